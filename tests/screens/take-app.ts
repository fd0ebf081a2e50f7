// The screens of the patient app: on a phone, in its three languages by light, and by dark in Russian.
import type { Browser } from '@playwright/test'
import { type AppPeople, type AppShown, appIn } from '../e2e/app-page.ts'
import { APP_TONGUES, type AppLanguage } from '../e2e/app-tongues.ts'
import { appFaults } from './app-faults.ts'
import { openPage, photograph } from './camera.ts'

const PICTURED: readonly AppLanguage[] = ['ru', 'en', 'be']
const READ = Object.keys(APP_TONGUES) as AppLanguage[]

type Studio = { browser: Browser; origin: string; people: AppPeople; blame: (problem: string) => void }

/** Hands each picture over, by the name of its file. */
export async function pictureApp(studio: Studio, screen: AppShown, keep: (name: string, png: Buffer) => Promise<void>): Promise<void> {
  await inEach(PICTURED, studio, screen, async (page, language) => {
    await keep(`${screen.name}-${language}`, await photograph(page, 'light'))
    // Colours do not depend on the language.
    if (language === 'ru') await keep(`${screen.name}-${language}-dark`, await photograph(page, 'dark'))
  })
}

/** Blames what is wrong with the words of the screen, and what axe finds. */
export async function readApp(studio: Studio, screen: AppShown): Promise<void> {
  await inEach(READ, studio, screen, async (page, language) => {
    for (const fault of await appFaults(page, language)) studio.blame(`${screen.name}: ${fault}`)
  })
}

async function inEach(
  languages: readonly AppLanguage[],
  { browser, origin, people, blame }: Studio,
  screen: AppShown,
  look: (page: Awaited<ReturnType<typeof openPage>>, language: AppLanguage) => Promise<void>
): Promise<void> {
  for (const language of languages) {
    const page = await openPage(browser, origin, 'phone')
    try {
      await screen.show(await appIn(page, people, { language, words: APP_TONGUES[language] }, screen))
      await look(page, language)
    } catch (error) {
      blame(`${screen.name}-${language}: ${error instanceof Error ? error.message.split('\n').slice(0, 5).join(' ') : error}`)
    }
    await page.context().close()
  }
}
