import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filesOf, root } from './sources.ts'
import { withWords, wordsOf } from './words-of.ts'

const MODULE = `import { plural } from '@vizit/rules/plural'
export const en = {
  title: 'Visits',
  left: (n: number, day: string) => \`By \${day} \${n > 0 ? \`\${plural('en', n, { one: '# visit is', other: '# visits are' })} left\` : 'none is left'}.\`
}
`

const namesOf = (source: string) => Object.fromEntries(wordsOf('messages.en.ts', source).map(({ name, text }) => [name, text]))

test('every text of a module is a row with a name of its own, and what the program puts in stands in braces', () => {
  expect(namesOf(MODULE)).toEqual({
    'words.title': 'Visits',
    'words.left': 'By {day} {n …}.',
    'words.left 2': '{n …} left',
    'words.left.one': '# visit is',
    'words.left.other': '# visits are',
    'words.left 3': 'none is left'
  })
})

test('a corrected text stands in the module, whatever signs it has, and all others as they were', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1 }).filter(text => !/[{}]/.test(text)),
      said => {
        const texts = new Map([
          ['words.title', `x${said}`],
          ['words.left', `x${said}{n …}, {day}`],
          ['words.left.one', `# x${said}`]
        ])
        const written = withWords('messages.en.ts', MODULE, texts)
        expect(namesOf(written)).toEqual({ ...namesOf(MODULE), ...Object.fromEntries(texts) })
      }
    )
  )
})

test('a text that lost, doubled or invented what is put in is refused', () => {
  for (const text of ['By {day}.', 'By {day} {n …} {n …}.', 'By {day} {n …} {n}.'])
    expect(() => withWords('messages.en.ts', MODULE, new Map([['words.left', text]]))).toThrow(
      'words.left: the text must have {day}, {n …}'
    )
})

test('the words of the product go out and come back as they were', () => {
  for (const path of filesOf(['{packages,apps}/*/src/**/messages.{ru,en,be}.ts'])) {
    const source = readFileSync(`${root}${path}`, 'utf8')
    const words = wordsOf(path, source)
    expect(new Set(words.map(word => word.name)).size).toBe(words.length)
    expect(withWords(path, source, new Map(words.map(word => [word.name, word.text])))).toBe(source)
  }
})
