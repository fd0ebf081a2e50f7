-- What a person has not yet answered about the texts in force, and the letters to an address that an account has lost.

-- [5.45] For oneself and for the children under 18: each kind whose version now in force (`versions`: kind -> version) was never accepted.
-- What was accepted in this version and taken back is an answer too: it is not asked for again.
create function consents_needed(account uuid, day date, versions jsonb) returns table (profile_id uuid, kind text)
stable parallel safe language sql
begin atomic
  select x.profile_id, wanted.kind
    from access_of(consents_needed.account, consents_needed.day) x
    cross join lateral unnest(case x.rel_kind
      when 'ME' then array['user-agreement', 'privacy', 'personal-data']
      else array['parental', 'personal-data'] end) wanted (kind)
   where x.rel_kind in ('ME', 'CHILD')
     and not exists (
       select from consents c
        where c.profile_id = x.profile_id and c.kind = wanted.kind and c.text_version = consents_needed.versions ->> wanted.kind);
end;

-- Whoever holds the mailbox is told: of an address that no longer belongs to the account (it is gone from `emails` by then), and of one more beside it.
create table address_notices (
  id uuid primary key,
  account_id uuid not null references accounts,
  address text not null,
  reason text not null check (reason in ('replaced', 'removed', 'added')),
  at timestamptz not null,
  sent_at timestamptz
);
create index address_notices_account on address_notices (account_id);
