import { expect, test } from 'vitest'
import { answerShown, pressLeadsTo, pushShown } from './push-shown.ts'

const ORIGIN = 'https://vizit.example'
const SITE = { origin: ORIGIN, start: '/visits', icon: '/icons/icon-192.png' }

test('a push shows what was sent and leads to its page; one sent twice is one notice', () => {
  const sent = { title: 'Визит', text: 'Завтра в 14:30', address: `${ORIGIN}/visit-link#abc`, tag: 't1' }
  expect(pushShown(JSON.stringify(sent), SITE)).toMatchObject({
    title: 'Визит',
    options: { body: 'Завтра в 14:30', tag: 't1', data: { address: `${ORIGIN}/visit-link#abc` } }
  })
})

test.each([
  undefined,
  'no json',
  'null',
  '[]',
  '{"title":7,"address":"https://elsewhere.example/visits"}',
  '{"address":"javascript:alert(1)"}'
])('a push that says %s is shown all the same, and leads nowhere but to the visits', sent => {
  const { title, options } = pushShown(sent, SITE)
  expect([title, options.body !== '', options.data.address]).toEqual(['Визит', true, `${ORIGIN}/visits`])
})

test('a press leads to a page of this site alone', () => {
  expect(pressLeadsTo({ address: '/visit-link#abc' }, SITE)).toBe(`${ORIGIN}/visit-link#abc`)
  for (const data of [null, {}, { address: '//elsewhere.example/' }, { address: 7 }])
    expect(pressLeadsTo(data, SITE)).toBe(`${ORIGIN}/visits`)
})

test('a push without words of its own speaks the language that it names, and Russian when it names none', () => {
  const shown = (sent: object) => {
    const { title, options } = pushShown(JSON.stringify(sent), SITE)
    return [title, options.lang]
  }
  expect([shown({ language: 'en' }), shown({ language: 'be' }), shown({ language: 'xx' })]).toEqual([
    ['Vizit', 'en'],
    ['Візіт', 'be'],
    ['Визит', 'ru']
  ])
})

test('a push that asks whether one comes has two buttons in its language, any other none', () => {
  const actions = (sent: object) => pushShown(JSON.stringify(sent), SITE).options.actions?.map(({ action, title }) => `${action} ${title}`)
  expect(actions({ asks: true })).toEqual(['come Приду', 'open Открыть'])
  expect(actions({ asks: true, language: 'be' })).toEqual(['come Прыйду', 'open Адкрыць'])
  expect([actions({}), actions({ asks: 'yes' })]).toEqual([undefined, undefined])
})

test('what was answered takes the place of the question without a sound; what could not be answered says so and leads to its page', () => {
  const asked = { title: 'Визит', lang: 'ru', tag: 't1', data: { address: '/visit-link#abc' } }
  const shown = (answered: boolean) => answerShown(asked, answered, SITE).options
  expect(shown(true)).toMatchObject({ body: 'Спасибо, ждём вас', tag: 't1', silent: true })
  expect(shown(false)).toMatchObject({ body: expect.stringContaining('не получилось'), data: { address: `${ORIGIN}/visit-link#abc` } })
})
