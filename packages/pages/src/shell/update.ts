/** Whether a newer version of the cabinet waits behind this page, and the way to it: a value that a screen can subscribe to. */
export type Update = {
  read: () => (() => void) | null
  set: (activate: () => void) => void
  subscribe: (listener: () => void) => () => void
}

export function makeUpdate(): Update {
  const listeners = new Set<() => void>()
  let activate: (() => void) | null = null
  return {
    read: () => activate,
    set: next => {
      activate = next
      for (const listener of listeners) listener()
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  }
}
