// The visit that a link or a host page names: '?ed=true&visitId=…'. Kept for the tab, since redirects and the sign-in drop it.

const HOST_VISIT_KEY = 'vizit.host-visit'
const VISIT_ID = /^[A-Za-z0-9_-]{1,128}$/

/** `ed`: the visit was asked for, so that its absence is told as well [4.112]. `visitId`: its signed name from an SMS. */
export type HostVisit = { ed: boolean; visitId?: string }

/** What the query of an address names, or null for nothing. */
export function visitInQuery(search: string): HostVisit | null {
  const query = new URLSearchParams(search)
  const visitId = query.get('visitId') ?? ''
  const ed = query.get('ed') === 'true'
  return ed || VISIT_ID.test(visitId) ? { ed, ...(VISIT_ID.test(visitId) && { visitId }) } : null
}

/** Takes it out of the address that the page was opened with. */
export function keepHostVisit(search: string, storage: Storage): void {
  const visit = visitInQuery(search)
  if (visit) rememberHostVisit(visit, storage)
}

export function rememberHostVisit({ ed, visitId }: HostVisit, storage: Storage): void {
  storage.setItem(HOST_VISIT_KEY, `?ed=${ed}&visitId=${visitId ?? ''}`)
}

export function readHostVisit(storage: Storage): HostVisit | null {
  return visitInQuery(storage.getItem(HOST_VISIT_KEY) ?? '')
}

/** [4.119] */
export function clearHostVisit(storage: Storage): void {
  storage.removeItem(HOST_VISIT_KEY)
}
