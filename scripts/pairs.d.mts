export type Row = { id: string; where: string[] }
export type RuledOut = { pair: string; reason: string }
export type Result = { name: string; ok?: boolean; why?: string; file?: string; project?: string }
export type Pairs = {
  total: number
  covered: string[]
  missing: string[]
  ruledOut: string[]
  bySurface: Record<string, { total: number; covered: number; missing: number; ruledOut: number }>
  problems: string[]
}
export const SURFACES: Record<string, string>
export function readRegister(text: string): Row[]
export function readRuledOut(text: string): RuledOut[]
export function idsIn(name: string): string[]
export function surfacesOf(result: Pick<Result, 'file' | 'project'>): string
export function countPairs(rows: Row[], ruledOut: RuledOut[], results: Result[]): Pairs
