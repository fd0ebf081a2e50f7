import { useWords } from '@vizit/client/words.tsx'
import { SearchField } from '@vizit/ui/search-field'
import { useState } from 'react'

/** [2.24] The search box. What is typed shows at once and goes to the address with it. */
export function VisitsFinder({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const words = useWords('visits')
  // The address forgets spaces at an end, the field must not while one types.
  const [text, setText] = useState(typed)
  const [known, setKnown] = useState(typed)
  if (typed !== known) {
    setKnown(typed)
    if (typed !== text.trim()) setText(typed)
  }
  return (
    <SearchField
      label={words.search}
      placeholder={words.searchPlaceholder}
      clearLabel={words.clear}
      value={text}
      onChange={next => {
        setText(next)
        onType(next.trim())
      }}
    />
  )
}
