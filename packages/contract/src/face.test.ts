import { expect, test } from 'vitest'
import { channelOf } from './face.ts'

test.each([
  ['cabinet', 'signed-in', 'cabinet'],
  ['patient', 'signed-in', 'patient'],
  ['widget', 'signed-in', 'api'],
  ['desk', 'signed-in', 'api'],
  ['widget', 'anyone', 'widget'],
  ['desk', 'anyone', 'api'],
  ['Cabinet', 'anyone', 'api'],
  ['', 'anyone', 'api'],
  [undefined, 'signed-in', 'api'],
  [['cabinet', 'cabinet'], 'signed-in', 'api']
] as const)('a call that says %j to an endpoint for %s came through %s', (said, access, channel) => {
  expect(channelOf(said, access)).toBe(channel)
})
