// Apart from what takes the focus: that stands in the first file of a face, and few pages hold one.
import { held } from './held-focus.ts'

/**
 * For a press that leads to a page with a field: a phone opens its keyboard for a press alone, and the page comes later. A field that nobody sees has
 * the focus meanwhile, and what is typed into it; it goes as soon as it is left.
 */
export function holdFocus(): void {
  held.field?.remove()
  const field = document.createElement('input')
  field.type = 'search'
  field.enterKeyHint = 'search'
  field.autocomplete = 'off'
  // Letters under 16 pixels make a phone zoom in; in a box narrower than a letter Chromium puts each before the last.
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;width:100px;height:1px;border:0;padding:0;opacity:0;font-size:16px'
  field.addEventListener('blur', () => field.remove())
  document.body.append(field)
  field.focus({ preventScroll: true })
  held.field = field
}
