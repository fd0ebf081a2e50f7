// The pages that the server draws in the languages that the cabinet does not speak, for take-pictures.ts.
import { allWordsIn } from '@vizit/parts/words/all-words-in'
import { belarusian } from '@vizit/parts/words/belarusian'
import { english } from '@vizit/parts/words/english'
import { expect } from './journey.ts'
import type { Shown } from './screens.ts'
import { DOCTORS, doctorCalled } from './timetable.ts'

const wordsBe = await allWordsIn(belarusian)
const wordsEn = await allWordsIn(english)

const LANGUAGES = [
  ['en', wordsEn],
  ['be', wordsBe]
] as const

export const PUBLIC_SCREENS: readonly Shown[] = LANGUAGES.flatMap(([language, words]) => [
  {
    name: `public-doctor-${language}`,
    show: async page => {
      const { doctorId } = await doctorCalled(DOCTORS.adultsOnly)
      await page.goto(`/${language}/doctor/${doctorId}`)
      await expect(page.getByRole('link', { name: words.finding.chooseTime }).filter({ visible: true })).toHaveCount(1)
    }
  },
  {
    name: `public-centre-${language}`,
    show: async page => {
      const { worksAt } = await doctorCalled(DOCTORS.adultsOnly)
      // Leads on to the centre of the branch.
      await page.goto(`/${language}/branch/${worksAt[0]!.branchId}`)
      await expect(page).toHaveURL(new RegExp(`/${language}/centre/\\d+$`))
      await expect(page.getByText(words.finding.book).filter({ visible: true }).first()).toBeVisible()
    }
  }
])
