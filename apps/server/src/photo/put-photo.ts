import type { Received, Reply } from '@vizit/contract/endpoint'
import { PHOTO_MOST_BYTES, photoPath, type putPhoto as putEndpoint, type removePhoto as removeEndpoint } from '@vizit/contract/photo'
import { refuse } from '@vizit/contract/refusal'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { take } from '../http/limits.ts'
import { putPhoto as put, removePhoto as remove } from './photo.sql.ts'
import { squarePhoto } from './square-photo.ts'

const PHOTOS_PER_DAY = 20

/** [7.17] Sets or replaces the own photo. Drawing a picture costs the server work, so it is counted. */
export async function putPhoto(ctx: SignedCtx, { photo }: Received<typeof putEndpoint>): Promise<Reply<typeof putEndpoint>> {
  const taken = await take(ctx.store, { key: `photo:${ctx.accountId}`, most: PHOTOS_PER_DAY, seconds: 86_400 }, ctx.now)
  if (taken.verdict === 'spent') refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: taken.retryAfterSeconds })
  const bytes = Buffer.from(photo, 'base64')
  if (bytes.length > PHOTO_MOST_BYTES) refuse('INVALID_INPUT', { field: 'photo', reason: 'too-large' })
  const webp = await squarePhoto(bytes)
  if (typeof webp === 'string') refuse('INVALID_INPUT', { field: 'photo', reason: webp })
  return ctx.store.transaction(async tx => {
    const version = ctx.newId().slice(0, 8)
    const person = await put(tx, ctx.accountId, { version, webp }, ctx.now)
    if (!person) throw new Error('an account without a profile')
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'profile-photo-set', profileId: person.id })
    return { photoUrl: photoPath(person.id, version) ?? '' }
  })
}

/** Removed twice is removed. */
export async function removePhoto(ctx: SignedCtx): Promise<Reply<typeof removeEndpoint>> {
  await ctx.store.transaction(async tx => {
    const person = await remove(tx, ctx.accountId)
    if (person) await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'profile-photo-removed', profileId: person.id })
  })
  return {}
}
