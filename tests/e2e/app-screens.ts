// Every screen of the patient app (docs/app-screens.md), in the language that is asked for; the steps go by addresses and by the words of that language.
import { giveConsent, listConsentTexts, listNeededConsents } from '@vizit/contract/consent'
import { putVisitDrugs } from '@vizit/contract/own-drugs'
import { syncTests } from '@vizit/contract/results'
import { addReview } from '@vizit/contract/reviews'
import { listVisits } from '@vizit/contract/visits'
import { APP_FINDING_SCREENS } from './app-finding-screens.ts'
import { APP_OWN_SCREENS } from './app-own-screens.ts'
import type { AppPeople, AppShown } from './app-page.ts'
import { APP_START_SCREENS } from './app-start-screens.ts'
import { APP_VISIT_SCREENS } from './app-visit-screens.ts'
import { drugCalled, fillChest } from './finding-screens.ts'
import { withEmail } from './letters.ts'
import { agreed, aNewcomer, aPatient } from './patient.ts'

export const APP_SCREENS: readonly AppShown[] = [...APP_START_SCREENS, ...APP_FINDING_SCREENS, ...APP_VISIT_SCREENS, ...APP_OWN_SCREENS]

/** The demo patient, signed in on this device, with all that her screens show: no screen leaves anything to another. And somebody whose account is of today. */
export async function makeAppPeople(): Promise<AppPeople> {
  const people = { vera: await aNewcomer('375557778899'), newcomer: await aPatient() }
  const { call } = people.vera
  const { texts } = agreed(await call(listConsentTexts, {}))
  const forChild = texts
    .filter(({ kind }) => kind === 'parental' || kind === 'personal-data')
    .map(({ kind, version }) => ({ kind, version }))
  for (const { id } of agreed(await call(listNeededConsents, {})).people)
    agreed(await call(giveConsent, { profileId: id, consents: forChild }))
  await withEmail(people.vera, 'vera@post.example')
  await withEmail(people.newcomer, 'olga@post.example')
  await fillChest(people.vera)
  agreed(await call(syncTests, {}))
  const done = agreed(await call(listVisits, { status: 'all' })).orders.filter(one => one.status === 'done')
  const drugIds = await Promise.all(['метформин', 'ибупрофен', 'азатиоприн'].map(drugCalled))
  agreed(await call(putVisitDrugs, { orderId: done[0]!.orderId, drugIds }))
  const comment = 'Объяснила каждую цифру в анализах и не торопила.'
  agreed(await call(addReview, { orderId: done.at(-1)!.orderId, about: 'doctor', comment, publishName: true }))
  return people
}
