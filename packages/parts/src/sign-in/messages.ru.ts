import { SMS_CODE_LENGTH } from '@vizit/rules/codes'
import { digitsRu } from '../amounts/messages.ru.ts'
import { inWaitRu } from '../refusal-words/everyday/messages.ru.ts'

export const ru = {
  title: 'Вход',
  lead: 'Введите номер телефона. Мы пришлём код в SMS\u00a0— пароль не нужен.',
  phone: 'Номер телефона',
  phoneHint: 'Подойдут мобильные номера Беларуси',
  phoneWrong: 'Введите корректный номер телефона',
  next: 'Продолжить',
  nextWaiting: 'Отправляем код…',
  acceptBefore: 'Нажимая «Продолжить», вы принимаете ',
  terms: 'условия',
  and: ' и ',
  privacy: 'политику конфиденциальности',
  lostNumber: 'Номер сменился или SIM потеряна?',
  without: 'Можно и без входа',
  findDoctor: 'Найти врача и свободное время',
  social: 'Вход через социальные сети появится позже.',
  chosenTime: 'Выбранное время',
  stillToSignIn: 'Дальше\u00a0— вход и данные для записи',
  freeStill: 'Время свободно. Закрепим его за вами, как только войдёте.',
  takenMeanwhile: 'Это время уже заняли. После входа предложим другое.',

  codeTitle: 'Код из SMS',
  changeNumber: 'Изменить номер',
  sentBefore: 'Отправили на ',
  sentAfter: '. SMS может идти до минуты.',
  code: 'Введите код из SMS',
  codeHint: `${digitsRu(SMS_CODE_LENGTH)}. Код подставится сам, когда придёт SMS`,
  checking: 'Проверяем код…',
  resendIn: (clock: string) => `Отправить ещё раз через ${clock}`,
  resend: 'Отправить SMS-сообщение ещё раз',
  resending: 'Отправляем…',
  resent: 'Отправили новый код. Прежний больше не действует.',
  call: 'Код не приходит\u00a0— позвонить нам',
  secret: 'Никому не сообщайте код. Сотрудники центра его не спрашивают.',
  tooEarly: 'SMS уже отправлено',
  nextIn: (seconds: number) => `Новый код можно запросить ${inWaitRu(seconds)}.`
}
