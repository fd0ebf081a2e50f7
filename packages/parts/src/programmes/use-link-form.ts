import type { Faults, LinkFault } from '@vizit/client/programmes/link-forms'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm
} from 'react-hook-form'
import { useWords } from '../words/words.tsx'

/** A form of linking: `judge` says what is wrong, the words of the feature say it at the field. */
export function useLinkForm<F extends FieldValues>(values: F, judge: (form: F) => Faults<F>): UseFormReturn<F> {
  const tell = useWords('programmes').faults
  const resolver: Resolver<F> = form => {
    const errors: FieldErrors = {}
    for (const [field, fault] of Object.entries(judge(form)) as [string, LinkFault][]) errors[field] = { type: fault, message: tell[fault] }
    return Object.keys(errors).length > 0 ? { values: {}, errors: errors as FieldErrors<F> } : { values: form, errors: {} }
  }
  return useForm<F>({
    defaultValues: values as DefaultValues<F>,
    resolver,
    // A sentence that went away only when the field is left would move the button from under the finger that presses it.
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false
  })
}

/** The sentence at a field, if something is wrong with it. */
export function faultOf<F extends FieldValues>(form: UseFormReturn<F>, field: Path<F>): string | undefined {
  const message = form.formState.errors[field]?.message
  return typeof message === 'string' ? message : undefined
}
