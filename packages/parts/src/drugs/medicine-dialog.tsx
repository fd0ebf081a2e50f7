import { usePutMedicine } from '@vizit/client/drugs/use-medicine-chest'
import type { Medicine } from '@vizit/contract/own-drugs'
import { readDay, showDay } from '@vizit/rules/days'
import { MEDICINE_NOTE_MAX } from '@vizit/rules/drugs'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { TextField } from '@vizit/ui/fields/text-field'
import { type FormEvent, useState } from 'react'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'
import { drugName } from './drug-lines.ts'
import styles from './drugs.module.css'
import { UseBeforeField } from './use-before-field.tsx'

/** [3.72] Till when it may be used, by its pack, and a note. What is typed stays when it fails. */
export function MedicineDialog({ medicine, onClose }: { medicine: Medicine; onClose: () => void }) {
  const words = useWords('drugs')
  const tell = useRefusalWords()
  const { say } = useToasts()
  const { mutate, isPending, error } = usePutMedicine()
  const [typed, setTyped] = useState(medicine.useBefore === null ? '' : showDay(medicine.useBefore))
  const [note, setNote] = useState(medicine.note)
  const [tried, setTried] = useState(false)
  const useBefore = readDay(typed)
  const isWrong = typed !== '' && useBefore === undefined
  const isLong = note.trim().length > MEDICINE_NOTE_MAX

  function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isWrong || isLong) return
    mutate(
      { drugId: medicine.drugId, useBefore: useBefore ?? null, note: note.trim(), name: drugName(medicine) },
      {
        onSuccess: ({ kept }) => {
          if (!kept) say(words.saved)
          onClose()
        }
      }
    )
  }

  return (
    <Dialog open onClose={onClose} title={words.editTitle} text={drugName(medicine)} closeLabel={words.close}>
      <form className={styles.form} noValidate onSubmit={save}>
        <UseBeforeField typed={typed} isWrong={tried && isWrong} onType={setTyped} />
        <TextField
          label={words.noteField}
          mark={words.optional}
          hint={words.noteHint}
          error={isLong ? words.noteTooLong(MEDICINE_NOTE_MAX) : undefined}
          autoComplete="off"
          value={note}
          onChange={event => setNote(event.target.value)}
          // [5.85]
          onBlur={() => setNote(note.trim())}
        />
        {error ? (
          <Banner kind="danger" title={tell(error).title} live>
            {tell(error).text}
          </Banner>
        ) : null}
        <Button type="submit" wide waiting={isPending ? words.saving : undefined}>
          {words.save}
        </Button>
        <Button kind="ghost" wide onClick={onClose}>
          {words.cancel}
        </Button>
      </form>
    </Dialog>
  )
}
