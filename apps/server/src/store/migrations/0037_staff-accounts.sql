-- Accounts of those who work at the desk. They are no patients: nothing of a patient's refers to them but what they decided.
create table staff_accounts (
  id uuid primary key,
  -- [5.62]
  username text not null check (username ~ '^[A-Za-z0-9._-]{5,64}$'),
  -- scrypt$N$r$p$salt$hash: each with the parameters it was made with
  password_hash text not null check (password_hash ~ '^scrypt\$[0-9]+\$[0-9]+\$[0-9]+\$[A-Za-z0-9_-]{22}\$[A-Za-z0-9_-]{43}$'),
  -- AES-256-GCM under the SECRET of the server: 12 bytes of chance, the seal of 16, the secret of 20
  totp_secret bytea not null check (length(totp_secret) = 48),
  -- the last half minute whose code was used: a code is good once, and none before it
  totp_step bigint,
  role text not null check (role in ('administrator', 'registry', 'doctor', 'hr', 'insurer', 'support', 'operator')),
  provider_id smallint references providers,
  coverer_code text references coverers,
  created_at timestamptz not null,
  disabled_at timestamptz,
  check ((role in ('administrator', 'registry', 'doctor')) = (provider_id is not null)),
  check ((role in ('hr', 'insurer')) = (coverer_code is not null))
);
create unique index staff_accounts_username on staff_accounts (lower(username));

-- [9.39] A session lasts from five minutes to two weeks; not used for a while it ends earlier. Of its token the hash is kept.
create table staff_sessions (
  token_hash bytea primary key check (length(token_hash) = 32),
  staff_id uuid not null references staff_accounts,
  created_at timestamptz not null,
  idle_expires_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check (expires_at >= created_at + interval '5 minutes' and expires_at <= created_at + interval '14 days'),
  check (idle_expires_at > created_at and idle_expires_at <= expires_at)
);
create index staff_sessions_staff on staff_sessions (staff_id);

-- Browsers from which the owner has signed in: they have tries of their own, so that a stranger's lock nobody out.
create table staff_devices (
  staff_id uuid not null references staff_accounts,
  device_hash bytea not null check (length(device_hash) = 32),
  seen_at timestamptz not null,
  primary key (staff_id, device_hash)
);

-- An HR manager decides by a key or as a member of staff.
alter table coverages add column decided_by_staff uuid references staff_accounts;
alter table coverages add constraint coverages_decided_by_one check (decided_by is null or decided_by_staff is null);
