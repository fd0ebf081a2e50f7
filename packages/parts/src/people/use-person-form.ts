import { useClock } from '@vizit/client/api/clock'
import { type PersonFault, type PersonForm, personFaults, type Who } from '@vizit/client/people/person-form'
import { type Day, minskDay, readDay } from '@vizit/rules/days'
import type { UseFormReturn } from 'react-hook-form'
import { useJudgedForm } from '../forms/use-judged-form.ts'
import { useWords } from '../words/words.tsx'
import { faultWord } from './fault-word.ts'

export type PersonFormReturn = UseFormReturn<PersonForm>

/** What else is wrong with a birthday that is right by itself, and how it is said. */
export type Unfit = { isUnfit: (birthday: Day) => boolean; said: string }

/**
 * The form of one person, judged and worded by the rules that the endpoint's schema is made of. `tooYoung`: what is said where only an adult may stand;
 * `unfit`: whom a doctor does not see.
 */
export function usePersonForm(
  who: Who,
  values: PersonForm,
  { tooYoung, unfit }: { tooYoung?: string; unfit?: Unfit | undefined } = {}
): PersonFormReturn {
  const clock = useClock()
  const words = useWords('people')
  return useJudgedForm<PersonForm, PersonFault | 'unfit'>(
    values,
    form => {
      const faults = personFaults(form, who, minskDay(clock()))
      const born = faults.birthday ? null : readDay(form.birthday)
      return born && unfit?.isUnfit(born) ? { ...faults, birthday: 'unfit' } : faults
    },
    fault => (fault === 'unfit' ? unfit!.said : (fault === 'not-an-adult' && tooYoung) || faultWord(words, fault))
  )
}
