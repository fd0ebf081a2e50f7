/** As `workOutHumanCheck`, whose code comes when somebody needs it. */
export async function solveHumanCheck(challengeText: string, controller: AbortController): Promise<string> {
  const { workOutHumanCheck } = await import('./work-out-human-check.ts')
  return workOutHumanCheck(challengeText, controller)
}
