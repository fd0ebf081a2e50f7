import { IconButton } from '@vizit/ui/icon-button'
import { LiveRegion } from '@vizit/ui/live-region'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../words/words.tsx'
import styles from './pictures.module.css'

export type PictureSlidesProps = {
  label: string
  /** Each a `Zoomable`, or what stands for it. */
  pictures: readonly { key: string; picture: ReactNode }[]
  /** The place of the one that is shown at first. */
  first?: number
  /** Called with the place of the one that has come into view. */
  onShow?: (place: number) => void
}

/** [2.167] [2.170] Pictures beside each other, one at a time: swiped, walked by arrow keys or by buttons; which one it is, is said. */
export function PictureSlides({ label, pictures, first = 0, onShow }: PictureSlidesProps) {
  const words = useWords('pictures')
  const slides = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(first)
  const all = pictures.length

  useLayoutEffect(() => {
    const list = slides.current!
    list.scrollTo({ left: first * list.clientWidth, behavior: 'instant' })
  }, [first])

  function come(place: number) {
    if (place === at) return
    setAt(place)
    onShow?.(place)
  }
  function show(next: number) {
    const list = slides.current!
    list.scrollTo({ left: Math.min(all - 1, Math.max(0, next)) * list.clientWidth, behavior: 'instant' })
  }
  function walk(event: KeyboardEvent) {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    show(at + (event.key === 'ArrowRight' ? 1 : -1))
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows are heard wherever inside the focus stands
    <section className={styles.slides} aria-label={label} onKeyDown={walk}>
      <ul
        ref={slides}
        className={styles.row}
        // Its rows scroll: a keyboard reaches them.
        tabIndex={0}
        aria-label={label}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => come(Math.round(scrollLeft / Math.max(1, clientWidth)))}
      >
        {pictures.map(({ key, picture }, place) => (
          <li key={key} className={styles.slide} inert={place !== at}>
            {picture}
          </li>
        ))}
      </ul>
      {all > 1 ? (
        <div className={styles.places}>
          <IconButton
            label={words.previous}
            icon={<ChevronLeft aria-hidden="true" />}
            aria-disabled={at === 0}
            onClick={() => show(at - 1)}
          />
          <p className={styles.count} aria-hidden="true">
            {words.of(at + 1, all)}
          </p>
          <IconButton
            label={words.next}
            icon={<ChevronRight aria-hidden="true" />}
            aria-disabled={at === all - 1}
            onClick={() => show(at + 1)}
          />
        </div>
      ) : null}
      <LiveRegion text={words.of(at + 1, all)} />
    </section>
  )
}
