// All Russian words, a line for each feature. Russian is the original: other languages are typed against this.
import { ru as access } from './access/messages.ru.ts'
import { ru as booking } from './booking/messages.ru.ts'
import { ru as catalogue } from './catalogue/messages.ru.ts'
import { ru as consentScreen } from './consent/screen/messages.ru.ts'
import { ru as days } from './days/messages.ru.ts'
import { ru as email } from './email/messages.ru.ts'
import { ru as family } from './family/messages.ru.ts'
import { ru as ownData } from './own-data/messages.ru.ts'
import { ru as passkeys } from './passkeys/messages.ru.ts'
import { ru as people } from './people/messages.ru.ts'
import { ru as photo } from './photo/messages.ru.ts'
import { ru as profile } from './profile/messages.ru.ts'
import { ru as programmes } from './programmes/messages.ru.ts'
import { ru as refusals } from './refusal-words/messages.ru.ts'
import { ru as sessions } from './sessions/messages.ru.ts'
import { ru as hostPhone } from './sign-in/host-phone/messages.ru.ts'
import { ru as registration } from './sign-in/registration/messages.ru.ts'
import { ru as visits } from './visits/messages.ru.ts'
import { firstWordsRu } from './words-ru-first.ts'

export const wordsRu = {
  ...firstWordsRu,
  access,
  booking,
  catalogue,
  consentScreen,
  days,
  email,
  family,
  hostPhone,
  ownData,
  passkeys,
  people,
  photo,
  profile,
  programmes,
  refusals,
  registration,
  sessions,
  visits
}

export type AllWords = typeof wordsRu
