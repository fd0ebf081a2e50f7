// Somebody has SMS with codes sent for their price: hardly any comes back.
import { world } from './world.ts'

async function sent(kinds: string[]): Promise<void> {
  const hour = Math.floor((await world.now()) / 3_600_000)
  for (const kind of kinds)
    await world.sql(`insert into limits (key, count, resets_at) values ('code-sent:${kind}:${hour}', 1000, '2027-01-01T00:00:00Z')`)
}

/** At the sign-in: whoever asks for a code is to read a picture. */
export async function floodSignIn(): Promise<void> {
  await sent(['unchecked', 'worked'])
}

/** At the sites of clinics: whoever books there is to read a picture. */
export async function floodSites(): Promise<void> {
  await sent(['sites'])
}
