/** [9.16] Milliseconds that a call waits for a newer one, unless said otherwise. */
export const DEBOUNCE_MS = 1_500

export type Debounced<A extends unknown[]> = {
  (...args: A): void
  /** Takes back a call that waits. */
  drop(): void
}

/** Of calls that come one after another only the last is made, once none has followed it for `waitMs`. */
export function debounce<A extends unknown[]>(work: (...args: A) => void, waitMs = DEBOUNCE_MS): Debounced<A> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const drop = () => clearTimeout(timer)
  const debounced = (...args: A) => {
    drop()
    timer = setTimeout(() => work(...args), waitMs)
  }
  return Object.assign(debounced, { drop })
}
