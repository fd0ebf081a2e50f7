// A short journey that every engine goes: a doctor is found, a visit booked and called off, drugs are looked at, and a clinic's page books too.
// It reads where the server is when it is loaded.
import { showFullDay } from '../e2e/days.ts'
import { newPhone } from '../e2e/journey.ts'
import { OLGA, smsCode } from '../e2e/sign-in-steps.ts'
import { DOCTORS } from '../e2e/timetable.ts'
import { aSiteDoctor } from '../e2e/widget-steps.ts'
import type { Role, Wanted } from './in-page.ts'
import type { Person } from './person.ts'

export type Step = { title: string; go: (person: Person, journey: Journey) => Promise<void> }
export type Journey = { phone: string; sitePhone: string; site: Awaited<ReturnType<typeof aSiteDoctor>> }

export async function newJourney(): Promise<Journey> {
  return { phone: newPhone(), sitePhone: newPhone(), site: await aSiteDoctor() }
}

const the = (role: Role, name: string | RegExp, within?: Wanted): Wanted => ({
  role,
  name: typeof name === 'string' ? name : { like: name.source, flags: name.flags },
  ...(within && { within })
})
const card = the('article', DOCTORS.adultsOnly)

const whom = the('dialog', 'К кому записать')
const isSure = the('dialog', 'Отмена визита')

export const STEPS: readonly Step[] = [
  {
    title: 'looks for a doctor by name',
    async go({ goTo, press, tick, type, see }) {
      await goTo('/timeslot')
      await press(the('button', /^К кому/))
      await tick(the('radio', 'Врач', whom))
      await type('Фамилия врача', 'ковалева')
      await see(the('button', new RegExp(DOCTORS.adultsOnly), whom))
    }
  },
  {
    title: 'chooses a time of the doctor',
    async go({ press, see, seeGone }) {
      await press(the('button', new RegExp(DOCTORS.adultsOnly), whom))
      await seeGone(whom)
      await press(the('button', /^\d\d:\d\d, /, card))
      await see(the('region', 'Выбранное время'))
    }
  },
  {
    title: 'types the phone, which the mask puts in order',
    async go({ press, see, type }, { phone }) {
      await press(the('button', /^(Далее|Продолжить)$/, the('region', 'Выбранное время')))
      await see(the('heading', 'Вход'))
      await type('Номер телефона', phone.slice(3), showPhone(phone))
    }
  },
  {
    title: 'signs in by the code of the SMS',
    async go({ press, typeHere, see, seeFocused, seeAddress }, { phone }) {
      await press(the('button', 'Продолжить'))
      await seeFocused(the('textbox', 'Введите код из SMS'))
      await typeHere(await smsCode(phone))
      await seeAddress('/timeslot/')
      await seeFocused(the('heading', 'Запись к врачу'))
      await see(the('heading', 'Вы у нас впервые'))
    }
  },
  {
    title: 'says who comes, with a date by its mask',
    async go({ tick, type }) {
      await typePerson(type)
      await tick(the('radio', OLGA.sex))
      for (const text of [/^Принимаю пользовательское соглашение/, /обработку моих персональных данных/, /для записи в/])
        await tick(the('checkbox', text))
    }
  },
  {
    title: 'is booked',
    async go({ press, see, seeAddress }) {
      await press(the('button', /^Записаться на/))
      await see(the('heading', 'Вы записаны'))
      await seeAddress('/successfully-booked')
    }
  },
  {
    title: 'sees the visit among those to come',
    async go({ press, see, seeText }) {
      await press(the('link', 'К моим визитам'))
      await see(the('tab', 'Будущие, 1'))
      await seeText(card, 'Вы записаны')
    }
  },
  {
    title: 'is asked whether to call the visit off',
    async go({ press, see }) {
      await press(the('button', /^Отменить визит/, card))
      await see(isSure)
    }
  },
  {
    title: 'has called the visit off',
    async go({ press, see, seeGone }) {
      await press(the('button', 'Отменить визит', isSure))
      await seeGone(card)
      await see(the('tab', 'Будущие'))
    }
  },
  {
    title: 'is offered a passkey, or told that the browser has none',
    async go({ goTo, see, ask }) {
      await goTo('/profile/security')
      const canKeep = await ask("'PublicKeyCredential' in window")
      await see(canKeep ? the('button', 'Добавить ключ') : the('paragraph', /^Этот браузер не умеет работать с ключами/))
    }
  },
  {
    title: 'sees the drugs of a name',
    async go({ goTo, see }) {
      await goTo('/drugs#метформин')
      await see(the('link', /^Метформин/))
    }
  },
  {
    title: 'sees who sells a drug',
    async go({ press, see }) {
      await press(the('link', /^Метформин/))
      await see(the('link', /^Позвонить/))
    }
  },
  {
    title: 'chooses a speciality at a clinic’s page',
    async go({ goTo, choose, see }, { site: { doctor } }) {
      await goTo('/demo/clinic')
      await choose('Специальность', doctor.specialityId)
      await see(the('button', new RegExp(doctor.fullName)))
    }
  },
  {
    title: 'chooses a time there',
    async go({ press, tick, seeFocused }, { site: { doctor, times } }) {
      const { day, time } = times[0]!
      await press(the('button', new RegExp(doctor.fullName)))
      await seeFocused(the('heading', 'Когда прийти'))
      await tick(the('radio', new RegExp(`^${showFullDay(day).replaceAll(/\s/g, ' ')}`)))
      await press(the('button', `${time}, ${showFullDay(day)}`))
    }
  },
  {
    title: 'says there who comes',
    async go({ press, tick, type }, { sitePhone }) {
      await press(the('button', /^Продолжить/))
      await typePerson(type)
      await tick(the('radio', OLGA.sex))
      await type('Телефон', sitePhone.slice(3), showPhone(sitePhone))
      await tick(the('checkbox', /./))
    }
  },
  {
    title: 'is asked there for the code',
    async go({ press, see }) {
      await press(the('button', /^Записаться на/))
      await see(the('textbox', 'Введите код из SMS'))
    }
  },
  {
    title: 'is booked there',
    async go({ press, typeHere, seeFocused }, { sitePhone }) {
      await press(the('textbox', 'Введите код из SMS'))
      await typeHere(await smsCode(sitePhone))
      await seeFocused(the('heading', 'Вы записаны'))
    }
  }
]

async function typePerson(type: Person['type']): Promise<void> {
  await type('Фамилия', OLGA.lastName)
  await type('Имя', OLGA.firstName)
  await type('Отчество', OLGA.middleName)
  await type('Дата рождения', OLGA.birthday.replaceAll('.', ''), OLGA.birthday)
}

/** As the mask of the field writes it. */
function showPhone(phone: string): string {
  return phone.replace(/^(\d{3})(\d\d)(\d{3})(\d\d)(\d\d)$/, '+$1 ($2) $3-$4-$5')
}
