import { IconButton } from '@vizit/ui/icon-button'
import X from 'lucide-react/icons/x'
import { type PointerEvent, type ReactNode, useRef } from 'react'
import { useWords } from '../words/words.tsx'
import styles from './places-map.module.css'

/** So far down, in pixels, and the card is swiped away. */
const SWIPE = 48

/** What is said of the places that were chosen on the map. */
export function ChosenCard({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const words = useWords('map')
  const from = useRef<number>(undefined)
  const letGo = ({ clientY }: PointerEvent) => {
    if (from.current !== undefined && clientY - from.current > SWIPE) onClose()
    from.current = undefined
  }
  return (
    <section
      className={styles.card}
      aria-label={words.chosen}
      onPointerDown={({ clientY, pointerType }) => {
        from.current = pointerType === 'touch' ? clientY : undefined
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <IconButton kind="plain" className={styles.close} label={words.close} icon={<X aria-hidden="true" />} onClick={onClose} />
      <div className={styles.inside}>{children}</div>
    </section>
  )
}
