import type { Deps } from '../deps.ts'
import { usesApp } from './notifications.sql.ts'

/** Where a link to an account's owner leads: to the app, for whoever uses it; an installed app opens links to its own origin. */
export async function originFor({ config, store }: Pick<Deps, 'config' | 'store'>, accountId: string, now: Date): Promise<string> {
  const app = config.patient
  if (!app) return config.publicUrl
  return (await usesApp(store, accountId, now)) ? app.origin : config.publicUrl
}
