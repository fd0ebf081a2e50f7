// G20: rights end at midnight of Minsk on the 16th and 18th birthday, and with the answer that takes them away.
import { changeGrant, listGrants, readAccessLog } from '@vizit/contract/access'
import { bookDoctorSlot } from '@vizit/contract/booking'
import { listConsents } from '@vizit/contract/consent'
import { listRelatives } from '@vizit/contract/family'
import { deleteRelative } from '@vizit/contract/relatives'
import { cancelVisit, listVisits, visitCalendar } from '@vizit/contract/visits'
import { minskInstant } from '@vizit/rules/days'
import { sql } from '../../apps/server/src/store/store.ts'
import type { Patient } from '../../apps/server/src/testing/test-server.ts'
import { randomOf } from '../setup/random.ts'
import { anAccountOf, aSpouse, aTrustedRelative, aVisit } from './family-world.ts'
import { openPeopleGround, type PeopleGround } from './people-ground.ts'
import { atLeast, enough, exactly, type Figure, none, type Proof, type Run, told } from './proof.ts'

const BIRTHDAYS = { short: 4, usual: 30, full: 366 }
const REVOCATIONS = { short: 4, usual: 30, full: 300 }
const READERS = 6
/** These are always among them: the day that a common year does not have, and both ends of a year. */
const AWKWARD = ['02-29', '01-01', '12-31', '03-01']

export const growingUp: Proof = {
  name: 'G20',
  title: 'rights over a young person end at midnight of Minsk on the birthday, and what is taken back ends with the answer',
  ids: [],
  sabotage: 'the store counts the 18th birthday a day late',
  run
}

async function run({ size, seed, sabotage }: Run): Promise<Figure[]> {
  const ground = await openPeopleGround({ servers: 2 })
  try {
    if (sabotage) await countLate(ground)
    const random = randomOf(seed)
    const days = Array.from(
      { length: enough(BIRTHDAYS[size], sabotage, 2) },
      (_, n) => AWKWARD[n] ?? `${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`
    )
    const grown = await turning18(ground, days)
    if (sabotage) return grown
    return [...grown, ...(await turning16(ground, days)), ...(await takenBack(ground, REVOCATIONS[size]))]
  } finally {
    await ground.stop()
  }
}

const two = (n: number) => String(n).padStart(2, '0')

async function countLate(ground: PeopleGround): Promise<void> {
  const { rows } = await ground.store.pool.query<{ text: string }>(`select pg_get_functiondef('access_of'::regproc) as text`)
  await ground.break(rows[0]!.text.replaceAll(/'18 (?:years|yr)'/g, "'18 years 1 day'"))
}

type Eyes = { name: string; patient: Patient }
type Family = {
  eyes: Eyes[]
  childId: string
  child: Patient
  assignmentId: string
  orderId: string
  slot: { timetableId: string; assignmentId: string }
}

/** Mother, father and a trusted aunt, a child of that birthday with an account of its own, a planned visit and a free slot. */
async function aFamily(ground: PeopleGround, birthday: string, day: Date): Promise<Family> {
  const [mother, father, aunt] = [await ground.aPatient(), await ground.aPatient(), await ground.aPatient()]
  const childId = await ground.aChild(mother, { birthday })
  await aSpouse(ground, mother, father)
  await aTrustedRelative(ground, mother, aunt, [childId])
  const { assignmentId } = await ground.aDoctor({ adult: true, children: true })
  const at = (hours: number) => new Date(day.getTime() + hours * 3_600_000)
  const orderId = await aVisit(ground, childId, assignmentId, at(60))
  const slot = await ground.aSlot({ assignmentId, startsAt: at(70).toISOString() })
  const child = await anAccountOf(ground, childId)
  const eyes = Object.entries({ mother, father, aunt }).map(([name, patient]) => ({ name, patient }))
  return { eyes, childId, child, assignmentId, orderId, slot }
}

/** What one still sees of the child. */
async function open(ground: PeopleGround, { childId, orderId }: Family, { patient }: Eyes, server: number): Promise<string[]> {
  const call = ground.caller({ server, bearer: `${patient.deviceId}.${patient.token}` })
  const [family, visits, calendar, consents] = await Promise.all([
    call(listRelatives, {}),
    call(listVisits, {}),
    call(visitCalendar, { orderId }),
    call(listConsents, { profileId: childId })
  ])
  const seen: string[] = []
  const member = family.ok ? family.value.family.find(one => one.profileId === childId) : undefined
  if (member?.birthday) seen.push('birthday')
  if (visits.ok && visits.value.orders.some(order => order.orderId === orderId)) seen.push('visits')
  if (calendar.ok) seen.push('calendar')
  if (consents.ok) seen.push('consents')
  return seen
}

async function turning18(ground: PeopleGround, days: string[]): Promise<Figure[]> {
  let [before, after, early, late, changed, untold] = [0, 0, 0, 0, 0, 0]
  for (const [n, day] of days.entries()) {
    // whoever was born on 29 February is a year older when a common year comes to 1 March
    const [birthday, instant]: [string, Date] =
      day === '02-29' ? ['2008-02-29', minskInstant('2026-03-01', '00:00')] : [`2009-${day}`, minskInstant(`2027-${day}`, '00:00')]
    ground.setNow(new Date(instant.getTime() - 3_600_000).toISOString())
    const family = await aFamily(ground, birthday, instant)
    ground.setNow(new Date(instant.getTime() - 1_000).toISOString())
    for (const eyes of family.eyes) {
      const seen = await open(ground, family, eyes, n)
      before += seen.length
      if (seen.length < (eyes.name === 'aunt' ? 3 : 4)) early++
    }
    ground.setNow(instant.toISOString())
    for (const eyes of family.eyes) {
      const seen = await open(ground, family, eyes, n + 1)
      after += seen.length
      if (seen.length > 0) late++
      changed += await trySomething(ground, family, eyes)
    }
    // who viewed before is in the young person's own log
    const log = await family.child.call(readAccessLog, {})
    const viewed = log.ok ? log.value.entries.filter(entry => entry.kind === 'viewed').length : 0
    const grants = await family.child.call(listGrants, {})
    if (viewed < 3 || !grants.ok || grants.value.profiles.length !== 1) untold++
  }
  return [
    told('18th birthdays', days.length, 'birthdays'),
    told('ways open to mother, father and a trusted aunt a second before', before, 'ways'),
    none('people shut out too early', early, 'people'),
    exactly('ways open at midnight', after, 0, 'ways'),
    none('people who still saw something', late, 'people'),
    none('things that they could still do', changed, 'actions'),
    none('young people who were not told who had viewed', untold, 'people')
  ]
}

/** Books, cancels and grants: every one of them must be refused. */
async function trySomething(ground: PeopleGround, { childId, orderId, assignmentId, slot }: Family, { patient }: Eyes): Promise<number> {
  const call = ground.caller({ server: 1, bearer: `${patient.deviceId}.${patient.token}` })
  const answers = [
    await call(bookDoctorSlot, { ...slot, profileId: childId }),
    await call(cancelVisit, { orderId, assignmentId, profileId: childId }),
    await call(changeGrant, { profileId: patient.profileId, level: 'BOOK_VISITS', ofProfileId: childId })
  ]
  return answers.filter(answer => answer.ok).length
}

/** From 16 on the young person alone opens the profile to others. */
async function turning16(ground: PeopleGround, days: string[]): Promise<Figure[]> {
  let [early, late] = [0, 0]
  for (const day of days) {
    const instant = minskInstant(day === '02-29' ? '2026-03-01' : `2026-${day}`, '00:00')
    ground.setNow(new Date(instant.getTime() - 3_600_000).toISOString())
    // 2010 had no 29 February: born the day after, one is 16 on 1 March as well
    const { eyes, childId } = await aFamily(ground, `2010-${day === '02-29' ? '03-01' : day}`, instant)
    const [mother, , aunt] = eyes
    const grant = { profileId: aunt!.patient.profileId, level: 'BOOK_VISITS', ofProfileId: childId } as const
    ground.setNow(new Date(instant.getTime() - 1_000).toISOString())
    if (!(await mother!.patient.call(changeGrant, grant)).ok) early++
    ground.setNow(instant.toISOString())
    if ((await mother!.patient.call(changeGrant, grant)).ok) late++
  }
  return [
    none('mothers who could not grant before the 16th birthday', early, 'mothers'),
    none('mothers who still could on it', late, 'mothers')
  ]
}

/** While a relative reads without a pause, the right is taken back: whatever is asked after that answer shows nothing. */
async function takenBack(ground: PeopleGround, rounds: number): Promise<Figure[]> {
  let [leaks, reads, seenBefore] = [0, 0, 0]
  for (let n = 0; n < rounds; n++) {
    const [owner, relative] = [await ground.aPatient(), await ground.aPatient()]
    const childId = await ground.aChild(owner)
    const kind = (['grant lowered', 'relative removed', 'spouse removed'] as const)[n % 3]!
    if (kind === 'spouse removed') await aSpouse(ground, owner, relative)
    else await aTrustedRelative(ground, owner, relative, [owner.profileId, childId])
    // a spouse sees the child's visits, a trusted relative the owner's own; a past visit does not stand in the way of parting
    const shownOf = kind === 'spouse removed' ? childId : owner.profileId
    await ground.store.run(
      sql`update family_members set of_profile_id = ${owner.profileId} where profile_id = ${childId} and rel_kind = 'CHILD'`
    )
    const { assignmentId } = await ground.aDoctor({ children: true })
    const orderId = await aVisit(ground, shownOf, assignmentId, new Date(ground.now().getTime() - 86_400_000))
    let takenAt = Number.POSITIVE_INFINITY
    let stop = false
    const read = async (server: number) => {
      const call = ground.caller({ server, bearer: `${relative.deviceId}.${relative.token}` })
      while (!stop) {
        const askedAt = performance.now()
        const answer = await call(listVisits, {})
        const shown = answer.ok && answer.value.orders.some(order => order.orderId === orderId)
        reads++
        if (shown && askedAt > takenAt) leaks++
        if (shown && askedAt < takenAt) seenBefore++
      }
    }
    const readers = Array.from({ length: READERS }, (_, at) => read(at))
    while (seenBefore === 0 && reads < 200) await new Promise(done => setTimeout(done, 5))
    const taken =
      kind === 'grant lowered'
        ? await owner.call(changeGrant, { profileId: relative.profileId, level: 'VIEW_COVERAGE' })
        : await owner.call(deleteRelative, { profileId: relative.profileId })
    takenAt = performance.now()
    if (!taken.ok) throw new Error(`${kind}: ${taken.code}`)
    const readsThen = reads
    while (reads < readsThen + READERS * 2) await new Promise(done => setTimeout(done, 5))
    stop = true
    await Promise.all(readers)
  }
  return [
    told('rights taken back under a reader who does not pause', rounds, 'rights'),
    atLeast('reads that showed the visit before', seenBefore, rounds, 'reads'),
    none('reads asked after it that showed it', leaks, 'reads')
  ]
}
