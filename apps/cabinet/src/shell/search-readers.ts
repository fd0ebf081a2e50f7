// What single pages read of the query of their address; what is not sound is left out, never an error.
type Raw = Record<string, unknown>

/** Whose: one's own, or a relative's. */
export const withWho = ({ who }: Raw): { who?: string } => (typeof who === 'string' ? { who } : {})
/** Whose programme is linked, once that is chosen. */
export const withCoverer = ({ coverer }: Raw): { coverer?: string } => (typeof coverer === 'string' ? { coverer } : {})
/** The visit that was booked. */
export const withOrder = ({ order }: Raw): { order?: string } => (typeof order === 'string' ? { order } : {})
