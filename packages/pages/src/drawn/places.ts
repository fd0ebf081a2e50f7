// An element of a drawn page, told so that it is found again in the browser's own: by what it is and says, for no element outlives the change (0071).

/** Chosen by a press, and of no use until the program is there. */
const CHOSEN = 'input[type="radio"], input[type="checkbox"]'
/** What does nothing until the program is there. Links lead on without it. */
const PRESSABLE = `button, [role="tab"], ${CHOSEN}`
/** Fields of words. */
export const TYPED = 'input:not([type="radio"], [type="checkbox"]), textarea'
/** Elements that can hold the focus. */
const HELD = `a[href], ${PRESSABLE}, ${TYPED}, [tabindex]`

/** `nth` of so many (`of`) that are the same and say the same. */
export type Place = { tag: string; said: string; nth: number; of: number }
export type Field = HTMLInputElement | HTMLTextAreaElement

/** Where `target` stands in `page`; null: nothing there that a person can hold. */
export function placeOf(page: HTMLElement, target: EventTarget | null): Place | null {
  if (!(target instanceof HTMLElement) || target === page || !page.contains(target)) return null
  const element = target.closest<HTMLElement>(HELD)
  if (!element) return null
  const [tag, said] = [element.tagName, saidBy(element)]
  const all = alike(page, tag, said)
  const nth = all.indexOf(element)
  return nth < 0 ? null : { tag, said, nth, of: all.length }
}

/** What stands there now; where there are fewer, the first one. */
export function elementAt(page: HTMLElement, { tag, said, nth }: Place): HTMLElement | undefined {
  const found = alike(page, tag, said)
  return found[nth] ?? found[0]
}

/** What is pressed with `target`: itself, what it lies in, or what its label is of. */
export function pressableOf(target: EventTarget | null): HTMLElement | null {
  const element = target as Element
  const own = element.closest<HTMLElement>(PRESSABLE)
  const control = own ? null : element.closest('label')?.control
  return own ?? (control?.matches(CHOSEN) ? control : null)
}

/** Those that are seen: the page was drawn for whatever width, with parts that this one hides. */
export function alike(page: HTMLElement, tag: string, said: string): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(tag)].filter(one => one.checkVisibility() && saidBy(one) === said)
}

/**
 * A link is where it leads to; what says a figure or a name that its person alone has is its `data-place`; anything else is what it is called, without the
 * words that another width would show.
 */
function saidBy(element: HTMLElement): string {
  return (
    element.getAttribute('href') ??
    element.dataset.place ??
    element.getAttribute('aria-label') ??
    (element as Partial<Field>).labels?.[0]?.innerText.trim() ??
    element.getAttribute('placeholder') ??
    element.getAttribute('name') ??
    element.innerText.trim()
  )
}
