import { foldedWords } from '@vizit/rules/spelling'
import styles from './finder.module.css'

/** A name in which what was typed stands out. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const small = folded(text)
  const found = placesOf(small, typed).sort((a, b) => a.at - b.at)[0]
  if (!found || small.length !== text.length) return text
  const end = found.at + found.length
  return (
    <>
      {text.slice(0, found.at)}
      <mark className={styles.mark}>{text.slice(found.at, end)}</mark>
      {text.slice(end)}
    </>
  )
}

/** Whether a word that was typed stands in a name as it is. */
export function hasTyped(text: string, typed: string): boolean {
  return placesOf(folded(text), typed).length > 0
}

function folded(text: string): string {
  return [...text.toLowerCase()].map(letter => SAME[letter] ?? letter).join('')
}

function placesOf(small: string, typed: string): { at: number; length: number }[] {
  return foldedWords(typed)
    .filter(term => term.length > 1)
    .map(term => ({ at: small.indexOf(term), length: term.length }))
    .filter(({ at }) => at !== -1)
}

const SAME: Readonly<Record<string, string>> = { ё: 'е', і: 'и', ў: 'у' }
