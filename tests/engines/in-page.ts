// What runs in the page itself, in any engine: a function is sent as its text, together with the two that all may use.

/** The text that calls the function in the page with what is given. */
export function inPage<Given extends unknown[]>(call: (...given: Given) => unknown, ...given: Given): string {
  return `(() => { ${allOf}; ${plain}; return (${call})(...${JSON.stringify(given)}) })()`
}

/** Every element of this kind, those of custom elements among them. */
function allOf(kind: string, root: Document | ShadowRoot = document): Element[] {
  return [...root.querySelectorAll('*')].flatMap(one => [
    ...(one.matches(kind) ? [one] : []),
    ...(one.shadowRoot ? allOf(kind, one.shadowRoot) : [])
  ])
}

function plain(text: string | null | undefined): string {
  return (text ?? '').replaceAll(/[\s\u00a0]+/g, ' ').trim()
}

export type Role =
  | 'article'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'paragraph'
  | 'radio'
  | 'region'
  | 'tab'
  | 'textbox'

/** Something on the page as a person would name it: by its whole name, or by a pattern of it. */
export type Wanted = { role: Role; name: string | { like: string; flags: string }; within?: Wanted }

export type Seen = {
  /** Words of an element, value of a field. */
  text: string
  isChecked: boolean
  isFocused: boolean
  isDisabled: boolean
  /** Where it is to be pressed. */
  x: number
  y: number
  /** What lies over that place, if something does. */
  coveredBy: string | null
}

/** Brings what is wanted into the window and says how it stands there; null when it is not to be seen. */
export function look(wanted: Wanted): Seen | null {
  const KINDS: Record<Role, string> = {
    article: 'article',
    button: 'button, [role=button]',
    checkbox: 'input[type=checkbox]',
    combobox: 'select',
    dialog: '[role=dialog], dialog[open]',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    paragraph: 'p, b, strong',
    radio: 'input[type=radio], [role=radio]',
    region: 'section',
    tab: '[role=tab]',
    textbox: 'input:not([type=radio], [type=checkbox], [type=hidden]), textarea'
  }
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const named = ids.map(id => plain((element.getRootNode() as Document).getElementById(id)?.textContent)).join(' ')
    const labels = [...((element as HTMLInputElement).labels ?? [])].map(label => plain(label.textContent)).join(' ')
    return named || plain(element.getAttribute('aria-label')) || labels || plain((element as HTMLElement).innerText)
  }
  const isNamed = (element: Element, name: Wanted['name']) =>
    typeof name === 'string' ? nameOf(element) === plain(name) : new RegExp(name.like, name.flags).test(nameOf(element))
  const isThere = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden=true]') &&
    element.getClientRects().length > 0
  const find = ({ role, name, within }: Wanted): Element | undefined => {
    const around = within && find(within)
    if (within && !around) return
    return allOf(KINDS[role]).find(one => (!around || around.contains(one)) && isThere(one) && isNamed(one, name))
  }

  const element = find(wanted)
  if (!element) return null
  const field = element as HTMLInputElement
  const root = element.getRootNode() as Document | ShadowRoot
  const own = element.getBoundingClientRect()
  // A box that is drawn by its label is pressed there.
  const pressed = own.width < 8 || own.height < 8 ? (field.labels?.[0] ?? element) : element
  const placeOf = () => {
    const { left, top, width, height } = pressed.getBoundingClientRect()
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  }
  const overAt = ({ x, y }: { x: number; y: number }) => {
    const top = root.elementFromPoint(x, y)
    const isOurs = top && (pressed.contains(top) || top.contains(pressed) || [...(field.labels ?? [])].some(label => label.contains(top)))
    return isOurs ? null : top ? `${top.localName}.${top.className} «${plain(top.textContent).slice(0, 40)}»` : 'the edge of the window'
  }
  if (overAt(placeOf()) !== null) pressed.scrollIntoView({ block: 'center', behavior: 'instant' })
  Object.assign(window, { wanted: pressed, isReached: false })
  return {
    text: plain('value' in element && element.localName !== 'button' ? field.value : (element as HTMLElement).innerText),
    isChecked: field.checked || element.getAttribute('aria-checked') === 'true' || element.getAttribute('aria-selected') === 'true',
    isFocused: root.activeElement === element,
    isDisabled: element.matches(':disabled, [aria-disabled=true]'),
    ...placeOf(),
    coveredBy: overAt(placeOf())
  }
}

/** Chooses an entry of a list of the device by its value: its popup belongs to the system, out of the page's reach. */
export function chooseIn(label: string, value: string): boolean {
  const select = (allOf('select') as HTMLSelectElement[]).find(one => [...one.labels].some(named => plain(named.textContent) === label))
  if (!select || ![...select.options].some(option => option.value === value)) return false
  select.value = value
  select.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  select.dispatchEvent(new Event('change', { bubbles: true, composed: true }))
  return true
}

/** From now on the page writes down errors of its scripts, and whether a press has reached what was looked for last (`isReached`). */
export function takeNotes(): void {
  const noted: string[] = []
  const notes = window as unknown as { wanted: Element; isReached: boolean }
  Object.assign(window, { noted })
  addEventListener('click', event => (notes.isReached ||= event.composedPath().includes(notes.wanted)), true)
  addEventListener('error', event => noted.push(`script error: ${event.message}`))
  addEventListener('unhandledrejection', event => noted.push(`unhandled: ${event.reason}`))
}

/** What is wrong with the page as it stands, whatever it shows: sentences, none when all is well. */
export function faultsOfPage(): string[] {
  const faults = [...((window as unknown as { noted?: string[] }).noted ?? [])]
  const sayOf = (element: Element) => `${element.localName}.${element.className} «${plain(element.textContent).slice(0, 30)}»`
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} px wide in a window of ${innerWidth} px`)
  const shown = allOf('*').filter(one => one.checkVisibility({ visibilityProperty: true }))
  for (const element of shown) {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
    const { position, transform, clipPath } = getComputedStyle(element)
    const isHeld = (position === 'fixed' || position === 'sticky') && width > 1 && height > 1 && transform === 'none' && clipPath === 'none'
    if (isHeld && (left < -1 || right > innerWidth + 1)) faults.push(`to the side of the window: ${sayOf(element)} ${left}..${right}`)
    if (isHeld && position === 'fixed' && (top < -1 || bottom > innerHeight + 1))
      faults.push(`above or below the window: ${sayOf(element)} ${top}..${bottom}`)
    if (!element.matches('select, textarea, input:not([type=radio], [type=checkbox])')) continue
    const box = element.parentElement!.getBoundingClientRect()
    if (width > 1 && (left < box.left - 1 || right > box.right + 1))
      faults.push(`outside of its box: ${sayOf(element)} ${left}..${right}, box ${box.left}..${box.right}`)
  }
  const selects = shown.filter(one => one.localName === 'select').map(one => one.getBoundingClientRect())
  if (
    selects.some((one, at) =>
      selects.slice(at + 1).some(two => one.bottom > two.top && two.bottom > one.top && one.right > two.left && two.right > one.left)
    )
  )
    faults.push('two lists to choose from lie over each other')
  return [...new Set(faults)]
}
