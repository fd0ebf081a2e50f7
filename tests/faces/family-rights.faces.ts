// Who is who in a family, and what each level of access opens on the screens of whoever holds it.
import { drawFamilyCode, joinFamily } from '@vizit/contract/family-code'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { grants, joins, memberOf } from './family-world.ts'
import { agreed, aVisit, callAs, type Person, world } from './world.ts'

const LEVELS = ['VIEW_NAME', 'VIEW_COVERAGE', 'VIEW_VISITS', 'BOOK_VISITS', 'GRANT', 'EDIT_PROFILE', 'VIEW_REPORTS_TESTS'] as const
const aMan = { lastName: 'Орлов', firstName: 'Павел', middleName: 'Ильич', sex: 'MALE' } as const
const aWoman = { lastName: 'Мороз', firstName: 'Инна' } as const

/** Olga's relative Inna. */
async function relatives(): Promise<{ olga: Person; inna: Person }> {
  const [olga, inna] = [await world.aPatient(), await world.aPatient(aWoman)]
  await joins(olga, inna, 'OTHER')
  return { olga, inna }
}

/** A programme that pays for Olga, a visit of hers next Tuesday, and another free time. */
async function lifeOf(olga: Person): Promise<{ timetableId: string }> {
  const { assignmentId } = await world.aDoctor()
  await aVisit(olga, await world.aSlot({ assignmentId, startsAt: '2026-11-24T11:30:00Z' }))
  await world.writeProgrammes()
  await covered(olga.profileId, olga)
  return world.aSlot({ assignmentId, startsAt: '2026-11-25T09:00:00Z' })
}

async function covered(profileId: string, by: Person): Promise<void> {
  await world.sql(`insert into coverages (id, profile_id, account_id, programme_id, way, email, status, valid_from, created_at, updated_at)
    values (gen_random_uuid(), '${profileId}', '${by.accountId}', 'epam-health', 'WORK_EMAIL', '${profileId}@orbita.example', 'ACTIVE', '2026-01-01', '2026-01-01', '2026-01-01')`)
}

test('whoever makes a family is its owner; the others are shown as spouse, child, parent and another close one [6.18]', async () => {
  const [olga, pavel] = [await world.aPatient(), await world.aPatient(aMan)]
  const { shown } = agreed(await callAs(olga)(drawFamilyCode, {}))
  agreed(await callAs(pavel)(joinFamily, { code: shown.code, as: 'SPOUSE' }))
  openFace('/family', olga)
  const asker = page.getByRole('article', { name: 'Орлов Павел Ильич' })
  await expect.element(asker).toMatchTextContent(/Как муж или жена/)
  await asker.getByRole('button', { name: 'Принять' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Принять' }).click()
  await expect.element(memberOf('Павел Орлов')).toMatchTextContent(/Муж|Супруг/)
  await joins(olga, await world.aPatient({ lastName: 'Ровда', firstName: 'Нина' }), 'PARENT')
  await joins(olga, await world.aPatient(aWoman), 'OTHER')
  await world.aChild(olga)
  openFace('/family', olga)
  await expect.element(memberOf('Ольга Савицкая')).toMatchTextContent(/Это вы, 36 лет/)
  await expect.element(memberOf('Павел Орлов')).toMatchTextContent(/Муж|Супруг/)
  await expect.element(memberOf('Михаил Савицкий')).toMatchTextContent(/Сын, 8 лет/)
  await expect.element(memberOf('Нина Ровда')).toMatchTextContent(/Мама|Родитель/)
  await expect.element(memberOf('Инна Мороз')).toMatchTextContent(/Близкий/)
  const roles = await world.sql('select rel_kind, profile_id from family_members')
  expect(roles.filter(one => one.rel_kind === 'OWNER')).toEqual([{ rel_kind: 'OWNER', profile_id: olga.profileId }])
})

test('each level opens what the lower ones do and one thing more: name, programme, visits, booking [6.26, 6.30, 6.34]', async () => {
  const { olga, inna } = await relatives()
  const { timetableId } = await lifeOf(olga)
  for (const [place, level] of LEVELS.entries()) {
    await grants(olga.profileId, inna, level)
    openFace('/family', inna)
    const row = memberOf('Ольга Савицкая')
    await expect.element(row).toBeVisible()
    await expect.element(row).toMatchTextContent(place >= 3 ? /Можете записывать/ : /Вы пока не можете записывать/)
    await expect.element(row).not.toMatchTextContent(place >= 3 ? /Вы пока не можете записывать/ : /Можете записывать/)
    openFace('/profile/programmes', inna)
    await expect.element(page.getByRole('heading', { level: 1, name: /программ/i })).toBeVisible()
    if (place >= 1) await expect.element(page.getByText('Здоровье сотрудника')).toBeVisible()
    else await expect.element(page.getByRole('heading', { name: /Программ пока нет/ })).toBeVisible()
    openFace('/visits', inna)
    if (place >= 2) await expect.element(page.getByRole('article', { name: /Ковалёва/ })).toMatchTextContent(/Ольга/)
    else await expect.element(page.getByRole('heading', { name: 'У вас пока нет визитов' })).toBeVisible()
    openFace(`/timeslot/${timetableId}`, inna)
    const choice = page.getByRole('radio', { name: /Ольга/ })
    await expect.element(choice).toBeVisible()
    if (place >= 3) await expect.element(choice).toBeEnabled()
    else await expect.element(choice).toBeDisabled()
  }
})

test('whom one has allowed how much is told by each of the levels [6.26]', async () => {
  const olga = await world.aPatient()
  const words = [
    'Видит имя',
    'Видит имя и программу',
    'Видит визиты',
    'Видит визиты и может записывать',
    'Может записывать и давать права',
    'Может записывать и менять данные',
    'Может записывать и видит анализы'
  ]
  for (const [place, level] of LEVELS.entries()) {
    const lastName = `Мороз${'абвгдеж'[place]}`
    const one = await world.aPatient({ ...aWoman, lastName })
    await joins(olga, one, 'OTHER')
    await grants(olga.profileId, one, level)
  }
  openFace('/family/access', olga)
  for (const [place, said] of words.entries()) {
    const row = page.getByRole('link', { name: new RegExp(`Мороз${'абвгдеж'[place]}`) })
    await expect.poll(() => row.element().textContent.endsWith(said)).toBe(true)
  }
})

test('results are shown and opened only where the level shows results; everybody else is named as closed [6.26, 6.32]', async () => {
  const { olga, inna } = await relatives()
  const { assignmentId } = await world.aDoctor()
  await world.aReport({ profileId: olga.profileId, assignmentId })
  await grants(olga.profileId, inna, 'EDIT_PROFILE')
  openFace('/tests', inna)
  await expect.element(page.getByText(/^Ольга.*: видеть результаты вам не разрешали/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Открыть/ })).not.toBeInTheDocument()
  openFace(`/family/access?id=${inna.profileId}`, olga)
  await expect.element(page.getByText(/Закрыты. Открываете только вы/)).toBeVisible()
  await grants(olga.profileId, inna, 'VIEW_REPORTS_TESTS')
  openFace(`/family/access?id=${inna.profileId}`, olga)
  await expect.element(page.getByText(/Открыты: видны результаты/)).toBeVisible()
  openFace('/tests', inna)
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Общий анализ крови' })).toMatchTextContent(/Ольга/)
  await expect.element(page.getByText(/видеть результаты вам не разрешали/)).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Открыть: Общий анализ крови/ }).click()
  await expect.element(page.getByLabelText('Код от медцентра')).toBeVisible()
})

test("oneself and one's child are held with all rights: the whole ladder of actions is open for both [6.27, 6.28, 6.29]", async () => {
  const olga = await world.aPatient()
  const misha = await world.aChild(olga)
  await joins(olga, await world.aPatient(aWoman), 'OTHER')
  const { assignmentId } = await world.aDoctor({ children: true })
  await world.writeProgrammes()
  for (const profileId of [olga.profileId, misha]) {
    await aVisit(
      olga,
      await world.aSlot({ assignmentId, startsAt: profileId === misha ? '2026-11-24T11:30:00Z' : '2026-11-24T12:30:00Z' }),
      { profileId }
    )
    await world.aReport({ profileId, assignmentId }, { title: profileId === misha ? 'Анализ сына' : 'Анализ свой' })
    await covered(profileId, olga)
  }
  const { timetableId } = await world.aSlot({ assignmentId, startsAt: '2026-11-25T09:00:00Z' })
  openFace('/family', olga)
  for (const name of ['Ольга Савицкая', 'Михаил Савицкий']) await expect.element(memberOf(name)).toMatchTextContent(/Все права/)
  await expect.element(memberOf('Инна Мороз')).not.toMatchTextContent(/Все права/)
  openFace('/profile/programmes', olga)
  await expect.poll(() => page.getByText('Здоровье сотрудника').elements().length).toBe(2)
  openFace('/visits', olga)
  await expect.poll(() => page.getByRole('button', { name: /^Отменить/ }).elements().length).toBe(2)
  openFace(`/timeslot/${timetableId}`, olga)
  for (const name of [/Мне/, /Михаил/]) await expect.element(page.getByRole('radio', { name })).toBeEnabled()
  openFace('/family/access', olga)
  for (const name of ['Обо мне', 'Михаил Савицкий']) await expect.element(page.getByRole('heading', { name })).toBeVisible()
  openFace('/tests', olga)
  for (const name of [/Анализ свой/, /Анализ сына/]) await expect.element(page.getByRole('button', { name })).toBeVisible()
  await world.sql('delete from coverages')
  openFace('/profile/edit', olga)
  await expect.element(page.getByLabelText('Имя', { exact: true })).toHaveValue('Ольга')
  openFace(`/family/edit-child?id=${misha}`, olga)
  await expect.element(page.getByLabelText('Имя', { exact: true })).toHaveValue('Михаил')
})

test('without a grant a relation has its default level, which the remote setting lowers and never raises [6.30, 6.31]', async () => {
  const [olga, pavel] = [await world.aPatient(), await world.aPatient(aMan)]
  await joins(olga, pavel, 'SPOUSE')
  await lifeOf(olga)
  const programme = page.getByText('Здоровье сотрудника')
  const seen = async (isSeen: boolean) => {
    openFace('/profile/programmes', pavel)
    await expect.element(page.getByRole('heading', { level: 1, name: /программ/i })).toBeVisible()
    if (isSeen) await expect.element(programme).toBeVisible()
    else await expect.element(page.getByRole('heading', { name: /Программ пока нет/ })).toBeVisible()
  }
  const setting = (level: string) =>
    world.sql(
      `insert into settings (key, value) values ('accessDefaults', '{"SPOUSE": "${level}"}') on conflict (key) do update set value = excluded.value`
    )
  await seen(true)
  await setting('VIEW_NAME')
  await seen(false)
  await setting('BOOK_VISITS')
  await seen(true)
  openFace('/family', pavel)
  await expect.element(memberOf('Ольга Савицкая')).toMatchTextContent(/Вы пока не можете записывать/)
  await setting('VIEW_NAME')
  await grants(olga.profileId, pavel, 'BOOK_VISITS')
  openFace('/family', pavel)
  await expect.element(memberOf('Ольга Савицкая')).toMatchTextContent(/Можете записывать/)
})
