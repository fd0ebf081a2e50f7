export const ru = {
  subject: (topic: string) => `вопрос в поддержку — ${topic}`,
  topic: (topic: string) => `О чём: ${topic}`,
  errorCode: (code: string) => `Код ошибки: ${code}`,
  from: (who: string) => `Кто пишет: ${who}`,
  account: 'пользователь, вошедший в кабинет',
  unconfirmed: 'вход только по номеру телефона, устройство не подтверждено: проверьте, кто пишет',
  visitor: 'посетитель без входа, его адрес и телефон не проверены',
  phone: (phone: string) => `Телефон: ${phone}`,
  email: (email: string) => `Почта для ответа: ${email}`,
  number: (id: string) => `Номер обращения: ${id}`,
  topics: {
    'sign-in': 'вход',
    booking: 'запись к врачу',
    visits: 'визиты',
    results: 'результаты анализов',
    family: 'семья',
    programmes: 'программы',
    profile: 'профиль',
    drugs: 'лекарства',
    suggestion: 'Предложение',
    other: 'другое'
  }
}
