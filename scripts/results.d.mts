import type { Result } from './pairs.mjs'

export const RESULTS: Record<'vitest' | 'e2e' | 'proofs1' | 'proofs2', string>
export function readVitest(report: object): Result[]
export function readE2e(report: object): Result[]
export function readProofs(report: object[]): Result[]
