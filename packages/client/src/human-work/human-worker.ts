// oxlint-disable-next-line import/default -- the bundler makes an address of it
import workerUrl from './human.worker.ts?worker&url'
import { ownWorker } from './own-worker.ts'

const humanWorker = ownWorker(workerUrl)

/** Solves the challenge in a worker of its own, which ends with it or with `controller`. Rejects when it cannot be solved, or is not wanted any more. */
export async function workOutInWorker(challenge: string, { signal }: AbortController): Promise<string> {
  signal.throwIfAborted()
  const worker = new Worker(humanWorker(), { type: 'module' })
  const solved = new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) =>
      typeof data === 'string' ? resolve(data) : reject(new Error('the proof of work was not solved'))
    )
    worker.addEventListener('error', () => reject(new Error('the worker did not start')))
    signal.addEventListener('abort', () => reject(new Error('the sign-in was left')))
  })
  worker.postMessage(challenge, [])
  return solved.finally(() => worker.terminate())
}
