import type { Received } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { deleteChild, deleteRelative } from '@vizit/contract/relatives'
import { isAdult } from '@vizit/rules/age'
import { minskDay } from '@vizit/rules/days'
import { judgeRemoval } from '@vizit/rules/family'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { dropDeadGrants } from '../people/grants.ts'
import type { Tx } from '../store/store.ts'
import { findOwnPerson, lockFamilies, type OwnPerson } from './family.sql.ts'
import { type Bond, dropBond, findBlocks, findBonds, lockPerson, partSpouse } from './leave-family.sql.ts'

/**
 * A child leaves the family of both parents [4.103]; its visits and all else clinical stay as they are [R18]. PLANNED_VISITS [4.102].
 */
export async function removeChild(ctx: SignedCtx, { profileId }: Received<typeof deleteChild>): Promise<Record<string, never>> {
  await part(ctx, profileId, bond => bond.rel_kind === 'CHILD' && bond.profile_id === profileId && isMinor(ctx, bond))
  return {}
}

/** Ends the relation with an adult, from whichever side; a child of 18 or more is one. */
export async function removeRelative(ctx: SignedCtx, { profileId }: Received<typeof deleteRelative>): Promise<Record<string, never>> {
  await part(ctx, profileId, bond => bond.rel_kind !== 'CHILD' || !isMinor(ctx, bond))
  return {}
}

function isMinor(ctx: SignedCtx, bond: Bond): boolean {
  return bond.birthday === null || !isAdult(bond.birthday, minskDay(ctx.now))
}

/** The families are locked, then the person, so that no booking comes in between; whatever a grant rested on ends with the relation. */
async function part(ctx: SignedCtx, profileId: string, isMeant: (bond: Bond) => boolean): Promise<void> {
  const me = await findOwnPerson(ctx.store, ctx.accountId)
  if (!me) throw new Error('an account without a profile')
  await ctx.store.transaction(async tx => {
    const before = await findBonds(tx, me.id, profileId)
    await lockFamilies(
      tx,
      before.map(bond => bond.family_id)
    )
    await lockPerson(tx, profileId)
    const bonds = (await findBonds(tx, me.id, profileId)).filter(isMeant)
    if (bonds.length === 0) refuse('NOT_FOUND')
    if (!bonds.every(bond => isBroughtInByOther(bond, me))) await judge(tx, ctx, profileId)
    const familyIds = bonds.map(bond => bond.family_id)
    for (const bond of bonds) {
      if (bond.rel_kind !== 'SPOUSE') await dropBond(tx, bond)
      else familyIds.push(await partSpouse(tx, bond, ctx.newId(), ctx.now))
    }
    await dropDeadGrants(tx, { profileIds: [me.id, profileId], familyIds })
    const action = bonds.some(bond => bond.rel_kind === 'CHILD' && isMinor(ctx, bond)) ? 'child-removed' : 'relative-removed'
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action, profileId, objectId: bonds[0]!.family_id })
  })
}

/** Nobody is kept in a family: who was brought in by the other side goes at any time. */
function isBroughtInByOther(bond: Bond, me: OwnPerson): boolean {
  return bond.rel_kind !== 'SPOUSE' && bond.profile_id === me.id
}

async function judge(tx: Tx, ctx: SignedCtx, profileId: string): Promise<void> {
  const blocks = await findBlocks(tx, ctx.accountId, profileId, minskDay(ctx.now), ctx.now)
  if (!blocks) refuse('NOT_FOUND')
  const verdict = judgeRemoval({ plannedVisits: blocks.planned_visits, activeCoverers: blocks.active_coverers })
  if (verdict === 'PLANNED_VISITS') refuse(verdict, { count: blocks.planned_visits })
  if (verdict === 'ACTIVE_COVERER') refuse(verdict)
}
