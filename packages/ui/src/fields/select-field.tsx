import ChevronDown from 'lucide-react/icons/chevron-down'
import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { loadedLater } from '../loaded-later.ts'
import box from './field-box.module.css'
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx'
import type { OptionListWords } from './option-list.tsx'
import { type Option, SHOWN_OPTIONS } from './option-search.ts'
import { POPUP_GAP_PX, popupPlace } from './popup-place.ts'
import styles from './select-field.module.css'

const usePopup = loadedLater(() => import('./select-popup.tsx').then(module => module.SelectPopup))

export type SelectFieldProps = FieldWords & {
  label: string
  options: readonly Option[]
  value: string | null
  onChange: (value: string) => void
  /** Shown while nothing is chosen. */
  placeholder?: ReactNode
  /** Words of the list; `searchLabel` is needed for more than fifty options. */
  words: OptionListWords & { closeLabel: string }
  /** Whether the list is searched even when it is short. */
  search?: boolean
  disabled?: boolean
  id?: string
  /** Form name: a hidden input carries the value. */
  name?: string
}

/** A labelled choice of one: a sheet on a phone, a popup beside the field on a desk (upwards when under 220 px are left below). */
export function SelectField({
  label,
  mark,
  hint,
  error,
  options,
  value,
  onChange,
  placeholder,
  words,
  search,
  disabled,
  id: given,
  name
}: SelectFieldProps) {
  const ownId = useId()
  const id = given ?? ownId
  const trigger = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState<CSSProperties | null>(null)
  const isOpen = place !== null
  const Popup = usePopup(isOpen)
  const chosen = options.find(option => option.value === value)

  useEffect(() => {
    if (!isOpen) return
    // What comes in above the field moves it, and the list goes along; with the page grows its height.
    const follow = () => setPlace(before => before && placeBeside(trigger.current!))
    const page = new ResizeObserver(follow)
    page.observe(document.body)
    addEventListener('resize', follow)
    return () => {
      page.disconnect()
      removeEventListener('resize', follow)
    }
  }, [isOpen])

  return (
    <FieldFrame id={id} label={label} mark={mark} hint={hint} error={error}>
      <button
        type="button"
        id={id}
        ref={trigger}
        className={classNames(box.box, styles.trigger, Boolean(error) && box.wrong)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={describedBy(id, { hint, error })}
        disabled={disabled}
        onClick={() => setPlace(placeBeside(trigger.current!))}
      >
        <span id={`${id}-value`} className={chosen ? styles.value : styles.placeholder}>
          {chosen?.label ?? placeholder}
        </span>
        <ChevronDown strokeWidth={2} aria-hidden="true" />
      </button>
      {name ? <input type="hidden" name={name} value={value ?? ''} /> : null}
      {Popup ? (
        <Popup
          open={isOpen}
          place={place ?? {}}
          label={label}
          closeLabel={words.closeLabel}
          onClose={() => setPlace(null)}
          options={options}
          value={value}
          words={words}
          search={search || options.length > SHOWN_OPTIONS}
          onChoose={next => {
            setPlace(null)
            if (next !== value) onChange(next)
          }}
        />
      ) : null}
    </FieldFrame>
  )
}

/** [9.31] */
function placeBeside(field: HTMLElement): CSSProperties {
  const { left, top, bottom, width } = field.getBoundingClientRect()
  const { opens, height } = popupPlace({ top, bottom }, window.innerHeight)
  const upwards = opens === 'up'
  return {
    '--select-left': `${left}px`,
    '--select-width': `${width}px`,
    '--select-top': upwards ? 'auto' : `${bottom + POPUP_GAP_PX}px`,
    '--select-bottom': upwards ? `${window.innerHeight - top + POPUP_GAP_PX}px` : 'auto',
    '--select-height': `${height}px`
  } as CSSProperties
}
