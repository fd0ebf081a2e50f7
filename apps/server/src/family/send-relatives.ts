import type { Received, Reply } from '@vizit/contract/endpoint'
import { Refusal, refuse } from '@vizit/contract/refusal'
import type { sendRelatives as endpoint } from '@vizit/contract/relatives'
import { judgeBirthday, minskDay } from '@vizit/rules/days'
import type { SignedCtx } from '../deps.ts'
import { currentConsentText } from '../evidence/consent-texts.ts'
import { keepAnswer } from '../http/answers.ts'
import type { Tx } from '../store/store.ts'
import { maySearch, noteTold, placeChild, refuseSimilar } from './add-child.ts'
import { formOf, startRelative } from './add-relative.ts'
import { lockOwnFamily, markStart, type OwnPerson, undoToStart } from './family.sql.ts'
import { ownAdult } from './judge-family.ts'
import { familyOf } from './list-family.ts'

type Input = Received<typeof endpoint>
type Place = { familyId: string; me: OwnPerson }
type Started = { index: number; relId: string }

/**
 * A whole list of relatives at once [7.40], all or none: children are added, adults wait for the code of their own phone. A refusal names
 * the one it is about by `index`.
 */
export async function sendRelatives(ctx: SignedCtx, input: Input): Promise<Reply<typeof endpoint>> {
  const parental = currentConsentText('parental', ctx.config.brand)
  const hasChild = input.relatives.some(one => one.relKind === 'CHILD')
  if (hasChild && input.consentVersion !== parental.version) refuse('INVALID_STATE', { kind: 'parental', reason: 'OLD_VERSION' })
  const me = await ownAdult(ctx)
  type Sent = { similar: string; index: number } | { reply: Reply<typeof endpoint> }
  const sent = await ctx.store.transaction(async (tx): Promise<Sent> => {
    const place = { familyId: await lockOwnFamily(tx, ctx.newId(), me.id, ctx.now), me }
    await maySearch(tx, ctx)
    await markStart(tx)
    const started: Started[] = []
    for (const [index, one] of input.relatives.entries()) {
      const placed = await naming(index, () => putOne(tx, ctx, place, one))
      if ('similar' in placed) {
        // the list is undone, and what was told of it stays counted
        await undoToStart(tx)
        await noteTold(tx, ctx)
        return { similar: placed.similar, index }
      }
      if ('relId' in placed) started.push({ index, relId: placed.relId })
    }
    const reply = { ...(await familyOf(ctx, tx)), started }
    await keepAnswer(tx, ctx.once, reply, ctx.now)
    return { reply }
  })
  return 'similar' in sent ? refuseSimilar(ctx, sent.similar, { index: sent.index }) : sent.reply
}

async function putOne(
  tx: Tx,
  ctx: SignedCtx,
  place: Place,
  one: Input['relatives'][number]
): Promise<{ profileId: string } | { similar: string } | { relId: string }> {
  if (one.relKind !== 'CHILD') return startRelative(tx, ctx, place, formOf(ctx, one))
  const verdict = judgeBirthday(one.birthday, minskDay(ctx.now))
  if (verdict !== 'ok') refuse('INVALID_INPUT', { field: 'birthday', reason: verdict })
  return placeChild(tx, ctx, { familyId: place.familyId, ofProfileId: place.me.id }, one)
}

async function naming<T>(index: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) refuse(error.code, { ...error.facts, index })
    throw error
  }
}
