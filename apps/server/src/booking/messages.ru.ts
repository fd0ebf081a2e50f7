/** `when`: the day and the time; `branch`: its name; `place`: its name and address; `until`: the time until which the visit can be cancelled. */
export const ru = {
  booked: (when: string, place: string, until: string) => `Визит подтверждён: ${when}, ${place}. Отменить можно до ${until}.`,
  failed: (when: string, branch: string) =>
    `Записать не получилось: ${when}, ${branch}. Центр не подтвердил это время. Выберите другое в личном кабинете.`,
  stillWaiting: (when: string, branch: string) =>
    `Центр ещё не ответил на вашу запись ${when}, ${branch}. Вы можете подождать, отменить визит или позвонить в регистратуру.`,
  moved: (when: string, place: string, until: string) => `Визит перенесён на ${when}, ${place}. Отменить можно до ${until}.`,
  notMoved: (wanted: string, when: string, branch: string) =>
    `Перенести визит на ${wanted} не получилось. Он остаётся на прежнее время: ${when}, ${branch}.`,
  cancelled: (when: string, branch: string) => `Визит отменён: ${when}, ${branch}.`,
  cancelledByClinic: (when: string, branch: string) => `Центр отменил ваш визит: ${when}, ${branch}.`,
  movedByClinic: (was: string, when: string, place: string, until: string) =>
    `Центр перенёс ваш визит с ${was} на ${when}, ${place}. Если время не подходит, отмените визит или выберите другое до ${until}.`,
  /** To a parent, before one of the texts above: somebody else of the family made the visit. */
  ofChild: (text: string) => `Для ребёнка. ${text}`,
  /** Beside the texts above: the subject of a letter, and all that a push says. */
  news: {
    booked: { subject: 'визит подтверждён', brief: (when: string) => `Визит подтверждён: ${when}` },
    moved: { subject: 'визит перенесён', brief: (when: string) => `Визит перенесён на ${when}` },
    cancelled: { subject: 'визит отменён', brief: (when: string) => `Визит отменён: ${when}` }
  },
  /** What follows a message. */
  inCabinet: (link: string) => `В личном кабинете: ${link}`,
  callReception: 'Позвоните в регистратуру.',
  reasonAndTimes: (link: string) => `Причина и другие времена: ${link}`,
  clinicCancelled: 'Центр отменил визит',
  clinicCancelledBrief: 'Центр отменил визит. Откройте, чтобы выбрать другое время.'
}
