/** Said by a push whose own words did not come through: something must be shown. */
export const pushRu = {
  title: 'Визит',
  text: 'Есть новости о визите. Откройте, чтобы посмотреть.',
  come: 'Приду',
  open: 'Открыть',
  thanks: 'Спасибо, ждём вас',
  notAnswered: 'Ответить не получилось. Откройте, чтобы попробовать ещё раз.'
}
