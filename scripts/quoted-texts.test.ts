// What the register quotes in Russian is what the product says, letter by letter: tests that look for a part of a text, whatever its case, do not see that.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf, root } from './sources.ts'
import { wordsOf } from './words-of.ts'

const said = new Set(
  filesOf(['{packages,apps}/*/src/**/messages.ru.ts']).flatMap(path =>
    wordsOf(path, readFileSync(`${root}${path}`, 'utf8')).map(({ text }) => text.replaceAll('\u00a0', ' '))
  )
)

const quoted = [...readFileSync(`${root}docs/spec/requirements.md`, 'utf8').matchAll(/^\| (\d+\.\d+) \|.*$/gm)].flatMap(([row, id]) =>
  [...row.matchAll(/'([^']*[А-Яа-яё][^']*)'/g)].map(([, text]) => ({ id: id!, text: text! }))
)

/** Quoted, but no text by itself: in which whole ones it is said. The beginnings of a file's name are in none. */
const PARTS: Record<string, readonly string[]> = {
  'моих врачей': ['Онлайн-запись моих врачей'],
  'Показать больше/меньше таймслотов для записи': [
    'ещё {n}: показать больше таймслотов для записи',
    'меньше: показать меньше таймслотов для записи'
  ],
  'Поле должно содержать 16 цифр': ['Поле должно содержать {CARD_ID_LENGTH} цифр'],
  Разрешить: ['Разрешить записывать меня'],
  анализ_: [],
  заключение_: []
}

test('every Russian text that the register quotes is a whole text of the product, or a part of one that is named here', () => {
  expect(quoted.length).toBeGreaterThan(50)
  const wanted = quoted.flatMap(({ id, text }) => (PARTS[text] ?? [text]).map(whole => ({ id, whole })))
  expect(wanted.filter(({ whole }) => !said.has(whole))).toEqual([])
})
