// The form of a person's own data: what may be typed, how it is kept, and who may change it.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { type Person, world } from './world.ts'

const FORBIDDEN = 'Использованы запрещенные символы'
const field = (label: string) => page.getByLabelText(label, { exact: true })
const middleName = () => page.getByLabelText(/^Отчество/)

async function save(): Promise<void> {
  await page.getByRole('button', { name: 'Сохранить' }).click()
}

/** What the form says of a field; '' where nothing is wrong. */
function faultOf(element: Element): string {
  const ids = element.getAttribute('aria-invalid') === 'true' ? element.getAttribute('aria-describedby')!.split(' ') : []
  return ids.map(id => document.getElementById(id)?.textContent ?? '').join(' ')
}

async function nameOf({ profileId }: Person): Promise<unknown> {
  return (await world.sql(`select last_name, first_name, middle_name from profiles where id = '${profileId}'`))[0]
}

test('a name is letters of Cyrillic or Latin with single signs between them; a patronymic may be one dash [5.04, 5.05, 5.06]', async () => {
  const olga = await world.aPatient({ email: 'olga@example.by' })
  openFace('/profile/edit', olga)
  await expect.element(field('Имя')).toHaveValue('Ольга')
  await field('Имя').fill('Ольга1')
  await save()
  await expect.poll(() => faultOf(field('Имя').element())).toContain(FORBIDDEN)
  for (const wrong of ['Анна--Мария', '-Анна', 'Анна-', "О''Коннор", 'Анна.', '—', '安娜', 'Анна_Мария']) {
    await field('Имя').fill(wrong)
    await expect.poll(() => faultOf(field('Имя').element()), { message: wrong }).toContain(FORBIDDEN)
    await field('Имя').fill('Анна')
    await expect.poll(() => faultOf(field('Имя').element())).toBe('')
  }
  for (const right of ['Анна-Мария', "О'Коннор", 'Ўладзімір', 'Jean Luc', 'Іна', 'Ёла']) {
    await field('Имя').fill('1')
    await expect.poll(() => faultOf(field('Имя').element())).toContain(FORBIDDEN)
    await field('Имя').fill(right)
    await expect.poll(() => faultOf(field('Имя').element()), { message: right }).toBe('')
  }
  await middleName().fill('——')
  await expect.poll(() => faultOf(middleName().element())).toContain(FORBIDDEN)
  for (const dash of ['-', '–', '—']) {
    await middleName().fill('1')
    await expect.poll(() => faultOf(middleName().element())).toContain(FORBIDDEN)
    await middleName().fill(dash)
    await expect.poll(() => faultOf(middleName().element()), { message: dash }).toBe('')
  }
})

test('a name has at most 100 characters, a bound that the product sets itself [5.96]', async () => {
  const olga = await world.aPatient({ email: 'olga@example.by' })
  openFace('/profile/edit', olga)
  await expect.element(field('Имя')).toHaveValue('Ольга')
  await field('Имя').fill('я'.repeat(101))
  await save()
  await expect.element(page.getByText('Не больше 100 символов')).toBeVisible()
  await expect.poll(() => nameOf(olga)).toMatchObject({ first_name: 'Ольга' })
  await field('Имя').fill('я'.repeat(100))
  await expect.element(page.getByText('Не больше 100 символов')).not.toBeInTheDocument()
  await save()
  await expect.element(page.getByText('Данные сохранены')).toBeVisible()
  await expect.poll(() => nameOf(olga)).toMatchObject({ first_name: 'я'.repeat(100) })
})

test('a name is asked, sent, kept and shown as last, first, middle [5.94]', async () => {
  const olga = await world.aPatient({ email: 'olga@example.by' })
  openFace('/profile/edit', olga)
  await expect.element(field('Фамилия')).toHaveValue('Савицкая')
  const fields = page.getByRole('textbox').elements().slice(0, 3) as HTMLInputElement[]
  expect(fields.map(input => input.value)).toEqual(['Савицкая', 'Ольга', 'Викторовна'])
  await field('Фамилия').fill('Ровда')
  await field('Имя').fill('Нина')
  await middleName().fill('Петровна')
  await world.forgetAsked()
  await save()
  await expect.element(page.getByText('Данные сохранены')).toBeVisible()
  const sent = (await world.asked()).find(({ method, path }) => method === 'PUT' && path === '/api/v2/my/profile')
  expect(sent?.body).toMatchObject({ lastName: 'Ровда', firstName: 'Нина', middleName: 'Петровна' })
  await expect.poll(() => nameOf(olga)).toEqual({ last_name: 'Ровда', first_name: 'Нина', middle_name: 'Петровна' })
  openFace('/profile', olga)
  await expect.element(page.getByRole('heading', { name: 'Ровда Нина Петровна' })).toBeVisible()
})

test('a mistake in the name is mended without an e-mail; an address that was given is not taken back here', async () => {
  const olga = await world.aPatient()
  openFace('/profile/edit', olga)
  await expect.element(page.getByLabelText(/^Личная почта/)).toHaveAccessibleName(/необязательно/)
  await field('Имя').fill('Олеся')
  await save()
  await expect.element(page.getByText('Данные сохранены')).toBeVisible()
  await expect.poll(() => nameOf(olga)).toMatchObject({ first_name: 'Олеся' })

  openFace('/profile/edit', await world.aPatient({ email: 'olga@example.by' }))
  await page.getByLabelText('Личная почта').fill('')
  await save()
  await expect.poll(() => faultOf(page.getByLabelText('Личная почта').element())).toContain('Обязательное поле')
})

test('an adult edits the profile; whoever is younger than 18 has no form for it [5.30, 5.32]', async () => {
  const adult = await world.aPatient({ birthday: '2008-11-20', email: 'olga@example.by' })
  openFace('/profile/edit', adult)
  await field('Имя').fill('Олеся')
  await save()
  await expect.element(page.getByText('Данные сохранены')).toBeVisible()
  await expect.poll(() => nameOf(adult)).toMatchObject({ first_name: 'Олеся' })

  // eighteen tomorrow
  const teen = await world.aPatient({ birthday: '2008-11-21' })
  openFace('/profile', teen)
  await expect.element(page.getByRole('heading', { name: 'Савицкая Ольга Викторовна' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Изменить/ })).not.toBeInTheDocument()
  openFace('/profile/edit', teen)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Личные данные' })).toBeVisible()
  await expect
    .element(page.getByRole('main').getByRole('link', { name: /поддержк/i }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:/))
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  await expect.poll(() => nameOf(teen)).toMatchObject({ first_name: 'Ольга' })
})
