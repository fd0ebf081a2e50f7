import { loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { openCaptcha } from './canvas-captcha.ts'

const painter = openCaptcha()

test('the picture is a PNG of 240 by 88 that differs each time, also for the same digits', async () => {
  const [one, two] = [await painter.paint('04719'), await painter.paint('04719')]
  const picture = await loadImage(Buffer.from(one))
  expect([picture.width, picture.height]).toEqual([240, 88])
  expect(Buffer.from(one).subarray(1, 4).toString()).toBe('PNG')
  expect(Buffer.compare(Buffer.from(one), Buffer.from(two))).not.toBe(0)
})

test('the digits are nowhere in the file as text', async () => {
  expect(Buffer.from(await painter.paint('31415')).includes('31415')).toBe(false)
})
