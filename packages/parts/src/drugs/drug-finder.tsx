import { debounce } from '@vizit/client/api/debounce'
import { useDrugs } from '@vizit/client/drugs/use-drugs'
import type { Drug } from '@vizit/contract/drugs'
import { judgeDrugSearch } from '@vizit/rules/drugs'
import { SearchField } from '@vizit/ui/fields/search-field'
import { useEffect, useRef, useState } from 'react'
import { useHeldFocus } from '../frame/held-focus.ts'
import { useWords } from '../words/words.tsx'
import { DrugIdeas } from './drug-ideas.tsx'
import { DrugResults, type RowOf } from './drug-results.tsx'
import styles from './drugs.module.css'

/** Shorter than the pause after a word, longer than that between letters. */
const SETTLE_MS = 350

type DrugFinderProps = {
  /** What stands in the box at first. */
  initial?: string
  townId: string | undefined
  rowOf: (drug: Drug, asked: string) => RowOf
  /** Called with what is looked for, when it has settled. */
  onAsk?: (text: string) => void
  /** Whether it says what to look for while nothing is typed. */
  ideas?: boolean
}

/** [1.16] [5.66] Drugs by a part of the name from three letters on, or by the whole name. */
export function DrugFinder({ initial = '', townId, rowOf, onAsk, ideas = false }: DrugFinderProps) {
  const words = useWords('drugs')
  const [typed, setTyped] = useState(initial)
  const [asked, setAsked] = useState(initial)
  const [settle] = useState(() =>
    debounce((text: string) => {
      setAsked(text)
      onAsk?.(text)
    }, SETTLE_MS)
  )
  useEffect(() => settle.drop, [settle])
  const found = useDrugs(asked, townId)
  const field = useRef<HTMLInputElement>(null)
  useHeldFocus(field, type)
  const isIdle = judgeDrugSearch(typed) === 'empty'

  function type(text: string) {
    setTyped(text)
    if (judgeDrugSearch(text) === 'empty') ask('')
    else settle(text)
  }

  function ask(text: string) {
    settle.drop()
    setTyped(text)
    setAsked(text)
    onAsk?.(text)
  }

  return (
    <div className={styles.finder}>
      <SearchField
        label={words.search}
        placeholder={words.searchPlaceholder}
        clearLabel={words.clear}
        value={typed}
        onChange={type}
        ref={field}
      />
      {!isIdle ? (
        <DrugResults asked={asked} found={found} rowOf={rowOf} />
      ) : (
        <>
          <p className={styles.small}>{words.hint}</p>
          {ideas ? <DrugIdeas onChoose={ask} /> : null}
        </>
      )}
    </div>
  )
}
