import type { Deps } from '../deps.ts'
import { sweepAnswers } from '../http/answers.ts'
import { sweepWorks } from '../http/human-works.ts'
import { sweepLimits } from '../http/limits.ts'
import { sweepSessions } from '../http/session.sql.ts'
import { sweepWaitingSessions } from '../http/waiting-session.sql.ts'
import { sweepAttempts } from './sign-in.sql.ts'

/** Forgets what is over: attempts and kept answers after a day, counters after their window, sessions a month after their end. */
export async function sweepSignIn(deps: Pick<Deps, 'store' | 'clock' | 'log'>): Promise<void> {
  const now = deps.clock()
  const attempts = (await sweepAttempts(deps.store, now)) + (await sweepWorks(deps.store, now))
  const sessions = (await sweepSessions(deps.store, now)) + (await sweepWaitingSessions(deps.store, now))
  const counters = (await sweepLimits(deps.store, now)) + (await sweepAnswers(deps.store, now))
  deps.log.info('swept', { job: 'sweep-sign-in', count: attempts + sessions + counters })
}
