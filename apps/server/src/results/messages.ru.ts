export const ru = {
  // An SMS is read on a locked screen: nothing medical is in it.
  code: (brand: string, code: string) => `${brand}: код ${code}, чтобы открыть документы. Действует сутки. Никому его не сообщайте.`,
  ready: (brand: string, link: string) => `${brand}: в личном кабинете готов новый документ. ${link}`,
  readySubject: 'Новый документ в личном кабинете',
  readyBrief: 'В личном кабинете новый документ',
  /** What stands in the PDF that we draw. */
  patient: 'Пациент',
  birthday: 'Дата рождения',
  day: 'Дата',
  doctor: 'Врач',
  centre: 'Медицинский центр',
  observation: 'Показатель',
  value: 'Значение',
  unit: 'Единицы',
  norm: 'Норма',
  belowNorm: 'ниже нормы',
  aboveNorm: 'выше нормы',
  atLeast: (number: string) => `от ${number}`,
  atMost: (number: string) => `до ${number}`,
  decimalSign: ',',
  page: (brand: string, page: number, pages: number) => `${brand}. Страница ${page} из ${pages}`
}
