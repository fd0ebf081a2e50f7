/** What Node is told when it runs the server. */
export const serverFlags: readonly string[]

/** The server's entry, from the repository's root: as it is built, and as it is written. */
export const serverEntry: string
export const serverSource: string
