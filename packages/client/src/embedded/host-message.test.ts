import { expect, test } from 'vitest'
import { embeddedIn } from './embedded-in.ts'
import { frameHeight, judgeMessage, judgeMove, requestOf } from './host-message.ts'

const PARENT = {}
const HOST = { parent: PARENT, origins: ['https://azure.example'], ownOrigin: 'https://vizit.example', provider: 'azure' }
const ALL = {
  doctorId: '7',
  branchId: '3',
  assignmentId: '12',
  onlineDoctor: true,
  profileFilter: '2',
  visitId: 'aB_-9',
  phone: '+375291234567',
  providerCode: 'azure',
  bookmark: true,
  ed: true
}
const open = { type: 'vizit:open', version: 1 }
const said = (data: unknown, facts = {}) => judgeMessage({ source: PARENT, origin: 'https://azure.example', data, ...facts }, HOST).kind

test('a message of the host page carries ten parameters, each under its key, and any of them may be left out [1.59]', () => {
  expect(Object.keys(ALL)).toHaveLength(10)
  expect(said({ ...open, ...ALL })).toBe('heard')
  for (const key of Object.keys(ALL)) {
    expect(said({ ...open, [key]: ALL[key as keyof typeof ALL] }), key).toBe('heard')
    expect(said({ ...open, [key]: { injected: true } }), key).toBe('malformed')
  }
  for (const bad of [
    { doctorId: '../7' },
    { phone: '123' },
    { profileFilter: '3' },
    { visitId: '<b>' },
    { href: 'https://elsewhere.example' }
  ])
    expect(said({ ...open, ...bad })).toBe('malformed')
})

test('only the window that holds the frame is heard, from an origin of that very provider, for that provider', () => {
  const message = { ...open, ...ALL }
  expect(said(message, { source: {} })).toBe('not-ours')
  for (const origin of ['https://azure.example.evil.example', 'http://azure.example', 'https://www.azure.example', 'null'])
    expect(said(message, { origin })).toBe('wrong-origin')
  expect(said(message, { origin: 'https://vizit.example' })).toBe('heard')
  expect(said({ ...message, providerCode: 'kashtan' })).toBe('other-provider')
  for (const noise of [null, 'vizit:open', 7, {}, { type: 'webpackOk' }]) expect(said(noise)).toBe('not-ours')
  expect(said({ ...message, version: 2 })).toBe('malformed')
})

test('the parameters lead to the timetable of the doctor, or to the visits where a visit is to be taken in [1.58]', () => {
  const message = { type: 'vizit:open', version: 1 } as const
  expect(requestOf({ ...message, doctorId: '7', bookmark: true }, '3')).toEqual({
    phone: null,
    visit: null,
    bookmark: '7',
    page: { name: 'timetable', query: { doctorId: '7', branchId: '3' } }
  })
  expect(requestOf({ ...message, doctorId: '7', onlineDoctor: true, profileFilter: '2' }, undefined).page).toEqual({
    name: 'onlineBooking',
    query: { doctorId: '7', profileFilter: '2' }
  })
  expect(requestOf({ ...message, visitId: 'v', phone: '+375291234567', doctorId: '7' }, undefined)).toMatchObject({
    phone: '375291234567',
    visit: { ed: false, visitId: 'v' },
    page: { name: 'visits', query: {} }
  })
  expect(requestOf(message, undefined)).toEqual({ phone: null, visit: null, bookmark: null, page: null })
})

test('nobody is moved out of a form by a message', () => {
  expect(['/', '/timeslot', '/visits', '/sign-in'].map(judgeMove)).toEqual(['move', 'move', 'move', 'move'])
  expect(['/timeslot/7', '/profile/edit', '/sign-in/code-confirmation', '/family/add-child'].map(judgeMove)).toEqual(
    Array.from({ length: 4 }, () => 'stay')
  )
})

test('the frame grows with its page, and never beyond what a screen shows: its bars and dialogs stay in view', () => {
  expect([frameHeight(600.2, 844), frameHeight(4000, 844), frameHeight(4000, 320)]).toEqual([601, 724, 480])
})

test('the address of the frame names the provider', () => {
  expect(embeddedIn('/embed/azure/timeslot')).toEqual({ provider: 'azure', base: '/embed/azure' })
  expect(embeddedIn('/embed/azure')).toEqual({ provider: 'azure', base: '/embed/azure' })
  for (const path of ['/', '/embed', '/embed/', '/embedded/azure', '/embed/A/b']) expect(embeddedIn(path)).toBeNull()
})
