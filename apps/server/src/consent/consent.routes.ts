import {
  giveAllConsents as giveAllEndpoint,
  giveConsent,
  listConsents as listConsentsEndpoint,
  listConsentTexts,
  listNeededConsents,
  withdrawConsent as withdrawConsentEndpoint
} from '@vizit/contract/consent'
import { open, type Route, signed } from '../http/route.ts'
import { giveAllConsents, giveConsents } from './give-consents.ts'
import { listConsents, listNeeded, listTexts } from './list-consents.ts'
import { withdrawConsent } from './withdraw-consent.ts'

export const consentRoutes: Route[] = [
  open(listConsentTexts, listTexts),
  signed(giveConsent, giveConsents),
  signed(giveAllEndpoint, giveAllConsents),
  signed(listConsentsEndpoint, listConsents),
  signed(listNeededConsents, listNeeded),
  signed(withdrawConsentEndpoint, withdrawConsent)
]
