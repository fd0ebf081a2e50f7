// Which surfaces have been judged in this run, by whatever worker: each costs a browser as much as a page.
import { createHash } from 'node:crypto'
import { appendFileSync, closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'

const BYTES = 20
const file = process.env.E2E_HOME === undefined ? undefined : join(process.env.E2E_HOME, 'judged-surfaces')
const judged = new Set<string>()
let read = 0

/** Those of `surfaces` that nobody has judged yet. */
export function notJudged(surfaces: readonly string[]): string[] {
  readOthers()
  return surfaces.filter(one => !judged.has(nameOf(one)))
}

/** What was judged needs no second look; what turned out faulty has failed its journey. */
export function noteJudged(surfaces: readonly string[]): void {
  const names = surfaces.map(nameOf)
  for (const name of names) judged.add(name)
  if (file) appendFileSync(file, names.join(''), 'latin1')
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
