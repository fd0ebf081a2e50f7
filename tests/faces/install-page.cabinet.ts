// Who comes to the page of the installation.
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { world } from './world.ts'

const steps = page.getByRole('list', { name: 'Шаги установки' })

test('the installation is shown to whoever asks for it by install_pwa=true and has not installed the app, and to nobody else; the start page leads to it by the same rule [2.50, 2.55]', async () => {
  const olga = await world.aPatient()
  const leads = async (path: string, to: string) => {
    openFace(path, olga)
    await expect.poll(address, { message: path }).toBe(to)
    if (to.startsWith('/install-pwa')) await expect.element(steps).toBeVisible()
    else await expect.element(page.getByRole('heading', { level: 1, name: 'Визиты' })).toBeVisible()
  }
  for (const path of ['/', '/install-pwa']) {
    await leads(`${path}?install_pwa=true`, '/install-pwa?install_pwa=true')
    await leads(`${path}?install_pwa=false`, '/visits')
    await leads(path, '/visits')
  }
  // As Safari says it of an app on the home screen.
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'standalone'))
  for (const path of ['/', '/install-pwa']) await leads(`${path}?install_pwa=true`, '/visits')
})
