// What the patient app has beside the pages that faces share, in the language of each test.
import { readUserInfo } from '@vizit/contract/own-data'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { openIn, title } from './open-in.ts'
import { agreed, aVisit, callAs, world } from './world.ts'

const bar = () => page.getByRole('contentinfo').or(page.getByRole('navigation'))

/** Words and addresses of the links in a part of the page that a screen reader knows by this name. */
async function links(role: 'navigation' | 'list', name: string): Promise<(string | null)[][]> {
  const part = page.getByRole(role, { name, exact: true }).last()
  await expect.element(part).toBeVisible()
  return part
    .getByRole('link')
    .elements()
    .map(one => [(one as HTMLElement).innerText.split('\n')[0]!.trim(), one.getAttribute('href')])
}

test('the bottom bar of the app has home, doctors, medical centres, drugs, card and other [2.179]', async () => {
  openIn('en', '/')
  await expect.element(bar().first()).toBeVisible()
  expect(await links('navigation', 'Sections')).toEqual([
    ['Home', '/'],
    ['Doctors', '/doctors-list'],
    ['Centers', '/centres'],
    ['Drugs', '/drugs'],
    ['Card', '/card'],
    ['Other', '/other']
  ])
})

test('home leads to doctors, services, medical centres and drugs, those that the town offers first [2.147, 2.180, 3.52]', async () => {
  await world.aSlot()
  await world.sql(`update towns set banners = 'medcenters;drugs'`)
  openIn('be', '/')
  await expect.element(title('Вітаем')).toBeVisible()
  await expect
    .poll(() => links('navigation', 'Што знайсці'))
    .toEqual([
      ['Цэнтры', '/centres'],
      ['Лекі', '/drugs'],
      ['Урачы', '/doctors-list'],
      ['Паслугі', '/services']
    ])
})

test('home shows the next visit of who has signed in, and the way to all of them [2.147]', async () => {
  const olga = await world.aPatient()
  const orderId = await aVisit(olga, await world.aSlot({ startsAt: '2026-11-24T11:30:00Z' }))
  await aVisit(olga, await world.aSlot({ startsAt: '2026-11-26T11:30:00Z', doctor: { lastName: 'Мороз' } }))
  openIn('ru', '/', olga)
  await expect.element(title('Здравствуйте, Ольга')).toBeVisible()
  const next = page.getByRole('region', { name: 'Ближайший визит' })
  await expect.element(next.getByRole('link', { name: /Ковалёва/ })).toHaveAttribute('href', `/visits/${orderId}`)
  await expect.element(next.getByRole('link', { name: 'Все, 2' })).toHaveAttribute('href', '/visits')
  expect(next.getByText('Мороз').elements()).toHaveLength(0)
})

test('the first start asks for language and city, the language of the device chosen; it is never asked again [1.46, 1.47]', async () => {
  await world.aSlot()
  openFace('/', null, 'new')
  await expect.element(title('Добро пожаловать')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Русский' })).toBeChecked()
  await page.getByRole('radio', { name: 'Беларуская' }).click()
  await expect.element(title('Сардэчна запрашаем')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Беларуская' })).toBeChecked()
  await expect.element(page.getByRole('button', { name: /Мінск/ })).toBeVisible()
  await page.getByRole('button', { name: 'Пачаць' }).click()
  await expect.element(title('Вітаем')).toBeVisible()
  openFace('/', null, 'new')
  await expect.element(title('Вітаем')).toBeVisible()
})

test('a link from a message opens its page on a new device at once, without the questions of the first start', async () => {
  openFace('/drugs', null, 'new')
  await expect.element(title('Лекарства')).toBeVisible()
})

test('a change of the language warns that the app restarts, and is the account’s language from then on [1.02, 1.47, 2.175, 2.183, 3.101, 9.58]', async () => {
  const olga = await world.aPatient()
  openIn('ru', '/settings/language', olga)
  await expect.element(title('Язык')).toBeVisible()
  await page.getByRole('radio', { name: /English/ }).click()
  const question = page.getByRole('dialog', { name: 'Сменить язык на английский?' })
  await expect.element(question.getByText(/Приложение перезапустится/)).toBeVisible()
  await question.getByRole('button', { name: 'Оставить русский' }).click()
  await expect.element(page.getByRole('radio', { name: /Русский/ })).toBeChecked()
  expect(localStorage.getItem('vizit.language')).toBe('ru')
  await page.getByRole('radio', { name: /English/ }).click()
  await question.getByRole('button', { name: 'Перезапустить' }).click()
  await expect.element(title('Hello, Ольга')).toBeVisible()
  expect(address()).toBe('/')
  expect(document.documentElement.lang).toBe('en')
  const { profile } = agreed(await callAs(olga)(readUserInfo, {}))
  expect(profile.preferences.language).toBe('en')
})

test('whoever signs in for the first time is written to in the language of the app: the very first code, and all that comes after it', async () => {
  openIn('be', '/sign-in')
  await page.getByLabelText('Нумар тэлефона').fill('+375291234567')
  await page.getByRole('button', { name: 'Працягнуць' }).click()
  await expect.element(title('Код з SMS')).toBeVisible()
  const { text } = (await world.sms()).at(-1)!
  expect(text).toMatch(/^Візіт: код \d{6}\. Нікому яго не кажыце/)
  await page.getByLabelText('Увядзіце код з SMS').fill(/\d{6}/.exec(text)![0])
  await expect
    .poll(() => world.sql(`select p.preferences->>'language' as language from accounts a join user_preferences p on p.account_id = a.id`))
    .toEqual([{ language: 'be' }])
})

test('all three languages are offered, each by its own name [1.02, 3.101, 9.58]', async () => {
  openIn('en', '/settings/language')
  await expect.element(title('Language')).toBeVisible()
  const shown = page
    .getByRole('radio')
    .elements()
    .map(one => one.closest('label')!.innerText.split('\n')[0])
  expect(shown).toEqual(['Русский', 'English', 'Беларуская'])
})

test('146 towns follow all regions: the ten big cities, which offer doctors and services, then the others in the order of the language, which offer centres and drugs [3.54, 3.55, 3.56]', async () => {
  await world.writeTowns()
  openIn('be', '/settings/town')
  const shown = () =>
    page
      .getByRole('option')
      .elements()
      .map(one => one.textContent)
  await expect.poll(shown).toHaveLength(50)
  const [first, ...towns] = shown()
  expect(first).toBe('Усе рэгіёны')
  expect(towns.slice(0, 10)).toEqual('Мінск Гомель Магілёў Віцебск Гродна Брэст Жлобін Мазыр Рэчыца Светлагорск'.split(' '))
  const others = towns.slice(10)
  expect(others).toEqual(others.toSorted(new Intl.Collator('be').compare))
  // A list shows fifty at once; the rest is counted and found by its name.
  await expect.element(page.getByText(/^Яшчэ\s97\s/)).toBeVisible()
  await page.getByPlaceholder('Знайсці горад').fill('шчуч')
  await expect.poll(shown).toEqual(['Шчучын'])
  await page.getByRole('option').click()
  await expect.element(title('Налады')).toBeVisible()
  openIn('be', '/')
  await expect
    .poll(async () => (await links('navigation', 'Што знайсці')).map(([name]) => name))
    .toEqual(['Цэнтры', 'Лекі', 'Урачы', 'Паслугі'])
  openIn('be', '/settings/town')
  await page.getByRole('option', { name: 'Мазыр' }).click()
  await expect.element(title('Налады')).toBeVisible()
  openIn('be', '/')
  await expect
    .poll(async () => (await links('navigation', 'Што знайсці')).map(([name]) => name))
    .toEqual(['Урачы', 'Паслугі', 'Цэнтры', 'Лекі'])
})

test('the city is chosen from all towns, found by what is typed, and holds from then on [1.46, 2.174]', async () => {
  await world.aSlot()
  await world.sql(
    `insert into towns (id, code, name_ru, name_en, name_be, banners, sort) values (2, 'gomel', 'Гомель', 'Gomel', 'Гомель', 'doctors;ums', 2)`
  )
  openIn('en', '/settings/town')
  await expect.element(title('City')).toBeVisible()
  await page.getByPlaceholder('Find a city').fill('gom')
  await page.getByRole('option', { name: 'Gomel' }).click()
  await expect.element(title('Settings')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /City Gomel/ })).toBeVisible()
  openIn('en', '/')
  await expect.element(page.getByRole('button', { name: /Gomel/ })).toBeVisible()
})

const MENU = {
  ru: ['О проекте', 'Предложения по улучшению', 'Политика конфиденциальности', 'Написать в поддержку', 'Пользовательское соглашение'],
  en: ['About the project', 'Suggestions for improving', 'Privacy policy', 'Contact support', 'Terms of use'],
  be: ['Пра праект', 'Прапановы па паляпшэнні', 'Палітыка прыватнасці', 'Напісаць у падтрымку', 'Карыстальніцкае пагадненне']
}
const ABOUT = { ru: 'О Визите', en: 'About Vizit', be: 'Пра Візіт' }
const OTHER = { ru: 'Другое', en: 'Other', be: 'Іншае' }

for (const language of ['ru', 'en', 'be'] as const)
  test(`the menu Other has its five pages, and each opens (${language}) [2.157, 2.181]`, async () => {
    openIn(language, '/other')
    await expect.element(title(OTHER[language])).toBeVisible()
    const menu = await links('list', ABOUT[language])
    expect(menu.map(([name]) => name)).toEqual(MENU[language])
    for (const [name, href] of menu) {
      openIn(language, href!)
      // The form for requests has a title of its own.
      await expect.element(href === '/support' ? title(/.+/) : title(name!)).toBeVisible()
      expect(address()).toBe(href)
    }
  })

test('a suggestion for improving goes to support, marked as one [2.181]', async () => {
  openIn('ru', '/suggestions', await world.aPatient({ email: 'olga@post.example' }))
  await page.getByRole('textbox').first().fill('Хочу видеть цену до записи')
  await page.getByRole('button', { name: /Отправить/ }).click()
  await expect
    .poll(() => world.sql('select topic, text from support_requests r join support_messages m on m.request_id = r.id'))
    .toEqual([{ topic: 'suggestion', text: 'Хочу видеть цену до записи' }])
})

test('the card says who one is, who pays, and leads to visits, results, family and programmes [2.155]', async () => {
  const olga = await world.aPatient()
  await world.aChild(olga, { firstName: 'Миша' })
  openIn('ru', '/card', olga)
  await expect.element(title('Карта')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Савицкая Ольга/ })).toHaveAttribute('href', '/profile')
  const own = await links('list', 'Моя карта')
  expect(own.map(([, href]) => href)).toEqual(['/visits', '/tests', '/family', '/profile/programmes', '/documents'])
  await expect.element(page.getByRole('link', { name: /Моя семья Миша/ })).toBeVisible()
})

test('a visitor who opens the card signs in first and comes back to it [2.155, 2.164]', async () => {
  openIn('be', '/card')
  await expect.poll(address).toBe('/sign-in?from=%2Fcard')
})

test('the settings say what language and city are chosen, and change the size of letters [2.173]', async () => {
  await world.aSlot()
  openIn('be', '/settings')
  await expect.element(title('Налады')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Мова Беларуская/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Горад Мінск/ })).toBeVisible()
  expect(page.getByRole('radio').elements().length).toBeGreaterThan(1)
})

test('the numbers of the registries of a city are called at one press [2.172]', async () => {
  await world.aSlot()
  await world.sql(`update branches set phones = '+375 (17) 309-00-10'`)
  openIn('en', '/registries')
  await expect.element(title('Reception phone numbers')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /309-00-10/ })).toHaveAttribute('href', 'tel:+375173090010')
})
