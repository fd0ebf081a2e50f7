import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { sizesOf, widgetSizesOf } from '../bench/size.bench.ts'

const built = (face: string) => fileURLToPath(new URL(`../../apps/${face}/dist`, import.meta.url))

test('no page weighs more than a slow line carries in a moment', () => {
  const { first, largest, largestName } = sizesOf(built('cabinet'))!
  expect(first, 'kilobytes of scripts and styles of the first page').toBeLessThanOrEqual(140)
  expect(largest, `kilobytes of the heaviest page, ${largestName}`).toBeLessThanOrEqual(200)
  const app = sizesOf(built('patient'))!
  expect(app.first, 'kilobytes of the first page of the patient app').toBeLessThanOrEqual(140)
  expect(app.largest, `kilobytes of its heaviest page, ${app.largestName}`).toBeLessThanOrEqual(200)
  const widget = widgetSizesOf(built('widget'))!
  expect(widget.first, 'kilobytes of the first step of the widget, with its fonts').toBeLessThanOrEqual(60)
  expect(widget.all, 'kilobytes of the widget with all its parts').toBeLessThanOrEqual(85)
})

test('the timetable fetches together what it begins with, and nothing twice', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto('/timeslot?view=list')
  await expect(page.getByRole('article').first()).toBeVisible()
  const files = asked.filter(path => /\.(js|css)$/.test(path))
  expect(files.toSorted()).toEqual([...new Set(files)].toSorted())
  // The files of the page come before its first question to the server.
  const answer = await page.request.get('/timeslot?view=list')
  const told = [...answer.headers().link!.matchAll(/<([^>]+)>/g)].map(match => match[1]!)
  const beforeQuestions = asked.slice(
    0,
    asked.findIndex(path => path.startsWith('/api/'))
  )
  expect(beforeQuestions).toEqual(expect.arrayContaining(told))
  // The words of rare refusals, what narrows the list, and what keeps the page come later, on purpose.
  expect(files.length - told.length, 'files that nobody told of').toBeLessThan(7)
})
