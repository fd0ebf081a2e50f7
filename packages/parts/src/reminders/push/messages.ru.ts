/** Said by a push whose own words did not come through: something must be shown. */
export const pushRu = {
  title: 'Визит',
  text: 'Откройте кабинет: там есть новости о визите.'
}
