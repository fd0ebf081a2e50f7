// G21: guessing the code of a medical card for a month, an opened card on a screen that was left, and where a code must not be found.
import { confirmACode, sendACode } from '@vizit/contract/a-code'
import { requestOf } from '@vizit/contract/call'
import { readObservations } from '@vizit/contract/results'
import { A_CODE_TRIES, A_CODE_TRIES_PER_DAY } from '@vizit/rules/a-code'
import { A_CODE_LENGTH } from '@vizit/rules/codes'
import { aReport } from '../../apps/server/src/testing/test-reports.ts'
import type { Patient } from '../../apps/server/src/testing/test-server.ts'
import { randomOf } from '../setup/random.ts'
import { codeFor, each, openPeopleGround, type PeopleGround } from './people-ground.ts'
import { atLeast, atMost, enough, exactly, type Figure, none, type Proof, type Run } from './proof.ts'

const GUESSES = { short: 400, usual: 3_000, full: 10_000 }
const SESSIONS = { short: 8, usual: 100, full: 500 }
const DAYS = 30
const AT_ONCE = 10
const CODES = 10 ** A_CODE_LENGTH

export const cardCodes: Proof = {
  name: 'G21',
  title:
    'a medical card is guessed at twenty times a day at most, closes on the server after idle 120 seconds, and its code stands nowhere',
  ids: [],
  sabotage: 'the tries of a card are not counted and it is never blocked',
  run
}

const FORGET_TRIES = `
  create function forget_tries() returns trigger language plpgsql as $$
  begin new.tries := 0; new.blocks := 0; new.day_tries := 0; new.blocked_until := null; return new; end $$;
  create trigger forget_tries before insert or update on card_tries for each row execute function forget_tries();
  create function forget_day() returns trigger language plpgsql as $$ begin new.day_tries := 0; return new; end $$;
  create trigger forget_day before update on medical_cards for each row execute function forget_day()`

type Card = { patient: Patient; reportId: string }

async function run({ size, seed, sabotage }: Run): Promise<Figure[]> {
  const ground = await openPeopleGround({ servers: 2 })
  try {
    if (sabotage) await ground.break(FORGET_TRIES)
    const { assignmentId } = await ground.aDoctor()
    const aCard = async (): Promise<Card> => {
      const patient = await ground.aPatient()
      return { patient, reportId: await aReport(ground.store, { profileId: patient.profileId, assignmentId }) }
    }
    const figures = await guessForAMonth(ground, await aCard(), enough(GUESSES[size], sabotage, 120), randomOf(seed))
    return sabotage ? figures : [...figures, ...(await leftOpen(ground, aCard, SESSIONS[size]))]
  } finally {
    await ground.stop()
  }
}

const cardOf = ({ patient }: Card) => ({ profileId: patient.profileId, providerCode: 'azure' })

/** Ten guesses at the same moment over both servers, again and again, evenly over the month. */
async function guessForAMonth(ground: PeopleGround, card: Card, guesses: number, random: ReturnType<typeof randomOf>): Promise<Figure[]> {
  const { patient } = card
  await patient.call(sendACode, cardOf(card))
  const right = codeFor(ground, patient.phone)
  const bursts = Math.ceil(guesses / AT_ONCE)
  const step = (DAYS * 86_400) / bursts
  const evaluatedAt: number[] = []
  let [hits, crowded, at] = [0, 0, 0]
  for (let burst = 0; burst < bursts; burst++) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) => {
        const typed = String(random.whole(0, CODES - 1)).padStart(A_CODE_LENGTH, '0')
        const call = ground.caller({ server: n, bearer: `${patient.deviceId}.${patient.token}` })
        return call(confirmACode, { ...cardOf(card), code: typed === right ? '000000' : typed })
      })
    )
    const evaluated = answers.filter(answer => answer.ok || answer.code === 'INVALID_ACODE' || answer.code === 'INVALID_ACODE_BLOCKED')
    hits += answers.filter(answer => answer.ok).length
    if (evaluated.length > A_CODE_TRIES) crowded++
    evaluatedAt.push(...evaluated.map(() => at))
    ground.pass(step)
    at += step
  }
  return [
    atMost('guesses looked at in thirty days', evaluatedAt.length, DAYS * A_CODE_TRIES_PER_DAY, 'guesses'),
    atLeast('guesses looked at', evaluatedAt.length, A_CODE_TRIES, 'guesses'),
    none('moments at which more than five were looked at', crowded, 'moments'),
    none('days with more than twenty', daysOver(evaluatedAt), 'days'),
    none('hits', hits, 'hits')
  ]
}

/** A day begins with its first guess, as the server counts; kept apart from the rule on purpose. */
function daysOver(moments: readonly number[]): number {
  let [over, from, count] = [0, Number.NEGATIVE_INFINITY, 0]
  for (const at of moments) {
    if (at - from >= 86_400) [from, count] = [at, 0]
    if (++count === A_CODE_TRIES_PER_DAY + 1) over++
  }
  return over
}

/** Cards that were opened and left: nobody has a timer here but the server. */
async function leftOpen(ground: PeopleGround, aCard: () => Promise<Card>, sessions: number): Promise<Figure[]> {
  const cards: Card[] = []
  for (let n = 0; n < sessions; n++) cards.push(await aCard())
  const handles = new Map<Card, string>()
  const [codes, urls]: [Set<string>, string[]] = [new Set(), []]
  let told = 0
  await each(sessions, 8, async n => {
    const card = cards[n]!
    await card.patient.call(sendACode, cardOf(card))
    const code = codeFor(ground, card.patient.phone)
    codes.add(code)
    const opened = await card.patient.call(confirmACode, { ...cardOf(card), code })
    if (!opened.ok) return
    if (JSON.stringify(opened.value).includes(code)) told++
    handles.set(card, opened.value.accessCode)
  })
  const openAll = async (bearerOf: (card: Card, n: number) => Patient) => {
    let opened = 0
    await each(sessions, 8, async n => {
      const card = cards[n]!
      const asked = { id: card.reportId, accessCode: handles.get(card) }
      urls.push(requestOf(readObservations, asked).url)
      if ((await bearerOf(card, n).call(readObservations, asked)).ok) opened++
    })
    return opened
  }
  ground.pass(119)
  const strangers = await openAll((_, n) => cards[(n + 1) % sessions]!.patient)
  const after119 = await openAll(card => card.patient)
  ground.pass(121)
  const after121 = await openAll(card => card.patient)
  const said = [...ground.lines, ...urls]
  const found = [...codes, ...handles.values()].filter(secret => said.some(text => new RegExp(`(?<![\\w-])${secret}(?![\\w-])`).test(text)))
  return [
    exactly('cards opened by their code', handles.size, sessions, 'cards'),
    exactly('still open after 119 idle seconds', after119, sessions, 'cards'),
    none('still open after 121 idle seconds', after121, 'cards'),
    none('opened by a handle of somebody else', strangers, 'cards'),
    none('codes told back', told, 'codes'),
    none('codes and handles found in logs and addresses', found.length, 'secrets')
  ]
}
