// Letters about a corporate programme. They go to a work mailbox that colleagues may see: the programme and the company, nothing medical.
import type { Language } from '@vizit/rules/languages'
import { oneLabel, oneLine } from '@vizit/rules/one-line'
import { maskPhone } from '@vizit/rules/phone'
import { ACTIVATION_LINK_HOURS } from '@vizit/rules/programme'
import type { Config } from '../config.ts'
import { dayText, greeted } from '../jobs/when-text.ts'
import { wordsOf } from '../words/words-of.ts'

type Programme = { caption: string; coverer: string }
type Letter = { subject: string; text: string }
type Brands = Pick<Config, 'brand'>

const REASON_MOST = 300

function titleOf({ caption, coverer }: Programme, language: Language): string {
  return wordsOf('programmes', language).title(oneLabel(caption), oneLabel(coverer))
}

function letter({ brand }: Brands, subject: string, text: string, language: Language): Letter {
  return { subject: `${brand.names[language]}: ${subject}`, text: greeted(text, language) }
}

/** `phone`: of the account that asked, so that the owner of the mailbox knows whether it was they. */
export function confirmLetter(programme: Programme, link: string, phone: string | null, brands: Brands, language: Language): Letter {
  const words = wordsOf('programmes', language)
  const lines = [
    words.asked(brands.brand.names[language], titleOf(programme, language)),
    phone === null ? '' : words.askedFrom(maskPhone(phone)),
    '',
    words.confirmByLink,
    link,
    '',
    words.lasts(ACTIVATION_LINK_HOURS),
    words.notYou,
    '',
    words.support(brands.brand.supportEmail)
  ]
  return letter(brands, words.confirmSubject, lines.join('\n'), language)
}

export function approvedLetter(programme: Programme, validFrom: string, brands: Brands, language: Language): Letter {
  const words = wordsOf('programmes', language)
  return letter(brands, words.approvedSubject, `${words.approved(titleOf(programme, language), dayText(validFrom, language))}\n`, language)
}

export function declinedLetter(programme: Programme, reason: string, brands: Brands, language: Language): Letter {
  const words = wordsOf('programmes', language)
  const text = words.declined(titleOf(programme, language), oneLine(reason, REASON_MOST))
  return letter(brands, words.declinedSubject, `${text}\n`, language)
}
