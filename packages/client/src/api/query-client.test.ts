import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { makeQueryClient } from './query-client.ts'

/** Answers in the order in which they were asked for, each when it is let go. */
function slowServer() {
  const asked: ((answer: string) => void)[] = []
  return { asked, ask: () => new Promise<string>(resolve => asked.push(resolve)) }
}

test('what changes while a list is asked for the first time is in it: the answer from before does not stand', async () => {
  const queries = makeQueryClient()
  const { asked, ask } = slowServer()
  const list = new QueryObserver(queries, { queryKey: ['list'], queryFn: ask })
  const stop = list.subscribe(() => undefined)
  const waited = queries.fetchQuery({ queryKey: ['list'], queryFn: ask })
  const changed = queries.invalidateQueries({ queryKey: ['list'] })
  asked[0]!('before')
  expect(asked).toHaveLength(2)
  asked[1]!('after')
  await changed
  expect(list.getCurrentResult().data).toBe('after')
  expect(await waited).toBe('after')
  stop()
})
