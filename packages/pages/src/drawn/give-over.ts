// What was done on the drawn page is done on the one that has taken its place (0071).
import { type CarryOver, carryOver, type Done } from './carry-over.ts'
import { alike, elementAt, type Field, type Place } from './places.ts'

/** What the page's first script has listened to from the beginning; where there is none, from now on. */
export function carriedOver(page: HTMLElement, clock: () => Date): CarryOver {
  return (window as { carried?: CarryOver }).carried ?? carryOver(page, clock)
}

/** The words, the focus, then the press, if the page has as many of its kind: a press must not meet another thing. */
export function giveOver(page: HTMLElement, { typed, focused, pressed, down }: Done): void {
  for (const { place, text } of typed) typeInto(elementAt(page, place) as Field | undefined, text)
  if (focused) elementAt(page, focused)?.focus({ preventScroll: true })
  if (down) whenLetGo(page, down)
  if (!pressed) return
  const element = onlyAt(page, pressed.place)
  if (pressed.isSent) send(element as Field | undefined)
  else element?.click()
}

/** Browsers make a click of what goes down and up on one thing: here the thing has changed between the two. */
const CLICK_MILLIS = 60

/** A press that began on the drawn page and ends on the same thing of this one is a press of it, unless the browser makes one itself. */
function whenLetGo(page: HTMLElement, place: Place): void {
  const over = new AbortController()
  const { signal } = over
  const stop = () => over.abort()
  const isOf = (element: HTMLElement | undefined, target: EventTarget | null) =>
    element && target instanceof Element && (element.contains(target) || target.closest('label')?.control === element)
  let late: ReturnType<typeof setTimeout> | undefined
  addEventListener(
    'pointerup',
    ({ target }) => {
      const element = onlyAt(page, place)
      if (!isOf(element, target)) return stop()
      late = setTimeout(() => {
        stop()
        element?.click()
      }, CLICK_MILLIS)
    },
    { capture: true, once: true, signal }
  )
  addEventListener('pointercancel', stop, { capture: true, signal })
  // What was pressed is gone, and a browser may make a click of what it lay in: that presses nothing.
  addEventListener(
    'click',
    ({ target }) => {
      if (!isOf(onlyAt(page, place), target)) return
      clearTimeout(late)
      stop()
    },
    { capture: true, signal }
  )
}

function onlyAt(page: HTMLElement, { tag, said, nth, of }: Place): HTMLElement | undefined {
  const found = alike(page, tag, said)
  return found.length === of ? found[nth] : undefined
}

/** As if it were typed there: React looks at the element's own setter. */
function typeInto(field: Field | undefined, text: string): void {
  if (!field || field.value === text) return
  const own = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** As Enter in `field` would, for the program alone: the browser itself never sends the form. */
function send(field: Field | undefined): void {
  const stay = (event: Event) => event.preventDefault()
  addEventListener('submit', stay)
  field?.form?.requestSubmit()
  removeEventListener('submit', stay)
}
