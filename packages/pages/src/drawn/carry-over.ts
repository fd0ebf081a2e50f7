// What a person has done on a drawn page until the browser's own takes its place: the focus, what was pressed, what was typed (0071).
import { elementAt, type Field, type Place, placeOf, pressableOf, TYPED } from './places.ts'

/** `isSent`: Enter in a field of a form. `at`: milliseconds of the clock. */
type Press = { place: Place; isSent: boolean; at: number; path: string }
type Typed = { place: Place; text: string }
/** What was done; `pressed` is null where nobody waits for a press. `down`: where a finger or a button of the mouse is down still. */
export type Done = { focused: Place | null; pressed: Press | null; typed: Typed[]; down: Place | null }

export type CarryOver = {
  /** All of it; listens no longer. Null: it has been asked for already. */
  end: () => Done | null
  /** Tells each press that nothing answers yet. */
  onPress: (hear: () => void) => void
  /** How many there were on this page. */
  presses: () => number
  /** Keeps all of it for the same page opened anew. False: no press waits any more. */
  keep: () => boolean
  /** There is a press from before the page was opened anew. */
  isOwed: boolean
}

/** Nobody waits longer for what a press does: done later it would come as a surprise. */
const PRESS_MILLIS = 10_000
const KEPT = 'vizit.done-before'
/** Whoever does this goes on without what was pressed. */
const GOES_ON = ['keydown', 'wheel', 'touchmove'] as const

/** Listens to the drawn page in `page` from now on. A press of what stands still is kept, the last one, as long as somebody waits for it. */
export function carryOver(page: HTMLElement, clock: () => Date): CarryOver {
  let focused = placeOf(page, document.activeElement)
  let pressed: Press | null = null
  let busy: HTMLElement | undefined
  let waits: ReturnType<typeof setTimeout> | undefined
  let presses = 0
  const heldAt = (target: EventTarget | null) => placeOf(page, (target && pressableOf(target)) ?? target)
  // It may have gone down before anybody listened.
  let down = heldAt([...page.querySelectorAll(':active')].at(-1) ?? null)
  let hear = () => undefined as void
  const over = new AbortController()
  const { signal } = over
  const on = <K extends keyof HTMLElementEventMap>(kind: K, heard: (event: HTMLElementEventMap[K]) => void) =>
    page.addEventListener(kind, heard, { capture: true, signal })

  function forget(): void {
    clearTimeout(waits)
    if (busy) busy.ariaBusy = null
    if (isChoice(busy)) for (const one of choicesOf(busy)) one.checked = one.defaultChecked
    busy = undefined
    pressed = null
  }
  function hold(press: Press): void {
    forget()
    pressed = press
    busy = elementAt(page, press.place)
    if (busy) busy.ariaBusy = 'true'
    // One of several shows at once that it is the chosen one.
    if (isChoice(busy)) busy.checked = true
    waits = setTimeout(forget, PRESS_MILLIS)
  }
  function press(element: Element | null, isSent: boolean): void {
    const place = placeOf(page, element)
    if (!place) return
    hold({ place, isSent, at: Number(clock()), path: location.pathname })
    presses++
    hear()
  }

  const isDue = ({ at, path }: Press) => Number(clock()) - at < PRESS_MILLIS && path === location.pathname
  const kept = takeKept(isDue)
  if (kept) {
    for (const { place, text } of kept.typed) Object.assign(elementAt(page, place) ?? {}, { value: text })
    focused = kept.focused
    hold(kept.pressed!)
  }

  on('focusin', event => {
    focused = placeOf(page, event.target)
    if (event.target !== busy) forget()
  })
  // The change itself takes the focus away too: in the same task, and then it is given back.
  on('focusout', () => {
    const left = focused
    queueMicrotask(() => {
      if (focused === left && document.activeElement === document.body) focused = null
    })
  })
  const typed = new Map<string, Typed>()
  const type = (field: Field) => {
    const place = placeOf(page, field)
    if (place) typed.set(JSON.stringify([place.tag, place.said, place.nth]), { place, text: field.value })
  }
  for (const field of page.querySelectorAll<Field>(TYPED)) if (field.value !== field.defaultValue) type(field)
  on('input', event => {
    if (!(event.target as Element).matches(TYPED)) return
    type(event.target as Field)
    forget()
  })
  on('click', event => {
    const element = pressableOf(event.target)
    if (!element) return
    if (!isChoice(element)) event.preventDefault()
    // The press of a label comes to its choice as a press of its own.
    else if (event.target !== element) return
    press(element, false)
  })
  on('pointerdown', event => {
    down = event.isPrimary && event.button === 0 ? heldAt(event.target) : null
  })
  for (const kind of ['pointerup', 'pointercancel'] as const) addEventListener(kind, () => void (down = null), { capture: true, signal })
  // Never by the browser: it would leave the page with what was typed in the address.
  on('submit', event => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    press(form.contains(document.activeElement) ? document.activeElement : form.querySelector(TYPED), true)
  })
  for (const sign of GOES_ON) addEventListener(sign, forget, { capture: true, passive: true, signal })

  const done = (): Done => ({ focused, pressed: pressed && isDue(pressed) ? pressed : null, typed: [...typed.values()], down })
  return {
    onPress: next => {
      hear = next
    },
    presses: () => presses,
    isOwed: kept !== null,
    keep() {
      const all = done()
      if (all.pressed) writeKept(all)
      return all.pressed !== null
    },
    end() {
      if (signal.aborted) return null
      over.abort()
      const all = done()
      forget()
      return all
    }
  }
}

function isChoice(element: HTMLElement | undefined): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'radio'
}

/** All among which `one` is chosen. */
function choicesOf(one: HTMLInputElement): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(({ name }) => name === one.name)
}

function writeKept(done: Done): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(done))
  } catch {
    // A browser that keeps nothing: it is pressed once more.
  }
}

function takeKept(isDue: (press: Press) => boolean): Done | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT)!) as Done | null
    sessionStorage.removeItem(KEPT)
    return kept?.pressed && isDue(kept.pressed) ? kept : null
  } catch {
    return null
  }
}
