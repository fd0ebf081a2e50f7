// Who offers programmes, as the cabinet lists them.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { world } from './world.ts'

test('programmes are offered by employers and by insurers, each leading to a form of its own; the two partners keep the codes epam and bns, and none is chosen beforehand [3.43, 3.44]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  await world.writeProgrammes()
  openFace('/profile/programmes', olga)
  await expect.element(page.getByText('Программ пока нет')).toBeVisible()
  openFace('/profile/programmes/add', olga)
  const links = (title: string) =>
    page
      .getByRole('list', { name: title })
      .getByRole('link')
      .elements()
      .map(one => [one.textContent, one.getAttribute('href')])
  await expect.element(page.getByRole('list', { name: 'Работодатели' })).toBeVisible()
  await expect
    .poll(() => links('Работодатели').toSorted())
    .toEqual([
      ['Берег Сервис', '/profile/programmes/add?coverer=bns'],
      ['Орбита Софт', '/profile/programmes/add?coverer=epam']
    ])
  await expect.poll(() => links('Страховые компании')).toEqual([['Гранат Страхование', '/profile/programmes/add?coverer=granat']])
  await page.getByRole('link', { name: 'Орбита Софт' }).click()
  await expect.element(page.getByLabelText(/рабочая почта|Рабочая почта/i).first()).toBeVisible()
  openFace('/profile/programmes/add?coverer=bns', olga)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Берег Сервис' })).toBeVisible()
  await expect.element(page.getByLabelText(/рабочая почта/i).first()).toBeVisible()
  openFace('/profile/programmes/add?coverer=granat', olga)
  await expect.element(page.getByLabelText(/штрихкод|договор/i).first()).toBeVisible()
})
