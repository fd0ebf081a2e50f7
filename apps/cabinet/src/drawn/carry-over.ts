// What a person has done on a drawn page until the browser's own takes its place: the focus, what was pressed, what was typed. Found again by what it is
// and says, for no element outlives the change (0071).

/** What does nothing until the program is there. Links lead on without it. */
const PRESSABLE = 'button, [role="tab"]'
const TYPED = 'input, textarea'
/** Elements that can hold the focus. */
const HELD = `a[href], ${PRESSABLE}, ${TYPED}, [tabindex]`

type Place = { tag: string; said: string; nth: number }
type Field = HTMLInputElement | HTMLTextAreaElement

export type CarryOver = {
  /** Gives all of it to what stands in `page` now, and listens no longer. */
  give: () => void
  /** Tells each press that nothing answers yet. */
  onPress: (hear: () => void) => void
}

/** What the page's first script has listened to from the beginning; where there is none, from now on. */
export function carriedOver(page: HTMLElement): CarryOver {
  return (window as { carried?: CarryOver }).carried ?? carryOver(page)
}

/** Listens to the drawn page in `page` from now on. A press of what stands still is kept, the last one. */
export function carryOver(page: HTMLElement): CarryOver {
  let focused = placeOf(page, document.activeElement)
  let pressed: Place | null = null
  let hear = () => undefined as void
  const over = new AbortController()
  const on = <K extends keyof HTMLElementEventMap>(kind: K, heard: (event: HTMLElementEventMap[K]) => void) =>
    page.addEventListener(kind, heard, { capture: true, signal: over.signal })
  on('focusin', event => {
    focused = placeOf(page, event.target)
  })
  // The change itself takes the focus away too: in the same task, and then it is given back.
  on('focusout', () => {
    const left = focused
    queueMicrotask(() => {
      if (focused === left && document.activeElement === document.body) focused = null
    })
  })
  const typed = new Map<string, { place: Place; text: string }>()
  const keep = (field: Field) => {
    const place = placeOf(page, field)
    if (place) typed.set(JSON.stringify(place), { place, text: field.value })
  }
  for (const field of page.querySelectorAll<Field>(TYPED)) if (field.value !== field.defaultValue) keep(field)
  on('input', event => keep(event.target as Field))
  on('click', event => {
    const button = (event.target as Element).closest(PRESSABLE)
    if (!button) return
    event.preventDefault()
    button.ariaBusy = 'true'
    pressed = placeOf(page, button)
    hear()
  })
  return {
    onPress: next => {
      hear = next
    },
    give() {
      if (over.signal.aborted) return
      over.abort()
      for (const { place, text } of typed.values()) typeInto(elementAt(page, place) as Field | undefined, text)
      if (focused) elementAt(page, focused)?.focus({ preventScroll: true })
      if (pressed) elementAt(page, pressed)?.click()
    }
  }
}

function placeOf(page: HTMLElement, target: EventTarget | null): Place | null {
  if (!(target instanceof HTMLElement) || target === page || !page.contains(target)) return null
  const element = target.closest<HTMLElement>(HELD)
  if (!element) return null
  const [tag, said] = [element.tagName, saidBy(element)]
  const nth = alike(page, tag, said).indexOf(element)
  return nth < 0 ? null : { tag, said, nth }
}

function elementAt(page: HTMLElement, { tag, said, nth }: Place): HTMLElement | undefined {
  const found = alike(page, tag, said)
  return found[nth] ?? found[0]
}

/** Those that are seen: the page was drawn for whatever width, with parts that this one hides. */
function alike(page: HTMLElement, tag: string, said: string): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(tag)].filter(one => one.checkVisibility() && saidBy(one) === said)
}

/** A link is where it leads to; anything else is what it is called. */
function saidBy(element: HTMLElement): string {
  return (
    element.getAttribute('href') ??
    element.getAttribute('aria-label') ??
    element.getAttribute('placeholder') ??
    element.getAttribute('name') ??
    element.textContent.trim()
  )
}

/** As if it were typed there: React looks at the element's own setter. */
function typeInto(field: Field | undefined, text: string): void {
  if (!field || field.value === text) return
  const own = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
