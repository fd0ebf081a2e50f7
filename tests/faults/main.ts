// npm run prove -- [G1 …] [--short | --full] [--sabotage] [--seed N] [--lanes N] [--dialect NAME]
//
// A proof is run with goals; it writes proof/<name>.json and fails when a goal is missed. With --sabotage the product is broken first, in
// a database of its own, and the command succeeds when the proof noticed. --short runs every proof and its sabotage, briefly;
// --lanes N so many of them side by side. --dialect: the manners of the clinics' servers, for proofs that have some.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { DIALECTS, type Dialect } from '../../apps/server/src/clinics/fhir/simulator/dialects.ts'
import { badClinic } from './bad-clinic.ts'
import { cardCodes } from './card-codes.ts'
import { stopOnSignal } from './cluster.ts'
import { countedSlots } from './counted-slots.ts'
import { enumeration } from './enumeration.ts'
import { everyPath } from './every-path.ts'
import { everyPathFar } from './every-path-far.ts'
import { evidence } from './evidence.ts'
import { failover } from './failover.ts'
import { familyCodes } from './family-codes.ts'
import { fullDisk } from './full-disk.ts'
import { fuzz } from './fuzz.ts'
import { garbage } from './garbage.ts'
import { growingUp } from './growing-up.ts'
import { guessing } from './guessing.ts'
import { hiddenWays } from './hidden-ways.ts'
import { hoarding } from './hoarding.ts'
import { holdRace } from './hold-race.ts'
import { hostilePdfs } from './hostile-pdfs.ts'
import { kill } from './kill.ts'
import { knownDevice } from './known-device.ts'
import { type Done, inLanes, type Job, takeJobs } from './lanes.ts'
import { limits } from './limits.ts'
import { linkKill } from './link-kill.ts'
import { lostAnswers } from './lost-answers.ts'
import { messages } from './messages.ts'
import { migrationsUnderLoad } from './migrations.ts'
import { overloaded } from './overload.ts'
import { closePeopleGrounds } from './people-ground.ts'
import type { Figure, Proof, Size } from './proof.ts'
import { pushes } from './pushes.ts'
import { race } from './race.ts'
import { restoreDrill } from './restore-drill.ts'
import { retry } from './retry.ts'
import { rolling } from './rolling.ts'
import { silentLogs } from './silent-logs.ts'
import { smsBill } from './sms-bill.ts'
import { soak } from './soak.ts'
import { ssrf } from './ssrf.ts'
import { start } from './start.ts'
import { startsAtOnce } from './starts-at-once.ts'

// Each proof tries one thing: the crowds of the others do not wait at the door, which G35 tries.
process.env.REQUESTS_AT_WORK ??= '100000'

const PROOFS: Proof[] = [
  race,
  holdRace,
  everyPath,
  everyPathFar,
  limits,
  retry,
  kill,
  fullDisk,
  linkKill,
  messages,
  start,
  startsAtOnce,
  rolling,
  restoreDrill,
  failover,
  migrationsUnderLoad,
  overloaded,
  soak,
  guessing,
  knownDevice,
  smsBill,
  hoarding,
  enumeration,
  familyCodes,
  growingUp,
  hiddenWays,
  silentLogs,
  evidence,
  cardCodes,
  hostilePdfs,
  lostAnswers,
  pushes,
  ssrf,
  garbage,
  badClinic,
  countedSlots,
  fuzz
]
/** Those that take longest, most of them because they end and start whole servers: in lanes they go first, and what is short fills the end. */
const LONG = [
  'G8b',
  'G28',
  'G38',
  'G5',
  'G16',
  'G32',
  'G8',
  'G14',
  'G27',
  'G35',
  'rolling',
  'G5b',
  'G6',
  'G7',
  'G9',
  'G26',
  'G31',
  'G1',
  'G4'
]
const root = fileURLToPath(new URL('../../', import.meta.url))

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean' },
    full: { type: 'boolean' },
    sabotage: { type: 'boolean' },
    seed: { type: 'string' },
    lanes: { type: 'string' },
    // one of those that --lanes starts
    lane: { type: 'boolean' },
    dialect: { type: 'string' }
  }
})
const unknown = positionals.filter(name => !PROOFS.some(proof => proof.name === name))
if (unknown.length > 0) {
  process.stderr.write(`No such proof: ${unknown.join(', ')}. There are: ${PROOFS.map(proof => proof.name).join(', ')}.\n`)
  process.exit(2)
}
const chosen = positionals.length > 0 ? PROOFS.filter(proof => positionals.includes(proof.name)) : PROOFS
const dialect = Object.keys(DIALECTS).find((name): name is Dialect => name === values.dialect)
if (values.dialect !== undefined && dialect === undefined) {
  process.stderr.write(`No such dialect: ${values.dialect}. There are: ${Object.keys(DIALECTS).join(', ')}.\n`)
  process.exit(2)
}
const size: Size = values.short ? 'short' : values.full ? 'full' : 'usual'
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))

/** `why`: the goals that were missed, and the seed that shows it again. */
type Result = { name: string; ids: string[]; ok: boolean; why?: string; ms: number }
const results: Result[] = []
const jobs = chosen.flatMap(({ name }): Job[] => [
  ...(values.sabotage === true ? [] : [{ name, sabotage: false }]),
  ...(values.sabotage === true || values.short ? [{ name, sabotage: true }] : [])
])
if (values.lane) {
  stopOnSignal()
  await takeJobs(prove)
  await closePeopleGrounds()
  process.exit(0)
}
const keepResult = (result: Result) => void results.push(result)
if (values.lanes !== undefined) {
  const args = ['--lane', `--seed=${seed}`, ...(size === 'usual' ? [] : [`--${size}`]), ...(dialect ? [`--dialect=${dialect}`] : [])]
  await inLanes<Result>(longestFirst(jobs), {
    lanes: Number(values.lanes),
    args,
    tell: ({ result, text }) => {
      process.stdout.write(text)
      keepResult(result)
    },
    lost: ({ name, sabotage }, why) =>
      keepResult({ name: `${name}${sabotage ? ' with its sabotage' : ''}`, ids: [], ok: false, why, ms: 0 })
  })
} else {
  stopOnSignal()
  for (const job of jobs) keepResult((await prove(job)).result)
  await closePeopleGrounds()
}
if (values.short) {
  mkdirSync(join(root, '.test'), { recursive: true })
  writeFileSync(join(root, '.test', 'proofs.json'), `${JSON.stringify(results, null, 2)}\n`)
}
const failed = results.filter(result => !result.ok)
process.stdout.write(
  `\n${results.length - failed.length} as they should be, ${failed.length} not${failed.map(result => `\n  ${result.name}`).join('')}\n`
)
process.exit(failed.length === 0 ? 0 : 1)

function longestFirst(all: readonly Job[]): Job[] {
  const isLong = ({ name }: Job) => LONG.includes(name)
  return [...all.filter(isLong).toSorted((a, b) => LONG.indexOf(a.name) - LONG.indexOf(b.name)), ...all.filter(job => !isLong(job))]
}

/** As a lane it says nothing by itself: what others say meanwhile would stand between. */
async function prove({ name: wanted, sabotage }: Job): Promise<Done<Result>> {
  const proof = PROOFS.find(({ name }) => name === wanted)!
  let text = ''
  const write = (more: string) => {
    text += more
    if (!values.lane) process.stdout.write(more)
  }
  write(`\n${proof.name} ${proof.title}${sabotage ? `\n   with sabotage: ${proof.sabotage}` : ''} (seed ${seed})\n`)
  const from = performance.now()
  const load = loadavg()[0]!
  let figures: Figure[] = []
  let broke: string | undefined
  try {
    figures = await proof.run({ size, seed, sabotage, dialect, say: line => write(`   ${line}\n`) })
  } catch (error) {
    broke = error instanceof Error ? (error.stack ?? error.message) : String(error)
    write(`${broke}\n`)
  }
  const ms = Math.round(performance.now() - from)
  for (const figure of figures) write(`   ${lineOf(figure)}\n`)
  const missed = figures.filter(figure => figure.met === false)
  // A proof that could not be carried out has shown nothing, least of all that it notices.
  // And a run that was slow or short has not noticed anything: only a promise that must hold exactly can be seen broken.
  const ok = broke === undefined && (sabotage ? missed.some(figure => figure.goal?.startsWith('=')) : missed.length === 0)
  write(
    `   ${sabotage ? (ok ? 'the sabotage was noticed' : 'THE SABOTAGE WAS NOT NOTICED') : ok ? 'holds' : 'DOES NOT HOLD'} (${(ms / 1000).toFixed(1)} s)\n`
  )
  if (!sabotage) keep(proof, figures, ms, load, ok)
  const name = sabotage ? `${proof.name} notices when ${proof.sabotage}` : `${proof.name} ${proof.title}`
  const why = [`--seed ${seed}`, ...(broke === undefined ? [] : [broke]), ...(sabotage ? figures : missed).map(lineOf)].join('\n')
  return { result: { name, ids: sabotage ? [] : proof.ids, ok, ...(ok ? {} : { why }), ms }, text }
}

function keep(proof: Proof, figures: Figure[], ms: number, load: number, ok: boolean) {
  mkdirSync(join(root, 'proof'), { recursive: true })
  const machine = {
    cores: cpus().length,
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
    platform: process.platform,
    node: process.version,
    load
  }
  const record = { name: proof.name, title: proof.title, commit: commit(), seed, size, machine, figures, duration: ms, ok }
  writeFileSync(join(root, 'proof', `${proof.name}.json`), `${JSON.stringify(record, null, 2)}\n`)
}

function commit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    // A copy without its history can be proven too.
    return null
  }
}

function lineOf({ name, value, unit, goal, met }: Figure): string {
  const judged = goal === undefined ? '' : `  goal ${goal}${met ? '' : '  MISSED'}`
  return `${name.padEnd(50)} ${String(value).padStart(10)} ${unit}${judged}`
}
