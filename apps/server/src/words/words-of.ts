// Everything that the server says by itself, in the three languages that its readers have (0062): one process speaks to all of them, so all of it is there from the start.
// Nothing else imports words; `npm run check` sees to it.
import type { Language } from '@vizit/rules/languages'
import { be as bookingBe } from '../booking/messages.be.ts'
import { en as bookingEn } from '../booking/messages.en.ts'
import { ru as bookingRu } from '../booking/messages.ru.ts'
import { be as calendarFeedBe } from '../calendar-feed/messages.be.ts'
import { en as calendarFeedEn } from '../calendar-feed/messages.en.ts'
import { ru as calendarFeedRu } from '../calendar-feed/messages.ru.ts'
import { be as emailBe } from '../email/messages.be.ts'
import { en as emailEn } from '../email/messages.en.ts'
import { ru as emailRu } from '../email/messages.ru.ts'
import { be as familyBe } from '../family/messages.be.ts'
import { en as familyEn } from '../family/messages.en.ts'
import { ru as familyRu } from '../family/messages.ru.ts'
import { be as httpBe } from '../http/messages.be.ts'
import { en as httpEn } from '../http/messages.en.ts'
import { ru as httpRu } from '../http/messages.ru.ts'
import { be as jobsBe } from '../jobs/messages.be.ts'
import { en as jobsEn } from '../jobs/messages.en.ts'
import { ru as jobsRu } from '../jobs/messages.ru.ts'
import { be as ownDataBe } from '../own-data/messages.be.ts'
import { en as ownDataEn } from '../own-data/messages.en.ts'
import { ru as ownDataRu } from '../own-data/messages.ru.ts'
import { be as programmesBe } from '../programmes/messages.be.ts'
import { en as programmesEn } from '../programmes/messages.en.ts'
import { ru as programmesRu } from '../programmes/messages.ru.ts'
import { be as publicBookingBe } from '../public-booking/messages.be.ts'
import { en as publicBookingEn } from '../public-booking/messages.en.ts'
import { ru as publicBookingRu } from '../public-booking/messages.ru.ts'
import { be as remindersBe } from '../reminders/messages.be.ts'
import { en as remindersEn } from '../reminders/messages.en.ts'
import { ru as remindersRu } from '../reminders/messages.ru.ts'
import { be as resultsBe } from '../results/messages.be.ts'
import { en as resultsEn } from '../results/messages.en.ts'
import { ru as resultsRu } from '../results/messages.ru.ts'
import { be as signInBe } from '../sign-in/messages.be.ts'
import { en as signInEn } from '../sign-in/messages.en.ts'
import { ru as signInRu } from '../sign-in/messages.ru.ts'
import { be as supportBe } from '../support/messages.be.ts'
import { en as supportEn } from '../support/messages.en.ts'
import { ru as supportRu } from '../support/messages.ru.ts'
import { be as visitsBe } from '../visits/messages.be.ts'
import { en as visitsEn } from '../visits/messages.en.ts'
import { ru as visitsRu } from '../visits/messages.ru.ts'
import { be as waitingListBe } from '../waiting-list/messages.be.ts'
import { en as waitingListEn } from '../waiting-list/messages.en.ts'
import { ru as waitingListRu } from '../waiting-list/messages.ru.ts'

const RU = {
  booking: bookingRu,
  'calendar-feed': calendarFeedRu,
  email: emailRu,
  family: familyRu,
  http: httpRu,
  jobs: jobsRu,
  'own-data': ownDataRu,
  programmes: programmesRu,
  'public-booking': publicBookingRu,
  reminders: remindersRu,
  results: resultsRu,
  'sign-in': signInRu,
  support: supportRu,
  visits: visitsRu,
  'waiting-list': waitingListRu
}

/** The words of each feature. Another language is of the type of the Russian: what is missing does not compile. */
export type ServerWords = typeof RU

const WORDS: Record<Language, ServerWords> = {
  ru: RU,
  en: {
    booking: bookingEn,
    'calendar-feed': calendarFeedEn,
    email: emailEn,
    family: familyEn,
    http: httpEn,
    jobs: jobsEn,
    'own-data': ownDataEn,
    programmes: programmesEn,
    'public-booking': publicBookingEn,
    reminders: remindersEn,
    results: resultsEn,
    'sign-in': signInEn,
    support: supportEn,
    visits: visitsEn,
    'waiting-list': waitingListEn
  },
  be: {
    booking: bookingBe,
    'calendar-feed': calendarFeedBe,
    email: emailBe,
    family: familyBe,
    http: httpBe,
    jobs: jobsBe,
    'own-data': ownDataBe,
    programmes: programmesBe,
    'public-booking': publicBookingBe,
    reminders: remindersBe,
    results: resultsBe,
    'sign-in': signInBe,
    support: supportBe,
    visits: visitsBe,
    'waiting-list': waitingListBe
  }
}

/** [3.101] What a feature says, in the language of whoever reads it. */
export function wordsOf<Feature extends keyof ServerWords>(feature: Feature, language: Language): ServerWords[Feature] {
  return WORDS[language][feature]
}
