// One wish to book, one key: a retry of the same form is the same booking, a changed form is another one.

/** `wish` is the input as text; `key` travels as the Idempotency-Key. */
export type BookingIntent = { wish: string; key: string }

/** The intent to send now: the former one while nothing that is sent has changed. */
export function intentFor(former: BookingIntent | undefined, input: Record<string, unknown>, newKey: () => string): BookingIntent {
  const wish = JSON.stringify(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
  )
  return former?.wish === wish ? former : { wish, key: newKey() }
}
