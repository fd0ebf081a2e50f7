import { TextArea } from '@vizit/ui/fields/text-area'
import { useWords } from '../../words/words.tsx'
import type { SlotFormReturn } from './use-slot-form.ts'

/** What troubles the patient, for the clinic [R43]. */
export function NoteField({ form: { values, errors, change, judge } }: { form: SlotFormReturn }) {
  const words = useWords('slotForm')
  return (
    <TextArea
      label={words.note}
      mark={words.noteMark}
      placeholder={words.notePlaceholder}
      hint={words.noteHint}
      error={errors.clientNote}
      value={values.clientNote}
      onChange={event => change({ clientNote: event.target.value })}
      onBlur={() => {
        // [5.85]
        change({ clientNote: values.clientNote.trim() })
        judge('clientNote')
      }}
    />
  )
}
