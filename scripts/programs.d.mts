/** Whether the sources of a program changed since it was built. */
export function isStale(name: string): boolean
