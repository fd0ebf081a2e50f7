export const ru = {
  subject: 'Появилось время для записи',
  brief: 'Появилось время, которого вы ждали. Запишется тот, кто успеет первым.',
  /** `when`: the day and the time; `until`: when the next in the list are told. */
  text: (when: string, branch: string, until: string, link: string) =>
    `Появилось время: ${when}, ${branch}. Запишется тот, кто успеет первым: ${link} В ${until} мы сообщим следующим в очереди.`
}
