import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  before: {
    title: 'If your number is new or the SIM is lost',
    text: [
      'Got a new SIM with the same number? Sign in as usual: the code will come to it.',
      'Is the number another one now? Do not sign in with it: that opens a new, empty account. Write to us or call: we will check that it is you and give you access. We may ask you to come to a center with your passport.'
    ]
  },
  after: {
    title: 'If your account had another number',
    text: [
      'This number opened a new, empty account. To get back to the former one, write to us or call: we will check that it is you and give you access. We may ask you to come to a center with your passport.'
    ]
  },
  write: 'Write to us',
  close: 'Close'
}
