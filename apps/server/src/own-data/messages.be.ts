import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  code: (brand: string, code: string, purpose: string) => `${brand}: код ${code}, ${purpose}. Нікому яго не кажыце.`,
  purpose: {
    export: 'каб спампаваць усе вашы даныя',
    erase: 'каб выдаліць ваш профіль назаўсёды',
    passkeys: 'каб змяніць налады ўваходу'
  }
}
