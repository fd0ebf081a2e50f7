// What is chosen on the screen of a move, as it stands in the address.
import { type Day, isDay } from '@vizit/rules/days'

/** `branch` and `slot` are row ids; a field that is missing is not chosen. */
export type MoveSearch = { day?: Day; branch?: string; slot?: string }

const ROW_ID = /^[1-9]\d{0,17}$/

/** Reads what the address holds; whatever is not sound is left out, never an error. */
export function readMoveSearch(raw: Record<string, unknown>): MoveSearch {
  const text = (name: string) => (typeof raw[name] === 'string' || typeof raw[name] === 'number' ? String(raw[name]) : '')
  const [day, branch, slot] = [text('day'), text('branch'), text('slot')]
  return { ...(isDay(day) && { day }), ...(ROW_ID.test(branch) && { branch }), ...(ROW_ID.test(slot) && { slot }) }
}
