// The only file that knows every feature: their routes and their jobs.
import { accessRoutes } from './access/access.routes.ts'
import { sealAuditRows } from './access/seal-audit.job.ts'
import { bookingRoutes } from './booking/booking.routes.ts'
import { cancelAtClinic } from './booking/cancel-at-clinic.job.ts'
import { letEndedHoldsGo } from './booking/let-holds-go.job.ts'
import { remindOfVisits } from './booking/remind.job.ts'
import { settleVisit } from './booking/settle-visit.job.ts'
import { catalogueRoutes } from './catalogue/catalogue.routes.ts'
import { consentRoutes } from './consent/consent.routes.ts'
import { emailRoutes } from './email/email.routes.ts'
import { sendAddressNotice } from './email/send-address-notice.job.ts'
import { sendMailLink } from './email/send-mail-link.job.ts'
import { prepareEmails } from './email/set-emails.ts'
import { sweepEmail } from './email/sweep-email.job.ts'
import { tellOfPasskey } from './email/tell-of-passkey.job.ts'
import { familyRoutes } from './family/family.routes.ts'
import { sendFamilyInvite } from './family/send-invite.job.ts'
import { sweepFamily } from './family/sweep-family.job.ts'
import type { Route } from './http/route.ts'
import { freeDeadJobs } from './jobs/free-dead-jobs.job.ts'
import { sendNotification } from './jobs/notify.ts'
import type { Tasks } from './jobs/worker.ts'
import { sweepInbox } from './outside/inbox/sweep-inbox.job.ts'
import { ownDataRoutes } from './own-data/own-data.routes.ts'
import { sweepOwnData } from './own-data/sweep-own-data.job.ts'
import { passkeysRoutes } from './passkeys/passkeys.routes.ts'
import { sweepPasskeys } from './passkeys/sweep-passkeys.job.ts'
import { photoRoutes } from './photo/photo.routes.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { programmesRoutes } from './programmes/programmes.routes.ts'
import { sendCoverageMail, tellCoverageDecision } from './programmes/send-letters.job.ts'
import { sweepProgrammeRequests } from './programmes/sweep-requests.job.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import { signInRoutes } from './sign-in/sign-in.routes.ts'
import { sweepSignIn } from './sign-in/sweep-sign-in.job.ts'
import { visitsRoutes } from './visits/visits.routes.ts'

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
  ...bookingRoutes,
  ...visitsRoutes
]

export const TASKS: Tasks = {
  'send-notification': sendNotification,
  'free-dead-jobs': freeDeadJobs,
  'let-ended-holds-go': letEndedHoldsGo,
  'settle-visit': settleVisit,
  'cancel-at-clinic': cancelAtClinic,
  'remind-of-visits': remindOfVisits,
  'sweep-sign-in': sweepSignIn,
  'sweep-passkeys': sweepPasskeys,
  'sweep-family': sweepFamily,
  'send-family-invite': sendFamilyInvite,
  'send-mail-link': sendMailLink,
  'send-address-notice': sendAddressNotice,
  'tell-of-passkey': tellOfPasskey,
  'sweep-email': sweepEmail,
  'send-coverage-mail': sendCoverageMail,
  'tell-coverage-decision': tellCoverageDecision,
  'sweep-programme-requests': sweepProgrammeRequests,
  'sweep-own-data': sweepOwnData,
  'sweep-inbox': sweepInbox,
  'seal-audit': sealAuditRows
}

/** Work that comes by the clock: minute hour day month weekday (UTC), task. Each waits once only, however long nobody works. */
export const CRONTAB = [
  '* * * * * let-ended-holds-go ?jobKey=let-ended-holds-go',
  '* * * * * remind-of-visits ?jobKey=remind-of-visits',
  '* * * * * free-dead-jobs ?jobKey=free-dead-jobs',
  '* * * * * seal-audit ?jobKey=seal-audit',
  '17 * * * * sweep-sign-in ?jobKey=sweep-sign-in',
  '19 * * * * sweep-passkeys ?jobKey=sweep-passkeys',
  '23 * * * * sweep-family ?jobKey=sweep-family',
  '41 * * * * sweep-own-data ?jobKey=sweep-own-data',
  '23 1 * * * sweep-email ?jobKey=sweep-email',
  '37 1 * * * sweep-programme-requests ?jobKey=sweep-programme-requests',
  '29 1 * * * sweep-inbox ?jobKey=sweep-inbox'
].join('\n')
