// The words of a module messages.<language>.ts as rows that somebody who reads no code can correct, and back into the module.
import { parseSync } from 'oxc-parser'

/** One text of a module. */
export type Word = {
  /** Where it is said: the names that lead to it, 'refusals.NO_SHOW.text'; texts of one name are counted, 'noShows 2'. */
  name: string
  /** As it stands between the quotes, without escapes; what is put in stands in braces: 'Врач {doctor} принимает'. */
  text: string
  /** What the code puts in, in its order; one that has texts of its own is called by what it is about, 'hours …'. */
  insertions: Insertion[]
  start: number
  end: number
}

type Insertion = { label: string; start: number; end: number }

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** All texts of a module in the order of the file, without what is imported, types, and what is compared or asked by (keys, cases, languages of plurals). */
export function wordsOf(path: string, source: string): Word[] {
  const names = new Map<string, number>()
  const words: Word[] = []
  const add = (trail: readonly string[], word: Omit<Word, 'name'>) => {
    if (!/\p{L}/u.test(word.text.replace(/\{[^}]*\}/g, ''))) return
    const name = trail.map((one, at) => (at === 0 ? withoutLanguage(one) : one)).join('.')
    const nth = (names.get(name) ?? 0) + 1
    names.set(name, nth)
    words.push({ name: nth === 1 ? name : `${name} ${nth}`, ...word })
  }
  const visit = (value: unknown, trail: readonly string[]): void => {
    if (Array.isArray(value)) return value.forEach(one => visit(one, trail))
    if (!isNode(value)) return
    switch (value.type) {
      case 'ImportDeclaration':
        return
      case 'SwitchCase':
        return visit(value.consequent, trail)
      case 'BinaryExpression':
        return value.operator === '+' ? visitAll(value, trail) : undefined
      case 'VariableDeclarator':
        return visit(value.init, nameOf(value.id) === undefined ? trail : [...trail, nameOf(value.id)!])
      case 'FunctionDeclaration':
        return visit(value.body, nameOf(value.id) === undefined ? trail : [...trail, nameOf(value.id)!])
      case 'Property':
        return visit(value.value, [...trail, nameOf(value.key) ?? '?'])
      case 'CallExpression': {
        const args = value.arguments as Node[]
        // plural('ru', n, {...}): the first says the language
        return visit(nameOf(value.callee) === 'plural' ? args.slice(1) : args, trail)
      }
      case 'Literal':
        if (typeof value.value === 'string') add(trail, { text: value.value, insertions: [], start: value.start, end: value.end })
        return
      case 'TemplateLiteral':
        add(trail, templateOf(value, source))
        return visit(value.expressions, trail)
      default:
        if (!value.type.startsWith('TS') || value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression')
          visitAll(value, trail)
    }
  }
  const visitAll = (node: Node, trail: readonly string[]) => {
    for (const [key, child] of Object.entries(node)) if (key !== 'typeAnnotation' && key !== 'returnType') visit(child, trail)
  }
  visit(parseSync(path, source).program, [])
  return words
}

/** The module with other texts by name. Throws a sentence where a text lost or invented something that is put in. */
export function withWords(path: string, source: string, texts: ReadonlyMap<string, string>): string {
  const words = wordsOf(path, source).toSorted((a, b) => a.start - b.start)
  /** What stands from `from` to `to`, with the texts in it; a text may hold others in what is put into it. */
  const between = (from: number, to: number): string => {
    let [written, at] = ['', from]
    for (const word of words) {
      if (word.start < at || word.end > to) continue
      written += source.slice(at, word.start) + literal(word)
      at = word.end
    }
    return written + source.slice(at, to)
  }
  const literal = ({ name, text, insertions, start, end }: Word): string => {
    const asked = texts.get(name) ?? text
    const put = insertions.map(one => ({ ...one, code: `\${${between(one.start, one.end)}}` }))
    if (asked !== text) return source[start] === '`' ? templateWith(name, asked, put) : `'${escaped(asked, "'")}'`
    let [written, at] = ['', start]
    for (const one of put) {
      written += source.slice(at, one.start - 2) + one.code
      at = one.end + 1
    }
    return written + source.slice(at, end)
  }
  return between(0, source.length)
}

function templateWith(name: string, text: string, insertions: (Insertion & { code: string })[]): string {
  const parts = text.split(/\{([^}]*)\}/)
  const asked = parts.filter((_, at) => at % 2 === 1)
  const known = insertions.map(one => one.label)
  if (asked.toSorted().join() !== known.toSorted().join())
    throw new Error(
      `${name}: the text must have {${known.join('}, {')}}, each once, and has ${asked.map(one => `{${one}}`).join(', ') || 'none'}`
    )
  const left = [...insertions]
  const written = parts.map((part, at) => {
    if (at % 2 === 0) return escaped(part, '`').replaceAll('${', '\\${')
    const place = left.findIndex(one => one.label === part)
    return left.splice(place, 1)[0]!.code
  })
  return `\`${written.join('')}\``
}

function templateOf(node: Node, source: string): Omit<Word, 'name'> {
  const quasis = node.quasis as { value: { cooked: string } }[]
  const seen = new Map<string, number>()
  const insertions = (node.expressions as Node[]).map(({ start, end }) => {
    const label = labelOf(source.slice(start, end).replace(/\s+/g, ' '))
    const nth = (seen.get(label) ?? 0) + 1
    seen.set(label, nth)
    return { label: nth === 1 ? label : `${label} ${nth}`, start, end }
  })
  const text = quasis.map(({ value }, at) => value.cooked + (at < insertions.length ? `{${insertions[at]!.label}}` : '')).join('')
  return { text, insertions, start: node.start, end: node.end }
}

/** The code itself; where that has texts of its own, what it is about: 'hours …' of a plural. It stays the same wherever the insertion is put. */
function labelOf(code: string): string {
  if (!/['"`{}]/.test(code)) return code
  const names = code.replace(/(['"`]).*?\1/g, '').match(/[\p{L}_$][\w$]*/gu) ?? []
  const about = [...new Set(names)].find(name => !['plural', 'typeof'].includes(name))
  return `${about ?? 'text'} …`
}

function escaped(text: string, quote: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\u00a0', '\\u00a0')
}

/** 'be' and 'waysBe' are 'words' and 'ways' in every language. */
function withoutLanguage(name: string): string {
  return name.replace(/^(ru|en|be)$/, 'words').replace(/(Ru|En|Be)$/, '')
}

function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  return node.type === 'Identifier' ? (node.name as string) : node.type === 'Literal' ? String(node.value) : undefined
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
