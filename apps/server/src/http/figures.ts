// What waits, fails or is silent, for whoever watches the server: read when `/metrics` is asked for, and not more often than every few seconds.
import { Gauge, type Registry } from 'prom-client'
import type { Deps } from '../deps.ts'
import { type Figures, readClock, readFigures } from './figures.sql.ts'
import { freeMegabytes } from './readiness.ts'

/** Asked more often than this, the last figures are given again. */
const KEPT_MILLIS = 5_000
const MEGABYTE = 1_048_576

/**
 * Puts the figures among the metrics. What cannot be read (the database does not answer) is left out of that answer: nothing is told that is not known. No
 * figure names a person; clinics are named by their codes. `machine`: the clock of this machine; without it nothing is told of it.
 */
export function watchFigures(registry: Registry, { store, config }: Pick<Deps, 'store' | 'config'>, machine?: () => Date): void {
  let read: Promise<Figures | null> | null = null
  let until = 0
  const figures = () => {
    if (!read || performance.now() > until) {
      until = performance.now() + KEPT_MILLIS
      read = readFigures(store).then(
        row => row ?? null,
        () => null
      )
    }
    return read
  }
  const gauge = (name: string, help: string, labelNames: string[], set: (gauge: Gauge, known: Figures) => void) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      // each process tells the same of the one database
      aggregator: 'max',
      async collect() {
        this.reset()
        const known = await figures()
        if (known) set(this, known)
        // One without labels is 0 after its reset: what is not known is not said.
        else if (labelNames.length === 0) this.remove()
      }
    })
  const plain = (name: string, help: string, value: (known: Figures) => number) =>
    gauge(name, help, [], (one, known) => one.set(value(known)))

  plain('vizit_jobs_due', 'Jobs that nobody works on though their time has come', known => known.jobs_due)
  plain('vizit_jobs_oldest_seconds', 'How long the oldest of them has waited', known => known.jobs_oldest_seconds)
  plain('vizit_jobs_given_up', 'Jobs that failed for the last time', known => known.jobs_given_up)
  gauge('vizit_jobs_failing', 'Jobs that failed and will be tried again', ['task'], (one, known) => {
    for (const { task, count } of known.failing) one.set({ task }, count)
  })
  gauge('vizit_clinic_failures', 'How often in a row a clinic could not be read', ['provider', 'kind'], (one, known) => {
    for (const { provider, kind, failures } of known.clinics) one.set({ provider, kind }, failures)
  })
  gauge('vizit_clinic_silent_seconds', 'How long ago a clinic was read last', ['provider', 'kind'], (one, known) => {
    for (const { provider, kind, silent_seconds } of known.clinics) if (silent_seconds !== null) one.set({ provider, kind }, silent_seconds)
  })
  if (machine) watchClock(registry, store, machine)
  void new Gauge({
    name: 'vizit_disk_free_bytes',
    help: 'What is free on the disk of DATA_DIR',
    registers: [registry],
    aggregator: 'min',
    async collect() {
      this.set((await freeMegabytes(config.dataDir)) * MEGABYTE)
    }
  })
}

/** How far apart the clocks are is asked at the very moment: the other figures may be seconds old. */
function watchClock(registry: Registry, store: Deps['store'], machine: () => Date): void {
  void new Gauge({
    name: 'vizit_clock_seconds',
    help: 'How far the clock of this machine is ahead of the database’s',
    registers: [registry],
    aggregator: 'max',
    async collect() {
      const row = await readClock(store).catch(() => undefined)
      if (row) this.set((machine().getTime() - Date.parse(row.now)) / 1000)
      else this.remove()
    }
  })
}
