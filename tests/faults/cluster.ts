// The database servers of a proof, which end with it however it ends.
import { startCluster as start } from '../../apps/server/src/store/cluster.ts'

export type { Cluster } from '../../apps/server/src/store/cluster.ts'

const running = new Set<() => Promise<void>>()

/** As the product starts one; whoever ends the proof by a signal ends it too. */
export async function startCluster(...args: Parameters<typeof start>): ReturnType<typeof start> {
  const cluster = await start(...args)
  const stop = async () => {
    running.delete(stop)
    await cluster.stop()
  }
  running.add(stop)
  return { ...cluster, stop }
}

/** From now on a signal to end stops every server first; a second one ends at once. */
export function stopOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      void Promise.allSettled([...running].map(stop => stop())).then(() => process.exit(130))
    })
}
