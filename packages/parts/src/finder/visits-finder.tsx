import { SearchField } from '@vizit/ui/fields/search-field'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../words/words.tsx'
import styles from './visits-finder.module.css'

type VisitsFinderProps = { label: string; open: boolean; typed: string; onType: (typed: string) => void }

/** [2.24] The search box; on a phone it opens from the header. What is typed shows at once and goes to the address with it. */
export function VisitsFinder({ label, open, typed, onType }: VisitsFinderProps) {
  const words = useWords('visits')
  // The address forgets spaces at an end, the field must not while one types.
  const [text, setText] = useState(typed)
  const [known, setKnown] = useState(typed)
  // The address may be letters behind: what it learned from the field takes nothing back.
  const [onWay, setOnWay] = useState<readonly string[]>([])
  if (typed !== known) {
    setKnown(typed)
    const isOwn = typed === text.trim() || onWay.includes(typed)
    setOnWay(isOwn && typed !== text.trim() ? onWay.slice(onWay.indexOf(typed) + 1) : [])
    if (!isOwn) setText(typed)
  }
  const field = useRef<HTMLInputElement>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    if (open && !wasOpen.current) field.current?.focus()
    wasOpen.current = open
  }, [open])
  return (
    <div className={styles.finder} data-open={open}>
      <SearchField
        ref={field}
        label={label}
        placeholder={words.searchPlaceholder}
        clearLabel={words.clear}
        value={text}
        onChange={next => {
          setText(next)
          setOnWay(sent => [...sent, next.trim()])
          onType(next.trim())
        }}
      />
    </div>
  )
}
