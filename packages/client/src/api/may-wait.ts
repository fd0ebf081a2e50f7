import { createContext, use } from 'react'

const MayWait = createContext(false)

/** Around a face that keeps what could not be sent, and sends it later. */
export const MayWaitProvider = MayWait

/** What may wait is then offered without a connection too. */
export function useMayWait(): boolean {
  return use(MayWait)
}
