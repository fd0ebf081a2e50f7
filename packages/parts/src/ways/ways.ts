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
type Step = { replace?: boolean; state?: WayState; keepScroll?: boolean }

export type Ways = {
  go: (href: string, step?: Step) => Promise<void>
  /** Where one came from; who came from nowhere goes to `otherwise`. */
  back: (otherwise: string, step?: Step) => void
  /** The page that is open, asked otherwise: another query, or another text behind the `#`. */
  askHere: (asked: { search: Query | ((now: Record<string, unknown>) => Query) } | { hash: string }, step?: Step) => void
}

const WaysContext = createContext<Ways | null>(null)
const HereContext = createContext<Here | null>(null)

/** Stands once around the pages of a face. `ways` stay the same; whoever asks where one is, is drawn again when that changes. */
export function WaysProvider({ ways, here, children }: { ways: Ways; here: Here; children: ReactNode }) {
  return createElement(WaysContext, { value: ways }, createElement(HereContext, { value: here }, children))
}

export function useWays(): Ways {
  const ways = use(WaysContext)
  if (!ways) throw new Error('useWays must stand inside a WaysProvider')
  return ways
}

export function useHere(): Here {
  const here = use(HereContext)
  if (!here) throw new Error('useHere must stand inside a WaysProvider')
  return here
}

/** The path of where one is; undefined where no pages stand around, as when everything broke. */
export function usePath(): string | undefined {
  return use(HereContext)?.path
}
