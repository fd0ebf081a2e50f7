// `npm test` shows what has no requirement's id, and is a part that both faces of patients share, in one of the two: each gets half of it. Asked for
// otherwise (`npm run faces`), all of it runs in both.
import { beforeEach } from 'vitest'
import { idsIn } from '../../scripts/pairs.mjs'

type Face = 'cabinet' | 'app'

/** Whether this test belongs to the short run of this face. `file`: of the test; `name`: whole, ids and all. */
export function isOfShortRun(face: Face, file: string, name: string): boolean {
  if (!file.endsWith('.faces.ts') || idsIn(name).length > 0) return true
  return (faceOf(name) === 0) === (face === 'cabinet')
}

/** One half of all names, and the other. */
function faceOf(name: string): number {
  let sum = 0
  for (const letter of name) sum += letter.codePointAt(0)!
  return sum % 2
}

/** For the setup file of a face, before all that a test begins with. */
export function inOneFaceOf(face: Face): void {
  beforeEach(({ task, skip }) => {
    if (import.meta.env.VIZIT_FACES_SHORT && !isOfShortRun(face, task.file.name, task.fullTestName)) skip()
  })
}
