// G16: can one find out who has an account? The same questions about known and unknown phones and addresses: bytes and times.
import { randomUUID } from 'node:crypto'
import { sql } from '../../apps/server/src/store/store.ts'
import { type Answer, type Line, openLine } from '../setup/ask.ts'
import { codeFor, openPeopleGround, type PeopleGround, wrongFor } from './people-ground.ts'
import { atLeast, exactly, type Figure, none, type Proof, quantile, type Run, told } from './proof.ts'

const PAIRS = { short: 60, usual: 500, full: 5_000 }
/** Under the sabotage so many at most: a machine that is busy needs more of them than one that is not. */
const CONTROL_PAIRS = 200
const LOOKED_AT_EVERY = 20
/** How much more work: a short run beside others sees what stands out of their noise. */
const MORE_WORK_SECONDS = { short: 0.15, usual: 0.04, full: 0.04 }
/** Medians may differ by so much; a short run on a busy machine needs room. */
const APART_MILLIS = { short: 8, usual: 4, full: 2 }
const LEAST_P = 0.01
/** Medians of a busy machine are apart by chance as well: a difference counts where so little speaks for chance. */
const NOT_BY_CHANCE_P = 0.001
/** A session has an end: after so many pairs, of which every fourth takes a day, somebody else asks. */
const ASKER_PAIRS = 1_000
const RANDOM = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

export const enumeration: Proof = {
  name: 'G16',
  title: 'known and unknown phones and addresses get the same answers in the same time',
  ids: [],
  sabotage: 'the sign-in of a known phone does a little more work',
  run
}

type Sample = { kind: string; known: boolean; answer: Answer; ms: number }

async function run({ size, sabotage }: Run): Promise<Figure[]> {
  const ground = await openPeopleGround({
    limits: {
      humanCheckAfterAddress: 1e9,
      humanCheckAfterPhone: 1e9,
      codesAllHour: 1e9,
      codesAllDay: 1e9,
      codesAllHourUnproven: 1e9,
      codesPerPrefixHour: 1e9,
      wrongCodesAllDay: 1e9,
      codesPerAddressHour: 1e9
    }
  })
  const line = openLine(ground.url, { sockets: 1 })
  try {
    if (sabotage)
      await ground.break(`
        create function work_more() returns trigger language plpgsql as $$
        begin
          if exists (select from accounts a where a.phone = new.phone) then perform pg_sleep(${MORE_WORK_SECONDS[size]}); end if;
          return new;
        end $$;
        create trigger work_more before insert on sign_in_attempts for each row execute function work_more()`)
    const most = sabotage ? CONTROL_PAIRS : PAIRS[size]
    let pairs = 0
    const samples: Sample[] = []
    let asker = await ground.aPatient({ lastName: 'Спрашивающая', birthday: '1980-01-01' })
    for (let n = -3; n < most; n++) {
      if (n % ASKER_PAIRS === 0) asker = await ground.aPatient({ lastName: 'Спрашивающая', birthday: '1980-01-01' })
      const known = await ground.aPatient({ phone: `37529${String(1_000_000 + (n + 3) * 1_003)}` })
      await ground.store.run(sql`
        insert into emails (id, account_id, address, usage, confirmed_at, created_at)
        values (${randomUUID()}, ${known.accountId}, ${`known${n + 3}@example.by`}, 'PRIMARY', ${ground.now()}, ${ground.now()})`)
      // One of each in turn, so that a busy moment of the machine falls on both alike.
      const both = [true, false].map(isKnown => ({
        isKnown,
        phone: isKnown ? known.phone : `37533${String(1_000_000 + (n + 3) * 1_003)}`,
        email: isKnown ? `known${n + 3}@example.by` : `other${n + 3}@example.by`
      }))
      if (n % 2) both.reverse()
      for (const one of both) {
        const taken = [
          ...(await signIn(ground, line, one)),
          ...(n % 4 === 0 && !sabotage ? await relative(ground, line, `${asker.deviceId}.${asker.token}`, one) : [])
        ]
        // the first few only warm up
        if (n >= 0) samples.push(...taken)
      }
      ground.pass(n % 4 === 0 ? 86_400 : 61)
      pairs = n + 1
      if (sabotage && pairs > 0 && pairs % LOOKED_AT_EVERY === 0 && judge(samples, size, pairs).some(isMissed)) break
    }
    return judge(samples, size, pairs)
  } finally {
    line.close()
    await ground.stop()
  }
}

async function timed(kind: string, known: boolean, ask: () => Promise<Answer>): Promise<Sample> {
  const from = performance.now()
  const answer = await ask()
  return { kind, known, answer, ms: performance.now() - from }
}

const isMissed = ({ goal, met }: Figure) => goal?.startsWith('=') === true && met === false

type Asked = { isKnown: boolean; phone: string; email: string }

/** Start, start again too early, a wrong code: all that can be asked before the phone is proven. */
async function signIn(ground: PeopleGround, line: Line, { isKnown, phone }: Asked): Promise<Sample[]> {
  const deviceId = randomUUID()
  const init = () => line.ask({ method: 'POST', path: '/api/v2/my/phone-login/init', body: { phone, deviceId } })
  const first = await timed('init', isKnown, init)
  const again = await timed('init again', isKnown, init)
  const id = (JSON.parse(first.answer.body) as { data: { id: string } }).data.id
  const body = { id, code: wrongFor(codeFor(ground, phone)), deviceId }
  const wrong = await timed('wrong code', isKnown, () => line.ask({ method: 'POST', path: '/api/v2/my/phone-login/confirm-sms', body }))
  return [first, again, wrong]
}

/** What somebody signed in may ask about another: add the owner of a phone as a relative, take an address as one's own. */
async function relative(ground: PeopleGround, line: Line, bearer: string, { isKnown, phone, email }: Asked): Promise<Sample[]> {
  const ask = (method: 'POST' | 'PATCH', path: string, body: unknown) => line.ask({ method, path, bearer, key: randomUUID(), body })
  const form = {
    relKind: 'OTHER',
    lastName: 'Новый',
    firstName: 'Пётр',
    middleName: '-',
    birthday: '1970-01-01',
    sex: 'MALE',
    phones: [{ number: phone }]
  }
  const added = await timed('relative', isKnown, () => ask('POST', '/api/v2/my/profile/relative', form))
  const relId = RANDOM_ID.exec(added.answer.body)?.[0]
  const sent = await timed('code of a relative', isKnown, () => ask('POST', '/api/v2/my/profile/relative/send-code', { relId }))
  const wrong = await timed('wrong code of a relative', isKnown, () =>
    ask('POST', '/api/v2/my/profile/relative/confirm-code', { relId, code: '000000' })
  )
  const set = await timed('e-mail', isKnown, () => ask('PATCH', '/api/v2/my/profile', { emails: [{ address: email, usage: 'PRIMARY' }] }))
  ground.pass(62)
  return [added, sent, wrong, set]
}
const RANDOM_ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/

function judge(samples: Sample[], size: Run['size'], pairs: number): Figure[] {
  const kinds = [...new Set(samples.map(sample => sample.kind))]
  const figures: Figure[] = [
    told('pairs of a known and an unknown phone', pairs, 'pairs'),
    told('questions asked of each', kinds.length, 'questions')
  ]
  let [different, apart, distinguishable] = [0, 0, 0]
  for (const kind of kinds) {
    const of = (known: boolean) => samples.filter(sample => sample.kind === kind && sample.known === known)
    const [known, unknown] = [of(true), of(false)]
    const shapes = new Set(
      [...known, ...unknown].map(
        ({ answer }) => `${answer.status} ${answer.body.replace(RANDOM, 'ID').replaceAll(/(known|other)\d+|k\*+|o\*+/g, 'ADDRESS')}`
      )
    )
    if (shapes.size !== 1) different++
    const [a, b] = [known.map(({ ms }) => ms), unknown.map(({ ms }) => ms)]
    const medians = Math.abs(quantile(a, 0.5) - quantile(b, 0.5))
    const p = sameDistribution(a, b)
    if (medians > APART_MILLIS[size] && p <= NOT_BY_CHANCE_P) apart++
    if (p <= LEAST_P / kinds.length) distinguishable++
    figures.push(told(`${kind}: medians apart`, medians, 'ms'), told(`${kind}: chance that the times are of one kind`, p, 'p'))
  }
  return [
    ...figures,
    none('questions with another answer for a known one', different, 'questions'),
    none(`questions with medians more than ${APART_MILLIS[size]} ms apart, and not by chance`, apart, 'questions'),
    // one in a hundred runs of a hundred kinds of luck, shared by all questions
    size === 'full'
      ? exactly('questions whose times tell', distinguishable, 0, 'questions')
      : told('questions whose times tell', distinguishable, 'questions'),
    atLeast('answers compared', samples.length, pairs * 6, 'answers')
  ]
}

/** Kolmogorov and Smirnov: how probable are differences like these when both come from one distribution? */
export function sameDistribution(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [a.toSorted((p, q) => p - q), b.toSorted((p, q) => p - q)]
  let [i, j, most] = [0, 0, 0]
  while (i < x.length && j < y.length) {
    const at = Math.min(x[i]!, y[j]!)
    while (i < x.length && x[i]! <= at) i++
    while (j < y.length && y[j]! <= at) j++
    most = Math.max(most, Math.abs(i / x.length - j / y.length))
  }
  const size = Math.sqrt((x.length * y.length) / (x.length + y.length))
  const lambda = (size + 0.12 + 0.11 / size) * most
  if (lambda < 0.2) return 1
  let p = 0
  for (let k = 1; k <= 100; k++) p += 2 * (k % 2 ? 1 : -1) * Math.exp(-2 * k * k * lambda * lambda)
  return Math.min(1, Math.max(0, p))
}
