// What was done on the drawn page is done on the one that has taken its place (0071).
import { type CarryOver, carryOver, type Done } from './carry-over.ts'
import { alike, elementAt, type Field, type Place } from './places.ts'

/** What the page's first script has listened to from the beginning; where there is none, from now on. */
export function carriedOver(page: HTMLElement, clock: () => Date): CarryOver {
  return (window as { carried?: CarryOver }).carried ?? carryOver(page, clock)
}

/** The words, the focus, then the press, if the page has as many of its kind: a press must not meet another thing. */
export function giveOver(page: HTMLElement, { typed, focused, pressed }: Done): void {
  for (const { place, text } of typed) typeInto(elementAt(page, place) as Field | undefined, text)
  if (focused) elementAt(page, focused)?.focus({ preventScroll: true })
  if (!pressed) return
  const element = onlyAt(page, pressed.place)
  if (pressed.isSent) send(element as Field | undefined)
  else element?.click()
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
