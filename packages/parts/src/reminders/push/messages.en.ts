import type { pushRu } from './messages.ru.ts'

export const pushEn: typeof pushRu = {
  title: 'Vizit',
  text: 'Open your account: there is news about a visit.'
}
