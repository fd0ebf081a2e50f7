// The only file that knows every feature: their routes and their jobs.
import type { StartPageName } from '@vizit/contract/drawn-page'
import { minskDay } from '@vizit/rules/days'
import { accessRoutes } from './access/access.routes.ts'
import { sealAuditRows } from './access/seal-audit.job.ts'
import { cancelAtClinic } from './booking/at-clinic/cancel-at-clinic.job.ts'
import { cancelledByClinic } from './booking/at-clinic/cancel-by-clinic.job.ts'
import { changeAsClinic } from './booking/at-clinic/change-as-clinic.job.ts'
import { followClinicsVisit } from './booking/at-clinic/follow-clinic.job.ts'
import { putBackAtClinic } from './booking/at-clinic/put-back-at-clinic.job.ts'
import { giveToAccount, phoneBooking } from './booking/book-for-phone.ts'
import { bookingRoutes } from './booking/booking.routes.ts'
import { cancelVisit } from './booking/cancelling/cancel-visit.ts'
import { settleCancel } from './booking/cancelling/settle-cancel.job.ts'
import { endPastVisits } from './booking/end-visits.job.ts'
import { checkHeld } from './booking/holds/check-held.job.ts'
import { letEndedHoldsGo } from './booking/holds/let-holds-go.job.ts'
import { moveVisit } from './booking/moves/move-visit.ts'
import { settleMove } from './booking/moves/settle-move.job.ts'
import { settleVisit } from './booking/settle-visit.job.ts'
import { tellNews } from './booking/tell-news.ts'
import { writeDownVisit } from './booking/write-down-visit.ts'
import { calendarFeedRoutes } from './calendar-feed/calendar-feed.routes.ts'
import { putAddress } from './calendar-feed/own-feed.ts'
import { cardNumbersRoutes } from './card-numbers/card-numbers.routes.ts'
import { catalogueRoutes } from './catalogue/catalogue.routes.ts'
import { cataloguePages } from './catalogue/pages/public-pages.ts'
import { NOTHING_DRAWN, sitemapTexts } from './catalogue/pages/sitemap.ts'
import { recountReviews } from './catalogue/recount-reviews.job.ts'
import { syncCatalogue } from './catalogue/sync-catalogue.job.ts'
import { layOutTimetable } from './clinics/built-in/lay-out-timetable.job.ts'
import { clinicsRoutes } from './clinics/clinics.routes.ts'
import { planSyncs } from './clinics/sync/plan-syncs.job.ts'
import { syncTimetable } from './clinics/sync/sync-timetable.job.ts'
import { syncVisits } from './clinics/sync/sync-visits.job.ts'
import { tryClinics } from './clinics/try-clinics.job.ts'
import { consentRoutes } from './consent/consent.routes.ts'
import type { Deps } from './deps.ts'
import { drugsRoutes } from './drugs/drugs.routes.ts'
import { emailRoutes } from './email/email.routes.ts'
import { sendAddressNotice } from './email/send-address-notice.job.ts'
import { sendMailLink } from './email/send-mail-link.job.ts'
import { prepareEmails } from './email/set-emails.ts'
import { tellOfPasskey } from './email/tell-of-passkey.job.ts'
import { embeddingRoutes } from './embedding/embedding.routes.ts'
import { addChild } from './family/add-child.ts'
import { addOther } from './family/add-other.ts'
import { familyRoutes } from './family/family.routes.ts'
import { sendFamilyInvite } from './family/send-invite.job.ts'
import { favouritesRoutes } from './favourites/favourites.routes.ts'
import { askAsNobody } from './http/ask-as-nobody.ts'
import { makeDrawer, type PageTools } from './http/drawer.ts'
import type { DrawnFace } from './http/public-pages.ts'
import type { Route } from './http/route.ts'
import type { StartPage } from './http/start-page.ts'
import { invoicesRoutes } from './invoices/invoices.routes.ts'
import { freeDeadJobs } from './jobs/free-dead-jobs.job.ts'
import type { Poller } from './jobs/polling.ts'
import type { Recurring } from './jobs/recurring.ts'
import { sendNotification } from './jobs/send-notification.job.ts'
import type { Tasks } from './jobs/worker.ts'
import { ownDataRoutes } from './own-data/own-data.routes.ts'
import { passkeysRoutes } from './passkeys/passkeys.routes.ts'
import { photoRoutes } from './photo/photo.routes.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { programmesRoutes } from './programmes/programmes.routes.ts'
import { sendCoverageMail, tellCoverageDecision } from './programmes/send-letters.job.ts'
import { publicBookingRoutes } from './public-booking/public-booking.routes.ts'
import { remindOfVisits } from './reminders/remind.job.ts'
import { remindersRoutes } from './reminders/reminders.routes.ts'
import { settleVisitLink } from './reminders/settle-visit-link.job.ts'
import { fetchResults } from './results/fetch-results.job.ts'
import { resultsRoutes } from './results/results.routes.ts'
import { resultsReady } from './results/results-ready.job.ts'
import { REMOVING } from './retention.ts'
import { reviewsRoutes } from './reviews/reviews.routes.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import { signInRoutes } from './sign-in/sign-in.routes.ts'
import { staffRoutes } from './staff/staff.routes.ts'
import { demoDocuments } from './store/demo/demo-documents.ts'
import { DEMO_PATIENT } from './store/demo/demo-patient.ts'
import { giveDemoResults } from './store/demo/demo-results.ts'
import { sendSupportRequest } from './support/send-support-request.job.ts'
import { supportRoutes } from './support/support.routes.ts'
import { tilesRoutes } from './tiles/tiles.routes.ts'
import { takeInVisits } from './visit-import/take-in-visits.job.ts'
import { visitImportRoutes } from './visit-import/visit-import.routes.ts'
import { attachDocument } from './visits/attach-document.ts'
import { dropFiles } from './visits/drop-files.job.ts'
import { visitsRoutes } from './visits/visits.routes.ts'
import { offerTimes } from './waiting-list/offer-times.job.ts'
import { waitingListRoutes } from './waiting-list/waiting-list.routes.ts'

export const ROUTES: Route[] = [
  ...settingsRoutes,
  ...signInRoutes,
  ...passkeysRoutes,
  ...emailRoutes,
  ...consentRoutes,
  ...profileRoutes(prepareEmails),
  ...ownDataRoutes,
  ...photoRoutes,
  ...programmesRoutes,
  ...familyRoutes,
  ...accessRoutes,
  ...catalogueRoutes,
  ...favouritesRoutes,
  ...bookingRoutes,
  ...publicBookingRoutes(phoneBooking),
  ...embeddingRoutes,
  ...visitImportRoutes({ give: giveToAccount, emails: prepareEmails, addChild, addOther }),
  ...resultsRoutes,
  ...clinicsRoutes({ writeDown: writeDownVisit }),
  ...invoicesRoutes,
  ...visitsRoutes,
  ...remindersRoutes({ cancel: cancelVisit, move: moveVisit }),
  ...waitingListRoutes,
  ...calendarFeedRoutes,
  ...cardNumbersRoutes,
  ...reviewsRoutes,
  ...drugsRoutes,
  ...tilesRoutes,
  ...supportRoutes,
  ...staffRoutes
]

/** The pages that are the same for everybody, drawn by these tools; without them none is. */
export function drawnFace(deps: Deps, tools: PageTools | null): DrawnFace {
  if (!tools) return { pages: [], texts: [NOTHING_DRAWN], isSameBuild: () => true }
  const ask = askAsNobody(deps, ROUTES)
  return { pages: cataloguePages(deps, ask, makeDrawer(tools, ask)), texts: sitemapTexts(deps), isSameBuild: tools.isSameBuild }
}

/** The page with which the patient app begins, drawn by these tools; null without them. */
export function startPage(deps: Deps, tools: PageTools<StartPageName> | null): StartPage | null {
  if (!tools) return null
  const draw = makeDrawer(tools, askAsNobody(deps, ROUTES))
  const { origin } = deps.config.passkeys
  return { draw: (language, now) => draw({ page: 'start', id: '', language, origin, now }), isSameBuild: tools.isSameBuild }
}

/** What rows alone cannot give the demo patient: files of visits, results, a calendar's address. Once; `DATA_DIR` has the files from then on. */
export async function furnishDemo(deps: Deps): Promise<void> {
  const { accountId } = DEMO_PATIENT
  const now = deps.clock()
  for (const [place, document] of (await demoDocuments()).entries()) {
    const { verdict } = await attachDocument(deps, document)
    // Whoever was here before has not lost them; a database of before this patient has no such visit.
    if (place === 0 && verdict !== 'attached') return
  }
  await giveDemoResults(deps.store, accountId, minskDay(now), now)
  await putAddress({ ...deps, accountId, now }, 'plain')
}

export const TASKS: Tasks = {
  ...REMOVING,
  'send-notification': sendNotification,
  'free-dead-jobs': freeDeadJobs,
  'let-ended-holds-go': letEndedHoldsGo,
  'settle-visit': settleVisit,
  'settle-cancel': settleCancel,
  'settle-move': settleMove,
  'cancel-at-clinic': cancelAtClinic,
  'put-back-at-clinic': putBackAtClinic,
  'cancelled-by-clinic': cancelledByClinic,
  'change-as-clinic': changeAsClinic,
  'results-ready': resultsReady,
  'check-held': checkHeld,
  'follow-clinic': followClinicsVisit,
  'end-past-visits': endPastVisits,
  'plan-syncs': planSyncs,
  'sync-timetable': syncTimetable,
  'sync-catalogue': syncCatalogue,
  'sync-visits': syncVisits,
  'lay-out-timetable': layOutTimetable,
  'try-clinics': tryClinics,
  'remind-of-visits': remindOfVisits,
  'settle-visit-link': settleVisitLink,
  'offer-times': offerTimes,
  'recount-reviews': recountReviews,
  'send-family-invite': sendFamilyInvite,
  'send-mail-link': sendMailLink,
  'send-address-notice': sendAddressNotice,
  'tell-of-passkey': tellOfPasskey,
  'send-coverage-mail': sendCoverageMail,
  'tell-coverage-decision': tellCoverageDecision,
  'send-support-request': sendSupportRequest,
  'take-in-visits': takeInVisits({ give: giveToAccount }),
  'fetch-results': fetchResults,
  'drop-files': dropFiles,
  'seal-audit': sealAuditRows
}

/** Work that comes by the clock. Each waits once only, however long nobody works. */
export const POLLERS: readonly Poller[] = [{ name: 'tell-news', everyMillis: 1_000, poll: tellNews }]

export const RECURRING: Recurring[] = [
  { task: 'let-ended-holds-go', every: '1 minute' },
  { task: 'remind-of-visits', every: '1 minute' },
  { task: 'offer-times', every: '1 minute' },
  { task: 'free-dead-jobs', every: '1 minute' },
  { task: 'seal-audit', every: '1 minute' },
  { task: 'drop-old-changes', every: '10 minutes' },
  { task: 'drop-files', every: '1 hour', at: '00:11' },
  { task: 'sweep-sign-in', every: '1 hour', at: '00:17' },
  { task: 'sweep-passkeys', every: '1 hour', at: '00:19' },
  { task: 'sweep-staff', every: '1 day', at: '01:53' },
  { task: 'sweep-family', every: '1 hour', at: '00:23' },
  { task: 'sweep-own-data', every: '1 hour', at: '00:41' },
  { task: 'sweep-notifications', every: '1 day', at: '01:23' },
  { task: 'sweep-public-booking', every: '1 hour', at: '00:47' },
  { task: 'sweep-email', every: '1 day', at: '01:23' },
  { task: 'sweep-programme-requests', every: '1 day', at: '01:37' },
  { task: 'sweep-support', every: '1 day', at: '01:43' },
  { task: 'fetch-results', every: '1 hour', at: '00:31' },
  { task: 'lay-out-timetable', every: '1 day', at: '22:13' },
  { task: 'sweep-clinics', every: '1 day', at: '01:47' },
  { task: 'try-clinics', every: '1 hour', at: '00:53' },
  { task: 'sweep-visit-versions', every: '1 day', at: '01:49' },
  { task: 'end-past-visits', every: '1 day', at: '02:07' },
  { task: 'plan-syncs', every: '1 minute' },
  { task: 'sweep-inbox', every: '1 day', at: '01:29' }
]
