// Built into a file of its own, `/widget/words-en.js`.
import { formEn as people } from '@vizit/parts/people/messages.en'
import { siteEn as refusals } from '@vizit/parts/refusal-words/site/messages.en'
import { en as specialities } from '@vizit/parts/specialities/messages.en'
import { ru } from '@vizit/parts/specialities/messages.ru'
import { namesIn } from '@vizit/parts/specialities/names-in'
import { servicesIn } from '@vizit/parts/specialities/services-in'
import { en as words } from '@vizit/parts/widget/messages.en'
import type { LanguageFile } from '../shell/language.tsx'

// British days: «Friday, 20 November».
export const languageWith: LanguageFile['languageWith'] = catalogue => ({
  code: 'en',
  days: 'en-GB',
  words,
  people,
  refusals,
  names: namesIn('en', specialities, ru, catalogue),
  services: servicesIn('en', specialities, ru, catalogue)
})
