export type Kept = (name: string, now: Date, make: () => Promise<Buffer>) => Promise<Buffer>

/** What an entry takes beside its content: its name, its promise, its place. */
const ENTRY_BYTES = 1_000

type Entry = { at: number; size: number; content: Promise<Buffer> }

/**
 * Makes a thing once for all who ask within so many seconds, those who ask meanwhile included. Keeps `most` things and `mostBytes` of them, the oldest
 * going first, and none for longer than it is of use. What could not be made is not kept.
 */
export function keepFor(seconds: number, mostBytes: number, most: number): Kept {
  // in the order of their age
  const made = new Map<string, Entry>()
  let bytes = 0
  const drop = (name: string, one: Entry) => {
    if (made.get(name) !== one) return
    made.delete(name)
    bytes -= one.size
  }
  const isOld = (one: Entry, now: number) => now < one.at || now - one.at >= seconds * 1000
  const tidy = (now: number) => {
    for (const [name, one] of made) {
      if (made.size <= most && bytes <= mostBytes && !isOld(one, now)) break
      drop(name, one)
    }
  }
  return async (name, moment, make) => {
    const now = moment.getTime()
    const found = made.get(name)
    if (found && !isOld(found, now)) return found.content
    if (found) drop(name, found)
    const one: Entry = { at: now, size: ENTRY_BYTES, content: make() }
    made.set(name, one)
    bytes += one.size
    tidy(now)
    try {
      const content = await one.content
      if (made.get(name) === one) {
        one.size += content.length
        bytes += content.length
        tidy(now)
      }
      return content
    } catch (error) {
      drop(name, one)
      throw error
    }
  }
}
