// npm run words -- export en [FILE] | import en FILE: the words of a language as one CSV that a native reader corrects without code (docs/words.md).
import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { filesOf, root } from './sources.ts'
import { type Word, withWords, wordsOf } from './words-of.ts'

const COLUMNS = ['file', 'name', 'russian', 'text', 'note'] as const
type Row = Record<(typeof COLUMNS)[number], string>

const [command, language, file = `words-${process.argv[3]}.csv`] = process.argv.slice(2)
if (!['en', 'be', 'ru'].includes(language ?? '') || (command !== 'export' && command !== 'import')) {
  console.error('npm run words -- export en [FILE], or: npm run words -- import en FILE. Languages: ru, en, be.')
  process.exitCode = 2
} else if (command === 'export') exportWords(language!)
else importWords(language!)

function modulesOf(language: string): string[] {
  return filesOf([`{packages,apps}/*/src/**/messages.${language}.ts`])
}

function read(path: string): { source: string; words: Word[] } {
  const source = readFileSync(`${root}${path}`, 'utf8')
  return { source, words: wordsOf(path, source) }
}

function exportWords(language: string): void {
  const rows = modulesOf(language).flatMap((path): Row[] => {
    const russian = new Map(read(path.replace(/\.\w\w\.ts$/, '.ru.ts')).words.map(word => [word.name, word.text]))
    return read(path).words.map(({ name, text, insertions }) => ({
      file: path,
      name,
      russian: russian.get(name) ?? '',
      text,
      note: insertions.length > 0 ? 'What stands in braces is put in by the program: keep each, place it where it belongs.' : ''
    }))
  })
  // The mark at the beginning tells spreadsheets that these are letters of any alphabet.
  writeFileSync(file, stringify(rows, { header: true, columns: [...COLUMNS], delimiter: ';', bom: true }))
  console.log(`${rows.length} texts written to ${file}`)
}

function importWords(language: string): void {
  const text = readFileSync(file, 'utf8')
  // A spreadsheet may have written another separator than it read.
  const delimiter = [';', '\t', ','].find(one => text.slice(0, text.indexOf('\n')).includes(one)) ?? ';'
  const rows = parse<Row>(text, { columns: true, bom: true, delimiter })
  const modules = modulesOf(language)
  const problems = rows.filter(row => !modules.includes(row.file)).map(row => `${row.file}: there is no such module of ${language}`)
  const changed: [path: string, source: string][] = []
  for (const path of modules) {
    const { source, words } = read(path)
    const asked = new Map(rows.filter(row => row.file === path).map(row => [row.name, row.text]))
    for (const [name, text] of asked) {
      if (!words.some(word => word.name === name)) problems.push(`${path}: there is no text ${name}`)
      if (text.trim() === '') problems.push(`${path}: ${name} is empty`)
    }
    try {
      const written = withWords(path, source, asked)
      if (written !== source) changed.push([path, written])
    } catch (error) {
      problems.push(`${path}: ${(error as Error).message}`)
    }
  }
  // All or nothing: a file that is half taken would be corrected twice.
  if (problems.length > 0) {
    for (const problem of problems) console.error(problem)
    process.exitCode = 1
    return
  }
  for (const [path, source] of changed) writeFileSync(`${root}${path}`, source)
  console.log(changed.length === 0 ? 'Nothing is new.' : `New texts in ${changed.length} files; now npm run check.`)
}
