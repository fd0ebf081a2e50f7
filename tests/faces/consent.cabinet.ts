// Where the consent leads in the cabinet.
import { expect, test } from 'vitest'
import { next, tickAll } from './consent-steps.ts'
import { about, openFace } from './face.ts'
import { world } from './world.ts'

test('from the consent one comes to the start with a name or where a host page has sent one, and else to the profile [4.133]', async () => {
  const nameless = { lastName: '', firstName: '', middleName: '', birthday: null, consents: false } as const
  for (const [facts, path, leads] of [
    [{ consents: false }, '/family', about.start.path],
    [nameless, '/visits', '/profile'],
    [nameless, '/visits?ed=true', about.nameless.path]
  ] as const) {
    openFace(path, await world.aPatient(facts))
    await tickAll()
    await next.click()
    await expect.poll(() => location.pathname, { message: path }).toBe(leads)
  }
})
