// May this process get traffic? Only if what it is told can be kept.
import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Deps } from '../deps.ts'
import { isReadOnly } from '../store/pool.ts'
import { answers, markReady, takeRoom } from './readiness.sql.ts'

export type Readiness = 'ready' | 'the database does not answer' | 'the database takes no writes' | 'the disk is full'

/** Asked more often than this, the last answer is given again. */
const KEPT_MILLIS = 2_000
const PATIENCE_MILLIS = 2_000

/** Judges the database by a write, and the disk of the data folder by what is free. Never later than two seconds. */
export function openReadiness(deps: Pick<Deps, 'store' | 'config'>): () => Promise<Readiness> {
  let judged: Promise<Readiness> | null = null
  let until = 0
  return () => {
    if (!judged || performance.now() > until) {
      until = performance.now() + KEPT_MILLIS
      judged = Promise.race([judge(deps), pause(PATIENCE_MILLIS, 'the database does not answer' as const, { ref: false })])
    }
    return judged
  }
}

async function judge({ store, config }: Pick<Deps, 'store' | 'config'>): Promise<Readiness> {
  if ((await freeMegabytes(config.dataDir)) < config.freeMegabytes) return 'the disk is full'
  try {
    // What it said of its disk may be a minute old.
    if (store.isFull()) await takeRoom(store)
    await markReady(store)
    return 'ready'
  } catch (error) {
    if (store.isFull()) return 'the disk is full'
    if (isReadOnly(error)) return 'the database takes no writes'
    return answers(store).then(
      () => 'the database takes no writes' as const,
      () => 'the database does not answer' as const
    )
  }
}

/** Of the disk that has the folder, or will have it. */
export async function freeMegabytes(folder: string): Promise<number> {
  let place = resolve(folder)
  while (!existsSync(place) && place !== dirname(place)) place = dirname(place)
  const { bavail, bsize } = await statfs(place)
  return (bavail * bsize) / 1_048_576
}
