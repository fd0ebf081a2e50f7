import type { FailureCode } from '@vizit/client/api/call-failure'
import type { WordRefusal } from '@vizit/client/refusal-words/word-refusal'
import { CHALLENGE_LIVES_MINUTES, PASSKEYS_MOST } from '@vizit/rules/passkeys'
import { plural } from '@vizit/rules/plural'
import { minutesRu } from '../../amounts/messages.ru.ts'

const PASSKEY_REASONS: Record<string, { title: string; text: string }> = {
  expired: { title: 'Запрос к ключу устарел', text: `Нажмите кнопку ещё раз: на ответ даётся ${minutesRu(CHALLENGE_LIVES_MINUTES)}.` },
  unknown: {
    title: 'Этот ключ не привязан к учётной записи',
    text: 'Выберите другой ключ или войдите без ключа\u00a0— по письму на почту.'
  },
  copied: {
    title: 'Этим ключом пользуются где-то ещё',
    text: 'Похоже, у ключа есть копия, поэтому мы его не приняли. Войдите другим способом и удалите этот ключ.'
  },
  taken: { title: 'Этот ключ уже добавлен', text: 'Выберите другое устройство или другой ключ безопасности.' }
}

/** What adding a passkey, proving by one and signing in with one may meet. */
export const passkeysRu = {
  PASSKEY_NEEDED: () => ({ title: 'Нужен ключ доступа', text: 'Код верный. Подтвердите вход ключом доступа.' }),
  PASSKEY_REFUSED: ({ reason }) =>
    PASSKEY_REASONS[String(reason)] ?? {
      title: 'Ключ не подошёл',
      text: 'Попробуйте ещё раз. Если не поможет, выберите другой ключ.'
    },
  LAST_PASSKEY: () => ({
    title: 'Это последний ключ',
    text: 'Сейчас он нужен при каждом входе. Удалите его вместе с этим требованием или сначала добавьте другой ключ.'
  }),
  TOO_MANY_PASSKEYS: ({ most }) => ({
    title: 'Больше ключей добавить нельзя',
    text: `Сначала удалите те, которыми не пользуетесь: можно хранить ${plural('ru', typeof most === 'number' ? most : PASSKEYS_MOST, {
      one: '# ключ',
      few: '# ключа',
      many: '# ключей'
    })}.`
  }),
  EMAIL_NEEDED: facts => ({
    title: 'Нужна подтверждённая почта',
    text:
      facts?.reason === 'programme'
        ? 'Добавьте личную почту в профиле: без неё программу не подключить.'
        : 'По письму на неё вы сможете войти, если ключ доступа потеряется.'
  })
} satisfies Partial<Record<FailureCode, WordRefusal>>
