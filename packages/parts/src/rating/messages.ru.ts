export const ru = {
  title: (brand: string) => `Как вам «${brand}»?`,
  text: 'Оценка займёт минуту: напишите нам, что удобно, а что мешает.',
  rate: 'Оценить',
  later: 'Напомнить позже',
  no: 'Нет, спасибо',
  thanks: 'Спасибо! Ждём вашего письма',
  subject: (brand: string) => `Оценка: «${brand}»`
}
