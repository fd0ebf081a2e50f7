import { SMS_CODE_LENGTH } from '@vizit/rules/codes'
import { digitsBe } from '../amounts/messages.be.ts'
import { inWaitBe } from '../refusal-words/everyday/messages.be.ts'
import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  title: 'Уваход',
  lead: 'Увядзіце нумар тэлефона. Мы дашлём код у SMS\u00a0— пароль не патрэбны.',
  phone: 'Нумар тэлефона',
  phoneHint: 'Падыдуць мабільныя нумары Беларусі',
  phoneWrong: 'Увядзіце карэктны нумар тэлефона',
  next: 'Працягнуць',
  nextWaiting: 'Адпраўляем код…',
  acceptBefore: 'Націскаючы «Працягнуць», вы прымаеце ',
  terms: 'ўмовы',
  and: ' і ',
  privacy: 'палітыку прыватнасці',
  lostNumber: 'Нумар змяніўся ці SIM згублена?',
  without: 'Можна і без уваходу',
  findDoctor: 'Знайсці ўрача і вольны час',
  social: 'Уваход праз сацыяльныя сеткі з’явіцца пазней.',
  chosenTime: 'Выбраны час',
  stillToSignIn: 'Далей\u00a0— уваход і даныя для запісу',
  freeStill: 'Час свабодны. Замацуем яго за вамі, як толькі ўвойдзеце.',
  takenMeanwhile: 'Гэты час ужо занялі. Пасля ўваходу прапануем іншы.',

  codeTitle: 'Код з SMS',
  changeNumber: 'Змяніць нумар',
  sentBefore: 'Адправілі на ',
  sentAfter: '. SMS можа ісці да хвіліны.',
  code: 'Увядзіце код з SMS',
  codeHint: `${digitsBe(SMS_CODE_LENGTH)}. Код падставіцца сам, калі прыйдзе SMS`,
  checking: 'Правяраем код…',
  resendIn: (clock: string) => `Адправіць яшчэ раз праз ${clock}`,
  resend: 'Адправіць SMS яшчэ раз',
  resending: 'Адпраўляем…',
  resent: 'Адправілі новы код. Ранейшы больш не дзейнічае.',
  call: 'Код не прыходзіць\u00a0— патэлефанаваць нам',
  secret: 'Нікому не паведамляйце код. Супрацоўнікі цэнтра яго не пытаюць.',
  tooEarly: 'SMS ужо адпраўлена',
  nextIn: (seconds: number) => `Новы код можна запытаць ${inWaitBe(seconds)}.`
}
