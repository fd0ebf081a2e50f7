-- What has changed of the timetable and of the catalogue, for the servers that keep a count of free slots in their memory (decision 0058).

-- Written by the transaction that changes a slot, read by each server when it is asked. One row says: this day of this assignment is not as it was;
-- without an assignment: something of the catalogue is not. Not in the write-ahead log: after a crash it is empty, its mark is gone, and every
-- server counts anew. No key and no constraint: a booking must never wait for another one here.
create unlogged table timetable_changes (
  xid xid8 not null,
  assignment_id int,
  day date
);
create index timetable_changes_xid on timetable_changes (xid);

-- `generation`: of this log; another one, or none, and nothing that was counted before holds. Changes of transactions before `kept_from` are dropped.
create unlogged table timetable_changes_mark (
  one boolean primary key default true check (one),
  generation uuid not null default gen_random_uuid(),
  kept_from xid8 not null default '0',
  next_from xid8 not null default pg_snapshot_xmin(pg_current_snapshot())
);

-- Once a statement: a reading of a clinic writes thousands of slots of few days.
create function note_slots_written() returns trigger language plpgsql as $$
begin
  insert into timetable_changes (xid, assignment_id, day)
  select distinct pg_current_xact_id(), w.assignment_id, (w.starts_at at time zone 'Europe/Minsk')::date from written w;
  return null;
end;
$$;
create function note_slots_changed() returns trigger language plpgsql as $$
begin
  insert into timetable_changes (xid, assignment_id, day)
  select distinct pg_current_xact_id(), w.assignment_id, (w.starts_at at time zone 'Europe/Minsk')::date
  from (select o.assignment_id, o.starts_at from was o union all select n.assignment_id, n.starts_at from written n) w;
  return null;
end;
$$;
create trigger slots_inserted after insert on slots referencing new table as written for each statement execute function note_slots_written();
create trigger slots_deleted after delete on slots referencing old table as written for each statement execute function note_slots_written();
create trigger slots_changed after update on slots referencing old table as was new table as written for each statement
  execute function note_slots_changed();

-- The same of the catalogue, which few write.
create function note_catalogue_written() returns trigger language plpgsql as $$
begin
  insert into timetable_changes (xid) select pg_current_xact_id() where exists (select from written);
  return null;
end;
$$;
do $$
declare
  name text;
begin
  foreach name in array array['providers', 'centres', 'branches', 'specialities', 'doctors', 'assignments', 'service_directions', 'service_sub_groups',
    'services', 'assignment_services', 'programme_providers', 'programme_doctors', 'programme_services'] loop
    execute format('create trigger %I after insert on %I referencing new table as written for each statement execute function note_catalogue_written()', name || '_inserted', name);
    execute format('create trigger %I after update on %I referencing new table as written for each statement execute function note_catalogue_written()', name || '_changed', name);
    execute format('create trigger %I after delete on %I referencing old table as written for each statement execute function note_catalogue_written()', name || '_deleted', name);
  end loop;
end;
$$;
