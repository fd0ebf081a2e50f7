/** `when`: the day and the time. */
export const ru = {
  /** One visit of a message. */
  line: (when: string, branch: string, address: string, until: string) => `${when}, ${branch}, ${address}, отменить можно до ${until}`,
  subject: 'напоминание о визите',
  subjectOfMany: 'напоминание о визитах',
  text: (visits: string, link: string) => `Напоминаем о визите: ${visits}. Подтвердить, перенести или отменить: ${link}`,
  textOfMany: (visits: string, link: string) => `Напоминаем о визитах: ${visits}. Подтвердить, перенести или отменить: ${link}`,
  brief: (when: string) => `Напоминаем о визите: ${when}`,
  briefOfMany: (count: string, when: string) => `Напоминаем: ${count}, первый ${when}`,
  count: { one: '# визит', few: '# визита', many: '# визитов', other: '# визита' }
}
