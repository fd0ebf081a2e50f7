// The words of the product live in messages.<language>.ts; a translation is typed against the Russian, so the compiler finds what is missing there.
// This script finds the rest: words beside the messages, empty words, words that nobody shows, numbers of a rule that are said without asking the rule, dashes
// with which a line may begin.
import { Visitor } from 'oxc-parser'
import { lineOf, report, type Source, sourcesOf } from './sources.ts'

const FACES = [
  'packages/pages',
  'packages/client',
  'packages/parts',
  'packages/ui',
  'apps/cabinet',
  'apps/patient',
  'apps/widget',
  'apps/desk'
]
const MESSAGES = /(^|\/)messages\.(ru|en|be)\.ts$/
/** Written to try things out, never shown; and names by which the catalogue or the typed text is looked through. */
const NOT_SHOWN = /\/workshop\/|\.data\.ts$/
/** What the server says to a person is in messages as well. */
const SERVER = 'apps/server/src/'
/** Not said by the server: data of a demo and its pages, what a simulated clinic answers, texts of the law (one language, kept by their hash), names that settings may change, words that people type. */
const NOT_SAID =
  /\/store\/demo\/|\/http\/(?:inbox|demo-\w+)\.ts$|\/clinics\/fhir\/simulator\/|\/evidence\/consent-texts\.ts$|\/src\/(?:config|brand-settings)\.ts$|\.data\.ts$/

/** Numbers said in words, as far as the rules have numbers that people hear so. */
const NUMBER_WORDS: Record<string, number> = {
  пять: 5,
  пяти: 5,
  шесть: 6,
  шести: 6,
  десять: 10,
  десяти: 10,
  шестнадцать: 16,
  восемнадцать: 18,
  five: 5,
  six: 6,
  ten: 10,
  sixteen: 16,
  eighteen: 18,
  пяць: 5,
  пяці: 5,
  шэсць: 6,
  шасці: 6,
  дзесяць: 10,
  дзесяці: 10,
  шаснаццаць: 16,
  васямнаццаць: 18
}
/** From here on a number is rarely said by chance. */
const LEAST_NUMBER = 5
/** What only happens to be the number of a rule, or what the widget says in words for want of room. Each is a part of the sentence around it. */
const NOT_OF_A_RULE = [
  'придите за 10 минут',
  'с 14 лет\u00a0— паспорт',
  'UTC+3',
  'до 20 мегабайт',
  'up to 20 megabytes',
  'да 20 мегабайтаў',
  '64 на 64 точки',
  '64 by 64 pixels',
  '64 на 64 пікселі',
  '100+ мест',
  'в номере договора от 4 до 12',
  'В коде программы от 4 до 40',
  'Накануне в 20:00',
  'Накануне в 10:00',
  'За 30 минут',
  'пяти визитов с одного номера',
  'он действует десять минут',
  'it is valid for ten minutes',
  'ён дзейнічае дзесяць хвілін',
  'no more than five visits',
  'не больш за пяць візіта',
  'come ten minutes early',
  'прыйдзіце за дзесяць хвілін'
]

/** Letters that a language does not have: a word of another one stands there. */
const FOREIGN: Record<string, RegExp> = { en: /\p{Script=Cyrillic}/u, be: /[ищъ]/i }
/** What is named as it is called elsewhere: buttons of a phone that knows no Belarusian, data that are in Russian. */
const CALLED_SO = ['Поделиться', 'Добавить', 'УЗИ сердца', 'метформин']

/** The name of a window stands on one line. */
const ON_ONE_LINE = /^\s*pageTitle:/

const problems: string[] = []
const all = sourcesOf(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'])
const messages = all.filter(source => MESSAGES.test(source.path))
const others = all.filter(source => !MESSAGES.test(source.path) && !source.isTest)

const ruleNumbers = numbersOfRules()
for (const source of others) if (isSpoken(source.path)) checkWordsBeside(source)
for (const source of messages) {
  if (source.path.startsWith(SERVER)) checkTwins(source)
  else checkDashes(source)
  checkMessages(source)
  checkNumbers(source)
  checkLetters(source)
}
report(problems)

/** Whatever stands there a person may read. */
function isSpoken(path: string): boolean {
  return path.startsWith(SERVER) ? !NOT_SAID.test(path) : FACES.some(face => path.startsWith(`${face}/`)) && !NOT_SHOWN.test(path)
}

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

/** The server speaks three languages everywhere: a translation that is not there, or that the compiler does not hold to the Russian, would be noticed by its reader first. */
function checkTwins({ path, code }: Source) {
  if (!path.endsWith('messages.ru.ts')) {
    if (!/export const (?:en|be): typeof ru =/.test(code)) problems.push(`${path}: it is not typed by the Russian (typeof ru)`)
    return
  }
  for (const language of ['en', 'be'] as const) {
    const twin = path.replace(/ru\.ts$/, `${language}.ts`)
    if (!messages.some(source => source.path === twin)) problems.push(`${path}: there is no ${twin}`)
  }
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

function checkLetters({ path, text, program }: Source) {
  const foreign = FOREIGN[path.match(MESSAGES)![2]!]
  if (!foreign) return
  const meet = (words: string, at: number) => {
    const rest = CALLED_SO.reduce((left, part) => left.replaceAll(part, ''), words)
    if (foreign.test(rest)) problems.push(`${path}:${lineOf(text, at)}: letters of another language (${words.trim().slice(0, 40)})`)
  }
  new Visitor({
    Literal: node => {
      if (typeof node.value === 'string') meet(node.value, node.start)
    },
    TemplateElement: node => meet(node.value.raw, node.start)
  }).visit(program)
}

/** A line never begins with a dash: a hard space stands before it. What the server says goes out in messages, which phones break as they like. */
function checkDashes({ path, text, program }: Source) {
  const meet = (words: string, at: number) => {
    if (words.includes(' —') && !ON_ONE_LINE.test(text.slice(text.lastIndexOf('\n', at) + 1, at)))
      problems.push(`${path}:${lineOf(text, at)}: a hard space, \\u00a0, belongs before the dash (${words.trim().slice(0, 50)})`)
  }
  new Visitor({
    Literal: node => {
      if (typeof node.value === 'string') meet(node.value, node.start)
    },
    TemplateElement: node => meet(node.value.raw, node.start)
  }).visit(program)
}

/** Value -> the constants of the rules that have it: `export const CANCEL_BEFORE_MINUTES = 30`. */
function numbersOfRules(): Map<number, string[]> {
  const found = new Map<number, string[]>()
  for (const { path, code, isTest } of all) {
    if (isTest || !path.startsWith('packages/rules/src/')) continue
    for (const [, name, digits] of code.matchAll(/^export const ([A-Z][A-Z0-9_]*) = ([\d_]+)$/gm)) {
      const value = Number(digits!.replaceAll('_', ''))
      if (value >= LEAST_NUMBER) found.set(value, [...(found.get(value) ?? []), name!])
    }
  }
  return found
}

/** A sentence takes the number of a rule from the rule, so that it is still true when the rule has changed. */
function checkNumbers({ path, text, program }: Source) {
  const meet = (words: string, at: number) => {
    if (/^\d*$/.test(words.trim())) return
    const rest = NOT_OF_A_RULE.reduce((left, part) => left.replaceAll(part, ''), words)
    const said = [
      ...[...rest.matchAll(/(?<![\d.,:+/(\p{L}-])\d+(?![\d:/)\p{L}]|[.,]\d)/gu)].map(([digits]) => Number(digits)),
      ...(rest.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap(word => NUMBER_WORDS[word] ?? [])
    ]
    for (const number of said)
      if (ruleNumbers.has(number))
        problems.push(
          `${path}:${lineOf(text, at)}: ${number} is ${ruleNumbers.get(number)!.join(' or ')}; take it from the rule (${words.trim().slice(0, 50)})`
        )
  }
  new Visitor({
    Literal: node => {
      if (typeof node.value === 'string') meet(node.value, node.start)
    },
    TemplateElement: node => meet(node.value.raw, node.start)
  }).visit(program)
}

/** A guess that errs on the side of use: the key's name occurs somewhere, as `.key`, as a code, or picked apart. */
function isUsed(key: string): boolean {
  const word = new RegExp(`(?<![\\w$-])${key.replace(/[^\w]/g, '\\$&')}(?![\\w$-])`)
  return others.some(source => word.test(source.code))
}
