import { createHash } from 'node:crypto'
import { type Store, sql } from '../../store/store.ts'

export type Letter = { channel: 'sms' | 'mail'; to: string; subject: string; text: string; key: string }

/** A message lands in the local inbox. The same key twice is one message, as with a real gateway. */
export async function putInInbox(store: Pick<Store, 'run'>, letter: Letter, at: Date): Promise<void> {
  await store.run(sql`
    insert into inbox (id, channel, recipient, subject, body, at)
    values (${idOf(letter.key)}, ${letter.channel}, ${letter.to}, ${letter.subject}, ${letter.text}, ${at}) on conflict (id) do nothing`)
}

/** A row id made of the key. */
function idOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
