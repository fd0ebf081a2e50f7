import { QueryClient } from '@tanstack/react-query'
import { memoryStorage } from '@vizit/client/session/session-store'
import { consentOf, firstEmail, saveSwitchOf, visitorOf } from '@vizit/client/visit-import/found-form'
import { keepHostVisit, readHostVisit, visitInQuery } from '@vizit/client/visit-import/host-visit'
import { bookmarkDoctor, type ImportInput, importFoundVisit } from '@vizit/client/visit-import/import-found-visit'
import { importView } from '@vizit/client/visit-import/import-view'
import { pendingVisitQuery } from '@vizit/client/visit-import/use-pending-visit'
import type { Answer, Call } from '@vizit/contract/call'
import type { FoundVisit } from '@vizit/contract/visit-import'
import { judgeContinue } from '@vizit/rules/visit-import'
import { expect, test, vi } from 'vitest'
import { ru } from './messages.ru.ts'

const TODAY = '2026-11-20'
const order = { orderId: 'o', physicianId: '600', physicianName: 'Кулеш Виталий Николаевич', branchId: '12' } as NonNullable<
  FoundVisit['order']
>
const patient = {
  fullNameRu: 'Савицкий Михаил Андреевич',
  birthday: '2018-03-10',
  sex: 'MALE' as const,
  emails: [],
  consentReceived: false
}
const EMPTY: FoundVisit = {
  empty: true,
  alreadyImported: false,
  putOff: false,
  omId: null,
  order: null,
  patientData: null,
  targetProfile: null
}
const FOUND: FoundVisit = { ...EMPTY, empty: false, omId: 'om', order, patientData: patient }

test('what is shown of a visit that waits depends on what was found and on whether a host page asked', () => {
  const kinds = (found: FoundVisit | undefined) => [true, false].map(ed => importView(found, ed, TODAY).kind)
  expect(kinds(undefined)).toEqual(['nothing', 'nothing'])
  expect(kinds(EMPTY)).toEqual(['not-found', 'nothing'])
  expect(kinds(FOUND)).toEqual(['found', 'found'])
  expect(kinds({ ...FOUND, alreadyImported: true, patientData: null })).toEqual(['bookmark', 'nothing'])
  expect(importView(FOUND, false, TODAY)).toMatchObject({ target: null, visitors: ['child', 'other'] })
  expect(importView({ ...FOUND, targetProfile: { _id: 'misha' } }, false, TODAY)).toMatchObject({ target: 'misha', visitors: [] })
})

test('of a visit that was taken in already, and that a host page asked for, the doctor is bookmarked and nothing else is done [4.121]', async () => {
  const { call, asked } = yes()
  const view = importView({ ...FOUND, alreadyImported: true }, true, TODAY)
  if (view.kind === 'bookmark') await bookmarkDoctor(call, view.order)
  expect(asked).toEqual([card, ['favourites', doctor]])
})

test('the words of the dialogs are those of the specification [3.89] [8.102]', () => {
  expect(Object.values(ru.visitors)).toEqual(['Меня', 'Моего ребенка', 'Другое'])
  expect(ru.notFound).toBe(
    'К сожалению, мы не смогли найти эту запись среди ваших будущих визитов. Возможно, запись была создана с указанием другого номера телефона, либо уже состоялась, или была отменена/перенесена на стороне медицинского центра. Вы можете создать новый визит.'
  )
})

test('the form wants an e-mail and a visit type, under their labels [5.50] [5.51]', () => {
  expect([ru.visitor, ru.email]).toEqual(['Это визит для:', 'Ваш email (для доступа к личному кабинету)'])
  const form = { email: 'olga@post.example', type: 'me', hasTarget: false, consent: 'given', submitting: false } as const
  expect([form, { ...form, email: '' }, { ...form, type: null }].map(judgeContinue)).toEqual(['may-continue', 'email', 'type'])
})

/** A server that says yes to everything, and what it was asked. */
function yes(status = 200): { call: Call; asked: [string, unknown][] } {
  const asked: [string, unknown][] = []
  const family = [
    { profileId: 'olga', name: 'Савицкая Ольга Викторовна', birthday: '1990-05-15' },
    { profileId: 'misha', name: 'Савицкий Михаил Андреевич', birthday: '2018-03-10' }
  ]
  const call = (async (endpoint, input) => {
    asked.push([endpoint.path.split('/').at(-1)!, input])
    return { ok: true, value: { family, orderId: 'o', doctors: [{ photoUrl: '/600.webp' }] }, status } as unknown as Answer<never>
  }) as Call
  return { call, asked }
}

const input: ImportInput = {
  omId: 'om',
  order,
  patient,
  target: null,
  type: 'me',
  ownProfileId: 'olga',
  email: 'o@post.example',
  save: true,
  consentVersion: null
}
const doctor = { id: '600', displayName: 'Кулеш Виталий Николаевич', photoUrl: '/600.webp', branchId: '12', type: 'physicians' }
const card = ['list', { provider: 'all', ids: '600' }]

test('for oneself the own id is used, and then the doctor is bookmarked [4.116] [4.126]', async () => {
  const { call, asked } = yes()
  expect(await importFoundVisit(call, input, call)).toBe('taken-in')
  expect(asked).toEqual([
    ['import', { omId: 'om', profileId: 'olga', self: true, email: 'o@post.example', useOrderPatientData: true }],
    card,
    ['favourites', doctor]
  ])
})

test('for a child the profile is made first and found in the returned family by birthday and full name [4.127]', async () => {
  const { call, asked } = yes(204)
  expect(await importFoundVisit(call, { ...input, type: 'child', save: false, consentVersion: '2026-11' }, call)).toBe('was-taken-in')
  expect(asked.slice(0, 2)).toEqual([
    ['patient', { omId: 'om', type: 'child', consentReceived: true, consentVersion: '2026-11' }],
    ['import', { omId: 'om', profileId: 'misha', self: false, email: 'o@post.example', useOrderPatientData: false }]
  ])
})

test('a person who is known is asked nothing: the visit goes to them', async () => {
  const { call, asked } = yes()
  await importFoundVisit(call, { ...input, type: null, target: 'misha' }, call)
  expect(asked[0]).toEqual(['import', expect.objectContaining({ profileId: 'misha', self: false })])
})

test('a pending visit is asked for 1500 ms after the start, once however many ask; a failure is only logged [4.110] [4.111] [8.103] [9.17]', async () => {
  vi.useFakeTimers()
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const asked: unknown[] = []
  const call = (async (_: unknown, input: unknown) => {
    asked.push(input)
    return { ok: false, code: 'SERVICE_UNAVAILABLE', facts: {}, message: null, status: 503 }
  }) as unknown as Call
  const queries = new QueryClient()
  const found = Promise.allSettled([1, 2].map(() => queries.fetchQuery(pendingVisitQuery(call, { ed: true, name: 'om-7' }))))
  await vi.advanceTimersByTimeAsync(1499)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual([{ ed: 'true', orderId: 'om-7' }])
  expect((await found).map(one => one.status)).toEqual(['rejected', 'rejected'])
  expect(warned.mock.calls).toEqual([['a pending visit was not loaded: SERVICE_UNAVAILABLE']])
  warned.mockRestore()
  vi.useRealTimers()
})

test('a doctor who could not be bookmarked is only logged, and the visit is taken in all the same [8.104]', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const { call } = yes()
  const broken = (async (endpoint, input, options) =>
    endpoint.path.endsWith('favourites')
      ? ({ ok: false, code: 'SERVICE_UNAVAILABLE', facts: {}, message: null, status: 503 } as never)
      : await call(endpoint, input, options)) as Call
  expect(await importFoundVisit(broken, input, broken)).toBe('taken-in')
  expect(warned.mock.calls).toEqual([['a doctor was not bookmarked: SERVICE_UNAVAILABLE']])
  warned.mockRestore()
})

test('a link names the visit; it is kept for the tab, whatever else stands in the address', () => {
  expect(visitInQuery('?tab=past&ed=true&visitId=aB_-9')).toEqual({ ed: true, visitId: 'aB_-9' })
  for (const nothing of ['', '?ed=false', '?visitId=', '?visitId=%3Cb%3E', `?visitId=${'a'.repeat(129)}`])
    expect(visitInQuery(nothing)).toBeNull()
  const tab = memoryStorage()
  keepHostVisit('?ed=true', tab)
  keepHostVisit('?tab=past', tab)
  expect(readHostVisit(tab)).toEqual({ ed: true })
})

const olga = { me: { profileId: 'olga' }, userType: 'REGULAR' as const, consentReceived: true, emails: [] }
const found = { kind: 'found' as const, omId: 'om', order, patient, target: null, putOff: false, visitors: ['child', 'other'] as const }

test('what the form asks follows from who the patient is: the switch for oneself and a child, consent where nobody has given it [5.46] [5.47]', () => {
  const unknown = { ...found, visitors: [...found.visitors] }
  expect(visitorOf(unknown, olga, null, TODAY)).toBeNull()
  expect(visitorOf({ ...unknown, target: 'olga' }, olga, null, TODAY)).toBe('me')
  expect(visitorOf({ ...unknown, target: 'misha' }, olga, null, TODAY)).toBe('child')
  expect((['me', 'child', 'other', null] as const).map(type => saveSwitchOf(type, olga))).toEqual(['shown', 'shown', 'hidden', 'hidden'])
  expect(saveSwitchOf('me', { ...olga, userType: 'EMPLOYER_PROGRAM' })).toBe('hidden')
  expect((['me', 'child', 'other', null] as const).map(type => consentOf(unknown, olga, type))).toEqual([
    'none',
    'parental',
    'personal-data',
    'none'
  ])
  expect(consentOf({ ...unknown, target: 'misha' }, olga, 'child')).toBe('personal-data')
  expect(consentOf({ ...unknown, target: 'misha', patient: { ...patient, consentReceived: true } }, olga, 'child')).toBe('none')
  const emails = [{ address: 'galina@post.example', usage: 'PRIMARY' as const }]
  expect(firstEmail({ ...unknown, patient: { ...patient, emails } }, olga)).toBe('galina@post.example')
})
