import { expect, test } from 'vitest'
import { withoutSchemas } from './addresses-alone.ts'

test('an endpoint travels without its schemas', () => {
  const code =
    "const id = z.string()\nexport const e = endpoint({ method: 'GET', path: '/z', summary: 'Z.', input: z.object({ id }), refusals: [] })"
  expect(withoutSchemas(code)).toBe(
    "const id = schemas.string()\nexport const e = endpoint({ method: 'GET', path: '/z', summary: undefined, input: undefined, refusals: [] })"
  )
})
