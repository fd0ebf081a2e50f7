// Large letters: the choice of the device, and what it must not break; what a notice must not cover.
import { drawFamilyCode, joinFamily } from '@vizit/contract/family-code'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { about, openFace } from './face.ts'
import { otherServiceSays } from './other-service.ts'
import { aVisitRow } from './visit-world.ts'
import { agreed, aVisit, callAs, type Person, world } from './world.ts'

afterEach(() => {
  document.documentElement.style.fontSize = ''
  delete document.documentElement.dataset.textSize
  localStorage.removeItem('vizit.text-size')
})

const rootPixels = () => getComputedStyle(document.documentElement).fontSize
/** Elements whose words are wider than they are. */
const cut = (all: Element[]) => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)

test('the size of letters is chosen in the profile, is seen at once and stays on the device, also when the account leaves it', async () => {
  const olga = await world.aPatient()
  openFace('/profile', olga)
  await page.getByRole('radio', { name: 'Очень крупный' }).click()
  await expect.poll(rootPixels).toBe('24px')
  document.documentElement.style.fontSize = ''
  delete document.documentElement.dataset.textSize
  openFace('/profile', olga)
  await expect.element(page.getByRole('radio', { name: 'Очень крупный' })).toBeChecked()
  await expect.poll(rootPixels).toBe('24px')
  await page.getByRole('button', { name: 'Выйти' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click()
  // The start page of the cabinet leads a visitor to the sign-in.
  await expect
    .element(about.called === 'cabinet' ? page.getByLabelText('Номер телефона') : page.getByRole('heading', { name: 'Здравствуйте' }))
    .toBeVisible()
  await expect.poll(() => localStorage.getItem('vizit.text-size')).toBe('150')
})

test('with letters of 24 pixels neither the bar of places nor the tabs are cut or overlap on a phone', async () => {
  await page.viewport(390, 844)
  localStorage.setItem('vizit.text-size', '150')
  openFace('/visits', await world.aPatient())
  const places = page.getByRole('navigation', { name: 'Разделы' }).getByRole('link')
  await expect.element(places.first()).toBeVisible()
  await expect.poll(rootPixels).toBe('24px')
  expect(cut(places.elements())).toEqual([])
  const sides = places.elements().map(one => one.getBoundingClientRect())
  for (const [at, side] of sides.entries()) expect(side.right).toBeLessThanOrEqual((sides[at + 1]?.left ?? innerWidth) + 1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

/** Where the lines begin, from above, on which a part of the page stands. */
const topsWithin = (range: Range): number[] => [...new Set([...range.getClientRects()].map(one => Math.round(one.top)))]

/** On how many lines the words of an element stand. */
function linesOf(element: Element): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  return topsWithin(range).length
}

test('with letters of 24 pixels the ticket of the chosen time has its month whole and its doctor, times stand within their buttons, and a phone number in its field', async () => {
  await page.viewport(390, 844)
  localStorage.setItem('vizit.text-size', '150')
  const { assignmentId } = await world.aDoctor({ lastName: 'Константинопольский' })
  await world.aSlot({ assignmentId, startsAt: '2026-11-24T11:30:00Z' })
  openFace('/timeslot?day=2026-11-24')
  const slot = page.getByRole('button', { name: /^14:30, / })
  await expect.element(slot).toBeVisible()
  await expect.poll(rootPixels).toBe('24px')
  const time = slot.getByText('14:30').element().getBoundingClientRect()
  const button = slot.element().getBoundingClientRect()
  // The notches of a chosen one take six pixels of each side.
  expect(time.left - button.left).toBeGreaterThanOrEqual(6)
  expect(button.right - time.right).toBeGreaterThanOrEqual(6)
  await slot.click()
  const bar = page.getByRole('region', { name: 'Выбранное время' })
  await expect.element(bar).toBeVisible()
  expect(linesOf(bar.getByText('ноября').element())).toBe(1)
  const doctor = bar.getByText(/^Константинопольский/).first()
  expect(doctor.element().parentElement!.scrollHeight).toBeLessThanOrEqual(doctor.element().parentElement!.clientHeight)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  await bar.getByRole('button', { name: 'Далее' }).click()
  const number = page.getByLabelText('Номер телефона')
  await number.fill('291234567')
  await expect.element(number).toHaveValue('+375 (29) 123-45-67')
  expect(cut([number.element()])).toEqual([])
})

test('with letters of 24 pixels the name of a drug stays whole beside its price', async () => {
  await page.viewport(390, 844)
  localStorage.setItem('vizit.text-size', '150')
  const drug = { id: 'one', name: 'Флуконазол', form: 'капсулы', dose: '', onPrescription: false, priceFrom: 12_450 }
  otherServiceSays('/api/v2/public/drugs/search', {
    status: 200,
    error: null,
    data: { source: { name: 'Справка' }, drugs: [drug], readAs: null }
  })
  openFace('/drugs')
  await page.getByRole('searchbox', { name: 'Найти лекарство' }).fill('флуконазол')
  const name = page.getByRole('list', { name: 'Лекарства' }).getByText(/^Флуконазол/)
  await expect.element(name).toBeVisible()
  await expect.poll(rootPixels).toBe('24px')
  expect(linesOf(name.element())).toBe(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

test('with letters of 24 pixels what one decides of a service keeps its words whole', async () => {
  await page.viewport(390, 844)
  localStorage.setItem('vizit.text-size', '150')
  const { assignmentId } = await world.aDoctor()
  await world.aService(assignmentId)
  openFace('/service')
  const question = page.getByRole('button', { name: /^Специалист/ }).getByText('Специалист')
  await expect.element(question).toBeVisible()
  await expect.poll(rootPixels).toBe('24px')
  expect(linesOf(question.element())).toBe(1)
})

/** The words of an element that stand on more than one line. */
function brokenWords(element: Element): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (topsWithin(range).length > 1) broken.push(word)
    }
  }
  return broken
}

/** Where each bar of two is to be found: a page, and the words of what stands first and last in its bar. */
const BARS_OF_TWO: [string, () => Promise<[path: string, person: Person | null]>, RegExp, string][] = [
  ['a new adult', async () => ['/family/add-adult', await world.aPatient()], /^Продолжить$/, 'Отмена'],
  ['a letter that asks in', async () => ['/family/send-invite', await world.aPatient()], /^Отправить приглашение$/, 'Отмена'],
  ['a new child', async () => ['/family/add-child', await world.aPatient()], /^Добавить ребёнка$/, 'Отмена'],
  [
    'a child',
    async () => {
      const olga = await world.aPatient()
      return [`/family/edit-child?id=${await world.aChild(olga)}`, olga]
    },
    /^Сохранить$/,
    'Отмена'
  ],
  ['a profile', async () => ['/profile/edit', await world.aPatient()], /^Сохранить$/, 'Отмена'],
  [
    'a programme',
    async () => {
      await world.writeProgrammes()
      return ['/profile/programmes/add?coverer=granat', await world.aPatient({ email: 'olga@post.example' })]
    },
    /^Подключить$/,
    'Отмена'
  ],
  [
    'a review',
    async () => {
      const olga = await world.aPatient()
      const { assignmentId } = await world.aDoctor()
      const orderId = await aVisitRow(olga.profileId, assignmentId, { startsAt: '2026-11-17T11:30:00Z', status: 'done' })
      return [`/visits/${orderId}/review`, olga]
    },
    /^Отправить отзыв$/,
    'Отмена'
  ],
  ['a doctor', async () => [`/doctor/${(await aDoctorOfTomorrow()).doctorId}`, null], /^Ближайшее время/, 'Выбрать время'],
  [
    'a centre',
    async () => {
      await aDoctorOfTomorrow()
      const [centre] = await world.sql('select centre_id as id from branches')
      return [`/centre/${centre!.id}`, null]
    },
    /^Ближайшее время/,
    'Выбрать врача'
  ]
]

async function aDoctorOfTomorrow() {
  const doctor = await world.aDoctor()
  await world.aSlot({ assignmentId: doctor.assignmentId, startsAt: '2026-11-24T11:30:00Z' })
  return doctor
}

test.each(BARS_OF_TWO)(
  'the two of the bar at the edge of %s stand beside each other on a phone; with letters of 24 pixels their words stay whole and the second stands below where there is no room beside',
  async (_, opened, first, last) => {
    await page.viewport(390, 844)
    openFace(...(await opened()))
    const [a, b] = [page.getByText(first).last(), page.getByText(last, { exact: true }).last()]
    await expect.element(b).toBeVisible()
    const bar = () => {
      let around = a.element()
      while (!around.contains(b.element())) around = around.parentElement!
      return around
    }
    const sides = () => [bar().firstElementChild!, bar().lastElementChild!].map(one => one.getBoundingClientRect())
    const isBeside = ([left, right]: DOMRect[]) =>
      left!.right <= right!.left && Math.abs(left!.top + left!.bottom - right!.top - right!.bottom) <= 2
    expect(isBeside(sides())).toBe(true)
    // As the browser itself does it, whose owner has made letters large for all pages.
    document.documentElement.style.fontSize = '24px'
    const [above, below] = sides()
    expect(isBeside(sides()) || above!.bottom <= below!.top).toBe(true)
    expect(brokenWords(bar())).toEqual([])
    expect(cut([...bar().querySelectorAll('*')])).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  }
)

/** Where the lines begin, from above, on which these words stand, for each place of the page that says them. */
function topsOf(words: string): number[][] {
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
  const tops: number[][] = []
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const at = text.data.indexOf(words)
    if (at === -1) continue
    const range = document.createRange()
    range.setStart(text, at)
    range.setEnd(text, at + words.length)
    tops.push(topsWithin(range))
  }
  return tops
}

test('with letters of 24 pixels neither a house number nor a part of a phone number is broken inside; a house stays with its street where both have room', async () => {
  await page.viewport(390, 844)
  localStorage.setItem('vizit.text-size', '150')
  const olga = await world.aPatient()
  const order = await aVisit(olga, await world.aSlot({ startsAt: '2026-11-24T11:30:00Z' }))
  for (const path of [`/visits/${order}`, `/visits/${order}/talon`, `/successfully-booked?order=${order}`]) {
    openFace(path, olga)
    await expect.element(page.getByText(/ул\.\sСурганова,\s47Б/).first()).toBeVisible()
    await expect.poll(rootPixels).toBe('24px')
    expect(topsOf('47Б'), path).toEqual([[expect.any(Number)]])
    const phones = path === `/visits/${order}` ? [] : ['309-44-18', '609-44-18']
    for (const part of phones) expect(topsOf(part), path).toEqual([[expect.any(Number)]])
  }
  await world.sql(`update branches set address = 'пр-т Дзержинского, 104'`)
  openFace('/centres')
  await expect.element(page.getByText(/Дзержинского,\s104/).first()).toBeVisible()
  expect(topsOf('104')).toEqual([[expect.any(Number)]])
  expect(topsOf('104')).not.toEqual(topsOf('Дзержинского'))
  document.documentElement.style.fontSize = '16px'
  expect(topsOf('104')).toEqual(topsOf('Дзержинского'))
})

test('the buttons of a long sheet stand at its very bottom and as wide as it: nothing of what is scrolled goes by below or beside them', async () => {
  localStorage.setItem('vizit.text-size', '150')
  await world.aSlot({ startsAt: '2026-11-24T11:30:00Z' })
  for (const [width, height] of [
    [390, 844],
    [1280, 800]
  ] as const) {
    await page.viewport(width, height)
    openFace('/timeslot?day=2026-11-24')
    await page.getByRole('group', { name: 'Фильтры' }).getByRole('button', { name: 'Фильтры' }).click()
    const dialog = page.getByRole('dialog', { name: 'Фильтры' })
    await expect.element(dialog).toBeVisible()
    await expect.poll(rootPixels).toBe('24px')
    const sheet = dialog.element()
    expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight)
    expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth)
    const buttons = dialog.getByRole('button', { name: 'Сбросить фильтры' }).element().parentElement!
    const sides = () =>
      [buttons, sheet].map(one => one.getBoundingClientRect()).map(one => [one.left, one.right, one.bottom].map(Math.round))
    const [ofButtons, ofSheet] = sides()
    expect(ofButtons).toEqual(ofSheet)
    sheet.scrollTop = sheet.scrollHeight
    await expect.poll(() => sides()[0]).toEqual(ofSheet)
  }
})

test('in large letters several buttons at the end of a page do not stay over what is to be read', async () => {
  await page.viewport(390, 844)
  const olga = await world.aPatient()
  openFace('/family/add-child', olga)
  const save = page.getByRole('link', { name: 'Отмена' })
  await expect.element(save).toBeInTheDocument()
  const bar = save.element().closest('[data-takes-bar]')!
  expect(getComputedStyle(bar).position).toBe('fixed')
  document.documentElement.dataset.textSize = '150'
  expect(getComputedStyle(bar).position).toBe('static')
})

test('a notice does not lie over the buttons of a dialog', async () => {
  await page.viewport(390, 844)
  const olga = await world.aPatient()
  const { code } = agreed(await callAs(olga)(drawFamilyCode, { as: 'RELATIVE' })).shown
  agreed(await callAs(await world.aPatient({ lastName: 'Мороз', firstName: 'Инна' }))(joinFamily, { code }))
  openFace('/family', olga)
  await page.getByRole('article', { name: /Мороз/ }).getByRole('button', { name: 'Отклонить' }).click()
  const notice = page.getByText('Запрос отклонён').first()
  await expect.element(notice).toBeVisible()
  await page.getByRole('button', { name: 'Добавить родственника' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Кого добавить' })
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => notice.element().getBoundingClientRect().bottom).toBeLessThan(dialog.element().getBoundingClientRect().top)
  await expect.element(notice).toBeVisible()
})
