import {
  giveConsent,
  listConsents as listConsentsEndpoint,
  listConsentTexts,
  withdrawConsent as withdrawConsentEndpoint
} from '@vizit/contract/consent'
import { open, type Route, signed } from '../http/route.ts'
import { giveConsents } from './give-consents.ts'
import { listConsents, listTexts } from './list-consents.ts'
import { withdrawConsent } from './withdraw-consent.ts'

export const consentRoutes: Route[] = [
  open(listConsentTexts, listTexts),
  signed(giveConsent, giveConsents),
  signed(listConsentsEndpoint, listConsents),
  signed(withdrawConsentEndpoint, withdrawConsent)
]
