// G14: what a flood of sign-ins may cost: no SMS abroad, a cap an hour and a day, nothing gained by a spoofed header, nothing sent uncounted.
import { randomUUID } from 'node:crypto'
import { confirmSms, initPhoneLogin } from '@vizit/contract/sign-in'
import { OPERATORS } from '@vizit/rules/phone'
import { hash } from '../../apps/server/src/http/session.ts'
import { SIGN_IN_LIMITS, type SignInLimits } from '../../apps/server/src/sign-in-limits.ts'
import { sql } from '../../apps/server/src/store/store.ts'
import type { Patient } from '../../apps/server/src/testing/test-server.ts'
import { doWork, solveTask } from '../../apps/server/src/testing/test-work.ts'
import { type Random, randomOf } from '../setup/random.ts'
import { addressOf, codeFor, each, FORGET_COUNTS, openPeopleGround, type PeopleGround, passesCheck } from './people-ground.ts'
import { atLeast, atMost, enough, exactly, type Figure, none, type Proof, type Run, type Size, told } from './proof.ts'

const REQUESTS = { short: 400, usual: 5_000, full: 100_000 }
const ADDRESSES = 5_000
/** Floods past their caps of 25 and 15, and people beside them; each computes for a while. */
const WORKED = { short: 35, usual: 80, full: 80 }
const SOLVED = { short: 25, usual: 60, full: 60 }
const PEOPLE = { short: 8, usual: 20, full: 20 }
const FOREIGN = 0.2
const REAL = 0.05
const HOURS = 3
/** Shorter runs reach smaller caps of the same kinds. */
const LIMITS: Record<Size, Partial<SignInLimits>> = {
  short: { codesAllHour: 120, codesAllDay: 150, codesAllHourUnchecked: 20, codesAllHourUnproven: 30, codesPerPrefixHour: 1_000 },
  usual: { codesAllHour: 600, codesAllDay: 750, codesAllHourUnchecked: 50, codesAllHourUnproven: 200, codesPerPrefixHour: 1_000 },
  full: {}
}

export const smsBill: Proof = {
  name: 'G14',
  title: 'a flood of sign-ins sends nothing abroad and no more SMS than the caps, and owners on their devices are served all the while',
  ids: [],
  sabotage: 'the counters of the limits forget what they counted',
  run
}

async function run({ size, seed, sabotage }: Run): Promise<Figure[]> {
  const random = randomOf(seed)
  const ground = await openPeopleGround({ servers: 2, limits: LIMITS[size] })
  try {
    if (sabotage) await ground.break(FORGET_COUNTS)
    const requests = enough(REQUESTS[size], sabotage, 300)
    const owners = await makeOwners(ground, Math.ceil(requests * REAL) + HOURS)
    const { limits } = ground.config
    let [came, served, foreignTaken, mostAnHour, strangersSms] = [0, 0, 0, 0, 0]
    const strangersSent = () => ground.sent.filter(({ phone }) => !owners.some(owner => owner.phone === phone)).length
    for (let hour = 0; hour < HOURS; hour++) {
      const part = Math.ceil(requests / HOURS)
      await each(part, 16, async n => {
        const at = hour * part + n
        if (n % Math.round(1 / REAL) === 0) {
          const owner = owners[came++]
          if (owner && (await signsIn(ground, owner))) served++
        } else if (random.chance(FOREIGN)) {
          if (
            (
              await ground.caller({ server: n, address: addressOf(at % ADDRESSES) })(initPhoneLogin, {
                phone: foreignPhone(random),
                deviceId: randomUUID()
              })
            ).ok
          )
            foreignTaken++
        } else await pump(ground, random, at)
      })
      const now = strangersSent()
      mostAnHour = Math.max(mostAnHour, now - strangersSms)
      strangersSms = now
      ground.pass(3_600)
    }
    const cap = Math.min(limits.codesAllHourUnchecked + limits.codesAllHourUnproven, limits.codesAllHour)
    const abroad = ground.sent.filter(({ phone }) => !OPERATORS.some(operator => phone.startsWith(`375${operator}`))).length
    const figures = [
      told('requests to start a sign-in', requests, 'requests'),
      none('foreign and unknown numbers taken', foreignTaken, 'requests'),
      none('SMS sent to them', abroad, 'SMS'),
      told('SMS to strangers in the worst hour', mostAnHour, 'SMS'),
      none('of them over the cap of an hour without codes coming back', Math.max(0, mostAnHour - cap), 'SMS'),
      none('SMS of the day over the day’s cap', Math.max(0, strangersSms - limits.codesAllDay), 'SMS'),
      atLeast('owners on their own devices who were served', (served / came) * 100, 95, '%'),
      exactly(
        'alarms to the operators, one an hour until the day is spent',
        ground.lines.filter(line => line.includes('few codes come back')).length,
        Math.min(HOURS, Math.floor(limits.codesAllDay / cap)),
        'alarms'
      )
    ]
    return sabotage
      ? figures
      : [
          ...figures,
          ...(await comingBack(ground)),
          ...(await unsolved(requests, PEOPLE[size])),
          ...(await worked(WORKED[size], PEOPLE[size])),
          ...(await solved(SOLVED[size], PEOPLE[size])),
          ...(await spoofed()),
          ...(await uncounted(ground))
        ]
  } finally {
    await ground.stop()
  }
}

async function makeOwners(ground: PeopleGround, count: number): Promise<Patient[]> {
  const owners: Patient[] = []
  for (let n = 0; n < count; n++) {
    const owner = await ground.aPatient({ phone: `37533${String(4_000_000 + n * 37)}` })
    await ground.store.run(sql`
      insert into account_devices (account_id, device_hash, first_seen_at, seen_at) values (${owner.accountId}, ${hash(owner.deviceId)}, ${ground.now()}, ${ground.now()})`)
    owners.push(owner)
  }
  return owners
}

async function signsIn(ground: PeopleGround, { phone, deviceId }: Patient): Promise<boolean> {
  const call = ground.caller({ address: '198.51.100.9' })
  const started = await call(initPhoneLogin, { phone, deviceId })
  if (!started.ok) return false
  if (started.value.needsHumanCheck && !(await passesCheck(call, started.value.id))) return false
  return (await call(confirmSms, { id: started.value.id, deviceId, code: codeFor(ground, phone) })).ok
}

/** Numbers one after another and at random, from thousands of addresses; half of the pictures are solved. No code ever comes back. */
async function pump(ground: PeopleGround, random: Random, at: number): Promise<void> {
  const number = random.chance(0.5) ? 5_000_000 + at : random.whole(0, 9_999_999)
  const phone = `375${random.pick(OPERATORS)}${String(number).padStart(7, '0')}`
  // what stands to the left of the address was written by the caller
  const call = ground.caller({ server: at, address: `${addressOf(at + 100_000)}, ${addressOf(at % ADDRESSES)}` })
  const started = await call(initPhoneLogin, { phone, deviceId: randomUUID() })
  if (started.ok && started.value.needsHumanCheck && random.chance(0.5)) await passesCheck(call, started.value.id)
}

function foreignPhone(random: Random): string {
  const number = String(random.whole(0, 9_999_999)).padStart(7, '0')
  return `${random.pick(['37517', '37599', '7916', '38050', '4871', '1900', '88213', '375'])}${number}`
}

/** The same number of codes goes out while they come back: the cap is for those that do not. */
async function comingBack(ground: PeopleGround): Promise<Figure[]> {
  ground.pass(86_400)
  const wanted = ground.config.limits.codesAllHourUnproven * 2
  let served = 0
  await each(wanted, 8, async n => {
    const [phone, deviceId] = [`37544${String(1_000_000 + n * 137)}`, randomUUID()]
    const call = ground.caller({ server: n, address: addressOf(40_000 + n) })
    const started = await call(initPhoneLogin, { phone, deviceId })
    if (started.ok && (await call(confirmSms, { id: started.value.id, deviceId, code: codeFor(ground, phone) })).ok) served++
  })
  return [exactly('new people served in an hour like any other, beyond that cap', served, wanted, 'people')]
}

/** A flood that solves no check, each from a site of its own: whoever solves one gets the code, and so does whoever's device does its work. */
async function unsolved(requests: number, people: number): Promise<Figure[]> {
  const ground = await openPeopleGround({})
  try {
    await each(Math.min(requests, 2_000), 16, async n => {
      const phone = `37529${String((n * 9_973) % 10_000_000).padStart(7, '0')}`
      await ground.caller({ address: `2001:db8:${n.toString(16)}::1` })(initPhoneLogin, { phone, deviceId: randomUUID() })
    })
    const flooded = ground.sent.length
    let served = 0
    await each(people, 4, async n => {
      const owner = { phone: `37544${String(7_000_000 + n * 9_973)}`, deviceId: randomUUID() }
      const call = ground.caller({ address: addressOf(n) })
      const started = await call(initPhoneLogin, owner)
      if (!started.ok || (started.value.needsHumanCheck && !(await passesCheck(call, started.value.id)))) return
      if ((await call(confirmSms, { ...owner, id: started.value.id, code: codeFor(ground, owner.phone) })).ok) served++
    })
    let unasked = 0
    await each(people, 4, async n => {
      const owner = { phone: `37544${String(8_000_000 + n * 9_973)}`, deviceId: randomUUID() }
      if (await signsInByWork(ground, owner, addressOf(people + n))) unasked++
    })
    return [
      atMost('SMS that a flood without human checks got', flooded, SIGN_IN_LIMITS.codesAllHourUnchecked, 'SMS'),
      exactly('new people who solved the check meanwhile and signed in', served, people, 'people'),
      exactly('new people whose devices did the work meanwhile and who signed in unasked', unasked, people, 'people')
    ]
  } finally {
    await ground.stop()
  }
}

async function signsInByWork(ground: PeopleGround, owner: { phone: string; deviceId: string }, address: string): Promise<boolean> {
  const call = ground.caller({ address })
  const work = await doWork(call)
  const started = await call(initPhoneLogin, { ...owner, ...(work && { work }) })
  if (!work || !started.ok || started.value.needsHumanCheck) return false
  return (await call(confirmSms, { ...owner, id: started.value.id, code: codeFor(ground, owner.phone) })).ok
}

/** A flood whose machines do the work that devices do by themselves, each from a site of its own: whoever reads a picture gets the code. */
async function worked(flood: number, people: number): Promise<Figure[]> {
  const limits = { codesAllHourUnchecked: 10, codesAllHourWorked: 15 }
  const ground = await openPeopleGround({ limits })
  try {
    await each(flood, 4, async n => {
      const call = ground.caller({ address: `2001:db8:${n.toString(16)}::1` })
      const work = await doWork(call)
      await call(initPhoneLogin, {
        phone: `37529${String((n * 9_973) % 10_000_000).padStart(7, '0')}`,
        deviceId: randomUUID(),
        ...(work && { work })
      })
    })
    const flooded = ground.sent.length
    let served = 0
    await each(people, 4, async n => {
      const owner = { phone: `37544${String(7_000_000 + n * 9_973)}`, deviceId: randomUUID() }
      const call = ground.caller({ address: addressOf(n) })
      const work = await doWork(call)
      const started = await call(initPhoneLogin, { ...owner, ...(work && { work }) })
      if (!started.ok || (started.value.needsHumanCheck && !(await passesCheck(call, started.value.id)))) return
      if ((await call(confirmSms, { ...owner, id: started.value.id, code: codeFor(ground, owner.phone) })).ok) served++
    })
    return [
      atMost('SMS that a flood got whose machines did the work', flooded, limits.codesAllHourUnchecked + limits.codesAllHourWorked, 'SMS'),
      exactly('new people who read a picture meanwhile and signed in', served, people, 'people')
    ]
  } finally {
    await ground.stop()
  }
}

/** A flood whose machines never read a picture but solve the task beside it, each from a site of its own: whoever reads a picture gets the code. */
async function solved(flood: number, people: number): Promise<Figure[]> {
  // Everybody is asked for the picture, and there are pictures for the people alone.
  const limits = { humanCheckAfterAddress: 0, codesAllHourSolved: 15, codesAllHourUnproven: people }
  const ground = await openPeopleGround({ limits })
  try {
    await each(flood, 4, async n => {
      const call = ground.caller({ address: `2001:db8:${n.toString(16)}::1` })
      const phone = `37529${String((n * 9_973) % 10_000_000).padStart(7, '0')}`
      const started = await call(initPhoneLogin, { phone, deviceId: randomUUID() })
      if (started.ok && started.value.needsHumanCheck) await solveTask(call, started.value.id)
    })
    const flooded = ground.sent.length
    let served = 0
    await each(people, 4, async n => {
      const owner = { phone: `37544${String(7_000_000 + n * 9_973)}`, deviceId: randomUUID() }
      const call = ground.caller({ address: addressOf(n) })
      const started = await call(initPhoneLogin, owner)
      if (!started.ok || !started.value.needsHumanCheck || !(await passesCheck(call, started.value.id))) return
      if ((await call(confirmSms, { ...owner, id: started.value.id, code: codeFor(ground, owner.phone) })).ok) served++
    })
    return [
      atMost('SMS that a flood got whose machines solved the task instead of a picture', flooded, limits.codesAllHourSolved, 'SMS'),
      exactly('new people who read a picture meanwhile and signed in', served, people, 'people')
    ]
  } finally {
    await ground.stop()
  }
}

/** A server without a proxy in front believes no header: all of these come from one address. */
async function spoofed(): Promise<Figure[]> {
  const ground = await openPeopleGround({ config: { trustProxy: [] } })
  try {
    let unasked = 0
    for (let n = 0; n < 40; n++) {
      const answer = await ground.caller({ address: addressOf(n) })(initPhoneLogin, {
        phone: `37525${String(6_000_000 + n * 1_013)}`,
        deviceId: randomUUID()
      })
      if (answer.ok && !answer.value.needsHumanCheck) unasked++
    }
    return [
      exactly(
        'SMS that forty spoofed addresses got without a human check',
        ground.sent.length,
        SIGN_IN_LIMITS.humanCheckAfterAddress,
        'SMS'
      ),
      atMost('sign-ins that were not asked for a human', unasked, SIGN_IN_LIMITS.humanCheckAfterAddress, 'sign-ins')
    ]
  } finally {
    await ground.stop()
  }
}

/** The counters are gone in the middle of the run: nothing is sent that cannot be counted. */
async function uncounted(ground: PeopleGround): Promise<Figure[]> {
  await ground.break('alter table limits rename to limits_gone')
  const before = ground.sent.length
  let taken = 0
  for (let n = 0; n < 10; n++) {
    const answer = await ground.caller({ server: n, address: addressOf(n) })(initPhoneLogin, {
      phone: `37529${String(8_000_000 + n)}`,
      deviceId: randomUUID()
    })
    if (answer.ok) taken++
  }
  await ground.break('alter table limits_gone rename to limits')
  return [none('sign-ins taken while nothing can be counted', taken, 'sign-ins'), none('SMS sent then', ground.sent.length - before, 'SMS')]
}
