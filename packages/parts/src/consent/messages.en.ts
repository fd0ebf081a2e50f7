import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  close: 'Close',
  loading: 'Loading the text',
  failed: 'Could not load the text',
  failedText: 'Check your internet connection and try again.',
  retry: 'Try again',
  version: (version: string) => `Version ${version}`
}
