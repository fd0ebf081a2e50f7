import { photoPath } from '@vizit/contract/photo'
import { expect, test } from 'vitest'
import { FILE_MOST_BYTES, judgePicture } from './read-picture.ts'
import { photoAsked } from './use-photo.ts'

test('the address of a photo says whose it is and which picture, and no other address does', () => {
  const profileId = '0d9f7a3e-6f0a-4f60-9d3b-2c5c8f7d1a10'
  expect(photoAsked(photoPath(profileId, 'ab12cd34')!)).toEqual({ profileId, v: 'ab12cd34' })
  expect(photoPath(profileId, null)).toBeNull()
  for (const other of ['https://example.by/photo.jpg', `/photo/${profileId}`, '']) expect(photoAsked(other)).toBeNull()
})

test('a file that is no picture, or too large to open, is refused before it is read', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp']) expect(judgePicture({ type, size: 1 })).toBe('ok')
  for (const type of ['image/svg+xml', 'image/gif', 'image/heic', 'application/pdf', ''])
    expect(judgePicture({ type, size: 1 })).toBe('not-a-picture')
  expect(judgePicture({ type: 'image/png', size: FILE_MOST_BYTES + 1 })).toBe('too-large')
})
