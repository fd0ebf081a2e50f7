import type { Reply } from '@vizit/contract/endpoint'
import type { listRelatives, Relative } from '@vizit/contract/family'
import type { markFamilySeen } from '@vizit/contract/family-code'
import { photoPath } from '@vizit/contract/photo'
import { allows } from '@vizit/rules/access'
import { isAdult } from '@vizit/rules/age'
import { type Day, minskDay } from '@vizit/rules/days'
import { judgeRemoval } from '@vizit/rules/family'
import { asSeen } from '@vizit/rules/seen-person'
import type { SignedCtx } from '../deps.ts'
import { noteViews } from '../evidence/ledger.ts'
import type { Db } from '../store/store.ts'
import { findPeople, type KnownRelative, markSeen } from './family.sql.ts'

/** The family as far as the viewer may see it, the viewer first. Whoever's birthday is shown finds the view in the access log. */
export async function listFamily(ctx: SignedCtx): Promise<Reply<typeof listRelatives>> {
  const reply = await familyOf(ctx, ctx.store)
  const shown = reply.family.filter(person => person.relKind !== 'ME' && allows(person.accessLevel as never, 'BOOK_VISITS'))
  await noteViews(ctx.store, {
    at: ctx.now,
    accountId: ctx.accountId,
    action: 'family-looked',
    profileIds: shown.map(person => person.profileId)
  })
  return reply
}

/** The same read inside a transaction, with what it has just written. */
export async function familyOf(ctx: SignedCtx, db: Db): Promise<Reply<typeof listRelatives>> {
  const today = minskDay(ctx.now)
  const people = await findPeople(db, ctx.accountId, today, ctx.now)
  const me = people.find(person => person.relKind === 'ME')
  return { family: people.map(person => asRelative(person, me?.birthday ?? null, today)) }
}

function asRelative(person: KnownRelative, myBirthday: Day | null, today: Day): Relative {
  const { grantLevel, coverers, isNew } = person
  return {
    ...asSeen(person, today),
    photoUrl: photoPath(person.profileId, person.photo),
    grantLevel,
    coverers,
    isNew,
    removal: removalOf(person, myBirthday, today)
  }
}

/** What of the list says whether the viewer may end the relation; the deletion judges again. A minor does not leave the parents. */
function removalOf(person: KnownRelative, myBirthday: Day | null, today: Day): Relative['removal'] {
  if (person.relKind === 'ME' || person.own === null) return 'not-removable'
  if (person.relKind === 'PARENT' && !person.own && (myBirthday === null || !isAdult(myBirthday, today))) return 'not-removable'
  if (leavesFreely(person)) return 'may-remove'
  return judgeRemoval({ activeCoverers: person.coverers.length, plannedVisits: person.plannedVisits })
}

/** Whoever was brought in by the other side may go at any time: nobody is kept in a family. */
function leavesFreely(person: KnownRelative): boolean {
  return !person.own && (person.relKind === 'OTHER' || person.relKind === 'PARENT')
}

/** The newcomers were shown. */
export async function seeFamily(ctx: SignedCtx): Promise<Reply<typeof markFamilySeen>> {
  await markSeen(ctx.store, ctx.accountId, ctx.now)
  return {}
}
