// Sabotage: the commonest mistake of a booking, made by SQL alone. The code of the product is not touched.
import type { Store } from '../../apps/server/src/store/store.ts'

/**
 * `slots` becomes a view whose update first finds the free slot in its own snapshot and then writes without looking again: check, then
 * write. The constraints that would refuse the second visit are dropped.
 */
export async function checkThenWrite(store: Store): Promise<void> {
  await dropVisitConstraints(store)
  await store.pool.query(`
    alter table slots rename to slots_looked_at;
    create view slots as select * from slots_looked_at;
    create function write_without_checking() returns trigger language plpgsql as $$
    begin
      update slots_looked_at set taken_by = new.taken_by where id = old.id;
      return new;
    end $$;
    create trigger write_without_checking instead of update on slots for each row execute function write_without_checking();
  `)
}

async function dropVisitConstraints(store: Store): Promise<void> {
  await store.pool.query(`
    drop index visits_one_per_slot;
    alter table visits drop constraint visits_doctor_one_at_a_time;
  `)
}
