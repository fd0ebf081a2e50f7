-- One calendar address an account. What is in the address is kept as a digest; the server can make it again from the row's id and its own secret, which
-- is not in the store.
create table calendar_feeds (
  account_id uuid primary key references accounts,
  id uuid not null unique,
  token_hash bytea not null unique,
  words text not null check (words in ('full', 'plain')),
  made_at timestamptz not null,
  read_at timestamptz
);
