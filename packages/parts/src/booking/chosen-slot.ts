import { createContext } from 'react'

/** The time that was chosen of all that a page shows: whoever shows it is drawn anew with it, and nobody else. */
export const ChosenSlot = createContext<string | undefined>(undefined)
