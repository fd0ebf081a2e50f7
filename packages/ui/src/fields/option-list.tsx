import Check from 'lucide-react/icons/check'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { findOptions, type Option, typeAhead } from './option-search.ts'
import { SearchField } from './search-field.tsx'
import styles from './select-field.module.css'

export type OptionListWords = {
  searchLabel?: string
  searchPlaceholder?: string
  clearLabel?: string
  /** Nothing was found by what was typed. */
  nothing?: string
  /** So many options are not shown; ask to type more. */
  leftOut?: (count: number) => string
}

export type OptionListProps = {
  label: string
  options: readonly Option[]
  value: string | null
  words: OptionListWords
  search: boolean
  onChoose: (value: string) => void
}

/** A listbox with typeahead; with `search` a box above it filters. Focus stays in one place, arrows walk, Enter chooses. */
export function OptionList({ label, options, value, words, search, onChoose }: OptionListProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const quick = useRef({ text: '', at: 0 })
  const [typed, setTyped] = useState('')
  const { shown, leftOut } = findOptions(options, typed)
  const [walked, setWalked] = useState(() =>
    Math.max(
      0,
      options.findIndex(option => option.value === value)
    )
  )
  const active = Math.min(walked, shown.length - 1)

  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  function onKeyDown(event: KeyboardEvent) {
    const aim = { ArrowDown: active + 1, ArrowUp: active - 1, PageDown: active + 8, PageUp: active - 8 }[event.key]
    if (aim !== undefined) setWalked(Math.max(0, Math.min(shown.length - 1, aim)))
    else if (!search && event.key === 'Home') setWalked(0)
    else if (!search && event.key === 'End') setWalked(shown.length - 1)
    else if (event.key === 'Enter' || (event.key === ' ' && !search)) {
      if (shown[active]) onChoose(shown[active].value)
    } else if (!search && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      const text = event.timeStamp - quick.current.at < 700 ? quick.current.text + event.key : event.key
      quick.current = { text, at: event.timeStamp }
      const found = typeAhead(shown, text, active)
      if (found >= 0) setWalked(found)
    } else return
    event.preventDefault()
  }

  const pointer = shown[active] ? `${id}-${shown[active].value}` : undefined
  return (
    <>
      {search ? (
        <SearchField
          label={words.searchLabel ?? label}
          placeholder={words.searchPlaceholder}
          clearLabel={words.clearLabel ?? label}
          value={typed}
          onChange={text => {
            setTyped(text)
            setWalked(0)
          }}
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={pointer}
          onKeyDown={onKeyDown}
          data-focus
        />
      ) : null}
      <div
        ref={list}
        id={`${id}-list`}
        className={styles.list}
        role="listbox"
        aria-label={label}
        tabIndex={search ? -1 : 0}
        aria-activedescendant={search ? undefined : pointer}
        onKeyDown={search ? undefined : onKeyDown}
        data-focus={search ? undefined : true}
      >
        {shown.map((option, at) => (
          <div
            key={option.value}
            id={`${id}-${option.value}`}
            className={styles.option}
            role="option"
            aria-selected={option.value === value}
            data-active={at === active || undefined}
            onClick={() => onChoose(option.value)}
            onPointerMove={() => setWalked(at)}
          >
            <span className={styles.words}>
              <span>{option.label}</span>
              {option.note ? <small>{option.note}</small> : null}
            </span>
            {option.value === value ? <Check size={20} strokeWidth={2.2} aria-hidden="true" /> : null}
          </div>
        ))}
      </div>
      <p className={styles.note} role="status">
        {shown.length === 0 ? words.nothing : leftOut > 0 ? words.leftOut?.(leftOut) : null}
      </p>
    </>
  )
}
