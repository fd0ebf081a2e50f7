import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  line: (when: string, branch: string, address: string, until: string) => `${when}, ${branch}, ${address}, адмена — да ${until}`,
  subject: 'напамін пра візіт',
  subjectOfMany: 'напамін пра візіты',
  text: (visits: string, link: string) => `Напамінаем пра візіт: ${visits}. Пацвердзіць, перанесці, адмяніць: ${link}`,
  textOfMany: (visits: string, link: string) => `Напамінаем пра візіты: ${visits}. Пацвердзіць, перанесці, адмяніць: ${link}`,
  brief: (when: string) => `Напамінаем пра візіт: ${when}`,
  briefOfMany: (count: string, when: string) => `Напамінаем: ${count}, першы ${when}`,
  count: { one: '# візіт', few: '# візіты', many: '# візітаў', other: '# візіта' }
}
