// Whoever is lost anywhere in the cabinet is one press from a number to call and from the form.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { world } from './world.ts'

const help = page.getByRole('main').getByRole('link', { name: 'Помощь', exact: true })
const call = page.getByRole('link', { name: /\+375 \(17\) 309-00-00/ })

test('every place of the cabinet ends with the way to help, which has the number to call and the form, and knows where one was', async () => {
  await world.aDoctor()
  const olga = await world.aPatient()
  for (const [place, about] of [
    ['/visits', 'visits'],
    ['/timeslot', 'booking'],
    ['/tests', 'results'],
    ['/family', 'family'],
    ['/drugs', 'drugs']
  ] as const) {
    openFace(place, olga)
    await help.click()
    await expect.poll(address).toBe(`/support?about=${about}`)
    await expect.element(call).toBeVisible()
    await expect.element(page.getByLabelText('Что случилось?')).toBeVisible()
    await expect.element(help).not.toBeInTheDocument()
  }
})

test('a visitor who looks for a doctor has it too', async () => {
  await world.aDoctor()
  openFace('/timeslot')
  await help.click()
  await expect.element(call).toBeVisible()
})
