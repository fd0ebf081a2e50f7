// What must be true of an element before a test presses it or writes into it: what the driver asks for, looked at in the page itself.
import type { Locator } from 'vitest/browser'

/** What still stands in the way, in words for whom the test fails; nothing when the action is done. */
export type Obstacle = string | undefined

type Bounds = { readonly action: string; readonly timeout: number }

/** What became of the last press, where it went down and no click came of it: the page moved between, or it opened something at once. */
export const lost = { last: '' }

const { setTimeout: laterNow, clearTimeout: dropLater } = globalThis
const frame = requestAnimationFrame.bind(window)
const millis = performance.now.bind(performance)

/** What no mutation tells of (a style that ends, a picture that is laid out) is looked for as often as this. */
const LOOK_AGAIN_MILLIS = 100
const BUTTON = 'button, [role=button], [role=checkbox], [role=radio]'
const FIELD = 'input, textarea, select'
const CONTROL = `a, ${FIELD}, option, optgroup, [role=link], ${BUTTON}`

/** As soon as the page has drawn the next frame. */
function nextFrame(): Promise<void> {
  return new Promise(done => {
    frame(() => done())
  })
}

/** The frame after the next change of the page. */
async function change(): Promise<void> {
  await new Promise<void>(done => {
    const look = () => {
      observer.disconnect()
      dropLater(timer)
      done()
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const timer = laterNow(look, LOOK_AGAIN_MILLIS)
  })
  await nextFrame()
}

/** Tries again at every change of the page until nothing stands in the way. More than one element is an error at once, an obstacle one after the bound. */
export async function untilDone(
  locator: Locator,
  { action, timeout }: Bounds,
  attempt: (element: Element, nth: number) => Promise<Obstacle>
): Promise<void> {
  const until = millis() + timeout
  for (let nth = 0; ; nth++) {
    const element = locator.query()
    const obstacle = element ? await attempt(element, nth) : 'there is no such element'
    if (obstacle === undefined) return
    if (millis() >= until) {
      const why = [`waiting for ${locator.asLocator()}`, obstacle, lost.last].filter(Boolean).join('\n  ')
      const error = new Error(`locator.${action}: Timeout ${timeout}ms exceeded.\n  ${why}`)
      error.name = 'TimeoutError'
      throw error
    }
    await change()
  }
}

/** The control that a text within it, or within its label, stands for. */
export function controlOf(element: Element): Element {
  const around = element.matches(FIELD) ? element : (element.closest(BUTTON) ?? element)
  return around.matches(CONTROL) ? around : (around.closest('label')?.control ?? around)
}

/** Seen, not inert, and open to whoever uses it. */
export function closedTo(element: Element): Obstacle {
  if (!element.isConnected) return 'the element has gone'
  const { width, height } = element.getBoundingClientRect()
  if (width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true })) return 'the element is not visible'
  const control = controlOf(element)
  if (control.matches(':disabled')) return 'the element is disabled'
  if (control.closest('[aria-disabled=true], [aria-disabled=false]')?.ariaDisabled === 'true') return 'the element is aria-disabled'
  for (let around: Element | null = control; around; around = parentOf(around))
    if (around.hasAttribute('inert')) return 'the element is inert'
  return undefined
}

/** It stays where it is for a frame. */
export async function moves(element: Element): Promise<Obstacle> {
  await nextFrame()
  const before = element.getBoundingClientRect()
  await nextFrame()
  const after = element.getBoundingClientRect()
  const sides = ['x', 'y', 'width', 'height'] as const
  return sides.every(side => before[side] === after[side]) ? undefined : 'the element moves'
}

function parentOf(element: Element): Element | null {
  const root = element.getRootNode()
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
}

/** What lies on top at this point of the page. */
function onTop(x: number, y: number): Element | null {
  let top = document.elementFromPoint(x, y)
  for (let inner = top; inner; top = inner) {
    const deeper: Element | null = inner.shadowRoot?.elementFromPoint(x, y) ?? null
    inner = deeper === inner ? null : deeper
    if (!inner) break
  }
  return top
}

/** Another element takes what is pressed at this point of the page. */
export function coveredAt(element: Element, x: number, y: number): Obstacle {
  const pressed = element.matches(FIELD) ? element : (element.closest('button, [role=button], a, [role=link]') ?? element)
  const top = onTop(x, y)
  for (let around = top; around; around = parentOf(around)) if (around === pressed) return undefined
  return `${top ? (top.cloneNode() as Element).outerHTML : 'nothing'} lies over the element`
}

/** The middle of the element's first piece that is in sight. */
export function middleOf(element: Element): { x: number; y: number } | undefined {
  for (const { left, right, top, bottom } of element.getClientRects()) {
    const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)]
    const [above, below] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
    if (to > from && below > above && (to - from) * (below - above) > 0.99) return { x: (from + to) / 2, y: (above + below) / 2 }
  }
  return undefined
}
