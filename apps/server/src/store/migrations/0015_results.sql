-- Results of tests and conclusions of doctors: our copy of what the clinics have, and the code of a medical card that opens it.

create table reports (
  id uuid primary key,
  profile_id uuid not null references profiles,
  provider_id smallint not null references providers,
  -- the clinic's own name of it; compared and never followed as an address
  external_id text not null check (length(external_id) between 1 and 200),
  kind text not null check (kind in ('test', 'conclusion')),
  state text not null check (state in ('in-work', 'ready')),
  title text not null check (length(title) <= 300),
  order_id uuid references visits,
  -- whose it is; null where the clinic does not say
  assignment_id int references assignments,
  -- the words of a conclusion; '' where the clinic gives a file alone
  body text not null default '' check (length(body) <= 20000),
  -- the clinic's name of its file
  document_id text check (length(document_id) <= 500),
  -- of all that came with it: what comes again unchanged is not written again
  content_hash bytea not null,
  taken_at timestamptz not null,
  ready_at timestamptz,
  updated_at timestamptz not null,
  check ((state = 'ready') = (ready_at is not null)),
  -- what comes again is the same report, and of the same person for good
  constraint reports_one_each unique (provider_id, external_id),
  unique (id, profile_id)
);
create index reports_profile on reports (profile_id, taken_at);
create index reports_order on reports (order_id) where order_id is not null;

-- The values of a report, in the order of the clinic. A number, or a text that is none.
create table observations (
  report_id uuid not null,
  profile_id uuid not null,
  place smallint not null,
  -- the same code is the same quantity: what a trend is made of
  code text not null check (length(code) <= 100),
  name text not null check (length(name) <= 300),
  number double precision,
  value text not null default '' check (length(value) <= 1000),
  unit text not null default '' check (length(unit) <= 50),
  low double precision,
  high double precision,
  primary key (report_id, place),
  foreign key (report_id, profile_id) references reports (id, profile_id) on delete cascade
);
create index observations_quantity on observations (profile_id, code);

-- The file of a report: the clinic's, once it was fetched and found harmless, or the one drawn here of values and words.
create table report_files (
  report_id uuid primary key,
  profile_id uuid not null,
  pdf bytea not null check (octet_length(pdf) between 1 and 10485760),
  made_at timestamptz not null,
  foreign key (report_id, profile_id) references reports (id, profile_id) on delete cascade
);

-- A person at a provider: the code of the card and how often it was tried. Every try locks the row, so that none is uncounted.
create table medical_cards (
  profile_id uuid not null references profiles,
  provider_id smallint not null references providers,
  -- part of the digest: a code of before is none of the next one
  code_id uuid,
  code_hash bytea,
  code_expires_at timestamptz,
  tries smallint not null default 0,
  blocks smallint not null default 0,
  blocked_until timestamptz,
  day_tries smallint not null default 0,
  day_from timestamptz,
  -- when the clinic was last asked for this person's results
  synced_at timestamptz,
  primary key (profile_id, provider_id),
  check ((code_hash is null) = (code_id is null) and (code_hash is null) = (code_expires_at is null))
);

-- A card that was opened by its code, for one session. The browser holds a name of it that says nothing.
create table open_cards (
  handle_hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  account_id uuid not null references accounts,
  profile_id uuid not null references profiles,
  provider_id smallint not null references providers,
  opened_at timestamptz not null,
  used_at timestamptz not null
);
create index open_cards_session on open_cards (session_id);
create index open_cards_profile on open_cards (profile_id);
