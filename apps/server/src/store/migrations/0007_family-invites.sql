-- An invitation into the family, sent by mail. It only opens a request, as a code does (decision 15).

create table family_invites (
  id uuid primary key,
  account_id uuid not null references accounts,
  address text not null,
  -- the digest of what stands in the link: the row alone opens nothing
  token_hash bytea not null unique,
  wish text not null check (wish in ('SPOUSE', 'RELATIVE')),
  -- what the one who accepts will be allowed: [{profileId, level}]
  offered jsonb not null,
  -- where the invitation was written; the letter says so
  device_name text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  sent_at timestamptz,
  -- a second invitation to the same mailbox takes the place of the first
  unique (account_id, address)
);
create index family_invites_age on family_invites (expires_at);
