// The only file that knows every feature: their routes and their jobs.
import { bookingRoutes } from './booking/booking.routes.ts'
import { cancelAtClinic } from './booking/cancel-at-clinic.job.ts'
import { letEndedHoldsGo } from './booking/let-holds-go.job.ts'
import { remindOfVisit } from './booking/remind.job.ts'
import { settleVisit } from './booking/settle-visit.job.ts'
import { catalogueRoutes } from './catalogue/catalogue.routes.ts'
import { consentRoutes } from './consent/consent.routes.ts'
import { familyRoutes } from './family/family.routes.ts'
import type { Route } from './http/route.ts'
import { freeDeadJobs } from './jobs/free-dead-jobs.job.ts'
import { sendNotification } from './jobs/notify.ts'
import type { Tasks } from './jobs/worker.ts'
import { sweepInbox } from './outside/inbox/sweep-inbox.job.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import { signInRoutes } from './sign-in/sign-in.routes.ts'
import { sweepSignIn } from './sign-in/sweep-sign-in.job.ts'
import { visitsRoutes } from './visits/visits.routes.ts'

export const ROUTES: Route[] = [
  ...settingsRoutes,
  ...signInRoutes,
  ...consentRoutes,
  ...profileRoutes,
  ...familyRoutes,
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
  'remind-of-visit': remindOfVisit,
  'sweep-sign-in': sweepSignIn,
  'sweep-inbox': sweepInbox
}

/** Work that comes by the clock: minute hour day month weekday (UTC), task. Each waits once only, however long nobody works. */
export const CRONTAB = [
  '* * * * * let-ended-holds-go ?jobKey=let-ended-holds-go',
  '* * * * * free-dead-jobs ?jobKey=free-dead-jobs',
  '17 * * * * sweep-sign-in ?jobKey=sweep-sign-in',
  '29 1 * * * sweep-inbox ?jobKey=sweep-inbox'
].join('\n')
