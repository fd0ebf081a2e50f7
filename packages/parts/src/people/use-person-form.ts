import { useClock } from '@vizit/client/api/clock'
import { type PersonForm, personFaults, type Who } from '@vizit/client/people/person-form'
import { minskDay } from '@vizit/rules/days'
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { useWords } from '../words/words.tsx'
import { faultWord } from './fault-word.ts'

export type PersonFormReturn = UseFormReturn<PersonForm>

/** The form of one person, judged and worded by the rules that the endpoint's schema is made of. */
export function usePersonForm(who: Who, values: PersonForm): PersonFormReturn {
  const clock = useClock()
  const words = useWords('people')
  const resolver: Resolver<PersonForm> = form => {
    const faults = personFaults(form, who, minskDay(clock()))
    const errors: FieldErrors<PersonForm> = {}
    for (const [field, fault] of Object.entries(faults))
      errors[field as keyof PersonForm] = { type: fault, message: faultWord(words, fault) }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: form, errors: {} }
  }
  // The form itself finds its first bad field: radios have no single element to focus.
  return useForm<PersonForm>({ defaultValues: values, resolver, mode: 'onTouched', reValidateMode: 'onChange', shouldFocusError: false })
}
