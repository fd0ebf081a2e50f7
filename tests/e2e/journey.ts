// What every journey has: a browser that watches for policy violations and errors, an address of its own, axe at both lights.
import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, type Page, expect as sayNothingOfTime } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { closeTimesAtHand } from './passing-time.ts'

export type { Locator, Page } from '@playwright/test'

/** Pictures are taken without the runner, which would say how long to wait for what one expects. */
export const expect = sayNothingOfTime.configure({ timeout: Number(process.env.EXPECT_MILLIS ?? 20_000) })

type World = {
  /** Twelve digits, new for each journey. */
  phone: string
  /** Errors that the journey expects, e.g. a refused call that the console reports. */
  expected: RegExp[]
  /** The journey is about pages as the server has drawn them: `goto` does not wait until the browser's own takes their place. */
  asDrawn: boolean
}

/**
 * `test` with a page that fails the journey on any script error or policy violation. What it opens is the browser's own page when `goto` ends: a journey
 * presses faster than anyone does, and of presses on a drawn page the last one alone is kept (0071).
 */
export const test = base.extend<World, { distance: undefined }>({
  // Whatever the hour of the run, the first free time of a day is far enough ahead: to be cancelled, and not to meet a visit that was moved to begin soon.
  distance: [
    // oxlint-disable-next-line no-empty-pattern -- the runner wants the empty pattern
    async ({}, use) => {
      await closeTimesAtHand(90)
      await use(undefined)
    },
    { scope: 'worker', auto: true }
  ],
  // oxlint-disable-next-line no-empty-pattern -- the runner wants the empty pattern
  phone: async ({}, use) => use(newPhone()),
  // oxlint-disable-next-line no-empty-pattern -- the runner wants the empty pattern
  expected: async ({}, use) => use([]),
  asDrawn: [false, { option: true }],
  page: async ({ page, expected, asDrawn }, use) => {
    const problems: string[] = []
    if (!asDrawn) openAsTheirs(page)
    // Each journey comes from an address of its own, so that one does not use up the limits of another.
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() })
    page.on('pageerror', error => problems.push(`script error: ${error.message}`))
    page.on('console', message => {
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) problems.push(message.text())
    })
    await use(page)
    expect(problems.filter(problem => !expected.some(one => one.test(problem)))).toEqual([])
  }
})

/** `goto` that is not told until when to wait waits until a drawn page is taken over. */
function openAsTheirs(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil) return response
    // Asked in a way that outlives a page that opens itself anew.
    const kind = await page.waitForFunction(() => ('carried' in window ? 'drawn' : 'own'))
    if ((await kind.jsonValue()) === 'drawn') await takenOver(page)
    return response
  }
}

export function newPhone(): string {
  const operators = ['25', '29', '33', '44']
  return `375${operators[randomInt(operators.length)]}${randomInt(1_000_000, 9_999_999)}`
}

export function newAddress(): string {
  return `10.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`
}

/** Says that a journey is in the narrow layout. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768
}

/** What the server has drawn gives way to the browser's own page at the first sign of a person: from then on that asks, speaks and answers. */
export async function takenOver(page: Page): Promise<void> {
  for (const at of [1, 2]) await page.mouse.move(at, at)
  await page.waitForFunction(() => Object.keys(document.querySelector('h1') ?? {}).some(key => key.startsWith('__react')))
}

/**
 * No violation of any impact by light and by dark, and no contrast that could not be judged. By dark only what depends on colours is asked
 * again. While a dialog is open the rest of the page is out of reach, so the dialog alone is judged. Ends by light. In the narrow layout also:
 * nothing stands out to the side, down to 320 px and at the 200 % zoom of a desk.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessFaults(page), page.url()).toEqual([])
}

/** What `expectAccessible` would say. */
export async function accessFaults(page: Page): Promise<string[]> {
  // One that is on its way out is no longer what one sees.
  await expect(page.locator('[role="dialog"][data-closed], [role="dialog"][data-ending-style]')).toHaveCount(0)
  const within = (await page.locator(DIALOG).count()) > 0 ? DIALOG : 'html'
  await drawEverything(page)
  await inLight(page, 'light')
  const said = await axeFaults(page, 'light', within)
  const surfaces = await surfacesOf(page, within)
  if (surfaces.some(one => !judgedByDark.has(one))) {
    await inLight(page, 'dark')
    said.push(...(await axeFaults(page, 'dark', within)))
    await page.emulateMedia({ colorScheme: 'light' })
    for (const one of surfaces) judgedByDark.add(one)
  }
  if (isPhone(page)) said.push(...(await sidewaysFaults(page)))
  return said
}

/** Words on the same surfaces have the same colours: by dark each is judged once by a worker. */
const judgedByDark = new Set<string>()

/** What decides the colours of each element with words of its own: its classes, states and colours, and those of all that it lies in. */
function surfacesOf(page: Page, within: string): Promise<string[]> {
  return page
    .locator(within)
    .first()
    .evaluate(root => {
      const said = new Map<Element, string>()
      const of = (element: Element | null): string => {
        if (!element) return ''
        const known = said.get(element)
        if (known !== undefined) return known
        const states = [...element.attributes]
          .filter(({ name, value }) => (name === 'style' ? /colou?r|background|opacity/.test(value) : STATES.test(name)))
          .map(({ name, value }) => `${name}=${value}`)
        const pseudo = ['disabled', 'checked', 'focus-visible', 'invalid'].filter(state => element.matches(`:${state}`))
        const one = `${of(element.parentElement)}>${element.localName}.${[...element.classList].join('.')}[${[...states, ...pseudo].join()}]`
        said.set(element, one)
        return one
      }
      const STATES = /^(?:aria-(?:disabled|selected|checked|current|pressed|invalid|expanded)|data-(?!floating|side|align).*|role|hidden)$/
      const withWords = [...root.querySelectorAll('*')].filter(
        element =>
          element.matches('input, textarea, select') ||
          [...element.childNodes].some(node => node.nodeType === 3 && node.nodeValue!.trim() !== '')
      )
      return [...new Set(withWords.map(of))]
    })
}

/** A toast is a dialog too, but one that leaves the page within reach. */
const DIALOG = '[role="dialog"]:not([aria-modal="false"])'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds: everything by light, by dark only what depends on colours. The page stands in that light already. */
export async function axeFaults(page: Page, light: 'light' | 'dark', within = 'html'): Promise<string[]> {
  // It is large: once for a document, however often it is asked.
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE)
  const asked = await page.evaluate(
    async ([root, options]) => {
      // Squares and pins are for the pointer alone, behind one image with a name; axe ends in an error of its own on them and judges no colour of the page.
      const maps = [...document.querySelectorAll<HTMLElement>('.leaflet-map-pane')]
      for (const map of maps) map.style.display = 'none'
      const { violations, incomplete } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(
        { include: [root] },
        options
      )
      for (const map of maps) map.style.display = ''
      return { violations, incomplete }
    },
    [within, { ...OPTIONS, runOnly: light === 'light' ? ALL : OF_COLOURS }] as const
  )
  return faultsOf(asked, light)
}

/** A picture, however small, makes the browser draw a whole frame: until then some elements keep the colours of the other light. */
async function inLight(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 }, animations: 'disabled' })
}

/** What is out of view is left undrawn by the styles, with the colours of before: it is drawn for the judgement, also when it is made anew. */
async function drawEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
  })
}

const ALL: RunOptions['runOnly'] = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }
const OF_COLOURS: RunOptions['runOnly'] = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }
/** The pseudo-elements of the styles are marks such as the handle of a sheet; none of them lies behind words. */
const OPTIONS = {
  resultTypes: ['violations', 'incomplete'],
  checks: { 'color-contrast': { options: { ignorePseudo: true } } }
} as RunOptions

/** Contrast of words that lie under something else (a floating bar, the edge of a list) is judged where they are uncovered; a covered field without any has none. */
const COVERED = new Set(['bgOverlap', 'emptyValue', 'elmPartiallyObscured', 'elmPartiallyObscuring', 'fgOnScreen', 'outsideViewport'])

function faultsOf({ violations, incomplete }: Pick<AxeResults, 'violations' | 'incomplete'>, light: string): string[] {
  const unclear = incomplete
    .filter(rule => rule.id === 'color-contrast')
    .map(rule => ({ ...rule, nodes: rule.nodes.filter(node => !node.any.some(check => COVERED.has(check.data?.messageKey))) }))
    .filter(rule => rule.nodes.length > 0)
  return [...violations, ...unclear].map(
    rule => `${light}: ${rule.id}: ${rule.nodes.map(node => `${node.target.join(' ')} ${node.failureSummary ?? ''}`).join(' | ')}`
  )
}

/** 320 px is the narrowest screen; 640 x 400 is what 200 % zoom leaves of 1280 x 800. */
const TIGHT = [
  { width: 320, height: 568 },
  { width: 640, height: 400 }
]

async function sidewaysFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  const usual = page.viewportSize()!
  for (const size of TIGHT) {
    await page.setViewportSize(size)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wide > size.width) faults.push(`${wide - size.width} px stand out to the side at ${size.width} px`)
  }
  await page.setViewportSize(usual)
  return faults
}
