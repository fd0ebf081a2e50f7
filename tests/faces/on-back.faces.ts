// The button or gesture of a phone that leads back, while something lies over the page.
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { answersWait } from './other-service.ts'
import { aPhoneVisit, askedAtOnce, GALINA } from './phone-visit.ts'
import { world } from './world.ts'

type Watcher = EventTarget & { requestClose(): void; destroy(): void }

/** What the browser of a phone does at the way back, which this one has not: it asks the last that watches. */
function phone() {
  const Own = window.CloseWatcher as new () => Watcher
  const watching: Watcher[] = []
  window.CloseWatcher = class extends Own {
    constructor() {
      super()
      watching.push(this)
    }
    override destroy() {
      watching.splice(watching.indexOf(this), 1)
      super.destroy()
    }
  }
  onTestFinished(() => {
    window.CloseWatcher = Own
  })
  return {
    goBack: () => {
      const last = watching.pop()
      last?.requestClose()
      return last !== undefined
    }
  }
}

const filters = page.getByRole('dialog', { name: 'Фильтры' })
const opener = page.getByRole('group', { name: 'Фильтры' }).getByRole('button', { name: 'Фильтры' })

test('the way back of a phone closes what lies over the page, each time, and leaves the page', async () => {
  const doctor = await world.aDoctor({ lastName: 'Абрамова' })
  await world.aSlot({ assignmentId: doctor.assignmentId, startsAt: '2026-11-24T06:00:00Z' })
  const button = phone()
  openFace('/timeslot')
  for (let time = 0; time < 2; time++) {
    await opener.click()
    await expect.element(filters).toBeVisible()
    expect(button.goBack()).toBe(true)
    await expect.element(filters).not.toBeInTheDocument()
    expect(address()).toBe('/timeslot')
    await expect.element(opener).toHaveFocus()
  }
  // Nobody watches any more: the next step is the browser's own.
  expect(button.goBack()).toBe(false)
})

test('what cannot be closed while it works is asked again by the next way back, and the page is not left', async () => {
  askedAtOnce()
  const olga = await world.aPatient({ email: 'olga@post.example' })
  await aPhoneVisit(olga.phone, { patient: { ...GALINA, firstName: 'Ольга', middleName: 'Викторовна', birthday: '1990-05-15' } })
  const button = phone()
  const taken = answersWait('/api/v2/my/providers/orders/pub/import')
  openFace('/visits', olga)
  const found = page.getByRole('dialog', { name: 'Найден визит' })
  await found.getByRole('button', { name: 'Продолжить', exact: true }).click()
  await expect.element(found.getByRole('button', { name: /…$/ })).toBeVisible()
  expect([button.goBack(), button.goBack()]).toEqual([true, true])
  await expect.element(found).toBeVisible()
  taken()
  await expect.element(found).not.toBeInTheDocument()
  expect(address()).toBe('/visits')
})
