import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeOneLine, oneLabel, oneLine, quotedText } from './one-line.ts'

test.each([
  ['Телефон мамы (синий)', 'ok'],
  ["Ноутбук Ў-7, дом. Кухня, Д'Арк, O’Neil", 'ok'],
  ['Samsung A51', 'ok'],
  ['', 'blank'],
  ['   ', 'blank'],
  ['откройте evil.by', 'looks-like-a-link'],
  ['откройте зло.бел сейчас', 'looks-like-a-link'],
  ['1.2.3.4', 'looks-like-a-link'],
  ['https://evil', 'forbidden-characters'],
  ['a@evil', 'forbidden-characters'],
  ['первая\nвторая', 'forbidden-characters'],
  ['первая\r\nвторая', 'forbidden-characters'],
  ['первая\u2028вторая', 'forbidden-characters'],
  ['\u202eбольшое', 'forbidden-characters'],
  ['не\u200bвидно', 'forbidden-characters'],
  ['<b>', 'forbidden-characters'],
  ['{link}', 'forbidden-characters'],
  ['ｅｖｉｌ．ｂｙ', 'forbidden-characters'],
  ['а\u0000', 'forbidden-characters'],
  ['а'.repeat(41), 'too-long']
])('%j given by a person is %s', (text, verdict) => {
  expect(judgeOneLine(text, 40)).toBe(verdict)
})

test('whatever was stored, a letter carries a line that a person might have given, and nothing is taken from a good one', () => {
  const bits = fc.constantFrom(
    'evil',
    '.',
    'by',
    '\n',
    '\r',
    ' ',
    'http://',
    '\u202e',
    '\u200b',
    'Ольга',
    '7',
    '@',
    '{link}',
    '.бел',
    '\u0000',
    '😀',
    '́'
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 40 }),
        fc.array(bits, { maxLength: 30 }).map(all => all.join(''))
      ),
      text => {
        const [line, label] = [oneLine(text, 60), oneLabel(text)]
        const isLine = ['ok', 'blank'].includes(judgeOneLine(line, 60)) && oneLine(line, 60) === line
        return isLine && !/[\p{L}\p{N}]\.[\p{L}\p{N}]|:\/\/|[\p{C}\p{Zl}\p{Zp}@<>{}]/u.test(label)
      }
    )
  )
  expect(oneLine('Ковалёва А. С.', 60)).toBe('Ковалёва А. С.')
  expect(oneLabel('Каштан на Сурганова, ул. Сурганова, 47/1 «Б»')).toBe('Каштан на Сурганова, ул. Сурганова, 47/1 «Б»')
  expect(oneLine('Служба evil.by\nНовая строка', 60)).toBe('Служба evil. by Новая строка')
})

test('what a person wrote in lines stands in a letter as a quotation that carries no link and nothing unseen', () => {
  expect(quotedText('Почему не приходит код?\r\n\r\nСмотрите https://evil.by/x\u202e\u200b', 2000)).toBe(
    '> Почему не приходит код?\n>\n> Смотрите https evil. by/x'
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      for (const line of quotedText(text, 100).split('\n')) {
        expect(line).toMatch(/^>(?: |$)/)
        expect(line.slice(1)).not.toMatch(/[<>{}@\p{Cc}\p{Cf}\u2028\u2029]|:\/\/|[\p{L}\p{N}]\.[\p{L}\p{N}]/u)
      }
    })
  )
})
