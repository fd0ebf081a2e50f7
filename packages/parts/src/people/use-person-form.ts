import { useClock } from '@vizit/client/api/clock'
import { type PersonForm, personFaults, type Who } from '@vizit/client/people/person-form'
import { minskDay } from '@vizit/rules/days'
import type { UseFormReturn } from 'react-hook-form'
import { useJudgedForm } from '../forms/use-judged-form.ts'
import { useWords } from '../words/words.tsx'
import { faultWord } from './fault-word.ts'

export type PersonFormReturn = UseFormReturn<PersonForm>

/** The form of one person, judged and worded by the rules that the endpoint's schema is made of. `tooYoung`: what is said where only an adult may stand. */
export function usePersonForm(who: Who, values: PersonForm, tooYoung?: string): PersonFormReturn {
  const clock = useClock()
  const words = useWords('people')
  return useJudgedForm(
    values,
    form => personFaults(form, who, minskDay(clock())),
    fault => (fault === 'not-an-adult' && tooYoung) || faultWord(words, fault)
  )
}
