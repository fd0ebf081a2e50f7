import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  subject: 'A time that you can book',
  brief: 'The time that you waited for is free. Whoever is first can book it.',
  text: (when: string, branch: string, until: string, link: string) =>
    `A time is free: ${when}, ${branch}. Whoever is first can book it: ${link} At ${until} we tell the next in the list.`
}
