// The words of the product live in messages.<language>.ts; a translation is typed against the Russian, so the compiler finds what is missing there.
// This script finds the rest: words beside the messages, empty words, words that nobody shows.
import { Visitor } from 'oxc-parser'
import { lineOf, report, type Source, sourcesOf } from './sources.ts'

const FACES = ['packages/client', 'packages/ui', 'apps/cabinet', 'apps/patient', 'apps/widget', 'apps/desk']
const MESSAGES = /(^|\/)messages\.(ru|en|be)\.ts$/
/** Written to try things out, never shown. */
const NOT_SHOWN = /\/workshop\//

const problems: string[] = []
const all = sourcesOf(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'])
const messages = all.filter(source => MESSAGES.test(source.path))
const others = all.filter(source => !MESSAGES.test(source.path) && !source.isTest)

for (const source of others)
  if (FACES.some(face => source.path.startsWith(`${face}/`)) && !NOT_SHOWN.test(source.path)) checkWordsBeside(source)
for (const source of messages) checkMessages(source)
report(problems)

function checkWordsBeside({ path, text, program }: Source) {
  const meet = (words: string, at: number) => {
    // One letter alone is an alphabet's matter (ё sought as е), not a word.
    if (/[а-яёіў]{2}/i.test(words))
      problems.push(`${path}:${lineOf(text, at)}: words belong to messages.ru.ts (${words.trim().slice(0, 40)})`)
  }
  new Visitor({
    Literal: node => {
      if (typeof node.value === 'string') meet(node.value, node.start)
    },
    TemplateElement: node => meet(node.value.raw, node.start),
    JSXText: node => meet(node.value, node.start)
  }).visit(program)
}

function checkMessages({ path, text, program }: Source) {
  const isOriginal = path.endsWith('messages.ru.ts')
  new Visitor({
    Property: node => {
      const key = node.key.type === 'Identifier' ? node.key.name : node.key.type === 'Literal' ? String(node.key.value) : undefined
      if (!key) return
      if (node.value.type === 'Literal' && node.value.value === '') problems.push(`${path}:${lineOf(text, node.start)}: ${key} is empty`)
      if (isOriginal && !isUsed(key)) problems.push(`${path}:${lineOf(text, node.start)}: nobody shows ${key}`)
    }
  }).visit(program)
}

/** A guess that errs on the side of use: the key's name occurs somewhere, as `.key`, as a code, or picked apart. */
function isUsed(key: string): boolean {
  const word = new RegExp(`(?<![\\w$-])${key.replace(/[^\w]/g, '\\$&')}(?![\\w$-])`)
  return others.some(source => word.test(source.code))
}
