/** One sentence on why this machine has no embedded PostgreSQL, with what to do; undefined where it has one. */
export function whyNoEmbedded(): string | undefined

/** A Linux whose C library is not glibc, such as Alpine. */
export function isMusl(): boolean
