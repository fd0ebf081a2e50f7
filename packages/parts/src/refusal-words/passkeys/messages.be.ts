import { CHALLENGE_LIVES_MINUTES, PASSKEYS_MOST } from '@vizit/rules/passkeys'
import { plural } from '@vizit/rules/plural'
import { minutesBe } from '../../amounts/messages.be.ts'
import type { passkeysRu } from './messages.ru.ts'

const PASSKEY_REASONS: Record<string, { title: string; text: string }> = {
  expired: {
    title: 'Запыт да ключа састарэў',
    text: `Націсніце кнопку яшчэ раз: на адказ даецца ${minutesBe(CHALLENGE_LIVES_MINUTES)}.`
  },
  unknown: {
    title: 'Гэты ключ не прывязаны да ўліковага запісу',
    text: 'Выберыце іншы ключ або ўвайдзіце без ключа\u00a0— па лісце на пошту.'
  },
  copied: {
    title: 'Гэтым ключом карыстаюцца недзе яшчэ',
    text: 'Падобна, што ў ключа ёсць копія, таму мы яго не прынялі. Увайдзіце іншым спосабам і выдаліце гэты ключ.'
  },
  taken: { title: 'Гэты ключ ужо дададзены', text: 'Выберыце іншую прыладу або іншы ключ бяспекі.' }
}

export const passkeysBe: typeof passkeysRu = {
  PASSKEY_NEEDED: () => ({ title: 'Патрэбны ключ доступу', text: 'Код правільны. Пацвердзіце ўваход ключом доступу.' }),
  PASSKEY_REFUSED: ({ reason }) =>
    PASSKEY_REASONS[String(reason)] ?? {
      title: 'Ключ не падышоў',
      text: 'Паспрабуйце яшчэ раз. Калі не дапаможа, выберыце іншы ключ.'
    },
  LAST_PASSKEY: () => ({
    title: 'Гэта апошні ключ',
    text: 'Зараз ён патрэбны пры кожным уваходзе. Выдаліце яго разам з гэтым патрабаваннем або спачатку дадайце іншы ключ.'
  }),
  TOO_MANY_PASSKEYS: ({ most }) => ({
    title: 'Больш ключоў дадаць нельга',
    text: `Спачатку выдаліце тыя, якімі не карыстаецеся: можна захоўваць ${plural('be', typeof most === 'number' ? most : PASSKEYS_MOST, {
      one: '# ключ',
      few: '# ключы',
      many: '# ключоў'
    })}.`
  }),
  EMAIL_NEEDED: facts => ({
    title: 'Патрэбна пацверджаная пошта',
    text:
      facts?.reason === 'programme'
        ? 'Дадайце асабістую пошту ў профілі: без яе праграму не падключыць.'
        : 'Па лісце на яе вы зможаце ўвайсці, калі ключ доступу згубіцца.'
  })
}
