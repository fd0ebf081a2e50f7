import type { Faults } from '@vizit/client/programmes/link-forms'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useJudgedForm } from '../forms/use-judged-form.ts'
import { useWords } from '../words/words.tsx'

/** A form of linking: `judge` says what is wrong, the words of the feature say it at the field. */
export function useLinkForm<F extends FieldValues>(values: F, judge: (form: F) => Faults<F>): UseFormReturn<F> {
  const tell = useWords('programmes').faults
  return useJudgedForm(values, judge, fault => tell[fault])
}
