/** Does the work when no other process does work called `what` in the folder (the root of the repository), and says once that it waits. */
export function alone<T>(what: string, work: () => Promise<T>, options?: { folder?: string; say?: (line: string) => void }): Promise<T>
