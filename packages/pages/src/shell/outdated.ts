/** Whether the server has called this version too old: a value that a screen can subscribe to. Once true, it stays true until the reload. */
export type Outdated = { read: () => boolean; set: () => void; subscribe: (listener: () => void) => () => void }

export function makeOutdated(): Outdated {
  const listeners = new Set<() => void>()
  let is = false
  return {
    read: () => is,
    set: () => {
      is = true
      for (const listener of listeners) listener()
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  }
}
