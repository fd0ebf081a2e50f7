// How one moves between the pages of a face, whatever leads there.
import { createContext, createElement, type ReactNode, use } from 'react'

/** What pages hand on to the next beside the address. Each feature adds its own. */
export interface WayState {}

/** Where one is. */
export type Here = {
  path: string
  /** With its `?`, or ''. */
  search: string
  /** Without its `#`. */
  hash: string
  href: string
  state: WayState
  /** Another page of this face was open before. */
  canGoBack: boolean
}

type Query = Readonly<Record<string, string | undefined>>

/** `replace`: going back does not lead here again. */
export type Step = { replace?: boolean; state?: WayState; keepScroll?: boolean }

/** `later`: for a page that shows already what it asks. The address follows once that is drawn, and before any other way is gone. */
export type AskStep = Step & { later?: boolean }

export type Ways = {
  go: (href: string, step?: Step) => Promise<void>
  /** Where one came from; who came from nowhere goes to `otherwise`. */
  back: (otherwise: string, step?: Step) => void
  /** The page that is open, asked otherwise: another query, or another text behind the `#`. */
  askHere: (asked: { search: Query | ((now: Record<string, unknown>) => Query) } | { hash: string }, step?: AskStep) => void
}

/** What of where one is, is wanted: whoever asks is drawn again when that changes, and by no other step. */
type ReadHere = <T>(select: (now: Here) => T) => T

const WaysContext = createContext<Ways | null>(null)
const HereContext = createContext<ReadHere | null>(null)

/** Stands once around the pages of a face. `ways` and `readHere`, which is a hook, stay the same. */
export function WaysProvider({ ways, readHere, children }: { ways: Ways; readHere: ReadHere; children: ReactNode }) {
  return createElement(WaysContext, { value: ways }, createElement(HereContext, { value: readHere }, children))
}

export function useWays(): Ways {
  return provided(use(WaysContext))
}

export function useHere<T>(select: (now: Here) => T): T {
  return provided(use(HereContext))(select)
}

function provided<T>(value: T | null): T {
  if (!value) throw new Error('no WaysProvider')
  return value
}

/** The path of where one is; undefined where no pages stand around, as when everything broke. */
export function usePath(): string | undefined {
  return use(HereContext)?.(now => now.path)
}
