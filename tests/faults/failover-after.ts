// What servers know and do after another database has taken over, without a restart of them.
import { setTimeout as pause } from 'node:timers/promises'
import { type Store, sql } from '../../apps/server/src/store/store.ts'
import { type Answer, type Line, openLine } from '../setup/ask.ts'

const TOLD_WITHIN_MILLIS = 60_000
const ANSWERED_WITHIN_MILLIS = 60_000

/** Days of so many doctors of which a server says another number of free slots than the tables do, while nobody books. */
export async function miscounted(urls: readonly string[], store: Store, doctors: number): Promise<number> {
  const rows = await store.rows<{ doctor: number; date: string; free: number }>(sql`
    select a.doctor_id as doctor, (s.starts_at at time zone 'Europe/Minsk')::date as date, count(*) filter (where s.taken_by is null)::int as free
    from slots s join assignments a on a.id = s.assignment_id where a.doctor_id <= ${doctors}::int group by 1, 2 order by 2`)
  const range = `dateStart=${rows[0]!.date}&dateEnd=${rows.at(-1)!.date}`
  let wrong = 0
  for (const url of urls) {
    const line = openLine(url, { sockets: 1 })
    const said = new Map<string, number>()
    for (let doctor = 1; doctor <= doctors; doctor++) {
      const answer = await answered(line, `/api/v2/public/booking/all/doctors/days?doctorId=${doctor}&${range}`)
      const { days } = (JSON.parse(answer.body) as { data: { days: { date: string; free: number }[] } }).data
      for (const { date, free } of days) said.set(`${doctor} ${date}`, free)
    }
    line.close()
    wrong += rows.filter(({ doctor, date, free }) => (said.get(`${doctor} ${date}`) ?? 0) !== free).length
  }
  return wrong
}

/** Of a machine that vanished a connection may be left which nobody has asked yet: that one says "try again". */
async function answered(line: Line, path: string): Promise<Answer> {
  const since = performance.now()
  for (;;) {
    const answer = await line.ask({ method: 'GET', path })
    if (answer.status !== 503 || performance.now() - since > ANSWERED_WITHIN_MILLIS) return answer
    await pause(50)
  }
}

/** How long it took until the bookings were told of and no job waited, in milliseconds, and what was left then. */
export async function telling(store: Store): Promise<{ untold: string[]; toldAfter: number }> {
  const since = performance.now()
  for (;;) {
    const left = await store.rows<{ what: string }>(sql`
      select 'news, tries ' || tries as what from visit_news
      union all select task_identifier || ', attempts ' || attempts || ' of ' || max_attempts || ', due ' || (now() - run_at)
        from graphile_worker.jobs where run_at < now() and locked_at is null`)
    const passed = performance.now() - since
    if (left.length === 0 || passed > TOLD_WITHIN_MILLIS) return { untold: left.map(({ what }) => what), toldAfter: passed }
    await pause(50)
  }
}

export type Reader = {
  /** How often each answer came that nobody should see. */
  strange: Map<string, number>
  stop(): Promise<void>
}

/** Looks at the calendar of a server again and again, whatever becomes of the database. */
export function startReader(url: string): Reader {
  const strange = new Map<string, number>()
  let isStopped = false
  const line = openLine(url, { sockets: 1 })
  async function read(): Promise<void> {
    while (!isStopped) {
      const { status, body } = await line.ask({ method: 'GET', path: '/api/v2/public/booking/all/specialities' })
      const kind = `read ${status} ${body.slice(0, 120)}`
      if (status !== 200 && status !== 503) strange.set(kind, (strange.get(kind) ?? 0) + 1)
      await pause(30)
    }
    line.close()
  }
  const reading = read()
  return {
    strange,
    async stop() {
      isStopped = true
      await reading
    }
  }
}
