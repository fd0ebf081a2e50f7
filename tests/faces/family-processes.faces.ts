// Who comes into a family and how, how many it holds, and what becomes of a child that leaves it.
import { changeGrant } from '@vizit/contract/access'
import { confirmFamilyRequest, drawFamilyCode, joinFamily, markFamilySeen } from '@vizit/contract/family-code'
import { addRelative, confirmRelative, sendRelativeCode } from '@vizit/contract/relatives'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { drawnCode, type PersonTyped, typePerson } from './family-ways.ts'
import { otherServiceSays } from './other-service.ts'
import { agreed, aVisit, callAs, type Person, world } from './world.ts'

const PAVEL = { lastName: 'Орлов', firstName: 'Павел', middleName: 'Ильич', sex: 'MALE', birthday: '1986-06-01' } as const
const INNA = { lastName: 'Мороз', firstName: 'Инна', middleName: 'Петровна' } as const
const MISHA: PersonTyped = { lastName: 'Ровда', firstName: 'Михаил', middleName: 'Андреевич', birthday: '10.03.2018', sex: 'Мужской' }
const members = page.getByRole('list', { name: 'Семья' }).getByRole('listitem')
const dialog = page.getByRole('dialog')

async function shownCode(): Promise<string> {
  const shown = page.getByRole('status', { name: /^Код семьи/ })
  await expect.element(shown).toBeVisible()
  return shown.element().getAttribute('aria-label')!.replaceAll(/\D/g, '')
}

async function enter(code: string): Promise<void> {
  await page.getByLabelText('Код близкого').fill(code)
  await page.getByRole('button', { name: 'Отправить запрос' }).click()
  await expect.element(page.getByText('Запрос отправлен')).toBeVisible()
}

async function accept(name: RegExp): Promise<void> {
  await page.getByRole('article', { name }).getByRole('button', { name: 'Принять' }).click()
  await dialog.getByRole('button', { name: 'Принять' }).click()
  await expect.element(page.getByText(/^Принято в семью: /).first()).toBeVisible()
}

const familyOf = ({ profileId }: Person) =>
  world.sql(`
    select p.last_name as name, m.rel_kind as kind from family_members m join profiles p on p.id = m.profile_id
    where m.family_id = (select family_id from family_members where profile_id = '${profileId}') and m.profile_id <> '${profileId}'`)

async function wed(olga: Person, pavel: Person): Promise<void> {
  const { shown } = agreed(await callAs(olga)(drawFamilyCode, { grants: [] }))
  const { requestId } = agreed(await callAs(pavel)(joinFamily, { code: shown.code, as: 'SPOUSE' }))
  agreed(await callAs(olga)(confirmFamilyRequest, { requestId }))
  // Else each of them is greeted first.
  for (const one of [olga, pavel]) agreed(await callAs(one)(markFamilySeen, {}))
}

async function aParent(olga: Person, firstName: string): Promise<void> {
  const phone = `37529777${String(1000 + firstName.codePointAt(0)!).slice(-4)}`
  const form = { lastName: 'Ровда', middleName: 'Петровна', birthday: '1945-02-01', sex: 'FEMALE', relKind: 'PARENT' } as const
  const { relId } = agreed(await callAs(olga)(addRelative, { ...form, firstName, phones: [{ number: `+${phone}` }] }))
  agreed(await callAs(olga)(sendRelativeCode, { relId }))
  agreed(await callAs(olga)(confirmRelative, { relId, code: /(\d{6})/.exec((await world.sms()).at(-1)!.text)![1]! }))
}

async function choose(what: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Добавить родственника' }).first().click()
  await dialog
    .getByRole('link', { name: what })
    .or(dialog.getByRole('button', { name: what }))
    .click()
}

test('whoever is in the family by then is told to be there, and is called no child', async () => {
  const [olga, pavel] = [await world.aPatient(), await world.aPatient(PAVEL)]
  const { shown } = agreed(await callAs(olga)(drawFamilyCode, { grants: [] }))
  agreed(await callAs(pavel)(joinFamily, { code: shown.code, as: 'RELATIVE' }))
  openFace('/family', olga)
  await page.getByRole('article', { name: /Орлов/ }).getByRole('button', { name: 'Принять' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Принять' })).toBeVisible()
  otherServiceSays('/api/v2/my/family/requests/', { status: 409, error: 'PERSON_EXISTS' }, 'POST')
  await dialog.getByRole('button', { name: 'Принять' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Этот человек уже есть в вашей семье/)
  await expect.element(dialog.getByRole('alert')).not.toMatchTextContent(/реб[её]нок/i)
})

test('before a relative is accepted it is said which children the code opens to them, and how far', async () => {
  const [olga, pavel] = [await world.aPatient(), await world.aPatient(PAVEL)]
  const misha = await world.aChild(olga)
  const { shown } = agreed(await callAs(olga)(drawFamilyCode, { grants: [{ profileId: misha, level: 'BOOK_VISITS' }] }))
  agreed(await callAs(pavel)(joinFamily, { code: shown.code, as: 'RELATIVE' }))
  openFace('/family', olga)
  await page.getByRole('article', { name: /Орлов/ }).getByRole('button', { name: 'Принять' }).click()
  const opened = dialog.getByRole('list', { name: 'Вы открываете этому человеку:' }).getByRole('listitem')
  await expect.element(opened).toMatchTextContent(/^Савицкий Михаил.*: визиты и запись к врачу$/)
})

test('a family is joined by the code that a spouse shows [4.96]', async () => {
  const [olga, pavel] = [await world.aPatient(), await world.aPatient(PAVEL)]
  openFace('/family/join', olga)
  await page.getByRole('button', { name: 'Получить код' }).click()
  const code = await shownCode()
  expect(code).toMatch(/^\d{6}$/)
  openFace('/family/request', pavel)
  await enter(code)
  openFace('/family', olga)
  await accept(/Орлов/)
  await expect.poll(() => familyOf(olga)).toEqual([{ name: 'Орлов', kind: 'SPOUSE' }])
  openFace('/family', pavel)
  await expect.element(members.filter({ hasText: /Ольга Савицкая/ })).toBeVisible()
})

test('to add a spouse one shows a code and how it is used: the spouse opens «Моя семья», presses the plus and enters it [5.79]', async () => {
  const [olga, pavel] = [await world.aPatient(), await world.aPatient(PAVEL)]
  openFace('/family', olga)
  await choose(/^Муж или жена/)
  await page.getByRole('button', { name: 'Получить код' }).click()
  const code = await shownCode()
  for (const step of [
    'Супруг открывает «Моя семья» под своим номером телефона.',
    'Нажимает «Добавить родственника», затем «Ввести код» и вводит 6 цифр.'
  ])
    await expect.element(page.getByText(step, { exact: true })).toBeVisible()
  openFace('/family', pavel)
  await choose(/^Ввести код/)
  await expect.poll(address).toBe('/family/enter-code')
  await enter(code)
  openFace('/family', olga)
  await accept(/Орлов/)
  await expect.poll(() => familyOf(olga)).toEqual([{ name: 'Орлов', kind: 'SPOUSE' }])
})

test('whoever entered the code of a relative waits for the consent of its owner, and stays outside without it [4.97]', async () => {
  const [olga, inna] = [await world.aPatient(), await world.aPatient(INNA)]
  for (const answer of ['Отклонить', 'Принять']) {
    openFace('/family/share-code', olga)
    await page.getByRole('button', { name: /Получить код|Новый код/ }).click()
    const code = await shownCode()
    openFace('/family/enter-code', inna)
    await enter(code)
    expect(await familyOf(olga)).toEqual([])
    openFace('/family', olga)
    if (answer === 'Принять') await accept(/Мороз/)
    else {
      await page.getByRole('article', { name: /Мороз/ }).getByRole('button', { name: answer }).click()
      await expect.element(page.getByText('Запрос отклонён').first()).toBeVisible()
      expect(await familyOf(olga)).toEqual([])
    }
  }
  await expect.poll(() => familyOf(olga)).toEqual([{ name: 'Мороз', kind: 'OTHER' }])
})

test('from the form of a child that was added, and from the code of a relative who was let in, one comes to the family [4.94]', async () => {
  const [olga, inna] = [await world.aPatient(), await world.aPatient(INNA)]
  openFace('/family/add-child', olga)
  await typePerson(MISHA)
  await page.getByRole('checkbox', { name: /^Я родитель/ }).click()
  await page.getByRole('button', { name: 'Добавить ребёнка' }).click()
  await expect.poll(address).toBe('/family')
  await expect.element(members.filter({ hasText: 'Михаил Ровда' })).toBeVisible()

  agreed(await callAs(inna)(joinFamily, { code: await drawnCode(olga), as: 'RELATIVE' }))
  openFace('/family/share-code', olga)
  await accept(/Мороз/)
  await expect.poll(address).toBe('/family')
  await expect.poll(() => familyOf(olga)).toContainEqual({ name: 'Мороз', kind: 'OTHER' })
})

test('whoever lets a relative in is offered the words of the relative’s sex alone, all at once, and the word is taken', async () => {
  const olga = await world.aPatient()
  for (const [sex, lastName, fitting, other] of [
    ['FEMALE', 'Мороз', 'Сестра', 'Брат'],
    ['MALE', 'Крук', 'Брат', 'Сестра']
  ] as const) {
    const asker = await world.aPatient({ lastName, sex })
    agreed(await callAs(asker)(joinFamily, { code: await drawnCode(olga), as: 'RELATIVE' }))
    openFace('/family/share-code', olga)
    await page
      .getByRole('article', { name: new RegExp(lastName) })
      .getByRole('button', { name: 'Принять' })
      .click()
    await expect.element(dialog.getByRole('radio', { name: fitting, exact: true })).toBeVisible()
    expect(dialog.getByRole('radio', { name: other, exact: true }).elements()).toEqual([])
    expect(dialog.getByRole('radio').elements()).toHaveLength(8)
    await dialog.getByRole('radio', { name: fitting, exact: true }).click()
    await dialog.getByRole('button', { name: 'Принять' }).click()
    await expect.element(page.getByText(/^Принято в семью: /).first()).toBeVisible()
    await expect.poll(() => familyOf(olga)).toContainEqual(expect.objectContaining({ name: lastName }))
  }
})

test('every word of who a relative is stands whole on its card in a dialog of a phone', async () => {
  await page.viewport(390, 844)
  const olga = await world.aPatient()
  const asker = await world.aPatient({ lastName: 'Мороз', sex: 'FEMALE' })
  agreed(await callAs(asker)(joinFamily, { code: await drawnCode(olga), as: 'RELATIVE' }))
  openFace('/family/share-code', olga)
  await page.getByRole('article', { name: /Мороз/ }).getByRole('button', { name: 'Принять' }).click()
  const word = dialog.getByText('Племянница', { exact: true })
  await expect.element(word).toBeVisible()
  // In one line: as high as a short one.
  await expect
    .poll(() => word.element().getClientRects()[0]!.height)
    .toBe(dialog.getByText('Сестра', { exact: true }).element().getClientRects()[0]!.height)
})

test('a child leaves only after all its planned visits are cancelled [4.102]', async () => {
  const olga = await world.aPatient()
  const child = await world.aChild(olga)
  for (const startsAt of ['2026-11-24T11:30:00Z', '2026-11-25T11:30:00Z'])
    await aVisit(olga, await world.aSlot({ startsAt, doctor: { children: true } }), { profileId: child })
  const remove = async () => {
    openFace('/family', olga)
    await page.getByRole('button', { name: 'Действия: Михаил Савицкий' }).click()
    await page.getByRole('button', { name: 'Удалить из семьи' }).click()
  }
  for (const planned of [2, 1]) {
    await remove()
    await expect.element(page.getByRole('dialog', { name: 'Сначала отмените предстоящие визиты' })).toBeVisible()
    await expect.element(dialog.getByRole('list', { name: 'Запланированные визиты' }).getByRole('listitem')).toHaveLength(planned)
    openFace('/visits', olga)
    await page
      .getByRole('button', { name: /^Отменить визит/ })
      .first()
      .click()
    await dialog.getByRole('button', { name: 'Отменить визит' }).click()
    await expect.element(page.getByText('Визит отменен!').first()).toBeVisible()
  }
  await remove()
  await dialog.getByRole('button', { name: 'Удалить', exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'В семье пока никого нет' })).toBeVisible()
})

test('the screen of rights turns what a member may do between booking visits and seeing the coverage [4.104]', async () => {
  const [olga, pavel] = [await world.aPatient(), await world.aPatient(PAVEL)]
  await wed(olga, pavel)
  agreed(await callAs(olga)(changeGrant, { profileId: pavel.profileId, level: 'VIEW_COVERAGE' }))
  openFace(`/family/access?id=${pavel.profileId}`, olga)
  const [book, see] = [page.getByRole('radio', { name: /^Записывать меня/ }), page.getByRole('radio', { name: /^Только видеть/ })]
  await expect.element(see).toBeChecked()
  for (const [turn, level] of [
    [book, 'BOOK_VISITS'],
    [see, 'VIEW_COVERAGE']
  ] as const) {
    await turn.click()
    await expect.poll(() => world.sql('select level from grants')).toEqual([{ level }])
    await expect.element(turn).toBeChecked()
    const asked = (await world.asked()).filter(({ method }) => method === 'PUT')
    expect(asked.at(-1)).toMatchObject({ path: '/api/v2/my/grants', body: { profileId: pavel.profileId, level } })
  }
})

test('a family holds four parents: beside three there is room, beside four the fifth is refused with a way to support [9.05]', async () => {
  const olga = await world.aPatient()
  for (const firstName of ['Анна', 'Вера', 'Инна']) await aParent(olga, firstName)
  openFace('/family/add-adult', olga)
  await expect.element(page.getByRole('radio', { name: 'Мама' })).toBeVisible()
  await expect.element(page.getByText('Уже добавлено четверо родителей')).not.toBeInTheDocument()
  await aParent(olga, 'Юлия')
  openFace('/family', olga)
  await expect.element(members.filter({ hasText: 'Ровда' })).toHaveLength(4)
  await choose(/^Другой взрослый/)
  await expect.element(page.getByRole('dialog', { name: 'Больше взрослых добавить нельзя' })).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'Поддержка' })).toBeVisible()
})

test('a family holds one spouse: without one the code is offered, with one the second is refused with a way to support [9.06]', async () => {
  const [olga, pavel] = [await world.aPatient(), await world.aPatient(PAVEL)]
  openFace('/family', olga)
  await choose(/^Муж или жена/)
  await expect.element(page.getByRole('button', { name: 'Получить код' })).toBeVisible()
  await wed(olga, pavel)
  openFace('/family', olga)
  await choose(/^Муж или жена/)
  await expect.element(page.getByRole('dialog', { name: 'Супруг уже есть в семье' })).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'Поддержка' })).toBeVisible()
  openFace('/family/join', olga)
  await expect.element(page.getByText(/^Вы не можете добавить еще одного супруга/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Получить код' })).not.toBeInTheDocument()
})

test('an adult is 18 or older: a relative of 17 years is no adult yet, and one who turns 18 today is [5.24, 9.07]', async () => {
  const olga = await world.aPatient()
  openFace('/family/add-adult', olga)
  await page.getByRole('radio', { name: 'Мама' }).click()
  await page.getByLabelText('Дата рождения').fill('21.11.2008')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect.element(page.getByText('Несовершеннолетний')).toBeVisible()
  await page.getByLabelText('Дата рождения').fill('20.11.2008')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect.element(page.getByText('Несовершеннолетний')).not.toBeInTheDocument()

  openFace('/family/add-child', olga)
  await page.getByLabelText('Дата рождения').fill('20.11.2008')
  await page.getByRole('button', { name: 'Добавить ребёнка' }).click()
  await expect.element(page.getByText('Взрослый', { exact: true })).toBeVisible()
  await page.getByLabelText('Дата рождения').fill('21.11.2008')
  await page.getByRole('button', { name: 'Добавить ребёнка' }).click()
  await expect.element(page.getByText('Взрослый', { exact: true })).not.toBeInTheDocument()
})
