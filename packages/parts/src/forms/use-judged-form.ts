import { pointerReleased } from '@vizit/ui/pointer-released.ts'
import { useEffect } from 'react'
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm
} from 'react-hook-form'

/**
 * A form of several fields that the rules judge together: `judge` names what is wrong with a field, `say` puts it into words. A field is judged when
 * it is left, and after that with every sign; what stands at it is said anew when the page comes to speak another language.
 */
export function useJudgedForm<F extends FieldValues, Fault extends string>(
  values: F,
  judge: (form: F) => Partial<Record<keyof F, Fault>>,
  say: (fault: Fault) => string
): UseFormReturn<F> {
  const resolver: Resolver<F> = async form => {
    // A field that is left by a press on a button is judged after the press: the sentence takes a line, and would move the button away from under it.
    await pointerReleased()
    const errors: FieldErrors = {}
    for (const [field, fault] of Object.entries(judge(form)) as [string, Fault][]) errors[field] = { type: fault, message: say(fault) }
    return Object.keys(errors).length > 0 ? { values: {}, errors: errors as FieldErrors<F> } : { values: form, errors: {} }
  }
  const form = useForm<F>({
    defaultValues: values as DefaultValues<F>,
    resolver,
    // A sentence that went away only when the field is left would move the button from under the finger that presses it.
    mode: 'onTouched',
    reValidateMode: 'onChange',
    // `showFirstFault` finds it: radios have no single element to focus.
    shouldFocusError: false
  })
  const { setError, formState } = form
  const errors = Object.entries(formState.errors) as [Path<F>, FieldError][]
  useEffect(() => {
    for (const [field, { type, message }] of errors) {
      const said = say(type as Fault)
      if (said !== message) setError(field, { type, message: said })
    }
  }, [errors, say, setError])
  return form
}

/** The sentence at a field, if something is wrong with it. */
export function faultOf<F extends FieldValues>(form: UseFormReturn<F>, field: Path<F>): string | undefined {
  const message = form.formState.errors[field]?.message
  return typeof message === 'string' ? message : undefined
}
