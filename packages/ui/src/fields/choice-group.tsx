import { createContext, type ReactNode, use, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './choice-group.module.css'
import { FieldError } from './field-error.tsx'

type Group = { name: string; value: string | null; onChange: (value: string) => void }
const GroupContext = createContext<Group | null>(null)

export type ChoiceGroupProps = {
  /** The question; shown as a heading-like legend, or only read aloud with `hideLegend`. */
  legend: ReactNode
  hideLegend?: boolean
  value: string | null
  onChange: (value: string) => void
  /** Two cards beside each other from 560 px of own width; `words`: as many as fit, each of a word. */
  columns?: 1 | 2 | 'words'
  error?: ReactNode
  /** Name of the radios; none where another group of one form could bear it too: radios of one name let each other go. */
  name?: string
  /** `ChoiceCard`s and `ChoiceAction`s. */
  children: ReactNode
}

/** A group of radio cards: one tab stop, arrows choose. */
export function ChoiceGroup({ legend, hideLegend, value, onChange, columns = 1, error, name, children }: ChoiceGroupProps) {
  const id = useId()
  return (
    <GroupContext value={{ name: name ?? id, value, onChange }}>
      <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
        <legend className={hideLegend ? 'visually-hidden' : styles.legend}>{legend}</legend>
        <div className={classNames(styles.cards, columns === 2 && styles.two, columns === 'words' && styles.words)}>{children}</div>
        <FieldError id={id}>{error}</FieldError>
      </fieldset>
    </GroupContext>
  )
}

/** For `ChoiceCard`: the group it stands in. */
export function useChoiceGroup(): Group {
  const group = use(GroupContext)
  if (!group) throw new Error('A ChoiceCard must stand inside a ChoiceGroup')
  return group
}
