// The account, the family, programmes, documents and settings in the patient app, for tests/screens.
import { listRelatives } from '@vizit/contract/family'
import { type App, type AppShown, ask } from './app-page.ts'
import { expect } from './journey.ts'
import { agreed, aPatient } from './patient.ts'
import { anInvite } from './state-screens.ts'

/** The page of a passport, as far as a picture shows one. */
const PAGE = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="840"><rect width="600" height="840" fill="#e9e2d0"/><rect x="60" y="120" width="180" height="230" fill="#b9c6d8"/>${[150, 200, 250, 300, 470, 520, 570, 620].map((y, at) => `<rect x="${at < 4 ? 280 : 60}" y="${y}" width="${at < 4 ? 240 : 440}" height="18" fill="#8f98a8"/>`).join('')}</svg>`

async function pageOfPassport({ page }: App): Promise<Buffer> {
  const base64 = await page.evaluate(async svg => {
    const image = Object.assign(new Image(), { src: `data:image/svg+xml;base64,${btoa(svg)}` })
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 840 })
    canvas.getContext('2d')!.drawImage(image, 0, 0)
    return canvas.toDataURL('image/jpeg').split(',')[1]!
  }, PAGE)
  return Buffer.from(base64, 'base64')
}

async function withDocument(app: App): Promise<void> {
  const { page, words } = app
  await app.open('/documents/add', app.people.vera)
  await page.getByRole('button', { name: words.documents.kind }).click()
  await page.getByRole('option', { name: words.documents.kinds.passport }).click()
  await page.getByLabel(words.documents.numberField, { exact: true }).fill('MP1234567')
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'page.jpg', mimeType: 'image/jpeg', buffer: await pageOfPassport(app) })
  await expect(page.getByRole('img', { name: words.documents.page(1) })).toBeVisible()
  await page.getByRole('button', { name: words.documents.save }).click()
  await expect(page.getByRole('link', { name: new RegExp(`^${words.documents.kinds.passport}`) })).toBeVisible()
}

async function childOf({ people: { vera } }: App): Promise<string> {
  const { family } = agreed(await vera.call(listRelatives, {}))
  return family.find(one => one.firstName === 'Лев')!.profileId
}

export const APP_OWN_SCREENS: readonly AppShown[] = [
  { name: 'card', show: app => app.open('/card', app.people.vera) },
  { name: 'account', show: app => app.open('/profile', app.people.vera) },
  { name: 'account-edit', show: app => app.open('/profile/edit', app.people.newcomer) },
  { name: 'family', show: app => app.open('/family', app.people.vera) },
  { name: 'family-add-adult', show: app => app.open('/family/add-adult', app.people.vera) },
  { name: 'family-add-child', show: app => app.open('/family/add-child', app.people.vera) },
  { name: 'family-edit-child', show: async app => app.open(`/family/edit-child?id=${await childOf(app)}`, app.people.vera) },
  { name: 'family-join', show: app => app.open('/family/join', app.people.vera) },
  { name: 'family-access', show: app => app.open('/family/access', app.people.vera) },
  {
    name: 'family-invite',
    show: async app => app.open(await anInvite(), await aPatient({ lastName: 'Мороз', firstName: 'Инна' }))
  },
  { name: 'programmes', show: app => app.open('/profile/programmes', app.people.vera) },
  { name: 'programme-add', show: app => app.open('/profile/programmes/add', app.people.vera) },
  { name: 'partner-first', show: app => app.open('/profile/programmes/add?coverer=epam', app.people.vera) },
  { name: 'partner-second', show: app => app.open('/profile/programmes/add?coverer=bns', app.people.newcomer) },
  { name: 'insurer', show: app => app.open('/profile/programmes/add?coverer=rowan', app.people.vera) },
  {
    name: 'insurer-scan',
    show: async app => {
      await app.open('/profile/programmes/add?coverer=rowan', app.people.vera)
      await ask(app, app.page.getByRole('button', { name: app.words.programmes.scan }))
    }
  },
  { name: 'documents-empty', show: app => app.open('/documents', app.people.vera) },
  { name: 'documents', show: withDocument },
  { name: 'document-add', show: app => app.open('/documents/add', app.people.vera) },
  {
    name: 'document',
    show: async app => {
      await withDocument(app)
      await app.page.getByRole('link', { name: new RegExp(`^${app.words.documents.kinds.passport}`) }).click()
      await expect(app.page.getByRole('button', { name: app.words.documents.showNumber })).toBeVisible()
    }
  },
  { name: 'reminders', show: app => app.open('/profile/reminders', app.people.vera) },
  { name: 'other', show: app => app.open('/other', app.people.vera) },
  { name: 'other-visitor', show: app => app.open('/other') },
  { name: 'settings', show: app => app.open('/settings', app.people.vera) },
  { name: 'language', show: app => app.open('/settings/language', app.people.vera) },
  {
    name: 'language-question',
    show: async app => {
      await app.open('/settings/language', app.people.vera)
      await ask(app, app.page.locator('label').filter({ has: app.page.locator('input[type="radio"]:not(:checked)') }))
    }
  },
  { name: 'town', show: app => app.open('/settings/town', app.people.vera) },
  { name: 'registries', show: app => app.open('/registries', app.people.vera) },
  { name: 'about', show: app => app.open('/about') },
  { name: 'suggestions', show: app => app.open('/suggestions', app.people.vera) },
  { name: 'privacy', show: app => app.open('/privacy') },
  { name: 'terms', show: app => app.open('/terms') }
]
