// Tries of staff sign-ins, counted before anything is compared, of names that exist and names that do not alike. A browser from which the owner has signed in
// pays from its own budget: whoever spends all of a name's elsewhere keeps the owner out of new browsers for a while, and of the own one never.
import { createHmac } from 'node:crypto'
import type { Ctx } from '../deps.ts'
import { type Budget, networkOf } from '../http/limits.ts'

const QUARTER = 900
const HOUR = 3_600
const DAY = 86_400

function budget({ config }: Pick<Ctx, 'config'>, name: string, of: string, most: number, seconds: number): Budget {
  const digest = createHmac('sha256', config.secret).update(`staff ${name}\n${of}`).digest('base64url')
  return { key: `staff-${name}:${digest}`, most, seconds }
}

/** Narrow ones first. A right try gives back what it took. `deviceHash`: of a known browser, else null. */
export function signInTries(ctx: Ctx, username: string, knownDevice: Buffer | null): Budget[] {
  const name = username.toLowerCase()
  const network = networkOf(ctx.address)
  if (knownDevice) {
    const device = `${name} ${knownDevice.toString('hex')}`
    return [budget(ctx, 'device', device, 10, QUARTER), budget(ctx, 'device-day', device, 60, DAY)]
  }
  return [
    budget(ctx, 'name-there', `${name} ${network}`, 5, QUARTER),
    budget(ctx, 'address', network, 30, HOUR),
    budget(ctx, 'name', name, 20, HOUR),
    budget(ctx, 'name-day', name, 60, DAY)
  ]
}

/** Wrong present passwords of whoever sits at a session that is open. */
export function passwordTries(ctx: Ctx, staffId: string): Budget {
  return budget(ctx, 'password', staffId, 5, QUARTER)
}
