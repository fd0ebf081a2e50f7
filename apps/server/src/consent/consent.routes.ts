import { giveConsent, listConsents as listConsentsEndpoint, listConsentTexts } from '@vizit/contract/consent'
import { open, type Route, signed } from '../http/route.ts'
import { giveConsents } from './give-consents.ts'
import { listConsents, listTexts } from './list-consents.ts'

export const consentRoutes: Route[] = [
  open(listConsentTexts, listTexts),
  signed(giveConsent, giveConsents),
  signed(listConsentsEndpoint, listConsents)
]
