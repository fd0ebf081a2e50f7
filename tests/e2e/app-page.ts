// A page of the patient app on a device that speaks one of its languages, and how a screen of it is come to.
import type { AllWords } from '@vizit/parts/words/all-words'
import { expect, type Locator, type Page } from './journey.ts'
import { openAs, type Patient } from './patient.ts'

/** Whom the screens are shown to: one who has been here for a while, and one who has just come. */
export type AppPeople = { vera: Patient; newcomer: Patient }

/** One page of the app on a device that speaks the language of `words`. */
export type App = {
  page: Page
  people: AppPeople
  words: AllWords
  /** Ends when the page has its title and waits for nothing. */
  open(path: string, person?: Patient | null): Promise<void>
}

export type AppShown = {
  name: string
  /** The questions of the first start were not answered on this device. */
  isNewDevice?: true
  show: (app: App) => Promise<void>
}

/** The app in a page that stands at its own door; `language` is the code under which the device keeps it. */
export async function appIn(
  page: Page,
  people: AppPeople,
  spoken: { language: string; words: AllWords },
  { isNewDevice }: AppShown
): Promise<App> {
  await page.addInitScript(
    ({ language, isNew }) => {
      if (sessionStorage.getItem('begun')) return
      sessionStorage.setItem('begun', '1')
      localStorage.setItem('vizit.language', language)
      if (!isNew) localStorage.setItem('vizit.started', '1')
    },
    { language: spoken.language, isNew: isNewDevice }
  )
  const open: App['open'] = async (path, person = null) => {
    if (person) await openAs(page, person, path)
    else await page.goto(path)
    await settled(page)
  }
  return { page, people, words: spoken.words, open }
}

/** It has its title, and nothing of it is being loaded. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Presses what opens a sheet or a question, and waits for that. */
export async function ask(app: App, what: Locator): Promise<Locator> {
  await what.first().click()
  const dialog = app.page.getByRole('dialog').last()
  await expect(dialog).toBeVisible()
  return dialog
}
