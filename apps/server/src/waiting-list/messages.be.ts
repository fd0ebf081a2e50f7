import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  subject: 'З’явіўся час для запісу',
  brief: 'З’явіўся час, якога вы чакалі. Запішацца той, хто паспее першым.',
  text: (when: string, branch: string, until: string, link: string) =>
    `З’явіўся час: ${when}, ${branch}. Запішацца той, хто паспее першым: ${link} А ${until} паведамім наступным у чарзе.`
}
