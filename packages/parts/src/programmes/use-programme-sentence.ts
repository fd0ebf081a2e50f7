import { showDate } from '@vizit/client/days/show-day'
import type { Coverage } from '@vizit/contract/programmes'
import type { AllWords } from '../words/all-words.ts'
import { useWords } from '../words/words.tsx'

const NO_YEAR = '0000-01-01'

/** How a programme stands, in a sentence [3.47] [3.48] [4.138]. */
export function useProgrammeSentence(): (coverage: Coverage, isChild: boolean) => string {
  const words = useWords('programmes')
  return (coverage, isChild) => programmeSentence(words, coverage, isChild)
}

export function programmeSentence(words: AllWords['programmes'], coverage: Coverage, isChild: boolean): string {
  const { status, coverer, covererKind, validFrom, validTo } = coverage
  const day = (value: string) => showDate(value, NO_YEAR)
  switch (status) {
    case 'PENDING_EMAIL':
      return words.pendingEmail(coverage.email)
    case 'PENDING_HR':
      return words.pendingHr(coverer)
    case 'NOT_YET_ACTIVE':
      return validFrom === null ? '' : words.notYetActive(day(validFrom))
    case 'ACTIVE':
      return validTo !== null ? words.activeTill(day(validTo)) : validFrom !== null ? words.activeFrom(day(validFrom)) : ''
    case 'INACTIVE':
      if (covererKind === 'EMPLOYER') return words.inactiveEmployer
      return isChild ? words.inactiveChild : words.inactiveInsurer
    case 'ENDED':
      if (coverage.endedBecause === 'declined') return words.declinedText(coverage.declineReason)
      if (coverage.endedBecause === 'employer') return words.endedEmployer
      return validTo === null ? words.ended : words.endedOn(day(validTo))
  }
}
