import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  title: 'Your account can be an app',
  text: 'It will open from the home screen of the phone, without the clinic’s site. There is nothing to download from a store.',
  install: 'Install',
  close: 'Not now'
}
