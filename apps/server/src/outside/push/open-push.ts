import type { Config } from '../../config.ts'
import { type Db, sql } from '../../store/store.ts'
import type { PushGateway } from './push.ts'
import { library, type PushKeys, webPushGateway } from './web-push.ts'

/**
 * Pushes with the keys of the configuration. The local default makes a pair once and keeps it in the store; in production it is for whoever runs the
 * server to name one, and without it nothing is pushed.
 */
export async function openPush(deps: { config: Pick<Config, 'push' | 'production' | 'brand'>; store: Db }): Promise<PushGateway> {
  const { push, production, brand } = deps.config
  const keys = push.keys ?? (production ? null : await ownKeys(deps.store))
  if (!keys) return { publicKey: null, send: async () => 'gone' }
  return webPushGateway({ keys, subject: `mailto:${brand.supportEmail}` })
}

/** Several processes may start at once: the first pair is everybody's. */
async function ownKeys(store: Db): Promise<PushKeys> {
  const kept = await findKeys(store)
  if (kept) return kept
  const made = (await library()).generateVAPIDKeys()
  await store.run(
    sql`insert into push_keys (public_key, private_key) values (${made.publicKey}, ${made.privateKey}) on conflict (only_one) do nothing`
  )
  return (await findKeys(store)) ?? made
}

async function findKeys(store: Db): Promise<PushKeys | undefined> {
  const row = await store.row<{ public_key: string; private_key: string }>(sql`select public_key, private_key from push_keys`)
  return row && { publicKey: row.public_key, privateKey: row.private_key }
}
