import { addDays, type Day, minskDay, minskInstant, timetableWindow } from '@vizit/rules/days'
import type pg from 'pg'
import { underStartLock } from '../start-lock.ts'
import { copyInto } from './copy.ts'
import { KNOWN_HABITS } from './seed-demo.ts'
import { connected, inTransaction, readSeedState, type SeedOptions, type SeedState, writeSeedState } from './seed-state.ts'
import { type Calendar, calendarOf, isTaken, makePosts, type Post, startsOn } from './shifts.ts'
import { minskText, SLOT_COLUMNS, slotLines } from './slot-lines.ts'

/** Days from today in which the clinic gives away more slots as they come nearer. */
const THICKENED_DAYS = 21

/**
 * Keeps the generated timetable at today and two months [9.12]: adds the days that have come into the window, gives away some of the near
 * slots, and drops slots from before yesterday that no visit refers to. Once a day; otherwise, or without generated data, one small query.
 */
export async function renewTimetable(url: string, { now, log = () => undefined }: SeedOptions): Promise<void> {
  const today = minskDay(now)
  if (!isDue(await connected(url, readSeedState), today)) return
  const renew = async (client: pg.Client) => {
    const state = await readSeedState(client)
    if (!state || !isDue(state, today)) return
    const posts = await readPosts(client, state)
    const { to } = timetableWindow(today)
    const missed = addDays(state.until, 1)
    const added = await addDaysOf(client, posts, calendarOf(missed > today ? missed : today, to), today)
    const given = await giveAway(client, posts, calendarOf(today, addDays(today, THICKENED_DAYS)))
    const dropped = await dropOld(client, addDays(today, -1))
    await writeSeedState(client, { ...state, until: to > state.until ? to : state.until, renewedOn: today })
    log(`Timetable: ${added} slots added up to ${to}, ${given} given away by the clinics, ${dropped} old ones dropped.`)
  }
  await underStartLock(url, log, () => inTransaction(url, renew))
}

function isDue(state: SeedState | undefined, today: Day): boolean {
  // A clock that went back adds nothing.
  return state !== undefined && state.renewedOn < today
}

/** From the database rather than from the generator: a later version may make another world, the assignments here stay. */
async function readPosts(client: pg.Client, { name }: SeedState): Promise<Post[]> {
  const { rows } = await client.query<{ id: number; doctor_id: number; slot_minutes: number }>(
    'select id, doctor_id, slot_minutes from assignments order by id'
  )
  const assignments = rows.map(row => ({ id: row.id, doctorId: row.doctor_id, slotMinutes: row.slot_minutes }))
  return name === 'demo' ? makePosts(assignments, 'light', KNOWN_HABITS) : makePosts(assignments, 'full', new Map())
}

async function addDaysOf(client: pg.Client, posts: readonly Post[], days: readonly Calendar[], today: Day): Promise<number> {
  await client.query(
    'create temporary table due (assignment_id int, starts_at timestamptz, ends_at timestamptz, taken_by text) on commit drop'
  )
  await copyInto(client, 'due', SLOT_COLUMNS, slotLines(posts, days, calendarOf(today, today)[0]?.number ?? 0))
  const columns = SLOT_COLUMNS.join(', ')
  const { rowCount } = await client.query(`insert into slots (${columns}) select ${columns} from due on conflict do nothing`)
  return rowCount ?? 0
}

/** Only what is free at that very moment: a booking under way has the row before us or after us. */
async function giveAway(client: pg.Client, posts: readonly Post[], days: readonly Calendar[]): Promise<number> {
  await client.query('create temporary table given (assignment_id int, starts_at timestamptz) on commit drop')
  await copyInto(client, 'given', ['assignment_id', 'starts_at'], givenLines(posts, days))
  await client.query('analyze given')
  const { rowCount } = await client.query(
    `update slots set taken_by = 'clinic' from given
      where slots.assignment_id = given.assignment_id and slots.starts_at = given.starts_at and slots.taken_by is null`
  )
  return rowCount ?? 0
}

function* givenLines(posts: readonly Post[], days: readonly Calendar[]): Generator<string> {
  for (const post of posts) {
    for (const [ahead, day] of days.entries()) {
      for (const start of startsOn(post, day))
        if (isTaken(post, day, start, ahead)) yield `${post.assignmentId}\t${minskText(day, start)}\n`
    }
  }
}

async function dropOld(client: pg.Client, yesterday: Day): Promise<number> {
  const { rowCount } = await client.query(
    `delete from slots
      where starts_at < $1 and taken_by is distinct from 'visit' and not exists (select from visits where visits.slot_id = slots.id)`,
    [minskInstant(yesterday, '00:00')]
  )
  return rowCount ?? 0
}
