// Quick hands for tests of the faces: they look in the page whether one could press or write, and send the driver the press alone (docs/decisions/0107).
import { commands, type Locator, page, server } from 'vitest/browser'
import { closedTo, controlOf, coveredAt, lost, middleOf, moves, type Obstacle, untilDone } from './ready.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    pressAt(x: number, y: number): Promise<void>
    pressDownAt(x: number, y: number): Promise<void>
    letGo(): Promise<void>
  }
}

type Options = { readonly timeout?: number } | undefined

const PRESSES = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const
/** What is typed into, key by key; another field is for the driver to fill. */
const TYPED = 'textarea, input:is(:not([type]), [type=email], [type=password], [type=search], [type=tel], [type=text], [type=url])'
/** Something fixed to an edge of the screen may lie over what is just in sight: then each of these is tried. */
const PLACES: readonly (ScrollLogicalPosition | undefined)[] = [undefined, 'end', 'center', 'start']

// The driver's kind of locator, of which every locator of a test is.
const driven = Object.getPrototypeOf(page.getByRole('button')) as Locator
const { click, fill } = driven

/** The driver has its own way with everything but how long to wait, and with frames in the page. */
function isPlain(locator: Locator, options: Options): boolean {
  return Object.keys(options ?? {}).every(key => key === 'timeout') && !locator.selector.includes('internal:control')
}

function bounds(action: string, options: Options): { action: string; timeout: number } {
  return { action, timeout: options?.timeout ?? (server.config.browser.providerOptions.actionTimeout as number) }
}

function bring(element: Element, nth: number): void {
  const place = PLACES[nth % PLACES.length]
  if (place) element.scrollIntoView({ block: place, inline: place, behavior: 'instant' })
  // Only this browser has it, and it is the one that the driver asks for.
  else (element as Element & { scrollIntoViewIfNeeded(): void }).scrollIntoViewIfNeeded()
}

/** Where a point of the page of the test lies in the page around it. */
function outside({ x, y }: { x: number; y: number }): [x: number, y: number] {
  const around = frameElement as HTMLElement
  const { left, top, width, height } = around.getBoundingClientRect()
  return [left + (around.clientLeft + x) * (width / around.offsetWidth), top + (around.clientTop + y) * (height / around.offsetHeight)]
}

/** Presses it down with the mouse, which then stays down: `commands.letGo()`. */
export async function holdDown(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  await commands.pressDownAt(...outside(middleOf(element)!))
}

/** Presses there, and lets nothing of it through to another element that has come to lie there meanwhile. */
async function pressOnly(element: Element, point: { x: number; y: number }): Promise<Obstacle> {
  let wrong: Obstacle = 'the press did not arrive'
  let arrived = false
  lost.last = `nothing was clicked by the press of ${element.outerHTML.slice(0, 200)}`
  const guard = (event: Event) => {
    if (!event.isTrusted) return
    if (event.type === 'click' && event.composedPath().includes(element)) lost.last = ''
    const { clientX, clientY } = event as MouseEvent
    if (!arrived) wrong = coveredAt(element, clientX, clientY)
    arrived = true
    if (!wrong) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const name of PRESSES) addEventListener(name, guard, { capture: true, passive: false })
  try {
    await commands.pressAt(...outside(point))
  } finally {
    for (const name of PRESSES) removeEventListener(name, guard, { capture: true })
  }
  return wrong
}

async function tryToPress(element: Element, nth: number): Promise<Obstacle> {
  bring(element, nth)
  const hindered = closedTo(element) ?? (await moves(element)) ?? closedTo(element)
  if (hindered) return hindered
  bring(element, nth)
  const point = middleOf(element)
  if (!point) return 'the element is out of sight'
  if (!document.activeElement || document.activeElement === document.body) window.focus()
  return coveredAt(element, point.x, point.y) ?? pressOnly(element, point)
}

/** Undone where only the driver can: gives what it is then to do. */
async function tryToWrite(element: Element, text: string, byDriver: () => Promise<void>): Promise<Obstacle> {
  const control = controlOf(element)
  if (text === '' || !control.matches(TYPED)) {
    await byDriver()
    return undefined
  }
  const field = control as HTMLInputElement | HTMLTextAreaElement
  const hindered = closedTo(element)
  if (hindered) return hindered
  if (field.readOnly) return 'the element is read only'
  field.select()
  field.focus()
  if ((field.getRootNode() as Document | ShadowRoot).activeElement !== field) return 'the element does not keep the focus'
  // The one way in which a page writes as the keyboard does: within maxlength, heard by the page as typed, and to be undone by whom the page belongs to.
  document.execCommand('insertText', false, text)
  return undefined
}

/** From now on every press and every fill is made so; gives what puts the driver's own back. */
export function pressQuickly(): () => void {
  Object.assign(driven, {
    click(this: Locator, options?: Options): Promise<void> {
      return isPlain(this, options) ? untilDone(this, bounds('click', options), tryToPress) : click.call(this, options)
    },
    fill(this: Locator, text: string, options?: Options): Promise<void> {
      if (!isPlain(this, options)) return fill.call(this, text, options)
      return untilDone(this, bounds('fill', options), element => tryToWrite(element, text, () => fill.call(this, text, options)))
    }
  })
  return () => Object.assign(driven, { click, fill })
}
