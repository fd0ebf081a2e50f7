// Runs in a worker: works out one challenge and says the solution, or null.
import { workOutHumanCheck } from './work-out-human-check.ts'

addEventListener('message', ({ data }: MessageEvent<string>) => {
  workOutHumanCheck(data, new AbortController()).then(
    solution => postMessage(solution),
    () => postMessage(null)
  )
})
