// Colours that the specification names.
import type { Locator } from './journey.ts'

/** Is this colour of the element red, in light or dark: of the red much, of green and blue little? */
export async function isRed(part: Locator, property: 'backgroundColor' | 'outlineColor'): Promise<boolean> {
  const [red, green, blue] = await part.evaluate(
    (element, name) => getComputedStyle(element)[name].match(/\d+/g)!.map(Number) as [number, number, number],
    property
  )
  return red > 150 && green < red / 1.5 && blue < red / 1.5
}
