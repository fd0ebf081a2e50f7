-- What people write to support: a conversation, and the messages of it, in which answers will stand too.
create table support_requests (
  id uuid primary key,
  -- null: a visitor without an account
  account_id uuid references accounts (id),
  -- false: the sign-in was by phone alone, or there was none
  device_confirmed boolean not null,
  topic text not null check (topic in ('sign-in', 'booking', 'visits', 'results', 'family', 'programmes', 'profile', 'drugs', 'other')),
  error_code text check (error_code ~ '^[A-Za-z][A-Za-z0-9_/]{0,59}$'),
  -- where the answer goes; that of an account goes to its phone as well
  email text check (char_length(email) between 3 and 254),
  phone text check (phone ~ '^\+?[0-9 ()-]{7,32}$'),
  language text not null check (language in ('ru', 'en', 'be')),
  created_at timestamptz not null,
  constraint support_requests_answerable check (account_id is not null or email is not null or phone is not null),
  constraint support_requests_confirmed check (account_id is not null or not device_confirmed),
  unique (id, account_id)
);
create index support_requests_account on support_requests (account_id) where account_id is not null;
create index support_requests_created on support_requests (created_at);

create table support_messages (
  id uuid primary key,
  request_id uuid not null references support_requests (id) on delete cascade,
  -- whose conversation it is, as in the request: the person's own data have both sides of it
  account_id uuid references accounts (id),
  author text not null check (author in ('person', 'desk')),
  text text not null check (char_length(text) between 1 and 2000),
  created_at timestamptz not null,
  -- when it left for the mailbox of support
  mailed_at timestamptz,
  foreign key (request_id, account_id) references support_requests (id, account_id) on delete cascade
);
create index support_messages_request on support_messages (request_id, created_at);
create index support_messages_account on support_messages (account_id) where account_id is not null;

-- Who was asked about a visit of the phone and said "not now" is not asked again, on any device.
alter table phone_visits add column put_off_at timestamptz;
