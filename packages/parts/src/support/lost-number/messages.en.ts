import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  before: {
    title: 'If your number is new or the SIM is lost',
    text: [
      'Got a new SIM with the same number? Sign in as usual: the code will come to it.',
      'Is the number another one now? Signing in with it opens a new, empty account, not the former one. Write to us or call first: we will tell you what can be done about your visits and results.'
    ]
  },
  after: {
    title: 'If your account had another number',
    text: [
      'This number opened a new, empty account. It does not open the former one. Write to us or call: we will tell you what can be done about the visits and results in it.'
    ]
  },
  write: 'Write to us',
  close: 'Close'
}
