export type Kept = (name: string, now: Date, make: () => Promise<Buffer>) => Promise<Buffer>

/**
 * Makes a thing once for all who ask within so many seconds, those who ask meanwhile included. Keeps `mostBytes` at most: the oldest goes first. What could
 * not be made is not kept.
 */
export function keepFor(seconds: number, mostBytes: number): Kept {
  const made = new Map<string, { at: number; size: number; content: Promise<Buffer> }>()
  return async (name, now, make) => {
    const found = made.get(name)
    if (found && now.getTime() - found.at < seconds * 1000) return found.content
    const one = { at: now.getTime(), size: 0, content: make() }
    made.delete(name)
    made.set(name, one)
    try {
      const content = await one.content
      one.size = content.length
      let all = [...made.values()].reduce((sum, { size }) => sum + size, 0)
      for (const [oldest, { size }] of made) {
        if (all <= mostBytes) break
        made.delete(oldest)
        all -= size
      }
      return content
    } catch (error) {
      if (made.get(name) === one) made.delete(name)
      throw error
    }
  }
}
