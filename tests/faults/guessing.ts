// G13: how many guesses of an SMS code are evaluated, whatever the guesser has: servers, addresses, devices, at one moment or all day.
import { randomUUID } from 'node:crypto'
import { confirmSms, initPhoneLogin } from '@vizit/contract/sign-in'
import { CODE_TRIES, SMS_CODE_LENGTH } from '@vizit/rules/codes'
import { SIGN_IN_LIMITS } from '../../apps/server/src/sign-in-limits.ts'
import { sql } from '../../apps/server/src/store/store.ts'
import { type Random, randomOf } from '../setup/random.ts'
import { addressOf, codeFor, openPeopleGround, type PeopleGround, passesCheck, wrongFor } from './people-ground.ts'
import { atMost, enough, exactly, type Figure, none, type Proof, type Run, told } from './proof.ts'

const AT_ONCE = { short: { rounds: 4, guesses: 60 }, usual: { rounds: 40, guesses: 400 }, full: { rounds: 200, guesses: 1_000 } }
const SMALL_SPACE = { short: { rounds: 12, guesses: 60 }, usual: { rounds: 200, guesses: 400 }, full: { rounds: 2_000, guesses: 1_000 } }
const RIGHT_AT_ONCE = { short: 6, usual: 100, full: 1_000 }
/** The guesser is told the first three digits of the code. */
const SPACE = 1_000
const TWINS = 16
const CODES = 10 ** SMS_CODE_LENGTH
/** Of everybody's wrong codes in a day, before each sign-in asks the human check; in the proof it comes sooner. */
const WRONG_OF_ALL = 20

export const guessing: Proof = {
  name: 'G13',
  title: 'of guesses at an SMS code only the first five are looked at, at once or one by one, and a day of guessing is bounded',
  ids: [],
  sabotage: 'a try of a code is not counted before the code is compared',
  run
}

async function run({ size, seed, sabotage }: Run): Promise<Figure[]> {
  const random = randomOf(seed)
  const ground = await openPeopleGround({
    servers: 4,
    limits: { humanCheckAfterAddress: 1_000_000, wrongCodesAllDay: 1_000_000, codesAllHourUnproven: 1_000_000 }
  })
  try {
    if (sabotage)
      await ground.break(`
        create function forget_try() returns trigger language plpgsql as $$ begin new.tries := old.tries; return new; end $$;
        create trigger forget_try before update of tries on sign_in_attempts for each row execute function forget_try()`)
    const atOnce = await guessesAtOnce(ground, enough(AT_ONCE[size].rounds, sabotage, 2), AT_ONCE[size].guesses)
    if (sabotage) return atOnce
    return [
      ...atOnce,
      ...(await smallSpace(ground, random, SMALL_SPACE[size])),
      ...(await rightAtOnce(ground, RIGHT_AT_ONCE[size])),
      ...(await otherRequest(ground)),
      ...(await dayOfOnePhone(ground)),
      ...(await alarmOfAll(ground)),
      ...bounds()
    ]
  } finally {
    await ground.stop()
  }
}

type Started = { id: string; deviceId: string; phone: string; code: string }
let people = 0
let starts = 0

/** A code on its way to a phone of its own, asked for from an address of its own. */
async function start(ground: PeopleGround, phone = `37529${String(2_000_000 + ++people)}`): Promise<Started> {
  const deviceId = randomUUID()
  // a prefix of numbers has its budget by the hour
  if (++starts % 60 === 0) ground.pass(3_601)
  const answer = await ground.caller({ address: addressOf(++people) })(initPhoneLogin, { phone, deviceId })
  if (!answer.ok) throw new Error(`a sign-in does not start: ${answer.code}`)
  return { id: answer.value.id, deviceId, phone, code: codeFor(ground, phone) }
}

/** All at the same moment, each from an address of its own, over all servers. Says how often each word was answered. */
async function guess(
  ground: PeopleGround,
  { id, deviceId }: Pick<Started, 'id' | 'deviceId'>,
  codes: string[]
): Promise<Map<string, number>> {
  const words = await Promise.all(
    codes.map(async (code, n) => {
      const answer = await ground.caller({ server: n, address: addressOf(900_000 + n) })(confirmSms, { id, code, deviceId })
      return answer.ok ? 'ok' : answer.code
    })
  )
  const tally = new Map<string, number>()
  for (const word of words) tally.set(word, (tally.get(word) ?? 0) + 1)
  return tally
}

const evaluatedIn = (tally: Map<string, number>) => (tally.get('INVALID_CODE') ?? 0) + (tally.get('ok') ?? 0)

async function guessesAtOnce(ground: PeopleGround, rounds: number, guesses: number): Promise<Figure[]> {
  let [evaluated, refused] = [0, 0]
  for (let n = 0; n < rounds; n++) {
    const started = await start(ground)
    const tally = await guess(
      ground,
      started,
      Array.from({ length: guesses }, (_, by) => wrongFor(started.code, by + 1))
    )
    evaluated += evaluatedIn(tally)
    refused += tally.get('CODE_EXPIRED') ?? 0
  }
  return [
    told('guesses at one code at one moment', guesses, 'guesses'),
    exactly('of them looked at', evaluated, rounds * CODE_TRIES, 'guesses'),
    exactly('refused unseen', refused, rounds * (guesses - CODE_TRIES), 'guesses')
  ]
}

/** The guesser knows half of the code. Five of a thousand are right by luck. */
async function smallSpace(
  ground: PeopleGround,
  random: Random,
  { rounds, guesses }: { rounds: number; guesses: number }
): Promise<Figure[]> {
  let [hits, evaluated] = [0, 0]
  for (let n = 0; n < rounds; n++) {
    const started = await start(ground)
    const from = random.whole(0, SPACE - 1)
    const codes = Array.from({ length: guesses }, (_, at) => `${started.code.slice(0, 3)}${String((from + at) % SPACE).padStart(3, '0')}`)
    const tally = await guess(ground, started, codes)
    hits += tally.get('ok') ?? 0
    evaluated += evaluatedIn(tally)
  }
  const expected = (rounds * CODE_TRIES) / SPACE
  return [
    told('rounds against codes with three unknown digits', rounds, 'rounds'),
    atMost('guesses looked at', evaluated, rounds * CODE_TRIES, 'guesses'),
    told('sessions expected by luck', expected, 'sessions'),
    // once in ten thousand runs luck does better than this
    atMost('sessions opened by luck', hits, Math.ceil(expected + 4 * Math.sqrt(expected) + 1), 'sessions')
  ]
}

async function rightAtOnce(ground: PeopleGround, rounds: number): Promise<Figure[]> {
  let others = 0
  for (let n = 0; n < rounds; n++) {
    const started = await start(ground)
    const tally = await guess(
      ground,
      started,
      Array.from({ length: TWINS }, () => started.code)
    )
    if (tally.get('ok') !== 1) others++
  }
  const opened = await ground.store.row<{ n: number }>(sql`
    select count(*)::int as n from (select account_id from sessions where account_id is not null group by account_id having count(*) > 1) s`)
  return [
    told('right codes sent sixteen times at once', rounds, 'codes'),
    none('that did not open exactly one session', others, 'codes'),
    none('accounts with two sessions', opened!.n, 'accounts')
  ]
}

/** Two devices ask for one phone: the code of the one is nothing on the other. */
async function otherRequest(ground: PeopleGround): Promise<Figure[]> {
  let opened = 0
  for (let n = 0; n < 5; n++) {
    const first = await start(ground)
    const second = await start(ground, first.phone)
    const crossed = await guess(ground, { id: second.id, deviceId: second.deviceId }, [
      first.code === second.code ? wrongFor(first.code) : first.code
    ])
    const stolen = await guess(ground, { id: first.id, deviceId: second.deviceId }, [first.code])
    opened += (crossed.get('ok') ?? 0) + (stolen.get('ok') ?? 0)
  }
  return [none('codes that opened another request than their own', opened, 'codes')]
}

/** A day of one phone: new devices, new addresses, every picture solved, guesses in parallel. */
async function dayOfOnePhone(ground: PeopleGround): Promise<Figure[]> {
  const phone = '375291999999'
  let [evaluated, codes] = [0, 0]
  for (let hour = 0; hour < 24; hour++) {
    for (let n = 0; n < 3; n++) {
      const deviceId = randomUUID()
      const call = ground.caller({ address: addressOf(++people) })
      const asked = await call(initPhoneLogin, { phone, deviceId })
      if (!asked.ok) continue
      if (asked.value.needsHumanCheck && !(await passesCheck(call, asked.value.id))) continue
      codes++
      const code = codeFor(ground, phone)
      evaluated += evaluatedIn(
        await guess(
          ground,
          { id: asked.value.id, deviceId },
          Array.from({ length: 20 }, (_, by) => wrongFor(code, by + 1))
        )
      )
    }
    if (hour < 23) ground.pass(3_600)
  }
  ground.pass(86_400)
  return [
    atMost('codes that a guesser gets sent to one phone in a day', codes, SIGN_IN_LIMITS.codesPerPhoneDay, 'codes'),
    atMost('guesses looked at for one phone in a day', evaluated, SIGN_IN_LIMITS.wrongCodesPerPhoneDay, 'guesses')
  ]
}

/** Wrong codes of everybody together: from a number on each sign-in asks the human check, and the operators hear of it. */
async function alarmOfAll(ground: PeopleGround): Promise<Figure[]> {
  const started = []
  for (let n = 0; n <= WRONG_OF_ALL / CODE_TRIES; n++) started.push(await start(ground))
  await ground.store.run(sql`delete from limits where key = 'wrong-all'`)
  ground.config.limits = { ...ground.config.limits, wrongCodesAllDay: WRONG_OF_ALL }
  for (const one of started)
    await guess(
      ground,
      one,
      Array.from({ length: CODE_TRIES }, (_, by) => wrongFor(one.code, by + 1))
    )
  let asked = 0
  for (const phone of ['375291888888', '375331888877', '375441888866']) {
    const answer = await ground.caller({ address: addressOf(++people) })(initPhoneLogin, { phone, deviceId: randomUUID() })
    if (answer.ok && answer.value.needsHumanCheck) asked++
  }
  return [
    exactly('sign-ins that ask the human check once everybody guesses', asked, 3, 'of 3'),
    exactly('alarms to the operators', ground.lines.filter(line => line.includes('many wrong codes')).length, 1, 'alarms')
  ]
}

/** What the limits of the product say, multiplied out. */
function bounds(): Figure[] {
  return [
    atMost('chance of a phone a day, in a million', (SIGN_IN_LIMITS.wrongCodesPerPhoneDay / CODES) * 1e6, 30, 'ppm'),
    atMost('takeovers expected a day before every sign-in asks for a human', SIGN_IN_LIMITS.wrongCodesAllDay / CODES, 0.01, 'accounts')
  ]
}
