import { type Store, sql } from '../store/store.ts'

/**
 * Ends every session that lives, those that wait for their passkey and those of staff too: after a restore, which wakes what was ended since the backup. Gives how many. Nobody
 * loses a known device: whoever owns the phone signs in as before.
 */
export function endAllSessions(store: Store): Promise<number> {
  return store.transaction(async tx => {
    const waiting = await tx.run(sql`delete from waiting_sessions`)
    const staff = await tx.run(sql`update staff_sessions set ended_at = now() where ended_at is null`)
    return waiting + staff + (await tx.run(sql`update sessions set ended_at = now() where ended_at is null`))
  })
}
