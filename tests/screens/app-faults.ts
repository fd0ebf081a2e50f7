// What is wrong with a screen of the patient app in the language that it speaks: what axe finds on a phone, and the words at the narrowest width in the largest letters.
import type { AppLanguage } from '../e2e/app-tongues.ts'
import { accessFaults, type Page } from '../e2e/journey.ts'
import { faultsIn, NARROWEST } from './word-faults.ts'

/** As the choice of the largest letters, 24 px, leaves the page. */
async function inLargestLetters(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.textSize = '150'
    document.documentElement.style.fontSize = '150%'
    return new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
}

/** Sentences, each with its language. The page ends narrow and in large letters. */
export async function appFaults(page: Page, language: AppLanguage): Promise<string[]> {
  // The pseudo-language is not read aloud by anybody.
  const access = language === 'pseudo' ? [] : await accessFaults(page)
  await page.setViewportSize(NARROWEST)
  await inLargestLetters(page)
  return [...access.map(fault => `${language}: ${fault}`), ...(await faultsIn(page, language))]
}
