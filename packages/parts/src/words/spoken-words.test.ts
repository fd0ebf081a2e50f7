import { expect, test } from 'vitest'
import { allWordsIn } from './all-words-in.ts'
import { belarusian } from './belarusian.ts'
import { english } from './english.ts'
import { pseudo } from './pseudo.ts'
import { russian } from './russian.ts'
import { saying } from './saying.ts'
import { loadLateWords, onLateWords, speakWords } from './spoken-words.ts'
import type { Tongue } from './tongue.ts'

/** A language of its own, so that no test finds what another has loaded. */
let made = 0
function tongueWith(load: Tongue['load'] = russian.load): Tongue {
  return { ...russian, code: `x-${made++}`, load }
}

test('every feature has its words in each language, and in each the same', async () => {
  const all = await Promise.all([russian, english, belarusian, pseudo].map(allWordsIn))
  const [first, ...others] = all.map(words => Object.keys(words).toSorted())
  expect(first).toContain('booking')
  for (const other of others) expect(other).toEqual(first)
})

// The first of these tests to fetch anything: before it no language is spoken.
test('a part that is fetched before the language of the page is known waits for it, and has its words in it', async () => {
  const part = saying(['access'], async () => 'the part')()
  const words = await speakWords(tongueWith(english.load))
  expect(await part).toBe('the part')
  expect(words.access).toEqual(await english.load('access'))
})

test('a part is there once its words are, and what it does not say is not fetched for it', async () => {
  const fetched: string[] = []
  const words = await speakWords(
    tongueWith(feature => {
      fetched.push(feature)
      return russian.load(feature)
    })
  )
  expect(words.rating).toBeUndefined()
  const part = saying(['rating'], async () => 'the part')
  expect(await part()).toBe('the part')
  expect(words.rating).toEqual(await russian.load('rating'))
  await part()
  expect(fetched.filter(one => one !== 'access')).toEqual(['rating'])
})

test('words that did not come are asked for again', async () => {
  let isGone = true
  const words = await speakWords(
    tongueWith(feature => (isGone && feature === 'embedded' ? Promise.reject(new Error('no connection')) : russian.load(feature)))
  )
  const part = saying(['embedded'], async () => 'the part')
  await expect(part()).rejects.toThrow('no connection')
  isGone = false
  await part()
  expect(words.embedded).toBeDefined()
})

test('a page that changes its language has in the new one all that was said so far', async () => {
  await speakWords(tongueWith())
  await saying(['rating', 'visits'], async () => undefined)()
  const words = await speakWords({ ...english, code: 'x-english' })
  expect(words).toMatchObject({ rating: await english.load('rating'), visits: await english.load('visits'), shell: english.first.shell })
  expect(words.family).toBeUndefined()
})

test('a part that is on its way while the language changes has its words in the new one', async () => {
  let come = () => {}
  const slow = new Promise<void>(done => {
    come = done
  })
  await speakWords(tongueWith(feature => (feature === 'photo' ? slow.then(() => russian.load(feature)) : russian.load(feature))))
  const part = saying(['photo'], async () => undefined)()
  const changed = speakWords({ ...english, code: 'x-english-too' })
  come()
  const words = await changed
  await part
  expect(words.photo).toEqual(await english.load('photo'))
})

test('who says words that came after the page is told of them', async () => {
  const words = await speakWords(tongueWith())
  expect(words.refusals).not.toHaveProperty('TOO_MANY_CHILDREN')
  let told = 0
  const forget = onLateWords(() => told++)
  await loadLateWords(['refusals'])
  expect(words.refusals).toHaveProperty('TOO_MANY_CHILDREN')
  expect(told).toBe(1)
  forget()
})
