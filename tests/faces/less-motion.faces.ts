// Whoever has asked the device for less motion sees none (the browser of these tests has).
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'

afterEach(() => {
  delete document.documentElement.dataset.theme
})

test('for whoever asks for less motion a page comes by dark at once: none of its parts is on the way from one colour to the other', async () => {
  openFace('/timeslot')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
  const colourOf = () => getComputedStyle(document.querySelector('h1')!).color
  const before = colourOf()
  document.documentElement.dataset.theme = 'dark'
  expect(colourOf()).not.toBe(before)
  expect(document.getAnimations().map(one => (one as CSSTransition).transitionProperty ?? one.id)).toEqual([])
})
