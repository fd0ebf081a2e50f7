-- Passkeys, a second factor that is chosen: what an account's authenticators are, what they were asked, sign-ins that wait for one.

-- One row for an account that has ever added a passkey.
create table passkey_owners (
  account_id uuid primary key references accounts,
  -- What authenticators call the account: random, so that it tells nothing of it.
  handle bytea not null unique check (octet_length(handle) = 32),
  -- The owner wants a passkey at each sign-in.
  asked boolean not null default false
);

create table passkeys (
  id uuid primary key,
  account_id uuid not null references passkey_owners,
  -- A credential belongs to one account, whatever the code believes.
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null,
  -- How often it was used, as it says itself; 0 for good where it does not count.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null check (length(name) between 1 and 60),
  backed_up boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  -- It came with a count that was used already: there may be a copy of it.
  suspected_at timestamptz
);
create index passkeys_account on passkeys (account_id);

-- A sign-in whose code was right and whose passkey is awaited. It opens nothing by itself.
create table waiting_sessions (
  id uuid primary key,
  account_id uuid not null references accounts,
  device_hash bytea not null,
  device_name text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index waiting_sessions_account on waiting_sessions (account_id);

-- What an authenticator was asked to sign: once, for one account on one device, for one purpose. Taken by deleting the row.
create table passkey_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('add', 'prove', 'sign-in')),
  account_id uuid not null references accounts,
  device_hash bytea not null,
  -- the signed-in session that asks, or the sign-in that waits
  session_id uuid references sessions (id) on delete cascade,
  waiting_id uuid references waiting_sessions on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((purpose = 'sign-in') = (waiting_id is not null)),
  check ((session_id is null) <> (waiting_id is null))
);
create index passkey_challenges_account on passkey_challenges (account_id);
create index passkey_challenges_session on passkey_challenges (session_id) where session_id is not null;
create index passkey_challenges_waiting on passkey_challenges (waiting_id) where waiting_id is not null;

-- A code may prove the owner for a change of passkeys too.
alter table proofs drop constraint proofs_deed_check;
alter table proofs add constraint proofs_deed_check check (deed in ('export', 'erase', 'passkeys'));

-- When this session last proved to be its owner's, by all that a sign-in asks.
alter table sessions add column proven_at timestamptz;
alter table sessions add constraint sessions_masked_proves_nothing check (access = 'full' or proven_at is null);
