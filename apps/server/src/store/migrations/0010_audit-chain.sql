-- The audit can only grow, and it shows when somebody made it otherwise.

-- Rows are added; nobody changes or removes them, whatever the code above believes.
create function audit_only_grows() returns trigger language plpgsql as $$
begin
  raise exception '% only grows: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;
create trigger audit_only_grows before update or delete or truncate on audit for each statement execute function audit_only_grows();

-- Each audit row gets a place in one chain: its hash covers the row and the hash before it, so that a row changed, taken out, put in or moved
-- later breaks the chain there. A job links committed rows by the minute: a deed writes its audit row and waits for no other deed.
create table audit_seals (
  place bigint primary key check (place > 0),
  audit_id bigint not null unique references audit,
  hash bytea not null check (length(hash) = 32)
);
create trigger audit_only_grows before update or delete or truncate on audit_seals for each statement execute function audit_only_grows();

-- What of a row is sealed; the same text is made by the one who verifies. A value that is there begins with '=', so that null is not ''.
create function audit_text(entry audit, place bigint) returns text stable language sql
  return concat_ws(E'\n', place, entry.id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), coalesce('=' || entry.account_id, ''),
    entry.action, coalesce('=' || entry.profile_id, ''), coalesce('=' || entry.object_id, ''));

-- Seals up to `most` rows that have no place yet. An id is given before its transaction commits, so a row may come after one with a later id:
-- it is looked for among the last `late` ids, far more than any transaction can be behind.
create function seal_audit(most int, late bigint) returns int language plpgsql as $$
declare
  entry audit;
  head audit_seals;
  sealed int := 0;
begin
  -- one links at a time
  lock table audit_seals in share row exclusive mode;
  select * into head from audit_seals s order by s.place desc limit 1;
  if head.place is null then
    head.place := 0;
    head.hash := decode(repeat('00', 32), 'hex');
  end if;
  for entry in
    select a.* from audit a
     where a.id > (select coalesce(max(s.audit_id), 0) from audit_seals s) - late
       and not exists (select from audit_seals s where s.audit_id = a.id)
     order by a.id limit most
  loop
    head.place := head.place + 1;
    head.hash := sha256(head.hash || convert_to(audit_text(entry, head.place), 'UTF8'));
    insert into audit_seals (place, audit_id, hash) values (head.place, entry.id, head.hash);
    sealed := sealed + 1;
  end loop;
  return sealed;
end $$;

-- A look is kept once a person, deed and day of Minsk, however many screens ask at once. Rows from before this rule stay as they are.
do $$
begin
  execute format(
    'create unique index audit_one_look on audit (profile_id, account_id, action, ((at at time zone ''Europe/Minsk'')::date))
      where account_id is not null and action like ''%%-looked'' and id > %s', (select coalesce(max(id), 0) from audit));
end $$;
