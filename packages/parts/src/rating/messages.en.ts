import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  title: brand => `How do you like ${brand}?`,
  text: 'Rating takes a minute: write to us what is handy and what gets in the way.',
  rate: 'Rate it',
  later: 'Remind me later',
  no: 'No, thank you',
  thanks: 'Thank you! We look forward to your e-mail',
  subject: brand => `Rating of ${brand}`
}
