import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  code: (brand: string, code: string, purpose: string) => `${brand}: code ${code} ${purpose}. Do not tell it to anyone.`,
  purpose: {
    export: 'to download all your data',
    erase: 'to delete your profile for ever',
    passkeys: 'to change how you sign in'
  }
}
