// Which surfaces have been judged in this run, by whatever worker: each costs a browser as much as a page.
import { createHash } from 'node:crypto'
import { appendFileSync, closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'

const BYTES = 20
const file = process.env.E2E_HOME === undefined ? undefined : join(process.env.E2E_HOME, 'judged-surfaces')
/** By this worker. */
const TRIES = 3
const tries = new Map<string, number>()
const judged = new Set<string>()
let read = 0

/** Those of `surfaces` that nobody has judged yet. */
export function notJudged(surfaces: readonly string[]): string[] {
  readOthers()
  return surfaces.filter(one => !judged.has(nameOf(one)))
}

/** What was judged needs no second look; what turned out faulty has failed its journey. Of `covered` nothing was seen: some more pages are looked at for it. */
export function noteJudged(surfaces: readonly string[], covered: readonly string[] = []): void {
  const again = new Set([...new Set(covered)].map(nameOf).filter(name => tried(name) < TRIES))
  const names = surfaces.map(nameOf).filter(name => !again.has(name))
  for (const name of names) judged.add(name)
  if (file) appendFileSync(file, names.join(''), 'latin1')
}

function tried(name: string): number {
  const times = (tries.get(name) ?? 0) + 1
  tries.set(name, times)
  return times
}

function readOthers(): void {
  if (!file) return
  const open = openSync(file, 'a+')
  const whole = fstatSync(open).size
  const more = Buffer.alloc(whole - (whole % BYTES) - read)
  readSync(open, more, 0, more.length, read)
  closeSync(open)
  for (let at = 0; at < more.length; at += BYTES) judged.add(more.toString('latin1', at, at + BYTES))
  read += more.length
}

function nameOf(surface: string): string {
  return createHash('sha1').update(surface).digest().toString('latin1')
}
