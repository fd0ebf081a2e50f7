// The first picture of the app on a device where it was never opened: drawn by the server, in the language of the device.
import { expect, expectAccessible, test } from './journey.ts'
import { isQuestion, STOOD, watched } from './watched.ts'

/** The app has an origin of its own, at the next port. */
test.use({ baseURL: process.env.E2E_ORIGIN!.replace(/\d+$/, port => String(Number(port) + 1)), asDrawn: true })

for (const { locale, title, town, start, hello, named } of [
  { locale: 'ru-RU', title: 'Добро пожаловать', town: 'Минск', start: 'Начать', hello: 'Здравствуйте', named: [] },
  { locale: 'be-BY', title: 'Сардэчна запрашаем', town: 'Мінск', start: 'Пачаць', hello: 'Вітаем', named: ['/api/v2/public/names/be'] },
  { locale: 'en-GB', title: 'Welcome', town: 'Minsk', start: 'Start', hello: 'Hello', named: ['/api/v2/public/names/en'] }
])
  test.describe(() => {
    test.use({ locale })

    test(`a device that speaks ${locale} is asked in its language before the program has come; the program takes over without a move or a question, and a press before it is done`, {
      tag: locale === 'be-BY' ? [] : '@long'
    }, async ({ page }) => {
      const { asked, takenOver } = await watched(page)
      await page.goto('/', { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('button', { name: town })).toBeVisible()
      const button = page.getByRole('button', { name: start })
      expect(await button.evaluate(one => Object.keys(one).some(key => key.startsWith('__react')))).toBe(false)
      expect(asked.filter(isQuestion)).toEqual([])
      expect(await takenOver()).toEqual(STOOD)
      // What the catalogue names in another language no page brings along.
      expect(asked.filter(isQuestion)).toEqual(named)
      await expectAccessible(page)

      await page.reload({ waitUntil: 'networkidle' })
      // As a screen reader presses, without a pointer.
      expect(await button.evaluate((one: HTMLElement) => (one.click(), one.ariaBusy))).toBe('true')
      await expect(page.getByRole('heading', { level: 1, name: hello })).toBeVisible()
    })
  })

test('another language that is pressed before the program has come is spoken', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const english = page.getByRole('radio', { name: 'English' })
  await english.evaluate((one: HTMLElement) => one.click())
  await expect(english).toBeChecked()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
})

test('whoever was here before never sees the questions of the first start, also where no worker keeps the app', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('vizit.started', '1')
    localStorage.setItem('vizit.language', 'be')
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const heading = document.querySelector('h1')
      const title = heading?.checkVisibility() ? heading.textContent : null
      if (title && !seen.includes(title)) seen.push(title)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Вітаем' })).toBeVisible()
  // A part of the page may be on its way still, and that is said.
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen.filter(title => title !== 'Загружаем')).toEqual(['Вітаем'])
  // What listens to a drawn page listens to nothing here: one of several that is pressed is the program's own.
  await page.getByRole('link', { name: 'Іншае', exact: true }).click()
  await page.getByRole('link', { name: /^Налады/ }).click()
  await page.getByRole('link', { name: /^Мова/ }).click()
  await page.getByRole('radio', { name: /^English/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
