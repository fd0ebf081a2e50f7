import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { formedText, givenText, uuid } from './fields.ts'

/** What may be sent: a picture of up to 2 MB, as base64. The faces send a square of 512 pixels, which is a twentieth of it. */
export const PHOTO_MOST_BYTES = 2 * 1024 * 1024

/** The address of a photo by the word that names it; null without one. */
export function photoPath(profileId: string, version: string | null): string | null {
  return version === null ? null : `/api/v2/my/profile/photo/${profileId}?v=${version}`
}

const base64 = formedText(/^[A-Za-z0-9+/]+={0,2}$/).check(z.maxLength(Math.ceil(PHOTO_MOST_BYTES / 3) * 4))

/**
 * Sets or replaces the own photo [7.17]: JPEG, PNG or WebP, known by its bytes. The server cuts a square out of the middle, makes it 512 pixels
 * wide and writes it anew, so that nothing but the picture is kept. INVALID_INPUT {field: 'photo', reason: 'not-a-picture' | 'too-large' |
 * 'too-small'}; ERROR_TOO_MANY_REQUESTS {retryAfter}.
 */
export const putPhoto = endpoint({
  method: 'PUT',
  path: '/api/v2/my/profile/photo',
  summary: 'Set or replace the own photo.',
  access: 'signed-in',
  input: z.object({ photo: base64 }),
  reply: z.object({ photoUrl: z.string() }),
  refusals: [],
  bodyMostBytes: Math.ceil(PHOTO_MOST_BYTES / 3) * 4 + 1024
})

/** Takes the own photo away. */
export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/api/v2/my/profile/photo',
  summary: 'Remove the own photo.',
  access: 'signed-in',
  input: z.object({}),
  reply: z.object({}),
  refusals: []
})

/** The photo of a person whose name one may see. `v` names the very picture, so that a new one is asked for anew. NOT_FOUND: none, or not for you. */
export const readPhoto = endpoint({
  method: 'GET',
  path: '/api/v2/my/profile/photo/:profileId',
  summary: 'The photo of a person whom one may see.',
  access: 'signed-in',
  input: z.object({ profileId: uuid, v: z.optional(givenText(40)) }),
  reply: z.unknown(),
  refusals: ['NOT_FOUND'],
  media: 'image/webp'
})
