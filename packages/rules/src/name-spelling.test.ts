import { expect, test } from 'vitest'
import { nameKey, unmarkedNameKey } from './name-spelling.ts'

test.each([
  ['Ковалёв', 'Ковалев', 'Кавалёў', 'Kovalev', 'Kovalyov', 'Kavaliou', 'Kavaloŭ'],
  ['Иванова', 'Іванова', 'Iванова', 'Ivanova'],
  ['Савицкая', 'Савіцкая', 'Savitskaya', 'Savitskaia', 'Savickaja'],
  ['Жук', 'Zhuk', 'Žuk'],
  ['Жуковский', 'Жукоўскі', 'Zhukovsky', 'Zhukovskiy', 'Zhukovskii', 'Zhukouski', 'Žukoŭski'],
  ['Шевченко', 'Шаўчэнка', 'Shevchenko', 'Shauchenka', 'Šaŭčenka'],
  ['Тимошенко', 'Цімашэнка', 'Timoshenko', 'Tsimashenka', 'Cimašenka'],
  ['Демидович', 'Дземідовіч', 'Demidovich', 'Dzemidovich', 'Dziemidovič'],
  ['Петров', 'Пятроў', 'Petrov', 'Piatrou', 'Piatroŭ'],
  ['Щербаков', 'Шчарбакоў', 'Shcherbakov', 'Shcharbakou', 'Ščarbakoŭ'],
  ['Кузнецов', 'Кузняцоў', 'Kuznetsov', 'Kuzniatsou'],
  ['Лукьянов', 'Лук’янаў', 'Lukyanov', 'Lukianau', "Luk'ianov"],
  ['Зайцев', 'Зайцаў', 'Zaitsev', 'Zaytsev', 'Zaitsau', 'Zajcaŭ'],
  ['Харитонов', 'Харытонаў', 'Kharitonov', 'Kharytonau', 'Charytonaŭ'],
  ['Григорьев', 'Grigoriev', 'Grigoryev'],
  ['Алексеев', 'Alekseev', 'Alexeyev'],
  ['Сергей', 'Сяргей', 'Sergey', 'Sergei', 'Siarhei', 'Siarhiej'],
  ['Юлия', 'Юлія', 'Yuliya', 'Iuliia', 'Julija']
])('%s is one name in Russian, in Belarusian and in Latin letters', (name, ...spelled) => {
  expect(spelled.map(nameKey)).toEqual(spelled.map(() => nameKey(name)))
})

test.each([
  ['Жук', 'Zuk'],
  ['Шевченко', 'Saucenka'],
  ['Тимошенко', 'Cimasenka'],
  ['Харитонов', 'Charytonau'],
  ['Жданович', 'Zdanovic'],
  ['Щербаков', 'Scarbakou'],
  ['Ковалёв', 'Kavalou']
])('%s is found by Łacinka without its marks: %s', (name, spelled) => {
  expect(unmarkedNameKey(spelled)).toBe(unmarkedNameKey(name))
})

test('other names keep keys of their own', () => {
  const names = [
    'Ковалёв',
    'Коваль',
    'Ковалевский',
    'Жук',
    'Жуков',
    'Зуев',
    'Мороз',
    'Морозова',
    'Орлов',
    'Орлова',
    'Белова',
    'Быкова',
    'Чиж'
  ]
  expect(new Set(names.map(nameKey)).size).toBe(names.length)
  expect(nameKey('—')).toBe('')
})
