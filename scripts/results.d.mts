import type { Result } from './pairs.mjs'

export const RESULTS: Record<'vitest' | 'e2e' | 'proofs', string>
export function inShort(why: string | undefined, lines?: number): string[]
export function readVitest(report: object): Result[]
export function readE2e(report: object): Result[]
export function readProofs(report: object[]): Result[]
