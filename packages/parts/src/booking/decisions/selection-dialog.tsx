import { Dialog } from '@vizit/ui/dialogs/dialog'
import { OptionList } from '@vizit/ui/fields/option-list'
import type { Option } from '@vizit/ui/fields/option-search.ts'
import { useWords } from '../../words/words.tsx'
import styles from './option-dialog.module.css'

const SEARCHED_FROM = 8
const WHOLE = 'all'

type SelectionDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** The entry that chooses nothing. */
  whole: string
  options: readonly Option[]
  value: string | undefined
  searchLabel: string
  /** Whether even a short list is searched. */
  search?: boolean
  /** Says what a mark in the list means. */
  hint?: string | undefined
  onChoose: (value: string | undefined) => void
}

/** [2.106] A list to choose one of, or none; searched when it is long. */
export function SelectionDialog({
  open,
  onClose,
  title,
  whole,
  options,
  value,
  searchLabel,
  search = false,
  hint,
  onChoose
}: SelectionDialogProps) {
  const words = useWords('booking')
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={words.close}>
      <div className={styles.body}>
        <OptionList
          label={title}
          options={[{ value: WHOLE, label: whole }, ...options]}
          value={value ?? WHOLE}
          words={{
            searchLabel,
            searchPlaceholder: searchLabel,
            clearLabel: words.clear,
            nothing: words.nothingFound,
            leftOut: words.leftOut
          }}
          search={search || options.length > SEARCHED_FROM}
          onChoose={chosen => {
            onChoose(chosen === WHOLE ? undefined : chosen)
            onClose()
          }}
        />
        {hint ? <p className={styles.note}>{hint}</p> : null}
      </div>
    </Dialog>
  )
}
