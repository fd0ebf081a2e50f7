-- What a clinic's server was found to do when it was tried, whatever it says of itself.

create table clinic_findings (
  provider_id smallint primary key references providers,
  -- the server that was tried: of another address nothing is known
  base_url text not null,
  -- 'whole': transactions, all or nothing. 'stepwise': one resource after another, each by its version. 'reading-only': nothing can be written safely.
  writing text not null check (writing in ('whole', 'stepwise', 'reading-only')),
  -- a version is named "1" there, and not W/"1"
  strong_tags boolean not null,
  -- a slot keeps the name of the order that it is taken for
  keeps_marks boolean not null,
  -- in a word, such as 'versions-not-heard'
  why text not null,
  found_at timestamptz not null,
  -- online booking was closed because of it
  closed boolean not null default false
);

-- Whether the last question had no answer that says what became of it: something of it may be there. What was asked before this release is not open.
alter table clinic_questions add column open boolean not null default false;
