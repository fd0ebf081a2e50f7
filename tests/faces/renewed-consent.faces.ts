// A text of consent that was renewed after it was shown: whoever has ticked the former one reads the new one and says so once more, on the same page.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { type PersonTyped, typePerson } from './family-ways.ts'
import { otherServiceChanges } from './other-service.ts'
import { aPhoneVisit, askedAtOnce } from './phone-visit.ts'
import { world } from './world.ts'

const OLGA: PersonTyped = { lastName: 'Савицкая', firstName: 'Ольга', middleName: '-', birthday: '15.05.1990', sex: 'Женский' }
const renewed = page.getByText('Текст согласия обновился')

/** The page that opens next reads the texts of a year before, and those in force whenever it asks again. */
function textsAreOld(): void {
  let isRead = false
  otherServiceChanges<{ texts: { version: string }[] }>('/api/v2/public/consents', ({ texts }) => {
    const version = isRead ? {} : { version: '2025-01' }
    isRead = true
    return { texts: texts.map(text => ({ ...text, ...version })) }
  })
}

async function consented(profileId: string, kind: string): Promise<number> {
  return (
    await world.sql(`select 1 as given from consents where profile_id = '${profileId}' and kind = '${kind}' and withdrawn_at is null`)
  ).length
}

test('whoever fills the own profile for the first time ticks the renewed text, and what was typed is saved', async () => {
  const olga = await world.aPatient({ birthday: null, lastName: '', firstName: '', middleName: '' })
  textsAreOld()
  openFace('/profile/edit', olga)
  await typePerson(OLGA)
  const save = page.getByRole('button', { name: 'Сохранить' })
  await save.click()
  await expect.element(renewed).toBeVisible()
  const tick = page.getByRole('checkbox')
  await expect.element(tick).not.toBeChecked()
  await save.click()
  await expect.element(tick).toHaveAttribute('aria-invalid', 'true')
  await tick.click()
  await save.click()
  await expect.poll(address).toBe('/profile')
  expect(await world.sql(`select first_name from profiles where id = '${olga.profileId}'`)).toEqual([{ first_name: 'Ольга' }])
})

test('a consent that is given anew is one to the renewed text', async () => {
  const olga = await world.aPatient()
  await world.sql(`delete from consents where profile_id = '${olga.profileId}' and kind = 'privacy'`)
  textsAreOld()
  openFace('/profile/consents', olga)
  const give = page.getByRole('button', { name: 'Принять: Политика конфиденциальности' })
  await give.click()
  await expect.element(renewed).toBeVisible()
  await give.click()
  await expect.element(give).not.toBeInTheDocument()
  expect(await consented(olga.profileId, 'privacy')).toBe(1)
})

test('a child is added once the parent has ticked the renewed text', async () => {
  textsAreOld()
  openFace('/family/add-child', await world.aPatient())
  await typePerson({ lastName: 'Савицкий', firstName: 'Михаил', middleName: '-', birthday: '10.03.2018', sex: 'Мужской' })
  const tick = page.getByRole('checkbox', { name: /^Я родитель/ })
  await tick.click()
  const add = page.getByRole('button', { name: 'Добавить ребёнка' })
  await add.click()
  await expect.element(renewed).toBeVisible()
  await expect.element(tick).not.toBeChecked()
  await tick.click()
  await add.click()
  await expect.element(page.getByRole('list', { name: 'Семья' }).getByText('Михаил Савицкий')).toBeVisible()
})

test('a visit that was found is taken in for somebody else once the renewed text is ticked', async () => {
  askedAtOnce()
  const olga = await world.aPatient()
  await aPhoneVisit(olga.phone)
  textsAreOld()
  openFace('/visits', olga)
  const found = page.getByRole('dialog', { name: 'Найден визит' })
  await found.getByRole('radio', { name: 'Другое' }).click()
  await found.getByLabelText(/^Ваш email/).fill('olga@mail.example')
  const tick = found.getByRole('checkbox', { name: /^Пациент согласен/ })
  await tick.click()
  const goOn = found.getByRole('button', { name: 'Продолжить' })
  await goOn.click()
  await expect.element(renewed).toBeVisible()
  await expect.element(tick).not.toBeChecked()
  await tick.click()
  await goOn.click()
  await expect.element(page.getByText('Визит добавлен в личный кабинет').first()).toBeVisible()
})
