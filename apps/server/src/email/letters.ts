// Texts of the letters. They say what the link does and what to do if one did not ask for it.
import { minskDay, minskTime } from '@vizit/rules/days'
import { quotedDeviceName } from '@vizit/rules/device-name'
import type { Language } from '@vizit/rules/languages'
import type { Config } from '../config.ts'
import { dayText, greeted } from '../jobs/when-text.ts'
import { type ServerWords, wordsOf } from '../words/words-of.ts'

type Letter = { subject: string; text: string }
type Brands = Pick<Config, 'brand'>

/** The page of a face that a link opens; the token stands in the fragment, which no server is sent. */
export function linkTo(origin: string, token: string): string {
  return `${origin}/email/confirm#${token}`
}

export function confirmAddressLetter(brands: Brands, link: string, language: Language): Letter {
  const words = wordsOf('email', language)
  return letter(brands, words.confirmAddressSubject, words.confirmAddress(link), language)
}

export function confirmDeviceLetter(brands: Brands, link: string, asked: { deviceName: string; at: string }, language: Language): Letter {
  const words = wordsOf('email', language)
  const name = quotedDeviceName(asked.deviceName)
  const device = name ? words.named(name) : ''
  const text = `${words.newDevice(momentOf(asked.at, language))}${device}. ${words.confirmDevice(link)}`
  return letter(brands, words.confirmDeviceSubject, text, language)
}

export type NoticeReason = keyof ServerWords['email']['address']
export type PasskeyChange = keyof ServerWords['email']['passkey']

/** To the confirmed addresses of an account: how one signs in to it has changed. */
export function passkeyNoticeLetter(brands: Brands, change: { what: PasskeyChange; at: string }, language: Language): Letter {
  const words = wordsOf('email', language)
  const { subject, fact } = words.passkey[change.what]
  return letter(brands, subject, `${itHappened(brands, change.at, fact, language)} ${words.weCloseSignIn}`, language)
}

/** To an address that is confirmed, or was until now. It names no new address: the mailbox may be a stranger's by then. */
export function addressNoticeLetter(brands: Brands, notice: { reason: NoticeReason; at: string }, language: Language): Letter {
  const words = wordsOf('email', language)
  const { subject, fact } = words.address[notice.reason]
  return letter(brands, subject, `${itHappened(brands, notice.at, fact, language)} ${words.weGiveBack}`, language)
}

/** What happened and when, and whom to turn to if it was somebody else. */
function itHappened({ brand }: Brands, at: string, fact: string, language: Language): string {
  const words = wordsOf('email', language)
  const happened = words.happened(momentOf(at, language), fact)
  const ifNot = brand.supportPhone ? words.ifNotYou(brand.supportEmail, brand.supportPhone) : words.ifNotYouWrite(brand.supportEmail)
  return `${happened}\n\n${words.ifYou}\n\n${ifNot}`
}

function momentOf(instant: string, language: Language): string {
  const at = new Date(instant)
  return wordsOf('email', language).moment(dayText(minskDay(at), language), minskTime(at))
}

function letter({ brand }: Brands, subject: string, text: string, language: Language): Letter {
  return { subject: `${brand.names[language]}: ${subject}`, text: greeted(text, language) }
}
