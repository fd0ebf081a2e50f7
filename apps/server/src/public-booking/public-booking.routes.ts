import {
  beginSiteCheck,
  bookAtSite as bookEndpoint,
  confirmAtSite as confirmEndpoint,
  letSiteOrderGo,
  resendSiteCode,
  siteCheckChallenge,
  siteCheckPicture
} from '@vizit/contract/public-booking'
import { open, type Route } from '../http/route.ts'
import { bookAtSite, letOrderGo, resendCode } from './book-at-site.ts'
import { confirmAtSite } from './confirm-at-site.ts'
import { beginCheck, drawPicture, giveChallenge } from './human-check.ts'
import type { TakesVisits } from './takes-visits.ts'

/** `visits`: how slots are taken, given by the feature that owns them. */
export function publicBookingRoutes(visits: TakesVisits): Route[] {
  return [
    open(beginSiteCheck, beginCheck),
    open(siteCheckPicture, drawPicture),
    open(siteCheckChallenge, giveChallenge),
    open(bookEndpoint, (ctx, input) => bookAtSite(ctx, input, visits)),
    open(resendSiteCode, resendCode),
    open(confirmEndpoint, (ctx, input) => confirmAtSite(ctx, input, visits)),
    open(letSiteOrderGo, (ctx, input) => letOrderGo(ctx, input, visits))
  ]
}
