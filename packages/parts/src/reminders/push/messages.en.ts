import type { pushRu } from './messages.ru.ts'

export const pushEn: typeof pushRu = {
  title: 'Vizit',
  text: 'There is news about a visit. Open it to see.',
  come: 'I will come',
  open: 'Open',
  thanks: 'Thank you, see you there',
  notAnswered: 'The answer could not be sent. Open to try again.'
}
