// A search that finds nothing says so aloud: whoever does not see the page would go on waiting.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { otherServiceSays } from './other-service.ts'
import { world } from './world.ts'

const SEARCHES = [
  ['/centres', 'Таких центров не нашли.'],
  ['/services', 'Таких услуг не нашли.'],
  ['/doctors-list', 'Ничего не нашли.'],
  ['/drugs', 'Такого лекарства не нашли.']
] as const

test('a search for centres, services, doctors or drugs that finds nothing says it aloud', async () => {
  const { assignmentId } = await world.aDoctor()
  await world.aService(assignmentId)
  otherServiceSays('/api/v2/public/drugs/search', {
    status: 200,
    error: null,
    data: { source: { name: 'Справка' }, drugs: [], readAs: null }
  })
  const person = await world.aPatient()
  for (const [path, said] of SEARCHES) {
    openFace(path, person)
    const field = page.getByRole('searchbox').first()
    await expect.element(field).toBeVisible()
    await field.fill('щщщ')
    await expect.element(page.getByRole('status').filter({ hasText: said })).toBeInTheDocument()
  }
})
