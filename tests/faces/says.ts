// Waits until a part of the screen says these words, among others.
import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

export async function expectSays(part: Locator, ...words: string[]): Promise<void> {
  for (const one of words) {
    const said = one.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    // A hard space is a space, too.
    await expect.element(part).toMatchTextContent(new RegExp(said.replaceAll(' ', String.raw`\s`)))
  }
}
