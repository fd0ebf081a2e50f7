-- What a person does with their own data: a photo, a fresh proof of who asks, choices that follow to the next browser.

-- Written anew by us, 512 pixels wide: nothing but the picture is in it.
create table photos (
  profile_id uuid primary key references profiles,
  -- names the very picture: a new one has a new address
  version text not null,
  webp bytea not null check (octet_length(webp) between 1 and 400000),
  set_at timestamptz not null
);

create function photo_of(person uuid) returns text stable parallel safe language sql
begin atomic
  select p.version from photos p where p.profile_id = photo_of.person;
end;

-- A code that the owner of the account got just now, asked for by one session and for one deed. Kept as a digest.
create table proofs (
  session_id uuid primary key references sessions (id) on delete cascade,
  account_id uuid not null references accounts,
  deed text not null check (deed in ('export', 'erase')),
  -- part of the digest: a code of before is none of the next one
  id uuid not null,
  code_hash bytea,
  tries smallint not null default 0,
  code_expires_at timestamptz not null,
  -- null until the code was right
  proven_until timestamptz
);
create index proofs_account on proofs (account_id);

-- [3.109] the collection `profile`; `authStats` is counted from the audit
create table user_preferences (
  account_id uuid primary key references accounts,
  preferences jsonb not null check (jsonb_typeof(preferences) = 'object'),
  updated_at timestamptz not null
);

-- The children whom nobody but this account leads: they are erased with it.
create function children_led_alone(account uuid, day date) returns table (profile_id uuid) stable parallel safe language sql
begin atomic
  select x.profile_id
    from access_of(children_led_alone.account, children_led_alone.day) x
   where x.rel_kind = 'CHILD' and not exists (select from accounts o where o.profile_id = x.profile_id)
     and not exists (
       select from family_members me
         join family_members other on other.family_id = me.family_id and other.rel_kind in ('OWNER', 'SPOUSE')
        where me.profile_id = x.profile_id and me.rel_kind = 'CHILD'
          and other.profile_id <> (select a.profile_id from accounts a where a.id = children_led_alone.account));
end;
