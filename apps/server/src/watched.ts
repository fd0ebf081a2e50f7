// What a process that another one of ours watches knows of it (0098).
import cluster from 'node:cluster'

/** Told by a process that is up. `port` is null of one that takes no requests. */
export type Up = { kind: 'up'; port: number | null; patientPort: number | null }

/** True of a process that another one of ours has started and watches. */
export const isWatched = cluster.isWorker

/** Tells the process that watches this one. */
export function tellUp(up: Omit<Up, 'kind'>): void {
  process.send?.({ kind: 'up', ...up } satisfies Up)
}
