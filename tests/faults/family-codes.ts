// G19: guessing the code of a family: five wrong tries a day for an account, and even a right one only asks.
import { confirmFamilyRequest, drawFamilyCode, joinFamily, listFamilyRequests } from '@vizit/contract/family-code'
import { SMS_CODE_LENGTH } from '@vizit/rules/codes'
import { sql } from '../../apps/server/src/store/store.ts'
import type { Patient } from '../../apps/server/src/testing/test-server.ts'
import { randomOf } from '../setup/random.ts'
import { each, FORGET_COUNTS, openPeopleGround, type PeopleGround, wrongFor } from './people-ground.ts'
import { atMost, enough, exactly, type Figure, none, type Proof, type Run, told } from './proof.ts'

const GUESSERS = { short: 42, usual: 200, full: 1_000 }
const FAMILIES = { short: 12, usual: 200, full: 2_000 }
const TRIES = 5
const ASKED = 8
const ALARM_AFTER = 200
const CODES = 10 ** SMS_CODE_LENGTH

export const familyCodes: Proof = {
  name: 'G19',
  title: 'the code of a family is guessed five times a day at most, lives ten minutes, serves once, and lets nobody in by itself',
  ids: [],
  sabotage: 'the counters of the limits forget what they counted',
  run
}

async function run({ size, seed, sabotage }: Run): Promise<Figure[]> {
  const random = randomOf(seed)
  const ground = await openPeopleGround({ servers: 2 })
  try {
    if (sabotage) await ground.break(FORGET_COUNTS)
    const [guessers, families] = [enough(GUESSERS[size], sabotage, 5), enough(FAMILIES[size], sabotage, 5)]
    const owners = await people(ground, families)
    const shown = new Set<string>()
    for (const owner of owners) shown.add(await codeOf(owner))
    const callers = await people(ground, guessers)
    let [evaluated, hits] = [0, 0]
    await each(guessers, 16, async n => {
      const caller = callers[n]!
      // all tries of an account at the same moment, over both servers
      const answers = await Promise.all(
        Array.from({ length: ASKED }, (_, at) =>
          ground.caller({ server: at, bearer: `${caller.deviceId}.${caller.token}` })(joinFamily, {
            code: code(random.whole(0, CODES - 1)),
            as: 'RELATIVE'
          })
        )
      )
      for (const answer of answers) {
        if (answer.ok) hits++
        if (answer.ok || answer.code === 'INVALID_OBJECT_ID') evaluated++
      }
    })
    const expected = (evaluated * shown.size) / CODES
    const figures = [
      told('families that show a code', shown.size, 'families'),
      exactly('guesses looked at', evaluated, guessers * TRIES, 'guesses'),
      told('hits expected by luck', expected, 'hits'),
      // once in ten thousand runs luck does better than this
      atMost('hits', hits, Math.ceil(expected + 4 * Math.sqrt(expected)), 'hits'),
      none('people who joined by a code alone', await joined(ground), 'people'),
      exactly(
        'alarms to the operators',
        ground.lines.some(line => line.includes('many wrong family codes')) ? 1 : 0,
        guessers * TRIES > ALARM_AFTER ? 1 : 0,
        'alarms'
      )
    ]
    return sabotage ? figures : [...figures, ...(await rightCodes(ground))]
  } finally {
    await ground.stop()
  }
}

const code = (n: number) => String(n).padStart(SMS_CODE_LENGTH, '0')

async function people(ground: PeopleGround, count: number): Promise<Patient[]> {
  const made: Patient[] = []
  for (let n = 0; n < count; n++) made.push(await ground.aPatient())
  return made
}

async function codeOf(owner: Patient): Promise<string> {
  const drawn = await owner.call(drawFamilyCode, {})
  if (!drawn.ok) throw new Error(`no code is shown: ${drawn.code}`)
  return drawn.value.shown.code
}

async function joined(ground: PeopleGround): Promise<number> {
  const row = await ground.store.row<{ n: number }>(sql`select count(*)::int as n from family_members where rel_kind <> 'OWNER'`)
  return row!.n
}

/** Of many who enter a right code at once one asks; a late one asks nothing; only the owner's word lets in. */
async function rightCodes(ground: PeopleGround): Promise<Figure[]> {
  let [asked, late, beforeWord, afterWord, named] = [0, 0, 0, 0, 0]
  for (let n = 0; n < 3; n++) {
    const [owner, ...rivals] = await people(ground, 9)
    const right = await codeOf(owner!)
    const answers = await Promise.all(rivals.map(rival => rival.call(joinFamily, { code: right, as: 'RELATIVE' })))
    asked += answers.filter(answer => answer.ok).length
    beforeWord += await joined(ground)
    const requests = await owner!.call(listFamilyRequests, {})
    const request = requests.ok ? requests.value.incoming[0] : undefined
    if (request?.name === 'Савицкая Ольга Викторовна' && /^\+375 \(29\) \*{3}-\*\*-\d\d$/.test(request.phone)) named++
    if (request && (await owner!.call(confirmFamilyRequest, { requestId: request.requestId })).ok) afterWord++
    await ground.store.run(sql`delete from family_members where rel_kind <> 'OWNER'`)
    const stale = await codeOf(owner!)
    ground.pass(601)
    if ((await rivals[7]!.call(joinFamily, { code: stale, as: 'RELATIVE' })).ok) late++
    if ((await rivals[6]!.call(joinFamily, { code: wrongFor(stale), as: 'RELATIVE' })).ok) late++
    ground.pass(86_400)
  }
  return [
    exactly('of eight who enter a right code at once, asked', asked, 3, 'requests'),
    none('in the family before the owner’s word', beforeWord, 'people'),
    exactly('owners who saw name and masked phone of who asks', named, 3, 'owners'),
    exactly('in the family after it', afterWord, 3, 'people'),
    none('codes that worked after ten minutes', late, 'codes')
  ]
}
