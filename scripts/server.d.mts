/** What Node is told when it runs the server. */
export const serverFlags: readonly string[]

/** The server's entry, from the repository's root. */
export const serverEntry: string
