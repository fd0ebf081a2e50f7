// Reviews: written after a visit, read by others, changed and deleted by the author.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { aVisitRow } from './visit-world.ts'
import { type Person, world } from './world.ts'

const SAID = 'Всё объяснила спокойно'
const own = page.getByRole('article', { name: /Мороз/ })

/** A visit to a doctor that took place three days ago. */
async function wasThere(person: Person): Promise<{ orderId: string; doctorId: string }> {
  const { assignmentId, doctorId } = await world.aDoctor({ lastName: 'Мороз' })
  return { orderId: await aVisitRow(person.profileId, assignmentId, { startsAt: '2026-11-17T11:30:00Z', status: 'done' }), doctorId }
}

async function published(): Promise<void> {
  await world.sql(`update reviews set state = 'published', published_on = '2026-11-20'`)
}

const read = async (doctorId: string) => {
  openFace(`/doctor/${doctorId}?tab=reviews`)
  return page.getByRole('listitem').filter({ hasText: SAID })
}

test('after a visit a review with its day and the own name is added, read by others, changed, and deleted after a question, each told [1.06, 3.49, 4.90, 4.91, 4.92]', async () => {
  const olga = await world.aPatient()
  const { doctorId } = await wasThere(olga)
  openFace('/visits?tab=past', olga)
  await page.getByRole('link', { name: /^Оставить отзыв/ }).click()
  await page.getByLabelText('Ваш отзыв').fill(SAID)
  await page.getByRole('checkbox', { name: 'Опубликовать моё имя: Ольга С.' }).click()
  await page.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect.element(page.getByText('Отзыв добавлен').first()).toBeVisible()
  await expect.poll(address).toBe('/profile/reviews')
  await expect.element(own).toMatchTextContent(new RegExp(SAID))
  await published()
  await expect.element(await read(doctorId)).toMatchTextContent(/Ольга С\.\s*20 ноября/)

  openFace('/profile/reviews', olga)
  await own.getByRole('link', { name: /^Изменить/ }).click()
  await page.getByLabelText('Ваш отзыв').fill('Пришла ещё раз')
  await page.getByRole('button', { name: 'Сохранить отзыв' }).click()
  await expect.element(page.getByText('Отзыв изменён').first()).toBeVisible()
  await expect.element(own).toMatchTextContent(/Пришла ещё раз/)
  await own.getByRole('button', { name: /^Удалить/ }).click()
  const question = page.getByRole('dialog', { name: 'Удалить отзыв?' })
  await expect.element(question).toBeVisible()
  expect(await world.sql('select 1 from reviews')).toHaveLength(1)
  await question.getByRole('button', { name: 'Удалить отзыв' }).click()
  await expect.element(page.getByRole('heading', { name: 'Отзывов пока нет' })).toBeVisible()
  expect(await world.sql('select 1 from reviews')).toEqual([])
})

test('where the name is not to be published the review is read as anonymous [3.50]', async () => {
  const olga = await world.aPatient()
  const { orderId, doctorId } = await wasThere(olga)
  openFace(`/visits/${orderId}/review`, olga)
  await expect.element(page.getByRole('checkbox', { name: /^Опубликовать моё имя/ })).not.toBeChecked()
  await page.getByLabelText('Ваш отзыв').fill(SAID)
  await page.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect.element(page.getByText('Отзыв добавлен').first()).toBeVisible()
  await published()
  const review = await read(doctorId)
  await expect.element(review).toMatchTextContent(/Анонимно/)
  await expect.element(review).not.toMatchTextContent(/Ольга/)
})
