// The form of the first booking: it asks a newcomer for name and consent itself, and the child that it is for.
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { next, tickAll } from './consent-steps.ts'
import { address, openFace } from './face.ts'
import { otherServiceChanges, wayIsFree } from './other-service.ts'
import { callsTo, callTo } from './wire.ts'
import { world } from './world.ts'

const ORDERS = '/api/v2/my/providers/orders'
const own = page.getByRole('region', { name: 'Вы у нас впервые' })
const child = page.getByRole('region', { name: 'Ребёнок' })
const submit = page.getByRole('button', { name: /^Записаться на/ })
const tick = (name: RegExp) => page.getByRole('checkbox', { name })
const TERMS = /^Принимаю пользовательское соглашение/
const OWN_DATA = /^Даю согласие на обработку моих/
const PARENT = /^Я родитель/
const CLINIC = /^Даю согласие на обработку данных для записи/

/** A newcomer chose a doctor's time and has just signed in with a phone. */
async function signIn(query = ''): Promise<void> {
  const { timetableId } = await world.aSlot({ startsAt: '2026-11-24T11:30:00Z', doctor: { adult: true, children: true } })
  openFace(`/timeslot/${timetableId}${query}`)
  await enterByPhone()
  await expect.element(own).toBeVisible()
}

async function enterByPhone(): Promise<void> {
  await page.getByLabelText('Номер телефона').fill('+375291234567')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect.element(page.getByLabelText('Введите код из SMS')).toBeVisible()
  await page.getByLabelText('Введите код из SMS').fill(/код (\d{6})/.exec((await world.sms()).at(-1)!.text)![1]!)
}

async function typeOlga(): Promise<void> {
  for (const [name, text] of Object.entries({
    Фамилия: 'Савицкая',
    Имя: 'Ольга',
    Отчество: 'Викторовна',
    'Дата рождения': '15.05.1990'
  }))
    await own.getByLabelText(name, { exact: true }).fill(text)
  await own.getByRole('radio', { name: 'Женский' }).click()
}

const people = () => world.sql('select last_name, first_name, birthday from profiles where last_name <> $$$$ order by birthday')

test('a newcomer is asked for name and consent in the form of the time itself, and one press keeps them and books', async () => {
  await signIn()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Запись к врачу' })).toBeVisible()
  expect(child.elements()).toEqual([])
  await typeOlga()
  for (const name of [TERMS, OWN_DATA, CLINIC]) {
    await expect.element(tick(name)).not.toBeChecked()
    await tick(name).click()
  }
  await page.getByLabelText(/^Что беспокоит/).fill('Кашель')
  await submit.click()
  await expect.element(page.getByRole('heading', { level: 1, name: /записан/i })).toBeVisible()
  const { body } = await callTo('POST', ORDERS)
  expect(await world.sql('select p.first_name, v.client_note from visits v join profiles p on p.id = v.profile_id')).toEqual([
    { first_name: 'Ольга', client_note: 'Кашель' }
  ])
  expect(body).toMatchObject({ clientNote: 'Кашель' })
  expect(await world.sql('select distinct kind from consents order by kind')).toEqual(
    ['booking', 'personal-data', 'privacy', 'user-agreement'].map(kind => ({ kind }))
  )
})

test('between the press that books and the page of the booked visit the form does not ask whom the visit is for', async () => {
  await signIn()
  await typeOlga()
  for (const name of [TERMS, OWN_DATA, CLINIC]) await tick(name).click()
  const seen: string[] = []
  const watcher = new MutationObserver(() => {
    if (!own.query() && !page.getByRole('heading', { level: 1, name: /записан/i }).query()) seen.push(document.body.innerText)
  })
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
  onTestFinished(() => watcher.disconnect())
  await submit.click()
  await expect.element(page.getByRole('heading', { level: 1, name: /записан/i })).toBeVisible()
  expect(seen.filter(text => text.includes('Для кого визит'))).toEqual([])
})

test('what is missing is told at its place, nothing is kept or booked, and nothing that was typed is lost', async () => {
  await signIn()
  await own.getByLabelText('Имя', { exact: true }).fill('Ольга')
  await submit.click()
  await expect.element(own.getByLabelText('Фамилия', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect.element(tick(TERMS)).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('Отметьте согласие: без него центр не сможет вас записать')).toBeVisible()
  await expect.element(own.getByLabelText('Имя', { exact: true })).toHaveValue('Ольга')
  await typeOlga()
  for (const name of [OWN_DATA, CLINIC]) await tick(name).click()
  await submit.click()
  await expect.element(tick(TERMS)).toHaveAttribute('aria-invalid', 'true')
  expect([await people(), await callsTo('POST', ORDERS), await world.sql(`select 1 from consents where kind = 'personal-data'`)]).toEqual([
    [],
    [],
    []
  ])
})

test('whoever by the typed birthday is under 18 is told so at the field before anything is kept, and can put the year right', async () => {
  await signIn()
  await typeOlga()
  const birthday = own.getByLabelText('Дата рождения', { exact: true })
  await birthday.fill('15.05.2011')
  const tooYoung = own.getByText('Записываться онлайн могут только взрослые. Проверьте год рождения')
  await expect.element(tooYoung).toBeVisible()
  for (const name of [TERMS, OWN_DATA, CLINIC]) await tick(name).click()
  await submit.click()
  await expect.element(birthday).toHaveFocus()
  await expect.element(tooYoung).toBeVisible()
  expect([await people(), await callsTo('POST', ORDERS)]).toEqual([[], []])
  await birthday.fill('15.05.1990')
  await expect.element(tooYoung).not.toBeInTheDocument()
  await submit.click()
  await expect.element(page.getByRole('heading', { level: 1, name: /записан/i })).toBeVisible()
})

test('who one is stays typed when another time is chosen; what ails one goes with no other time', async () => {
  await signIn()
  await typeOlga()
  await page.getByLabelText(/^Что беспокоит/).fill('Кашель')
  const other = await world.aSlot({ startsAt: '2026-11-25T11:30:00Z', doctor: { adult: true, children: true } })
  history.pushState({}, '', '/timeslot')
  await expect.element(page.getByRole('button', { name: /^К кому/ })).toBeVisible()
  history.pushState({}, '', `/timeslot/${other.timetableId}`)
  await expect.element(page.getByText(/среда, 25\sноября/i).first()).toBeVisible()
  await expect.element(own.getByLabelText('Фамилия', { exact: true })).toHaveValue('Савицкая')
  await expect.element(own.getByLabelText('Дата рождения', { exact: true })).toHaveValue('15.05.1990')
  await expect.element(own.getByRole('radio', { name: 'Женский' })).toBeChecked()
  await expect.element(page.getByLabelText(/^Что беспокоит/)).toHaveValue('')
})

test('a time that was chosen for a child asks for the child too, with the name of the parent and the parent’s consent, and books the child', async () => {
  await signIn('?age=8')
  await expect.element(own.getByText(/^Сначала о\sвас, ниже о\sребёнке/)).toBeVisible()
  await typeOlga()
  await child.getByLabelText('Имя', { exact: true }).click()
  await expect.element(child.getByLabelText('Фамилия', { exact: true })).toHaveValue('Савицкая')
  for (const [name, text] of Object.entries({ Имя: 'Мила', Отчество: 'Андреевна', 'Дата рождения': '01.03.2018' }))
    await child.getByLabelText(name, { exact: true }).fill(text)
  await child.getByRole('radio', { name: 'Женский' }).click()
  // Two questions, each with an answer of its own.
  await expect.element(own.getByRole('radio', { name: 'Женский' })).toBeChecked()
  await child.getByRole('radio', { name: 'Мужской' }).click()
  await expect.element(own.getByRole('radio', { name: 'Женский' })).toBeChecked()
  await child.getByRole('radio', { name: 'Женский' }).click()
  for (const name of [TERMS, OWN_DATA, CLINIC]) await tick(name).click()
  await submit.click()
  await expect.element(tick(PARENT)).toHaveAttribute('aria-invalid', 'true')
  expect(await people()).toEqual([])
  await tick(PARENT).click()
  await submit.click()
  await expect.element(page.getByRole('heading', { level: 1, name: /записан/i })).toBeVisible()
  expect(await people()).toMatchObject([{ first_name: 'Ольга' }, { last_name: 'Савицкая', first_name: 'Мила' }])
  expect(await world.sql('select p.first_name from visits v join profiles p on p.id = v.profile_id')).toEqual([{ first_name: 'Мила' }])
})

test('what is typed into the last name that the child was given takes its place', async () => {
  await signIn('?age=8')
  await typeOlga()
  const lastName = child.getByLabelText('Фамилия', { exact: true })
  await lastName.click()
  await expect.element(lastName).toHaveValue('Савицкая')
  await userEvent.keyboard('Мороз')
  await expect.element(lastName).toHaveValue('Мороз')
  // A second press is for a letter of it.
  await lastName.click()
  await userEvent.keyboard('{End}ова')
  await expect.element(lastName).toHaveValue('Морозова')
})

test('whoever books for a grandchild is told step by step how a parent allows it, and comes back to what was typed [R60]', async () => {
  await signIn('?age=8')
  await typeOlga()
  const how = page.getByRole('button', { name: 'Как это сделать' })
  // Before anything is typed.
  expect(how.element().compareDocumentPosition(own.element()) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  await how.click()
  const way = page.getByRole('dialog', { name: 'Внука добавляет его мама или папа' })
  await expect.element(way).toMatchTextContent(/Получить код.*Ввести код.*Родитель подтверждает.*Позвоните/)
  await expect.element(way.getByRole('link', { name: /^Позвонить/ }).first()).toHaveAttribute('href', 'tel:+375173094418')
  const code = new URL(way.getByRole('link', { name: 'У меня есть код от родителя' }).element().getAttribute('href')!, location.origin)
  expect([code.pathname, code.searchParams.get('from')]).toEqual(['/family/enter-code', location.pathname + location.search])
  await way.getByRole('button', { name: 'Закрыть' }).click()
  await expect.element(way).not.toBeInTheDocument()
  await expect.element(own.getByLabelText('Фамилия', { exact: true })).toHaveValue('Савицкая')
})

test('whoever goes on to the code of a parent finds what was typed of oneself in the form that asks for it there [R60]', async () => {
  await signIn('?age=8')
  await typeOlga()
  await page.getByRole('button', { name: 'Как это сделать' }).click()
  await page.getByRole('link', { name: 'У меня есть код от родителя' }).click()
  await tickAll()
  await next.click()
  await page.getByRole('link', { name: 'Заполнить профиль' }).click()
  await expect.element(page.getByLabelText('Фамилия')).toHaveValue('Савицкая')
  await expect.element(page.getByLabelText('Дата рождения')).toHaveValue('15.05.1990')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(page.getByLabelText('Код близкого')).toBeVisible()
})

test('whoever is no parent is not left with a tick that would be untrue: where it is missing, the way to book a grandchild is shown [R60]', async () => {
  await signIn('?age=8')
  await expect.element(tick(PARENT)).toBeVisible()
  expect(page.getByRole('button', { name: 'Я не родитель: как записать' }).elements()).toEqual([])
  await submit.click()
  await expect.element(page.getByText('Отметьте, если вы родитель или законный представитель')).toBeVisible()
  await page.getByRole('button', { name: 'Я не родитель: как записать' }).click()
  await expect.element(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click()
  await tick(PARENT).click()
  await expect.element(page.getByRole('button', { name: 'Я не родитель: как записать' })).not.toBeInTheDocument()
})

test('a time that somebody took meanwhile is told, and the newcomer who is kept by now chooses another in place', async () => {
  await signIn()
  const [slot] = await world.sql('select assignment_id::text as id from slots')
  await world.aSlot({ assignmentId: String(slot!.id), startsAt: '2026-11-24T12:30:00Z' })
  await typeOlga()
  for (const name of [TERMS, OWN_DATA, CLINIC]) await tick(name).click()
  await world.sql(`delete from visits`)
  await world.sql(`update slots set taken_by = 'clinic' where starts_at = '2026-11-24T11:30:00Z'`)
  await submit.click()
  await expect.element(page.getByText('Это время уже занято')).toBeVisible()
  await page.getByRole('button', { name: /^15:30/ }).click()
  await expect.element(page.getByRole('radio', { name: /^Мне/ })).toBeChecked()
  expect(own.elements()).toEqual([])
  expect(await people()).toMatchObject([{ first_name: 'Ольга' }])
  expect(address()).toMatch(/^\/timeslot\/\d+/)
})

test('a text of consent that was renewed meanwhile takes its tick away, and is accepted only once it is ticked again', async () => {
  otherServiceChanges<{ texts: { kind: string; version: string }[] }>('/api/v2/public/consents', ({ texts }) => ({
    texts: texts.map(text => (text.kind === 'user-agreement' ? { ...text, version: '2025-01' } : text))
  }))
  await signIn()
  await typeOlga()
  for (const name of [TERMS, OWN_DATA, CLINIC]) await tick(name).click()
  wayIsFree()
  await submit.click()
  await expect.element(page.getByText('Текст согласия обновился')).toBeVisible()
  await expect.element(tick(TERMS)).not.toBeChecked()
  await expect.element(tick(OWN_DATA)).toBeChecked()
  await submit.click()
  await expect.element(tick(TERMS)).toHaveAttribute('aria-invalid', 'true')
  expect([await people(), await world.sql(`select 1 from consents where kind = 'personal-data'`)]).toEqual([[], []])
  await tick(TERMS).click()
  await submit.click()
  await expect.element(page.getByRole('heading', { level: 1, name: /записан/i })).toBeVisible()
})

test('a name that was kept in another window meanwhile is not asked again, and the next press books', async () => {
  await signIn()
  await typeOlga()
  for (const name of [TERMS, OWN_DATA, CLINIC]) await tick(name).click()
  await world.sql(`update profiles set last_name = 'Савицкая', first_name = 'Ольга', birthday = '1990-05-15', sex = 'FEMALE'`)
  await submit.click()
  await expect.element(page.getByText('Ваше имя уже сохранено')).toBeVisible()
  expect([own.elements(), await callsTo('POST', ORDERS)]).toEqual([[], []])
  await submit.click()
  await expect.element(page.getByRole('heading', { level: 1, name: /записан/i })).toBeVisible()
})

test('a time that was chosen for somebody else who is grown books nobody by itself: the newcomer is kept, and says for whom it is', async () => {
  await signIn('?age=70')
  await expect.element(page.getByText(/^Сначала о вас, потом выберете, кого записать/)).toBeVisible()
  await typeOlga()
  expect(submit.elements()).toEqual([])
  for (const name of [TERMS, OWN_DATA]) await tick(name).click()
  await page.getByRole('button', { name: 'Далее' }).click()
  await expect.element(page.getByText('Время выбрано для человека: 70 лет')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /^Мне/ })).not.toBeChecked()
  await tick(CLINIC).click()
  await submit.click()
  await expect.element(page.getByText('Выберите, для кого визит', { exact: true })).toBeVisible()
  expect([await people(), await callsTo('POST', ORDERS)]).toMatchObject([[{ first_name: 'Ольга' }], []])
  await page.getByRole('radio', { name: /^Мне/ }).click()
  await submit.click()
  await expect.element(page.getByRole('heading', { level: 1, name: /записан/i })).toBeVisible()
})

test('a doctor who takes nobody anew is told to a newcomer before anything is typed, with the phones of the registry and the way to others [5.83]', async () => {
  const { timetableId } = await world.aSlot({ startsAt: '2026-11-24T11:30:00Z', doctor: { onlineBooking: 'from-second-visit' } })
  openFace(`/timeslot/${timetableId}`)
  await enterByPhone()
  await expect.element(page.getByText('На первый приём к этому врачу запишет регистратура.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /\+375/ }).first()).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Выбрать другое время' }))
    .toHaveAttribute('href', expect.stringMatching(/specialityId=/))
  expect([own.elements(), submit.elements()]).toEqual([[], []])
})

test('a child whom the doctor does not see by the birthday that was typed is told at the birthday, and nothing is kept', async () => {
  const { timetableId } = await world.aSlot({
    startsAt: '2026-11-24T11:30:00Z',
    doctor: { adult: false, children: true, childrenAge: 3 }
  })
  openFace(`/timeslot/${timetableId}?age=6`)
  await enterByPhone()
  await expect.element(own).toBeVisible()
  await typeOlga()
  await child.getByLabelText('Имя', { exact: true }).fill('Михаил')
  await child.getByLabelText('Отчество').fill('Павлович')
  await child.getByRole('radio', { name: 'Мужской' }).click()
  await child.getByLabelText('Дата рождения').fill('15.03.2024')
  for (const name of [TERMS, OWN_DATA, PARENT, CLINIC]) await tick(name).click()
  await submit.click()
  await expect.element(child.getByText(/^Врач принимает только/)).toBeVisible()
  expect([await people(), await callsTo('POST', ORDERS)]).toEqual([[], []])
  await child.getByLabelText('Дата рождения').fill('15.03.2020')
  await submit.click()
  await expect.element(page.getByRole('heading', { level: 1, name: /записан/i })).toBeVisible()
})

test('what stands in the field that is written in is kept to its last letter when the page is loaded anew', async () => {
  await signIn()
  await own.getByLabelText('Имя', { exact: true }).click()
  await userEvent.keyboard('Инна')
  window.dispatchEvent(new Event('beforeunload'))
  expect(history.state).toMatchObject({ patientData: { people: { own: { firstName: 'Инна' } } } })
})

test('the arrow of the form leads to the times in one press, past the sign-in that is done', async () => {
  await world.aSlot({ startsAt: '2026-11-24T11:30:00Z', doctor: { adult: true, children: true } })
  openFace('/timeslot?day=2026-11-24')
  await page.getByRole('button', { name: /^14:30, / }).click()
  await page.getByRole('button', { name: 'Далее' }).click()
  await enterByPhone()
  await expect.element(own).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Назад' }).click()
  await expect.poll(address).toMatch(/^\/timeslot\?/)
})

test('whoever is known and has not added the child yet is told what to do, and nothing stands in red before the time is asked for', async () => {
  const { timetableId } = await world.aSlot({ startsAt: '2026-11-24T11:30:00Z', doctor: { adult: false, children: true } })
  openFace(`/timeslot/${timetableId}?age=8`, await world.aPatient())
  await expect.element(page.getByText('Время выбрано для человека: 8 лет')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Добавить ребёнка' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Добавить взрослого' })).not.toBeInTheDocument()
  expect(page.getByText(/^Нет подходящего пациента/).elements()).toEqual([])
  await submit.click()
  await expect.element(page.getByText(/^Нет подходящего пациента/)).toBeVisible()
})

test('a son has the last name of his mother in his own form, unless another one was typed', async () => {
  await signIn('?age=8')
  await typeOlga()
  const lastName = child.getByLabelText('Фамилия', { exact: true })
  await child.getByLabelText('Имя', { exact: true }).fill('Михаил')
  await child.getByRole('radio', { name: 'Мужской' }).click()
  await expect.element(lastName).toHaveValue('Савицкий')
  await child.getByRole('radio', { name: 'Женский' }).click()
  await expect.element(lastName).toHaveValue('Савицкая')
  await lastName.fill('Мороз')
  await child.getByRole('radio', { name: 'Мужской' }).click()
  await expect.element(lastName).toHaveValue('Мороз')
})

test('who nobody knows and chooses the time of a children’s doctor is asked how old the child is before anything is typed', async () => {
  const { timetableId } = await world.aSlot({ startsAt: '2026-11-24T11:30:00Z', doctor: { adult: false, children: true } })
  openFace('/timeslot?day=2026-11-24')
  await page.getByRole('button', { name: /^14:30, / }).click()
  await page.getByRole('button', { name: 'Далее' }).click()
  const ages = page.getByRole('dialog', { name: 'Сколько лет ребёнку?' })
  await ages.getByRole('button', { name: 'Закрыть' }).click()
  await expect.element(ages).not.toBeInTheDocument()
  expect(address()).toContain(`slot=${timetableId}`)
  await page.getByRole('button', { name: 'Далее' }).click()
  await ages.getByRole('button', { name: '5', exact: true }).click()
  await expect.poll(() => decodeURIComponent(address())).toBe(`/sign-in?from=/timeslot/${timetableId}?age=5`)
})
