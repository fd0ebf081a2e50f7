/** A line about a step of the start: its name, how long it took, and what is where now. */
export function stepLine(name: 'packages' | 'programs' | 'database' | 'server', millis: number, told: string): string
