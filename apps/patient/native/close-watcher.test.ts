import { expect, test } from 'vitest'
import { closeLast, giveCloseWatcher } from './close-watcher.ts'

test('the way back of Android asks what was opened last, and each once', () => {
  const window = {} as { CloseWatcher: new () => EventTarget & { destroy: () => void } }
  giveCloseWatcher(window)
  const asked: string[] = []
  const [sheet, list, picture] = ['sheet', 'list', 'picture'].map(name => {
    const watcher = new window.CloseWatcher()
    watcher.addEventListener('close', () => asked.push(name))
    return watcher
  })
  list!.destroy()
  expect([closeLast(), closeLast(), closeLast()]).toEqual([true, true, false])
  expect(asked).toEqual(['picture', 'sheet'])
  // Taken away after it was asked, it takes nobody else along.
  const next = new window.CloseWatcher()
  next.addEventListener('close', () => asked.push('next'))
  for (const gone of [sheet, picture]) gone!.destroy()
  expect(closeLast()).toBe(true)
  expect(asked.at(-1)).toBe('next')
})
