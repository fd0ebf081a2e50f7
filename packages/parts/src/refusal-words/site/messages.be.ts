import type { SiteRefusal } from '@vizit/client/refusal-words/site/site-refusal'
import { waitOf } from '@vizit/client/refusal-words/wait'
import type { WordRefusal } from '@vizit/client/refusal-words/word-refusal'
import { anybodyBe, whenAgainBe } from '../everyday/messages.be.ts'

/** The sentences that a server or a clinic sends are in Russian: they are not shown here. */
export const siteBe: Record<SiteRefusal, WordRefusal> = {
  ...anybodyBe,
  OUTDATED_VERSION: () => ({ title: 'Старонка састарэла', text: 'Абнавіце старонку, каб адкрыць новую версію.' }),
  UNEXPECTED_PROBLEM: () => ({
    title: 'Нешта пайшло не так',
    text: 'Паспрабуйце яшчэ раз. Калі не дапаможа, патэлефануйце ў рэгістратуру.'
  }),
  INVALID_STATE: facts => ({
    title: 'Зараз гэта немагчыма',
    text:
      waitOf(facts) === undefined
        ? 'Пачніце спачатку. Калі не дапаможа, патэлефануйце ў рэгістратуру.'
        : `Паспрабуйце ${whenAgainBe(facts)}.`
  }),

  TIMESLOT_IS_BUSY: () => ({ title: 'Гэты час ужо заняты', text: 'Усё, што вы ўвялі, захавана\u00a0— выберыце іншы час.' }),
  HOLD_ENDED: () => ({
    title: 'Час больш не трымаем за вамі',
    text: 'Выберыце яго яшчэ раз, калі ён вольны. Усё, што вы ўвялі, захавана.'
  }),
  ADULT_DOCTOR: () => ({ title: 'Урач прымае толькі дарослых', text: 'Выберыце іншага ўрача або дарослага пацыента.' }),
  CHILD_DOCTOR: () => ({ title: 'Урач прымае толькі дзяцей', text: 'Выберыце іншага ўрача або запішыце дзіця.' }),
  AGE_LIMITS_ISSUE: () => ({
    title: 'Анлайн-запіс немагчымы з-за абмежаванняў па ўзросце',
    text: 'Выберыце іншага ўрача або іншага пацыента.'
  }),
  NO_ASSIGNMENT_BOOKING: () => ({
    title: 'Запісацца да гэтага ўрача анлайн нельга',
    text: 'Запіс абмежаваны медыцынскім цэнтрам. Патэлефануйце ў рэгістратуру.'
  }),
  RECAPCHA_IS_NOT_VALID: () => ({
    title: 'Няправільны код з малюнка',
    text: 'Увядзіце код з новага малюнка. Усё астатняе, што вы ўвялі, захавана.'
  }),
  PHONE_VISITS_LIMIT: ({ reason }) => ({
    title: 'З гэтага нумара ўжо ёсць запісы',
    text:
      reason === 'too-many-at-doctor'
        ? 'Да гэтага ўрача ўжо запісаны два візіты з гэтага нумара. Увайдзіце ў асабісты кабінет або патэлефануйце ў рэгістратуру.'
        : 'Без уваходу можна запісаць не больш за пяць візітаў з аднаго нумара. Увайдзіце ў асабісты кабінет або патэлефануйце ў рэгістратуру.'
  }),
  CONSENT_REQUIRED: () => ({ title: 'Патрэбна згода', text: 'Прыміце ўмовы, каб працягнуць.' }),
  'onlineBooking/Forbidden1': ({ reason }) =>
    reason === 'site-day-full'
      ? {
          title: 'На гэты дзень запіс на сайце скончыўся',
          text: 'Выберыце іншы дзень, увайдзіце ў асабісты кабінет або патэлефануйце ў рэгістратуру.'
        }
      : { title: 'Запіс да гэтага ўрача абмежаваны медыцынскім цэнтрам', text: 'Патэлефануйце ў рэгістратуру.' },
  'onlineBooking/Forbidden2': () => ({
    title: 'У гэтым медыцынскім цэнтры анлайн-запіс адключаны',
    text: 'Патэлефануйце ў рэгістратуру або выберыце іншы цэнтр.'
  }),
  'onlineBooking/Forbidden3': () => ({
    title: 'Анлайн-запіс забаронены адміністратарам',
    text: 'Патэлефануйце ў рэгістратуру медыцынскага цэнтра.'
  })
}
