import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  title: 'You are signed in with another number',
  text: (page: string, account: string) =>
    `This page was opened for ${page}, and you are signed in as ${account}. To use the other number, sign out and sign in again.`,
  change: 'Change the account',
  changing: 'Signing out…',
  stay: 'Stay in this one'
}
