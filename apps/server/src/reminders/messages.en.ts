import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  line: (when: string, branch: string, address: string, until: string) => `${when}, ${branch}, ${address}, cancel by ${until}`,
  subject: 'your visit',
  subjectOfMany: 'your visits',
  text: (visits: string, link: string) => `Your visit: ${visits}. Confirm, move or cancel: ${link}`,
  textOfMany: (visits: string, link: string) => `Your visits: ${visits}. Confirm, move or cancel: ${link}`,
  brief: (when: string) => `Your visit: ${when}`,
  briefOfMany: (count: string, when: string) => `You have ${count}, the first on ${when}`,
  count: { one: '# visit', few: '# visits', many: '# visits', other: '# visits' }
}
