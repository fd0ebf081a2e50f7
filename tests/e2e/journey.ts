// What every journey has: a browser that watches for policy violations and errors, an address of its own, axe at both lights.
import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, type Page, expect as sayNothingOfTime } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { noteJudged, notJudged } from './judged-surfaces.ts'
import { closeTimesAtHand } from './passing-time.ts'

export type { Locator, Page } from '@playwright/test'

/** Pictures are taken without the runner, which would say how long to wait for what one expects. */
export const expect = sayNothingOfTime.configure({ timeout: Number(process.env.EXPECT_MILLIS ?? 20_000) })

type World = {
  /** Twelve digits, new for each journey. */
  phone: string
  /** Errors that the journey expects, e.g. a refused call that the console reports. */
  expected: RegExp[]
}

/** `test` with a page that fails the journey on any script error or policy violation. */
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
  page: async ({ page, expected }, use) => {
    const problems: string[] = []
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

/**
 * No violation of any impact by light and by dark, and no contrast that could not be judged. What depends on colours is judged once in a run of each
 * surface: words on the same surfaces have the same colours. While a dialog is open the rest of the page is out of reach, so the dialog alone is
 * judged. In the narrow layout also: nothing stands out to the side, down to 320 px and at the 200 % zoom of a desk; with E2E_SHORT once of each page and
 * dialog by its name. Without it colours by light and widths are judged wherever it is asked. Ends by light.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // One that is on its way out is no longer what one sees.
  await expect(page.locator('[role="dialog"][data-closed], [role="dialog"][data-ending-style]')).toHaveCount(0)
  const within = (await page.locator(DIALOG).count()) > 0 ? DIALOG : 'html'
  await drawEverything(page)
  await inLight(page, 'light')
  const surfaces = notJudged(await surfacesOf(page, within))
  const said = await axeFaults(page, 'light', within, IN_SHORT ? WITHOUT_COLOURS : ALL)
  if (surfaces.length > 0) {
    const covered: string[] = []
    if (IN_SHORT) said.push(...(await axeFaults(page, 'light', surfaces, OF_COLOURS, covered)))
    await inLight(page, 'dark')
    said.push(...(await axeFaults(page, 'dark', surfaces, OF_COLOURS, covered)))
    await page.emulateMedia({ colorScheme: 'light' })
    noteJudged(surfaces, covered)
  }
  if (isPhone(page)) {
    const name = [`width of ${await nameOf(page, within)}`]
    if (!IN_SHORT || notJudged(name).length > 0) said.push(...(await sidewaysFaults(page)))
    noteJudged(name)
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  expect(said, page.url()).toEqual([])
}

const IN_SHORT = process.env.E2E_SHORT !== undefined

/** What a page or a dialog is called, and where it stands, whatever the numbers in its address. */
async function nameOf(page: Page, within: string): Promise<string> {
  const path = new URL(page.url()).pathname.replaceAll(/[0-9a-f-]*\d[0-9a-f-]*/gi, 'N')
  const headings = await page.locator(within).first().getByRole('heading').allTextContents()
  return [path, within, ...headings.slice(0, 2)].join(' ')
}

/**
 * What decides the colours of each element with words of its own: its classes, states and colours, and those of all that it lies in. The page keeps which
 * elements these are.
 */
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
      const surfaces = Map.groupBy(withWords, of)
      Object.assign(window, { surfaces })
      return [...surfaces.keys()]
    })
}

/** A toast is a dialog too, but one that leaves the page within reach. */
const DIALOG = '[role="dialog"]:not([aria-modal="false"])'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds within a selector or on some surfaces: everything by light, by dark only what depends on colours. The page stands in that light already.
 * `covered` is told the surfaces whose words lay under something else, or were there no longer.
 */
export async function axeFaults(
  page: Page,
  light: 'light' | 'dark',
  within: string | readonly string[] = 'html',
  asked = light === 'light' ? ALL : OF_COLOURS,
  covered: string[] = []
): Promise<string[]> {
  // It is large: once for a document, however often it is asked.
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE)
  const { violations, incomplete, unseen } = await page.evaluate(
    async ([where, options]) => {
      const { axe, surfaces } = window as unknown as { axe: typeof import('axe-core'); surfaces: Map<string, Element[]> }
      if (typeof where === 'string') return { ...pick(await axe.run({ include: [where] }, options)), unseen: [] }
      const elements = where.flatMap(one => surfaces.get(one)!).filter(element => element.isConnected)
      if (elements.length === 0) return { violations: [], incomplete: [], unseen: [...where] }
      const found = pick(await axe.run({ include: elements as never }, options))
      const open = new Set(elements)
      for (const { nodes } of found.incomplete)
        for (const { target } of nodes) open.delete(document.querySelector(target.at(-1) as string) as Element)
      return { ...found, unseen: where.filter(one => !surfaces.get(one)!.some(element => open.has(element))) }
      function pick({ violations, incomplete }: AxeResults) {
        return { violations, incomplete }
      }
    },
    [within, { ...OPTIONS, ...asked }] as const
  )
  covered.push(...unseen)
  return faultsOf({ violations, incomplete }, light)
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

const TAGS: RunOptions['runOnly'] = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }
const COLOURS = ['color-contrast', 'link-in-text-block']
const ALL: RunOptions = { runOnly: TAGS }
const OF_COLOURS: RunOptions = { runOnly: { type: 'rule', values: COLOURS } }
const WITHOUT_COLOURS: RunOptions = { runOnly: TAGS, rules: Object.fromEntries(COLOURS.map(rule => [rule, { enabled: false }])) }
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
