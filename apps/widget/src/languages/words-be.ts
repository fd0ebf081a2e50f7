// Built into a file of its own, `/widget/words-be.js`.
import { writeDayBe as days } from '@vizit/client/days/write-day-be'
import { formBe as people } from '@vizit/parts/people/messages.be'
import { siteBe as refusals } from '@vizit/parts/refusal-words/site/messages.be'
import { be as specialities } from '@vizit/parts/specialities/messages.be'
import { ru } from '@vizit/parts/specialities/messages.ru'
import { namesIn } from '@vizit/parts/specialities/names-in'
import { servicesIn } from '@vizit/parts/specialities/services-in'
import { be as words } from '@vizit/parts/widget/messages.be'
import type { LanguageFile } from '../shell/language.tsx'

export const languageWith: LanguageFile['languageWith'] = catalogue => ({
  code: 'be',
  days,
  words,
  people,
  refusals,
  names: namesIn('be', specialities, ru, catalogue),
  services: servicesIn('be', specialities, ru, catalogue)
})
