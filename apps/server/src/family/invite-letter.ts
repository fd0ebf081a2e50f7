// The letter of an invitation: who invites, what accepting means, and what to do if one does not know them.
import { minskDay } from '@vizit/rules/days'
import { quotedDeviceName } from '@vizit/rules/device-name'
import type { Language } from '@vizit/rules/languages'
import { writtenName } from '@vizit/rules/one-line'
import type { Config } from '../config.ts'
import { dayText, greeted } from '../jobs/when-text.ts'
import { wordsOf } from '../words/words-of.ts'

export type InviteFacts = { name: string; as: 'SPOUSE' | 'RELATIVE'; deviceName: string; until: string; link: string }

/** `name` is the short one: the mailbox may turn out to be somebody else's. */
export function inviteLetter({ brand }: Pick<Config, 'brand'>, facts: InviteFacts, language: Language): { subject: string; text: string } {
  const words = wordsOf('family', language)
  const brandName = brand.names[language]
  const [name, deviceName] = [writtenName(facts.name), quotedDeviceName(facts.deviceName)]
  const paragraphs = [
    words.invites(name, facts.as === 'SPOUSE' ? words.asSpouse : words.asRelative, brandName),
    deviceName ? words.writtenOn(deviceName) : '',
    '',
    words.openLink,
    facts.link,
    '',
    words.lasts(dayText(minskDay(new Date(facts.until)), language)),
    '',
    words.support(brand.supportEmail)
  ]
  return { subject: `${brandName}: ${words.subject(name)}`, text: greeted(paragraphs.join('\n'), language) }
}
