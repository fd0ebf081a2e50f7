import type { FailureCode } from '@vizit/client/api/call-failure'
import type { WordRefusal } from '@vizit/client/refusal-words/word-refusal'

/** What a booking may meet that needs no account: the widget of clinics' sites has these words and those of `anybodyRu` alone. */
export const siteRu = {
  TIMESLOT_IS_BUSY: () => ({ title: 'Это время уже занято', text: 'Всё, что вы ввели, сохранено\u00a0— выберите другое время.' }),
  HOLD_ENDED: () => ({
    title: 'Время больше не держим за вами',
    text: 'Выберите его ещё раз, если оно свободно. Всё, что вы ввели, сохранено.'
  }),
  ADULT_DOCTOR: () => ({ title: 'Врач принимает только взрослых', text: 'Выберите другого врача или взрослого пациента.' }),
  CHILD_DOCTOR: () => ({ title: 'Врач принимает только детей', text: 'Выберите другого врача или запишите ребёнка.' }),
  AGE_LIMITS_ISSUE: () => ({
    title: 'Онлайн-запись невозможна из-за ограничений по возрасту',
    text: 'Выберите другого врача или другого пациента.'
  }),
  NO_ASSIGNMENT_BOOKING: () => ({
    title: 'Записаться к этому врачу онлайн нельзя',
    text: 'Запись ограничена медицинским центром. Позвоните в регистратуру.'
  }),
  // [8.18] [8.26]
  RECAPCHA_IS_NOT_VALID: () => ({
    title: 'Неверный код с картинки',
    text: 'Введите код с новой картинки. Всё остальное, что вы ввели, сохранено.'
  }),
  PHONE_VISITS_LIMIT: ({ reason }) => ({
    title: 'С этого номера уже есть записи',
    text:
      reason === 'too-many-at-doctor'
        ? 'К этому врачу уже записано два визита с этого номера. Войдите в личный кабинет или позвоните в регистратуру.'
        : 'Без входа можно записать не больше пяти визитов с одного номера. Войдите в личный кабинет или позвоните в регистратуру.'
  }),
  CONSENT_REQUIRED: () => ({ title: 'Нужно согласие', text: 'Примите условия, чтобы продолжить.' }),
  'onlineBooking/Forbidden1': ({ reason }) =>
    reason === 'site-day-full'
      ? {
          title: 'На этот день запись на сайте закончилась',
          text: 'Выберите другой день, войдите в личный кабинет или позвоните в регистратуру.'
        }
      : { title: 'Запись к этому врачу ограничена медицинским центром', text: 'Позвоните в регистратуру.' },
  'onlineBooking/Forbidden2': () => ({
    title: 'В этом медицинском центре онлайн-запись отключена',
    text: 'Позвоните в регистратуру или выберите другой центр.'
  }),
  'onlineBooking/Forbidden3': () => ({
    title: 'Онлайн-запись запрещена администратором',
    text: 'Позвоните в регистратуру медицинского центра.'
  })
} satisfies Partial<Record<FailureCode, WordRefusal>>
