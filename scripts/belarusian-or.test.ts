// «Or» in Belarusian is one of two words by one rule (docs/words.md): «ці» asks, «або» states.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf, root } from './sources.ts'
import { wordsOf } from './words-of.ts'

const sentences = filesOf(['{packages,apps}/*/src/**/messages.be.ts']).flatMap(path =>
  wordsOf(path, readFileSync(`${root}${path}`, 'utf8')).flatMap(({ text }) => text.split(/(?<=[.?!…]) /))
)

test('in Belarusian «ці» stands in questions and «або» in what is stated; at the head of a clause «ці» is whether', () => {
  expect(sentences.length).toBeGreaterThan(1000)
  const wrong = sentences.filter(text => (text.endsWith('?') ? / або /.test(text) : /(?<!,)(?<!, а) ці /.test(text)))
  expect(wrong).toEqual([])
})
