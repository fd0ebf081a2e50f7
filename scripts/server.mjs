/**
 * What Node is told when it runs the server. New objects live in 4 MB halves instead of 16: an idle server takes 25 MB less, and what was answered an
 * hour ago is not kept for want of a reason to tidy up.
 */
export const serverFlags = ['--max-semi-space-size=4']

/** The server's entry, from the repository's root: as it is built, and as it is written. */
export const serverEntry = 'apps/server/dist/start.js'
export const serverSource = 'apps/server/src/start.mjs'
