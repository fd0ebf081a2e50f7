// What stands for right codes in this tab: a handle for each card, in session storage and nowhere else [3.108] [R28].

const KEY = 'vizit.opened-cards'

/** A person at a provider. */
export type CardKey = { profileId: string; providerCode: string }

export type AccessCodes = {
  read(card: CardKey): string | undefined
  keep(card: CardKey, accessCode: string): void
  forget(card: CardKey): void
  /** Every card is closed: nobody was there for too long. */
  forgetAll(): void
  /** The cards that are open here. */
  all(): string[]
}

/** `storage` is the tab's session storage, or memory where the browser forbids it. */
export function makeAccessCodes(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): AccessCodes {
  const nameOf = ({ profileId, providerCode }: CardKey) => `${providerCode}:${profileId}`
  const load = (): Record<string, string> => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '{}')
      const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
      return Object.fromEntries(entries.filter(([, handle]) => typeof handle === 'string'))
    } catch {
      // A text that somebody else wrote there opens nothing.
      return {}
    }
  }
  const write = (handles: Record<string, string>) => {
    if (Object.keys(handles).length === 0) storage.removeItem(KEY)
    else storage.setItem(KEY, JSON.stringify(handles))
  }
  return {
    read: card => load()[nameOf(card)],
    keep: (card, accessCode) => write({ ...load(), [nameOf(card)]: accessCode }),
    forget: card => {
      const { [nameOf(card)]: _gone, ...rest } = load()
      write(rest)
    },
    forgetAll: () => write({}),
    all: () => Object.values(load())
  }
}
