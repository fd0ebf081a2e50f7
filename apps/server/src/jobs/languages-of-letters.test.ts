// Letters are in the language that was chosen when what they tell of came about, and say which it is.
import { randomUUID } from 'node:crypto'
import { confirmLink, listEmails, removeEmail, setEmails } from '@vizit/contract/email'
import { sendFamilyInvite } from '@vizit/contract/family-invites'
import { sendUserInfo } from '@vizit/contract/own-data'
import { approveProgrammeRequest, declineProgrammeRequest } from '@vizit/contract/programme-requests'
import { confirmCoverage, linkByWorkEmail } from '@vizit/contract/programmes'
import { addRelative, sendRelativeCode } from '@vizit/contract/relatives'
import { LANGUAGES, type Language } from '@vizit/rules/languages'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sendAddressNotice } from '../email/send-address-notice.job.ts'
import { sendMailLink } from '../email/send-mail-link.job.ts'
import { tellOfPasskey } from '../email/tell-of-passkey.job.ts'
import { sendFamilyInvite as sendInvite } from '../family/send-invite.job.ts'
import { tellOwner } from '../passkeys/tell-owner.ts'
import { sendCoverageMail, tellCoverageDecision } from '../programmes/send-letters.job.ts'
import { sql } from '../store/store.ts'
import { HR_KEY, writeProgrammes } from '../testing/test-programmes.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
beforeEach(async () => {
  await server.reset()
  await server.store.run(sql`delete from graphile_worker._private_jobs`)
})
afterAll(() => server.stop())

const choose = (person: Patient, language: Language) => person.call(sendUserInfo, { preferences: { language } })

const JOBS = {
  'send-mail-link': sendMailLink,
  'send-address-notice': sendAddressNotice,
  'tell-of-passkey': tellOfPasskey,
  'send-family-invite': sendInvite,
  'send-coverage-mail': sendCoverageMail,
  'tell-coverage-decision': tellCoverageDecision
} as const

/** Does what waits, as the worker would, after its reader has chosen another language. Gives the letters. */
async function letters(reader?: Patient) {
  if (reader) await choose(reader, 'ru')
  const jobs = await server.store.rows<{ task: keyof typeof JOBS; payload: never }>(sql`
    select t.identifier as task, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`)
  await server.store.run(sql`delete from graphile_worker._private_jobs`)
  const before = server.mails.length
  for (const { task, payload } of jobs) await JOBS[task](server.deps, payload)
  return server.mails.slice(before)
}

describe.each(LANGUAGES)('in %s', language => {
  /** The one of three that this language is to have. */
  const one = (ru: string, en: string, be: string) => ({ ru, en, be })[language]
  const brand = one('Визит', 'Vizit', 'Візіт')
  const hello = one('Здравствуйте!\n\n', 'Hello!\n\n', 'Вітаем!\n\n')
  const letter = (subject: string, text: string) => ({
    language,
    subject: `${brand}: ${subject}`,
    text: expect.stringMatching(new RegExp(`^${hello}[^]*${text}`))
  })

  test('about addresses and ways of signing in', async () => {
    const olga = await server.aPatient({ language })
    const set = (address: string, usage: 'PRIMARY' | 'BACKUP') => olga.call(setEmails, { emails: [{ address, usage }] })
    const confirmed = async () => {
      const [mail] = await letters()
      const token = /confirm#(\S+)$/m.exec(mail!.text)![1]!
      expect(await server.nobody(confirmLink, { token })).toMatchObject({ ok: true })
      return mail
    }
    await set('olga@example.by', 'PRIMARY')
    expect(await confirmed()).toMatchObject(
      letter(
        one('подтвердите адрес', 'confirm your address', 'пацвердзіце адрас'),
        one('учётной записи', 'your account', 'ўліковага запісу')
      )
    )
    await set('second@example.by', 'BACKUP')
    await confirmed()
    const at = one('20.11.2026 в 11:0\\d \\(Минск\\)', 'On 20 Nov 2026 at 11:0\\d \\(Minsk time\\)', '20.11.2026 у 11:0\\d \\(Мінск\\)')
    const support = `${server.config.brand.supportEmail}, ${one('или позвоните', 'or call', 'або патэлефануйце')}: \\+375`
    expect(await letters(olga)).toMatchObject([
      letter(one('добавлен адрес почты', 'an e-mail address was added', 'дададзены адрас пошты'), `${at} [^]*${support}`)
    ])
    await choose(olga, language)
    server.pass(61)
    await set('third@example.by', 'BACKUP')
    await confirmed()
    const [replaced] = await letters(olga)
    expect(replaced).toMatchObject(letter(one('адрес почты изменён', 'your e-mail address was changed', 'адрас пошты зменены'), ''))
    await choose(olga, language)
    const list = await olga.call(listEmails, {})
    await olga.call(removeEmail, { id: list.ok ? list.value.emails.find(({ usage }) => usage === 'BACKUP')!.id : '' })
    expect(await letters(olga)).toMatchObject([
      letter(one('адрес почты удалён', 'your e-mail address was removed', 'адрас пошты выдалены'), '')
    ])
    await choose(olga, language)
    for (const what of ['added', 'deleted', 'asked', 'not-asked'] as const)
      await server.store.transaction(tx => tellOwner(tx, { newId: randomUUID, now: server.now(), accountId: olga.accountId }, what))
    expect(await letters(olga)).toMatchObject([
      letter(one('добавлен ключ входа', 'a passkey was added', 'дададзены ключ доступу'), at),
      letter(one('удалён ключ входа', 'a passkey was deleted', 'выдалены ключ доступу'), at),
      letter(one('вход теперь с ключом', 'signing in now needs a passkey', 'уваход цяпер з ключом'), at),
      letter(one('вход теперь без ключа', 'signing in now needs no passkey', 'уваход цяпер без ключа'), at)
    ])
  })

  test('an invitation to a mailbox that is nobody’s has the language of whoever invites', async () => {
    const olga = await server.aPatient({ language })
    for (const as of ['SPOUSE', 'RELATIVE'] as const)
      expect(await olga.call(sendFamilyInvite, { email: `${as}@post.example`, as, deviceName: 'Chrome, Windows' })).toMatchObject({
        ok: true
      })
    const subject = one(
      'Савицкая О. В. приглашает вас в семью',
      'Савицкая О. В. invites you to join a family',
      'Савицкая О. В. запрашае вас у сям’ю'
    )
    const device = one('на устройстве «Chrome, Windows»', 'on the device “Chrome, Windows”', 'на прыладзе «Chrome, Windows»')
    const until = one('действует до 27.11.2026', 'good until 27 Nov 2026', 'дзейнічае да 27.11.2026')
    expect(await letters(olga)).toMatchObject([
      letter(subject, `${one('как супруга', 'as a spouse', 'як мужа')}[^]*${device}[^]*${until}`),
      letter(subject, `${one('как близкого', 'as a relative', 'як блізкага')}[^]*${device}[^]*${until}`)
    ])
  })

  test('about a programme, to the work address', async () => {
    await writeProgrammes(server.store)
    const olga = await server.aPatient({ language, email: 'olga@post.example' })
    const ask = async () => {
      await choose(olga, language)
      const asked = await olga.call(linkByWorkEmail, { covererCode: 'epam', workEmail: 'olga@orbita.example' })
      const [mail] = await letters(olga)
      await server.nobody(confirmCoverage, { token: /#([\w-]{43})/.exec(mail!.text)![1]! })
      await choose(olga, language)
      return { coverageId: asked.ok ? asked.value.id : '', mail }
    }
    const title = one(
      '«Здоровье сотрудника» \\(Орбита Софт\\)',
      '“Здоровье сотрудника” \\(Орбита Софт\\)',
      '«Здоровье сотрудника» \\(Орбита Софт\\)'
    )
    const hr = server.callAs(HR_KEY)
    const first = await ask()
    const hours = one('24 часа', '24 hours', '24 гадзіны')
    const subject = one('подтвердите подключение программы', 'confirm that the program is yours', 'пацвердзіце падключэнне праграмы')
    expect(first.mail).toMatchObject(letter(subject, `${title}[^]*${hours}`))
    await hr(declineProgrammeRequest, { coverageId: first.coverageId, reason: 'Нет в списке' })
    const declined = one(
      'запрос на подключение программы отклонён',
      'the request to add a program was declined',
      'запыт на падключэнне праграмы адхілены'
    )
    expect(await letters(olga)).toMatchObject([letter(declined, `${one('Причина', 'Reason', 'Прычына')}: Нет в списке`)])
    server.pass(86_400)
    const second = await ask()
    await hr(approveProgrammeRequest, { coverageId: second.coverageId, activeFrom: '2026-12-01' })
    const from = one('действует с 01.12.2026', 'valid from 1 Dec 2026', 'дзейнічае з 01.12.2026')
    expect(await letters(olga)).toMatchObject([
      letter(one('программа подключена', 'the program was added', 'праграма падключана'), `${title} .*${from}`)
    ])
  })
})

test('whoever has an account is invited, and given a code, in their own language', async () => {
  const olga = await server.aPatient({ language: 'en' })
  const pavel = await server.aPatient({ language: 'be', email: 'pavel@post.example' })
  expect(await olga.call(sendFamilyInvite, { email: 'pavel@post.example', as: 'SPOUSE', deviceName: '' })).toMatchObject({ ok: true })
  expect(await letters()).toMatchObject([{ language: 'be', to: 'pavel@post.example' }])
  const form = { lastName: 'Орлов', firstName: 'Павел', middleName: '-', birthday: '1990-05-15', sex: 'MALE', relKind: 'OTHER' } as const
  const added = await olga.call(addRelative, { ...form, phones: [{ number: `+${pavel.phone}` }] })
  expect(await olga.call(sendRelativeCode, { relId: added.ok ? added.value.relId : '' })).toMatchObject({ ok: true })
  expect(server.sent.at(-1)!.text).toMatch(/^Візіт: Савицкая О\. В\. дадае вас/)
})
