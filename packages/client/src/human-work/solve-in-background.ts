/** As `workOutHumanCheck`, in a worker where the browser has them; its code comes when somebody needs it. */
export async function solveInBackground(challenge: string, controller: AbortController): Promise<string> {
  if (typeof Worker === 'undefined') return (await import('./work-out-human-check.ts')).workOutHumanCheck(challenge, controller)
  return (await import('./human-worker.ts')).workOutInWorker(challenge, controller)
}
