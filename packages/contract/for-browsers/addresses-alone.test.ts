import { expect, test } from 'vitest'
import { withoutSchemas, withoutUnused } from './addresses-alone.ts'

test('an endpoint travels without its schemas', () => {
  const code =
    "const id = z.string()\nexport const e = endpoint({ method: 'GET', path: '/z', summary: 'Z.', input: z.object({ id }), refusals: [] })"
  expect(withoutSchemas(code)).toBe(
    "const id = schemas.string()\nexport const e = endpoint({ method: 'GET', path: '/z', summary: undefined, input: undefined, refusals: [] })"
  )
})

test('an import that only a schema named goes with it; those that are still named, and those for their effect, stay', () => {
  const kept = "import './effect.js'\nimport { one as kept } from './kept.js'\nimport { endpoint } from './endpoint.js'\n"
  const rest = 'export const e = endpoint({ path: kept })'
  expect(withoutUnused(`${kept}import { LAYERS, one as two } from './layers.js'\n${rest}`)).toBe(`${kept}\n${rest}`)
})
