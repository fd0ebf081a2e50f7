// Whether patients may book at a provider by themselves. Set by its operator; closed by the product where booking would not be safe.
import { sql, type Tx } from '../store/store.ts'

/** Gives whether it was open. */
export async function closeOnlineBooking(tx: Tx, providerId: number): Promise<boolean> {
  return (await tx.run(sql`update providers set online_booking_enabled = false where id = ${providerId} and online_booking_enabled`)) > 0
}

export function openOnlineBooking(tx: Tx, providerId: number) {
  return tx.run(sql`update providers set online_booking_enabled = true where id = ${providerId}`)
}
