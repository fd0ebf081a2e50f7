// An SMS is paid by the part: 70 letters, or 67 in each of several; with none but Latin letters 160 and 153.
import { addMonths, minskInstant } from '@vizit/rules/days'
import { LANGUAGES, type Language } from '@vizit/rules/languages'
import { expect, test } from 'vitest'
import * as notices from '../booking/notices.ts'
import { reminderText, visitLine } from '../reminders/reminder-text.ts'
import { wordsOf } from '../words/words-of.ts'
import { whenText } from './when-text.ts'

const NOW = new Date('2026-11-20T08:00:00Z')
const BRAND = { ru: 'Визит', en: 'Vizit', be: 'Візіт' }
const LINK = 'https://vizit.example/visits'

/** Every SMS there is, of a visit in this month, at a place with a name of so many letters. */
function smsOf(language: Language, month: number, letters: number): Record<string, string> {
  const startsAt = minskInstant(addMonths('2026-12-23', month), '14:30').toISOString()
  const visit = { starts_at: startsAt, branch_name: 'Ж'.repeat(letters), branch_address: 'Минск, ул. Садовая, 1' }
  const { notMovedText, movedByClinicText, ...plain } = notices
  const about = Object.fromEntries(Object.entries(plain).map(([name, text]) => [name, text(visit, NOW, language)]))
  const around = wordsOf('booking', language)
  const cancelled = notices.cancelledByClinicText(visit, NOW, language)
  const [ownData, results] = [wordsOf('own-data', language), wordsOf('results', language)]
  const brand = BRAND[language]
  return {
    ...about,
    notMoved: notMovedText(visit, startsAt, NOW, language),
    movedByClinic: movedByClinicText(visit, startsAt, NOW, language),
    bookedAtSite: `${notices.bookedText(visit, NOW, language)} ${around.inCabinet(LINK)}`,
    bookedForChild: around.ofChild(notices.bookedText(visit, NOW, language)),
    movedForChild: around.ofChild(notices.movedText(visit, NOW, language)),
    cancelledForChild: around.ofChild(notices.cancelledText(visit, NOW, language)),
    callReception: `${cancelled} ${around.callReception}`,
    otherTimes: `${cancelled} ${around.reasonAndTimes(LINK)}`,
    reminder: reminderText([startsAt], NOW, language).text.replace('{visits}', visitLine(visit, NOW, language)),
    reminders: reminderText([startsAt, startsAt], NOW, language).text.replace(
      '{visits}',
      [1, 2].map(() => visitLine(visit, NOW, language)).join('; ')
    ),
    offer: wordsOf('waiting-list', language).text(whenText(startsAt, NOW, language), visit.branch_name, '14:00', LINK),
    signIn: wordsOf('sign-in', language).code(brand, '123456'),
    export: ownData.code(brand, '123456', ownData.purpose.export),
    erase: ownData.code(brand, '123456', ownData.purpose.erase),
    passkeys: ownData.code(brand, '123456', ownData.purpose.passkeys),
    site: wordsOf('public-booking', language).code(brand, '123456'),
    documents: results.code(brand, '123456'),
    ready: results.ready(brand, LINK),
    relative: wordsOf('family', language).relativeCode(brand, 'Ж'.repeat(letters % 40), '123456')
  }
}

/** What stands in an account when a visit is booked, moved or cancelled. */
const NEWS = ['bookedText', 'movedText', 'cancelledText']

test('the news of a visit costs two parts at most in whatever month, at a place with a name of 22 letters', () => {
  for (const language of LANGUAGES)
    for (let month = 0; month < 12; month++)
      for (const [name, text] of Object.entries(smsOf(language, month, 22)))
        if (NEWS.includes(name)) expect(partsOf(text), `${name}: ${text}`).toBeLessThanOrEqual(2)
})

/** The letters of an alphabet of seven bits that the messages use. */
const SEVEN_BITS = /^[A-Za-z0-9 .,:;!?()'"/@#_{}\n-]*$/

function partsOf(text: string): number {
  const [alone, each] = SEVEN_BITS.test(text) ? [160, 153] : [70, 67]
  return text.length <= alone ? 1 : Math.ceil(text.length / each)
}

test('no SMS costs more in English or Belarusian than in Russian, in whatever month and at whatever place', () => {
  for (let month = 0; month < 12; month++)
    for (let letters = 1; letters <= 70; letters++) {
      const [russian, ...others] = LANGUAGES.map(language => smsOf(language, month, letters))
      for (const other of others)
        for (const [name, text] of Object.entries(other))
          expect(partsOf(text), `${name}: ${text}`).toBeLessThanOrEqual(partsOf(russian![name]!))
    }
})
