import type { Received } from '@vizit/contract/endpoint'
import type { Coverage, linkInsurance as endpoint } from '@vizit/contract/programmes'
import { refuse } from '@vizit/contract/refusal'
import { allows } from '@vizit/rules/access'
import { isAdult } from '@vizit/rules/age'
import { type Day, minskDay } from '@vizit/rules/days'
import { judgePhone } from '@vizit/rules/phone'
import { type ContractKey, type ContractVerdict, judgeContract, readContractKey } from '@vizit/rules/programme'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { keepAnswer } from '../http/answers.ts'
import { giveBack, pay } from '../http/limits.ts'
import { refusedBy } from '../store/store.ts'
import { triesOf } from './budgets.ts'
import { type ContractRow, findContract, findInsurer } from './contracts.sql.ts'
import { toCoverage } from './coverage-card.ts'
import { findCoverage, findPerson, insertCoverage, liveState } from './programmes.sql.ts'

type Input = Received<typeof endpoint>
type Person = { profile_id: string; last_name: string; birthday: Day }

/**
 * [1.42] [1.43] Links a contract of the insurer's list, for oneself or for a person one may edit. It is active as soon as the contract is: the
 * insurer has approved it. Whoever tries numbers has few tries a day, and so has each contract.
 */
export async function linkInsurance(ctx: SignedCtx, input: Input): Promise<Coverage> {
  const today = minskDay(ctx.now)
  const key = readContractKey(input.number)
  if (!key) refuse('INVALID_INPUT', { field: 'number' })
  if (judgePhone(input.phone, { testPhones: ctx.config.testPhones }) !== 'ok') refuse('INVALID_INPUT', { field: 'phone' })
  const person = await findPerson(ctx.store, ctx.accountId, today, input.profileId)
  if (!person || !allows(person.level, 'EDIT_PROFILE')) refuse('ACCESS_NOT_AUTHORIZED')
  if (!person.filled || person.birthday === null) refuse('PROFILE_MISSING')
  if (!person.has_email) refuse('EMAIL_NEEDED', { reason: 'programme' })

  const tries = triesOf(ctx, `${input.covererCode} ${key.kind === 'barcode' ? key.barcode : key.number}`)
  await pay(ctx, tries)
  const found = await findAndJudge(ctx, input, key, { ...person, birthday: person.birthday }, today)
  // Whoever has proven to be the insured person does not guess, whatever the contract says.
  if (!TELLS_NOBODY_MORE.has(found.verdict)) await giveBack(ctx.store, tries, ctx.now)
  const contract = linkable(found)
  return link(ctx, contract, person.profile_id, key, today)
}

type Found = { contract: ContractRow; verdict: ContractVerdict; insurerPhone: string }

const TELLS_NOBODY_MORE = new Set<ContractVerdict>(['CONTRACT_IS_NOT_SYNCHRONIZED', 'INCORRECT_PHONE_NUMBER', 'CONTRACT_DATA_MISMATCH'])

/** Finds the contract and judges it; refuses when there is none. */
async function findAndJudge(ctx: SignedCtx, input: Input, key: ContractKey, person: Person, today: Day): Promise<Found> {
  const insurer = await findInsurer(ctx.store, input.covererCode)
  if (!insurer) refuse('INVALID_CONTRACT_KEY')
  // [5.58] the prefix of bar codes is the insurer's [R40]
  if (key.kind === 'barcode' && !key.barcode.startsWith(insurer.barcode_prefix)) refuse('INCORRECT_CONTRACT_CODE')
  const contract = await findContract(ctx.store, input.covererCode, key, person.birthday)
  if (!contract) refuse(key.kind === 'barcode' ? 'INCORRECT_CONTRACT_CODE' : 'INVALID_CONTRACT_KEY')
  const asked = {
    phone: input.phone,
    lastName: person.last_name,
    birthday: person.birthday,
    isChild: !isAdult(person.birthday, today)
  }
  const verdict = judgeContract({ ...contract, lastName: contract.last_name, validTo: contract.valid_to }, asked, today)
  return { contract, verdict, insurerPhone: insurer.phone }
}

/** Refuses with what the insurer's list says against it; names the insurer's line where only the insurer can help [5.60]. */
function linkable({ contract, verdict, insurerPhone }: Found): ContractRow {
  if (verdict === 'may-link') return contract
  if (verdict === 'INCORRECT_PHONE_NUMBER' || verdict === 'EXPIRED_CONTRACT' || verdict === 'CODE_COVERER_CARD_INACTIVE')
    refuse(verdict, { phone: insurerPhone })
  return refuse(verdict)
}

async function link(ctx: SignedCtx, contract: ContractRow, profileId: string, key: ContractKey, today: Day): Promise<Coverage> {
  try {
    return await ctx.store.transaction(async tx => {
      const live = await liveState(tx, profileId, contract.programme_id, today, ctx.now)
      if (live) refuse('PROGRAMME_ALREADY_LINKED', { status: live })
      const id = ctx.newId()
      await insertCoverage(tx, {
        id,
        profileId,
        accountId: ctx.accountId,
        programmeId: contract.programme_id,
        way: key.kind === 'barcode' ? 'BARCODE' : 'CONTRACT_NUMBER',
        status: 'ACTIVE',
        email: null,
        contractId: contract.id,
        validFrom: contract.valid_from,
        validTo: contract.valid_to,
        amount: null,
        parts: [],
        now: ctx.now
      })
      await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'coverage-linked', profileId, objectId: id })
      const reply = toCoverage((await findCoverage(tx, ctx.accountId, today, id))!)
      await keepAnswer(tx, ctx.once, reply, ctx.now)
      return reply
    })
  } catch (error) {
    // the person has the programme, or the contract is somebody's already
    if (refusedBy(error, 'coverages_one_per_programme')) refuse('PROGRAMME_ALREADY_LINKED')
    if (refusedBy(error, 'coverages_one_per_contract')) refuse('CONTRACT_DATA_MISMATCH')
    throw error
  }
}
