// Which attempt may still be asked to show that a person is there, and why not otherwise.
import { refuse } from '@vizit/contract/refusal'
import type { Ctx } from '../deps.ts'
import type { Shown } from './budgets.ts'
import { type Attempt, findAttempt } from './sign-in.sql.ts'

/** The attempt that waits for its human check. Refuses NOT_FOUND, CODE_EXPIRED (start again) or INVALID_STATE (nothing was asked, or it is passed). */
export async function attemptUnderCheck(ctx: Ctx, id: string): Promise<Attempt> {
  const attempt = await findAttempt(ctx.store, id, ctx.now)
  if (!attempt) refuse('NOT_FOUND')
  if (!attempt.open) refuse('CODE_EXPIRED')
  if (attempt.human !== 'asked') refuse('INVALID_STATE')
  return attempt
}

/** What was shown for the codes of this attempt. */
export function shownFor({ human }: Pick<Attempt, 'human'>): Shown {
  switch (human) {
    case 'passed':
      return 'picture'
    case 'solved':
      return 'solved'
    case 'worked':
      return 'work'
    case 'asked':
    case 'not-needed':
      return 'nothing'
  }
}
