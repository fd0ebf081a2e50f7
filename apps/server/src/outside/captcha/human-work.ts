// How hard the proof of work is that a browser does by itself. The figures are argued in decision 0068.

/** Each is twice the one before; 3 is only asked instead of a picture. */
export type Effort = 0 | 1 | 2 | 3
export const HARDEST: Effort = 3

/** Derivations of the easiest one: at least, at most. The answer lies anywhere between, so that nobody waits longer than for the most. */
const [FEWEST, MOST] = [40, 80]
/** So many codes say something about the share that comes back. */
const CODES_THAT_TELL = 50
/** Below these shares of codes that come back it is harder. */
const [FEW_COME_BACK, FEWEST_COME_BACK] = [0.5, 0.3]

/** What is going on: what this address has asked for within the hour, and what everybody has. */
export type Load = {
  asksOfAddress: number
  /** So many of an address are usual. */
  usualOfAddress: number
  codesOfAll: number
  mostOfAll: number
  /** Codes of this hour whose asker nobody knows, and how many of them came back. */
  sent: number
  proven: number
}

/** The work that is asked for under this load: nobody is asked for more than 2 before a picture is. */
export function effortOf(load: Load): Effort {
  const { asksOfAddress, usualOfAddress, codesOfAll, mostOfAll, sent, proven } = load
  const ofAddress = asksOfAddress > usualOfAddress * 4 ? 2 : asksOfAddress > usualOfAddress ? 1 : 0
  const ofAll = codesOfAll > mostOfAll / 2 ? 2 : codesOfAll > mostOfAll / 4 ? 1 : 0
  const ofShare = sent <= CODES_THAT_TELL || proven >= sent * FEW_COME_BACK ? 0 : proven >= sent * FEWEST_COME_BACK ? 1 : 2
  return Math.max(ofAddress, ofAll, ofShare) as Effort
}

/** The work instead of a picture: never light, and twice as hard as what everybody does where that is at its hardest. */
export function effortInstead(effort: Effort): Effort {
  return effort < 2 ? 2 : 3
}

/** Is work of `done` enough where `needed` is asked for now? What was begun just before the load grew is. */
export function isEnough(done: Effort, needed: Effort): boolean {
  return done >= needed - 1
}

/** How many derivations a solution takes: at least, at most. */
export function derivationsOf(effort: Effort): readonly [number, number] {
  return [FEWEST * 2 ** effort, MOST * 2 ** effort]
}
