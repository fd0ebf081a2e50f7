import { ru as titles } from '../catalogue/directory/messages.ru.ts'

export const ru = {
  title: 'О приложении',
  what: 'Что это',
  text: (brand: string) =>
    `${brand} — личный кабинет пациента. Здесь записываются к врачам разных медицинских центров, следят за визитами семьи и смотрят результаты.`,
  free: 'Запись бесплатна. Лечение и его оплата — между вами и медицинским центром.',
  directory: 'Что здесь есть',
  ...titles,
  contacts: 'Контакты',
  email: 'Почта поддержки',
  phone: 'Телефон поддержки',
  documents: 'Документы',
  guide: 'Руководство пользователя',
  version: 'Версия',
  versionText: (own: string, server: string) => (own === server ? own : `${own}, на сервере ${server}`),
  failed: 'Не получилось загрузить контакты',
  failedText: 'Попробуйте ещё раз через минуту.'
}
