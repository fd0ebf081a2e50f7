-- Proofs of work that browsers do by themselves before a sign-in: one row until it is used or over, for one address, as hard as the load asked for.
create table human_works (
  id uuid primary key,
  address_hash bytea not null,
  challenge text not null check (length(challenge) < 2000),
  effort smallint not null check (effort between 0 and 3),
  expires_at timestamptz not null
);
create index human_works_age on human_works (expires_at);

-- 'worked': the browser did the proof of work, which counts apart from a picture that was read.
alter table sign_in_attempts drop constraint sign_in_attempts_human_check;
alter table sign_in_attempts add constraint sign_in_attempts_human_check check (human in ('not-needed', 'asked', 'worked', 'passed'));

-- At a site the same work stands with its check: whose it is and how hard. Null: a challenge that was asked for instead of the picture.
alter table site_checks
  add column address_hash bytea,
  add column effort smallint check (effort between 0 and 3),
  add column work_until timestamptz;
