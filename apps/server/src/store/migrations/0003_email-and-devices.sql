-- Personal e-mail, devices that wait for their owner, accounts that lost their number, all that is known of one person.

-- [3.06] at most one confirmed address of a usage, and one that waits to take its place.
create table emails (
  id uuid primary key,
  account_id uuid not null references accounts,
  address text not null,
  usage text not null check (usage in ('PRIMARY', 'BACKUP')),
  confirmed_at timestamptz,
  created_at timestamptz not null,
  unique (account_id, address)
);
-- A mailbox recovers one account, whatever the code believes.
create unique index emails_one_account on emails (address) where confirmed_at is not null;
create unique index emails_confirmed_usage on emails (account_id, usage) where confirmed_at is not null;
create unique index emails_waiting_usage on emails (account_id, usage) where confirmed_at is null;

-- The public name of a session; the token itself is kept nowhere.
alter table sessions add column id uuid not null default gen_random_uuid() unique;
-- masked: the phone is proven, the device is not confirmed; nothing of the account is shown [1.57]
alter table sessions add column access text not null default 'full' check (access in ('full', 'masked'));
alter table sessions add constraint sessions_masked_is_of_account check (access = 'full' or account_id is not null);

-- A link sent by mail. What it says is made of the row's id and the server's key, so the row alone opens nothing.
create table mail_links (
  id uuid primary key,
  purpose text not null check (purpose in ('confirm-address', 'confirm-device')),
  email_id uuid not null references emails on delete cascade,
  session_id uuid references sessions (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  sent_at timestamptz,
  used_at timestamptz,
  check ((purpose = 'confirm-device') = (session_id is not null))
);
create index mail_links_email on mail_links (email_id);
create index mail_links_session on mail_links (session_id) where session_id is not null;

-- [8.78] a number that has a new owner leaves its former account; an erased account has none either.
alter table accounts alter column phone drop not null;
alter table accounts add column erased_at timestamptz;

-- Every column that names an account or a person, found by what it refers to or by its name.
create function person_columns() returns table (table_name text, column_name text, names text) stable language sql
begin atomic
  select t.relname::text, c.attname::text,
         case when f.confrelid = 'accounts'::regclass or c.attname = 'account_id' or (t.oid = 'accounts'::regclass and c.attname = 'id')
              then 'account' else 'person' end
    from pg_class t
    join pg_attribute c on c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped and c.atttypid = 'uuid'::regtype
    left join pg_constraint f on f.conrelid = t.oid and f.contype = 'f' and f.conkey = array[c.attnum]
         and f.confrelid in ('accounts'::regclass, 'profiles'::regclass)
   where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
     and (f.oid is not null or c.attname in ('account_id', 'profile_id') or (t.oid in ('accounts'::regclass, 'profiles'::regclass) and c.attname = 'id'));
end;

-- Every row that names the account or its person, by table. Digests (bytea) and keys are left out: they say nothing to anybody.
create function rows_of_person(account uuid, person uuid) returns jsonb stable language plpgsql as $$
declare
  source record;
  found_rows jsonb;
  result jsonb := '{}';
begin
  for source in
    select k.table_name,
           string_agg(distinct format('%I = %L', k.column_name, case k.names when 'account' then account else person end), ' or ') as mine,
           (select string_agg(quote_ident(c.attname), ', ' order by c.attnum) from pg_attribute c
             where c.attrelid = format('public.%I', k.table_name)::regclass and c.attnum > 0 and not c.attisdropped
               and c.atttypid <> 'bytea'::regtype and c.attname <> 'hash_key') as shown
      from person_columns() k group by k.table_name order by k.table_name
  loop
    execute format('select coalesce(jsonb_agg(to_jsonb(r)), ''[]'') from (select %s from public.%I where %s) r', source.shown, source.table_name, source.mine)
      into found_rows;
    result := result || jsonb_build_object(source.table_name, found_rows);
  end loop;
  return result;
end $$;

-- When the owner of an account last used it, on a device of theirs: what a masked session does is no use of it.
create function last_used(account uuid) returns timestamptz stable language sql
begin atomic
  select greatest(
    a.created_at,
    (select max(d.seen_at) from account_devices d where d.account_id = a.id),
    (select max(s.seen_at) from sessions s where s.account_id = a.id and s.access = 'full'))
    from accounts a where a.id = last_used.account;
end;
