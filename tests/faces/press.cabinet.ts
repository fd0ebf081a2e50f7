// What a test cannot press or write into, for nobody could: else tests would pass where a person is stuck.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pressQuickly } from './press.ts'

let putBack: () => void
beforeAll(() => {
  putBack = pressQuickly()
})
afterAll(() => {
  if (import.meta.env.VIZIT_QUICK_HANDS !== '1') putBack()
})

/** The bound of a press that is not to be. */
const SHORT = { timeout: 300 }
const COVER = '<div id="cover" style="position: fixed; inset: 0"></div>'

/** Puts this on the page; gives the trusted clicks that its elements get, by their text. */
function shown(html: string): string[] {
  document.body.innerHTML = html
  const pressed: string[] = []
  document.body.onclick = event => event.isTrusted && pressed.push((event.target as HTMLElement).innerText)
  return pressed
}

const book = page.getByRole('button', { name: 'Записаться' })
const phone = page.getByRole('textbox', { name: 'Телефон' })

test('a button in plain sight is pressed once, by the mouse', async () => {
  const pressed = shown('<button>Записаться</button>')
  await book.click()
  expect(pressed).toEqual(['Записаться'])
})

test.each([
  ['below the edge of the screen', 3000],
  ['under what is fixed to the edge', 700]
])('a button %s is brought into the open and pressed', async (_, above) => {
  const bar = '<footer style="position: fixed; inset: auto 0 0; height: 200px; background: white">Низ</footer>'
  const pressed = shown(`<div style="height: ${above}px"></div><button>Записаться</button><div style="height: 900px"></div>${bar}`)
  await book.click()
  expect(pressed).toEqual(['Записаться'])
})

test.each([
  ['that something lies over', `<button>Записаться</button>${COVER}`, /id="cover".* lies over/],
  ['that is disabled', '<button disabled>Записаться</button>', /is disabled/],
  ['of disabled fields', '<fieldset disabled><button>Записаться</button></fieldset>', /is disabled/],
  ['that says it is disabled', '<button aria-disabled="true">Записаться</button>', /aria-disabled/],
  ['of a part that says so', '<div role="group" aria-disabled="true"><button>Записаться</button></div>', /aria-disabled/],
  ['of an inert part', '<div inert><button>Записаться</button></div>', /Timeout 300ms exceeded/],
  ['without a size', '<button style="all: unset; display: block; width: 0; overflow: hidden">Записаться</button>', /not visible/],
  ['outside what can be scrolled to', '<button style="position: fixed; left: -999px">Записаться</button>', /out of sight/],
  ['that is not there', '<button>Отменить</button>', /no such element/],
  ['that is there twice', '<button>Записаться</button><button>Записаться</button>', /strict mode violation/]
])('a button %s is not pressed', async (_, html, why) => {
  const pressed = shown(html)
  await expect(book.click(SHORT)).rejects.toThrow(why)
  expect(pressed).toEqual([])
})

test('what comes to lie over a button as the mouse gets there keeps the press away from both', async () => {
  const pressed = shown('<button>Записаться</button>')
  book.element().addEventListener('mousemove', () => document.body.insertAdjacentHTML('beforeend', COVER), { once: true })
  await expect(book.click(SHORT)).rejects.toThrow(/id="cover".* lies over/)
  expect(pressed).toEqual([])
})

test('a button is pressed as soon as it can be: there, uncovered, enabled and at rest', async () => {
  const pressed = shown(COVER)
  const press = book.click()
  const button = document.createElement('button')
  button.innerText = 'Записаться'
  button.disabled = true
  document.body.prepend(button)
  await expect.element(book).toBeDisabled()
  button.disabled = false
  button.animate([{ marginTop: '300px' }, { marginTop: '0' }], 200)
  document.getElementById('cover')!.remove()
  await press
  expect(pressed).toEqual(['Записаться'])
  expect(button.getAnimations()).toEqual([])
})

test('a word within a button, and a label, stand for the button and for the field', async () => {
  const pressed = shown('<button disabled><b>Записаться</b></button><label>Телефон <input></label>')
  await expect(page.getByText('Записаться').click(SHORT)).rejects.toThrow(/is disabled/)
  await page.getByText('Телефон').click()
  expect(document.activeElement).toBe(phone.element())
  expect(pressed.at(0)).toMatch('Телефон')
})

test('what is written takes the place of what was there, is heard as typed, and keeps to the length of the field', async () => {
  shown('<label>Телефон <input maxlength="5" value="80291"></label>')
  const heard: string[] = []
  phone.element().addEventListener('input', event => {
    heard.push(`${(event as InputEvent).inputType} ${event.isTrusted} ${(event.target as HTMLInputElement).value}`)
  })
  await phone.fill('3752912')
  expect(heard).toEqual(['insertText true 37529'])
  expect(document.activeElement).toBe(phone.element())
  await phone.fill('')
  await expect.element(phone).toHaveValue('')
})

test('a field of several lines, and one for a date of the browser, take what is written', async () => {
  shown('<textarea aria-label="Отзыв">было</textarea><input aria-label="Дата" type="date">')
  await page.getByLabelText('Отзыв').fill('спасибо\nврачу')
  await page.getByLabelText('Дата').fill('2026-11-24')
  await expect.element(page.getByLabelText('Отзыв')).toHaveValue('спасибо\nврачу')
  await expect.element(page.getByLabelText('Дата')).toHaveValue('2026-11-24')
})

test.each([
  ['that is disabled', '<input aria-label="Телефон" disabled>', /is disabled/],
  ['that is only read', '<input aria-label="Телефон" readonly>', /read only/],
  ['of an inert part', '<div inert><input aria-label="Телефон"></div>', /Timeout 300ms exceeded/],
  ['that is not visible', '<input aria-label="Телефон" style="all: unset; display: block; width: 0">', /not visible/],
  ['that is there twice', '<input aria-label="Телефон"><input aria-label="Телефон">', /strict mode violation/]
])('nothing is written into a field %s', async (_, html, why) => {
  shown(html)
  await expect(phone.fill('375291234567', SHORT)).rejects.toThrow(why)
  expect(document.querySelector('input')!.value).toBe('')
})
