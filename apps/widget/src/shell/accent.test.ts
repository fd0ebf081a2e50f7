import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accentTokens, contrast } from './accent.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map(n => `#${n.toString(16).padStart(6, '0')}`)

test('any accent of a clinic that is taken can be read on every ground by light and dark, and any other is refused', () => {
  fc.assert(
    fc.property(hex, colour => {
      const tokens = accentTokens(colour)
      if (typeof tokens === 'string') {
        expect(contrast(colour, '#f3f1ea')).toBeLessThan(4.5)
        return
      }
      for (const [set, surface] of [[tokens.light, '#ffffff'] as const, [tokens.dark, '#191f2d'] as const]) {
        expect(contrast(set['--accent'], surface)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(set['--accent'], set['--on-accent'])).toBeGreaterThanOrEqual(4.5)
        expect(contrast(set['--accent-ink'], set['--accent-soft'])).toBeGreaterThanOrEqual(4.5)
        expect(contrast(set['--accent-line'], surface)).toBeGreaterThanOrEqual(3)
      }
    })
  )
})

test('a text that is no colour is refused, a pale colour as well', () => {
  for (const text of ['', 'green', '#12345', 'url(x)', '#0d6b5c;']) expect(accentTokens(text)).toBe('not-a-colour')
  expect(accentTokens('#9fd8c8')).toBe('unreadable')
  expect(accentTokens(' #0D6B5C ')).toMatchObject({ light: { '--accent': '#0d6b5c' } })
})
