import type { listDoctors } from '@vizit/contract/catalogue'
import type { Received } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import { foldText, judgeDoctorSearch, searchTerms } from '@vizit/rules/search'
import type { Ctx } from '../deps.ts'
import { findDoctors, findDoctorsByName, type Name } from './catalogue.sql.ts'
import { choiceOf, pageOf } from './choice.ts'
import { openRange } from './cut-range.ts'

const DOCTORS_A_PAGE = 50

/** The JSON text of a page, or null for an unknown provider. Refuses a name of fewer than three letters. */
export function listDoctorsOf(ctx: Ctx, input: Received<typeof listDoctors>): Promise<string | null> {
  const open = openRange(ctx.now)
  const page = pageOf(input.page, DOCTORS_A_PAGE)
  if (input.name === undefined) return findDoctors(ctx.store, choiceOf(input), open, page)
  // [5.65]
  if (judgeDoctorSearch(input.name) === 'too-short') refuse('INVALID_INPUT', { field: 'name' })
  return findDoctorsByName(ctx.store, choiceOf(input), readName(input.name), open, page)
}

/** [5.67] [5.68] [5.70] The terms of a name; a name of short words alone («Ли Ян») is looked for as it is. */
export function readName(typed: string): Name {
  const counting = searchTerms(typed)
  const terms = counting.length > 0 ? counting : [foldText(typed).trim().replace(/\s+/g, ' ')]
  return {
    triples: [...new Set(terms.flatMap(triplesOf))],
    // What was typed is no pattern: % and _ mean themselves.
    patterns: terms.map(term => `%${term.replace(/[\\%_]/g, '\\$&')}%`)
  }
}

function triplesOf(term: string): string[] {
  const letters = [...term]
  return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''))
}
