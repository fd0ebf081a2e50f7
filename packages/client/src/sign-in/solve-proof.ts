/** As `workOutProof`, whose code comes when somebody needs it. */
export async function solveProof(challengeText: string, controller: AbortController): Promise<string> {
  const { workOutProof } = await import('./work-out-proof.ts')
  return workOutProof(challengeText, controller)
}
