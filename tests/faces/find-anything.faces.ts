// The head of online booking: for whom, one field for whatever one looks for, what people look for every day.
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { typePerson } from './family-ways.ts'
import { goToTown } from './town-steps.ts'
import { callTo } from './wire.ts'
import { world } from './world.ts'

const PUBLIC = '/api/v2/public/booking/all'
const TUESDAY = '2026-11-24T11:30:00Z'

async function twoDoctors() {
  const grown = await world.aDoctor({ lastName: 'Мороз', speciality: 'Оториноларинголог' })
  const small = await world.aDoctor({ lastName: 'Зуева', speciality: 'Педиатр', adult: false, children: true })
  for (const { assignmentId } of [grown, small]) await world.aSlot({ assignmentId, startsAt: TUESDAY })
  return { grown, small }
}

async function aDoctorInGomel() {
  await world.sql(
    `insert into towns (id, code, name_ru, name_en, name_be, banners, sort) values (2, 'gomel', 'Гомель', 'Gomel', 'Гомель', 'medcenters', 2)`
  )
  const far = await world.aDoctor({ lastName: 'Лапицкая' })
  await world.sql(`update branches set town_id = 2 where id = ${far.branchId}`)
}

const card = (name: RegExp) => page.getByRole('article', { name })
const whom = (name: string | RegExp) => page.getByRole('group', { name: 'Кого записать' }).getByRole('button', { name })
const field = page.getByRole('searchbox', { name: 'Найти врача, услугу или центр' })

test('all towns are looked through for one search: the town that was chosen before stays one’s own, and the speciality stays chosen', async () => {
  const anna = await world.aDoctor({ lastName: 'Мороз' })
  await world.sql(
    `insert into towns (id, code, name_ru, name_en, name_be, banners, sort) values (2, 'gomel', 'Гомель', 'Gomel', 'Гомель', 'doctors;ums', 2),
       (0, '0', 'Все регионы', 'All regions', 'Усе рэгіёны', '', 0)`
  )
  await world.sql(`update branches set town_id = 2 where id = ${anna.branchId}`)
  const vera = await world.aDoctor({ lastName: 'Зуева' })
  for (const { assignmentId } of [anna, vera]) await world.aSlot({ assignmentId, startsAt: '2026-11-24T11:30:00Z' })
  openFace(`/timeslot?specialityId=${anna.specialityId}`)
  const goTo = async (name: string) => {
    await page.getByRole('button', { name: /^Где/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Где принимает врач' })
    await dialog.getByRole('button', { name: /Выбрать другой город/ }).click()
    await page.getByRole('dialog', { name: 'Город' }).getByRole('option', { name }).click()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  }
  await goTo('Гомель')
  await expect.element(page.getByRole('article', { name: /^Мороз/ })).toBeVisible()
  await expect.element(page.getByRole('article', { name: /^Зуева/ })).not.toBeInTheDocument()
  await goTo('Все города')
  await expect.element(page.getByRole('article', { name: /^Зуева/ })).toBeVisible()
  await expect.element(page.getByRole('article', { name: /^Мороз/ })).toBeVisible()
  expect(address()).toContain(`specialityId=${anna.specialityId}`)
  openFace('/doctors-list')
  await expect.element(page.getByRole('button', { name: /Гомель/ })).toBeVisible()
})

test('whoever looks for a doctor again in another town looks for the speciality there, and is told where nobody has it', async () => {
  const { small } = await twoDoctors()
  await aDoctorInGomel()
  const there = await world.aDoctor({ lastName: 'Лис', speciality: 'Педиатр', adult: false, children: true })
  await world.aSlot({ assignmentId: there.assignmentId, startsAt: TUESDAY })
  const goToGomel = async () => {
    // Whose speciality it is, is known with the doctor.
    await expect.element(page.getByRole('button', { name: /^К кому.*, педиатр/i })).toBeVisible()
    await goToTown(page.getByRole('button', { name: /^Где/ }), 'Гомель')
  }
  // As «Записаться снова» of a visit leads there.
  const again = `/timeslot?townId=1&doctorId=${small.doctorId}&branchId=${small.branchId}`
  openFace(again)
  await goToGomel()
  await expect.element(page.getByText('Никого не нашли: педиатр, Гомель')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^К кому\s*Педиатр/ })).toMatchTextContent(/Педиатр.*0\sврачей/)
  await page.getByRole('button', { name: 'Минск: 2 врача' }).click()
  await expect.element(card(/^Лис/)).toBeVisible()
  await expect.element(card(/^Мороз/)).not.toBeInTheDocument()

  await world.sql(`update branches set town_id = 2 where id = ${there.branchId}`)
  openFace(again)
  await goToGomel()
  await expect.element(card(/^Лис/)).toBeVisible()
  await expect.element(card(/^Лапицкая/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^К кому.*педиатр/i })).toBeVisible()
})

test('what people look for every day stands with its nearest time, and one press narrows the list to it', async () => {
  await twoDoctors()
  openFace('/timeslot')
  const tile = page.getByRole('button', { name: /^Лор/ })
  await expect.element(tile).toMatchTextContent(/^Лорвт, 24\sноября$/)
  await expect.element(page.getByRole('button', { name: /^Педиатр/ })).toBeVisible()
  expect(page.getByRole('button', { name: /^Зубной/ }).elements()).toEqual([])
  await tile.click()
  await expect.element(card(/^Мороз/)).toBeVisible()
  await expect.element(card(/^Зуева/)).not.toBeInTheDocument()
  await expect.poll(address).toMatch(/specialityId=\d+/)
  expect(page.getByRole('heading', { name: 'Ищут каждый день' }).elements()).toEqual([])
})

test('an everyday word finds the speciality with how many doctors there are and when; Enter opens the first that was found', async () => {
  await twoDoctors()
  openFace('/timeslot')
  await field.fill('ухо')
  const found = page.getByRole('list', { name: 'Специальность' }).getByRole('button')
  await expect.element(found).toMatchTextContent(/Оториноларинголог1\sврач, ближайшее вт, 24\sноября$/)
  const asked = await callTo('POST', `${PUBLIC}/finding`)
  expect([asked.query, asked.body]).toEqual([{}, { text: 'ухо', townId: '1' }])
  await expect.element(card(/^Мороз/)).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(card(/^Мороз/)).toBeVisible()
  await expect.element(field).toHaveValue('')
})

test('whoever chooses by the keyboard goes on from where the choice was, not from the start of the page', async () => {
  await twoDoctors()
  openFace('/timeslot')
  const isInPlace = () => document.activeElement !== document.body && document.activeElement!.querySelector('article') !== null
  const tile = page.getByRole('button', { name: /^Лор/ })
  await expect.element(tile).toBeVisible()
  ;(tile.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(card(/^Мороз/)).toBeVisible()
  await expect.poll(isInPlace).toBe(true)
  await field.fill('педиатр')
  const found = page.getByRole('list', { name: 'Специальность' }).getByRole('button')
  await expect.element(found).toBeVisible()
  ;(found.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(card(/^Зуева/)).toBeVisible()
  await expect.poll(isInPlace).toBe(true)
})

test('the ticket of the chosen time says for whose age it is, not «мне», where a visitor looks for a child [R50]', async () => {
  await twoDoctors()
  openFace('/timeslot?age=8')
  await page.getByRole('button', { name: /^14:30, / }).click()
  const bar = page.getByRole('region', { name: 'Выбранное время' })
  await expect.element(bar).toMatchTextContent(/ребёнку, 8\sлет/i)
  await expect.element(bar).not.toMatchTextContent(/мне/i)
})

test('a name typed with the keyboard in English finds the doctor, and it is said how it was read', async () => {
  await twoDoctors()
  openFace('/timeslot')
  await field.fill('pettd')
  await expect.element(page.getByText('Показали для «зуеев»')).not.toBeInTheDocument()
  await field.fill('petdf')
  await expect.element(page.getByText('Показали для «зуева»')).toBeVisible()
  await page
    .getByRole('list', { name: 'Врачи' })
    .getByRole('button', { name: /^Зуева/ })
    .click()
  await expect.element(card(/^Зуева/)).toBeVisible()
  await expect.element(card(/^Мороз/)).not.toBeInTheDocument()
})

test('a visitor says how old the child is, without a name: from then on only those are shown who see somebody so old', async () => {
  await twoDoctors()
  openFace('/timeslot')
  await expect.element(whom('Мне')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(card(/^Мороз/)).toBeVisible()
  await whom('Ребёнку').click()
  await page.getByRole('dialog', { name: 'Сколько лет ребёнку?' }).getByRole('button', { name: '8', exact: true }).click()
  await expect.element(whom('Ребёнку, 8 лет')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(card(/^Мороз/)).not.toBeInTheDocument()
  await expect.element(card(/^Зуева/)).toBeVisible()
  expect(address()).toBe('/timeslot?age=8')
  await expect.poll(async () => (await callTo('GET', `${PUBLIC}/doctors/days`)).query).toMatchObject({ age: '8' })
  await card(/^Зуева/)
    .getByRole('button', { name: /^14:30/ })
    .click()
  await expect.poll(async () => (await callTo('GET', `${PUBLIC}/doctors/timeslots`)).query).toMatchObject({ age: '8', townId: '1' })
  await whom('Мне').click()
  await expect.element(card(/^Мороз/)).toBeVisible()
  await expect.poll(address).not.toMatch(/age/)
})

test('somebody else is asked for by an age that is a number from 0 to 120', async () => {
  await twoDoctors()
  openFace('/timeslot')
  await whom('Другому').click()
  const dialog = page.getByRole('dialog', { name: 'Сколько лет человеку?' })
  // There is nothing else to do: one types at once.
  await expect.element(dialog.getByRole('textbox', { name: 'Возраст' })).toHaveFocus()
  await userEvent.keyboard('130')
  await dialog.getByRole('button', { name: 'Показать врачей' }).click()
  await expect.element(dialog.getByText('Введите возраст числом от 0 до 120')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Возраст' }).fill('68')
  await dialog.getByRole('button', { name: 'Показать врачей' }).click()
  await expect.element(whom('Другому, 68 лет')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(card(/^Зуева/)).not.toBeInTheDocument()
})

test('a doctor who does not see the child is told with one button: how many pediatricians do', async () => {
  const { grown } = await twoDoctors()
  openFace(`/timeslot?doctorId=${grown.doctorId}&age=8`)
  await page.getByRole('button', { name: 'Показать педиатров: 1' }).click()
  await expect.element(card(/^Зуева/)).toBeVisible()
})

test('an examination that is asked for stands before whoever makes it; one that is not here leads to all services', async () => {
  const { assignmentId } = await world.aDoctor({ speciality: 'Врач УЗИ' })
  await world.aService(assignmentId, { name: 'УЗИ почек' })
  openFace('/timeslot')
  await field.fill('узд')
  const first = page.getByRole('list', { name: 'Услуги' }).getByRole('link')
  await expect.element(first).toMatchTextContent(/^УЗИ почек/)
  const people = page.getByRole('list', { name: 'Специальность' })
  expect(first.element().compareDocumentPosition(people.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await field.fill('анализ крови')
  await expect.element(first).toMatchTextContent(/^Все услуги/)
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/services')
})

test('of many services the first few are shown, and one press shows all that were found; the next word begins with the first few again', async () => {
  const { assignmentId } = await world.aDoctor({ speciality: 'Врач УЗИ' })
  for (let n = 1; n <= 7; n++) await world.aService(assignmentId, { name: `УЗИ ${n}` })
  for (const [path, where] of [
    ['/timeslot', field],
    ['/doctors-list', page.getByRole('searchbox', { name: 'Врач или специальность' })]
  ] as const) {
    openFace(path)
    await where.fill('узд')
    const found = page.getByRole('list', { name: 'Услуги' }).getByRole('link')
    await expect.poll(() => found.elements().length).toBe(5)
    await page.getByRole('button', { name: 'Все услуги: 7' }).click()
    await expect.poll(() => found.elements().length).toBe(7)
    await expect.element(page.getByRole('button', { name: /^Все услуги/ })).not.toBeInTheDocument()
    await where.fill('узи')
    await expect.element(page.getByRole('button', { name: 'Все услуги: 7' })).toBeVisible()
    await expect.poll(() => found.elements().length).toBe(5)
  }
})

test('of many doctors and centres the first few are shown, and one press shows all of that kind', async () => {
  for (let n = 1; n <= 7; n++) await world.aDoctor({ lastName: `Каштан${'абвгдеж'[n - 1]}` })
  openFace('/timeslot')
  await field.fill('каштан')
  const shown = (name: string, role: 'button' | 'link') => page.getByRole('list', { name }).getByRole(role).elements().length
  const counts = () => [shown('Врачи', 'button'), shown('Центры', 'link')]
  await expect.poll(counts).toEqual([5, 3])
  await page.getByRole('button', { name: 'Все врачи: 7' }).click()
  await expect.poll(counts).toEqual([7, 3])
  expect(page.getByRole('button', { name: /^Все врачи/ }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Все центры: 7' }).click()
  await expect.poll(counts).toEqual([5, 7])
})

test('a drug is looked for where drugs are: the way stands before doctors whose names only resemble it, and behind whatever was found', async () => {
  await world.aDoctor({ lastName: 'Лазарев' })
  openFace('/timeslot')
  const main = page.getByRole('main')
  const way = main.getByRole('link', { name: /^Лекарства и аптеки/ })
  const order = () => [...main.element().querySelectorAll('li')].map(row => row.textContent.match(/Лекарства|Лазарев/)?.[0])
  await field.fill('лазартев')
  await expect.poll(order).toEqual(['Лекарства', 'Лазарев'])
  await expect.element(way).toHaveAttribute('href', `/drugs#${encodeURIComponent('лазартев')}`)
  await field.fill('лазарев')
  await expect.poll(order).toEqual(['Лазарев', 'Лекарства'])
  await field.fill('витамин д')
  const nothing = page.getByRole('heading', { name: 'Ничего не нашли' })
  await expect.element(nothing).toBeVisible()
  // where nothing else is found it is above the words that say so
  expect(way.element().compareDocumentPosition(nothing.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await field.fill('аптека')
  await expect.element(nothing).not.toBeInTheDocument()
  expect(order()).toEqual(['Лекарства'])
  await expect.element(way).toHaveAttribute('href', '/drugs')
  await way.click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Лекарства' })).toBeVisible()
})

test('a child who is added on the way is whom one looks for when one is back', async () => {
  const { small } = await twoDoctors()
  const olga = await world.aPatient()
  openFace(`/timeslot?specialityId=${small.specialityId}&age=8`, olga)
  await whom(/^Ребёнку/).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Добавить ребёнка' }).click()
  await typePerson({ lastName: 'Савицкий', firstName: 'Михаил', middleName: 'Андреевич', birthday: '10.03.2018', sex: 'Мужской' })
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Добавить ребёнка' }).click()
  await expect.element(whom(/^Михаил/)).toHaveAttribute('aria-pressed', 'true')
  const [{ id }] = (await world.sql(`select id from profiles where first_name = 'Михаил'`)) as [{ id: string }]
  expect(address()).toBe(`/timeslot?specialityId=${small.specialityId}&who=${id}`)
})

test('whoever looks for a doctor for a grandchild is told where the child is chosen that a parent allows it, and how [R60]', async () => {
  await twoDoctors()
  openFace('/timeslot')
  await whom(/^Ребёнку/).click()
  const ages = page.getByRole('dialog', { name: 'Сколько лет ребёнку?' })
  await expect.element(ages.getByText('Внука записывают, когда разрешит его родитель.')).toBeVisible()
  await ages.getByRole('button', { name: 'Как это сделать' }).click()
  const way = page.getByRole('dialog', { name: 'Внука добавляет его мама или папа' })
  await expect.element(way).toMatchTextContent(/Получить код.*Ввести код.*Родитель подтверждает/)
  // Which centre would be called is not known yet.
  await expect.element(way.getByRole('link', { name: /^Позвонить: \+375/ })).toHaveAttribute('href', expect.stringMatching(/^tel:\+375/))
  await way.getByRole('button', { name: 'Закрыть' }).click()
  await expect.element(way).not.toBeInTheDocument()
  await ages.getByRole('button', { name: '8', exact: true }).click()
  await expect.poll(address).toBe('/timeslot?age=8')
})

test('what was typed is there again when a child was added on the way', async () => {
  await twoDoctors()
  const olga = await world.aPatient()
  for (const [path, typed] of [
    ['/timeslot', field],
    ['/service', page.getByRole('searchbox', { name: 'Найти услугу' })]
  ] as const) {
    openFace(path, olga)
    await typed.fill('зуева')
    await whom(/^Ребёнку/).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Добавить ребёнка' }).click()
    await page.getByRole('button', { name: 'Отмена' }).click()
    await expect.element(typed).toHaveValue('зуева')
  }
})

test('an adult who asks for a pediatrician is asked first for which child', async () => {
  await twoDoctors()
  openFace('/timeslot?age=36')
  await field.fill('педиатр')
  await page.getByRole('list', { name: 'Специальность' }).getByRole('button').click()
  await page.getByRole('dialog', { name: 'Сколько лет ребёнку?' }).getByRole('button', { name: '8', exact: true }).click()
  await expect.element(card(/^Зуева/)).toBeVisible()
  await expect.poll(address).toMatch(/specialityId=\d+.*age=8|age=8.*specialityId=\d+/)
})

test('where no town has anything nobody is sent to another one: the specialities and support are offered', async () => {
  await twoDoctors()
  await aDoctorInGomel()
  openFace('/timeslot')
  await field.fill('фывапролд')
  await expect.element(page.getByRole('heading', { name: 'Ничего не нашли' })).toBeVisible()
  await expect.element(page.getByText(/другом городе|других городах/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Все специальности' })).toHaveAttribute('href', '/doctors-list')
})

test('words of danger say first of all to call 103, white on the button as on every other', async () => {
  await twoDoctors()
  openFace('/timeslot')
  await field.fill('ребёнок не дышит')
  const call = page.getByRole('link', { name: 'Позвонить 103' })
  await expect.element(call).toBeVisible()
  await expect.element(call).toHaveAttribute('href', 'tel:103')
  expect(getComputedStyle(call.element()).color).toBe('rgb(255, 255, 255)')
})

test('where there is nobody in the town it is said where there is, and one press goes there', async () => {
  await twoDoctors()
  await aDoctorInGomel()
  openFace('/timeslot?townId=2')
  await field.fill('лор')
  await expect.element(page.getByText('Никого не нашли: Гомель')).toBeVisible()
  await page.getByRole('button', { name: 'Минск: 1 врач' }).click()
  await expect.element(page.getByRole('list', { name: 'Специальность' }).getByRole('button', { name: /^Оториноларинголог/ })).toBeVisible()
})

test('whoever types the name of a town where a branch is chosen is led to that town', async () => {
  await twoDoctors()
  await aDoctorInGomel()
  openFace('/timeslot')
  await page.getByRole('button', { name: /^Где/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Где принимает врач' })
  await expect.element(dialog.getByRole('option', { name: /Гомель/ })).not.toBeInTheDocument()
  await dialog.getByRole('combobox').fill('гом')
  await dialog.getByRole('option', { name: /^Гомель/ }).click()
  await expect.poll(address).toBe('/timeslot?townId=2')
  await expect.element(dialog.getByRole('option', { name: /Сурганова/ })).toBeVisible()
})
