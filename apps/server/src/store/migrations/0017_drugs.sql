-- The local catalogue of the drug search, and what a person keeps of it.

-- The catalogue is filled by the demo data alone: a product with real patients asks a real drug-search service [7.104].
create table drugs (
  id text primary key,
  name text not null,
  form text not null,
  dose text not null,
  on_prescription boolean not null,
  -- what is held against a search, as everywhere [5.69] [5.70]
  folded_name text not null generated always as (folded(name)) stored,
  folded_text text not null generated always as (folded(name || ' ' || form || ' ' || dose)) stored,
  -- place among the popular searches
  popular smallint
);
create table drugstores (
  id text primary key,
  town_id int not null references towns,
  name text not null,
  address text not null,
  phones text not null,
  hours text not null,
  latitude double precision,
  longitude double precision,
  rank smallint not null
);
create index drugstores_town on drugstores (town_id);
create table drug_stock (
  drugstore_id text not null references drugstores,
  drug_id text not null references drugs,
  price_kopecks int not null check (price_kopecks > 0),
  primary key (drugstore_id, drug_id)
);
create index drug_stock_drug on drug_stock (drug_id);

-- ── What a person keeps: health data of one account, read by nobody else ─────────────────────────────────────────────────

create table drug_searches (
  id uuid primary key,
  account_id uuid not null references accounts,
  text text not null check (length(text) between 1 and 100),
  -- the same words are one search, however they are written
  folded_text text not null generated always as (folded(text)) stored,
  at timestamptz not null,
  unique (account_id, folded_text)
);

-- A drug is kept with its words: ids belong to the service, which may be away.
create table medicine_chest (
  account_id uuid not null references accounts,
  drug_id text not null,
  name text not null,
  form text not null,
  dose text not null,
  on_prescription boolean not null,
  use_before date,
  note text not null default '' check (length(note) <= 200),
  added_at timestamptz not null,
  primary key (account_id, drug_id)
);

create table visit_drugs (
  account_id uuid not null references accounts,
  -- without a reference: see reviews
  order_id uuid not null,
  place smallint not null,
  drug_id text not null,
  name text not null,
  form text not null,
  dose text not null,
  on_prescription boolean not null,
  primary key (account_id, order_id, place)
);
create index visit_drugs_visit on visit_drugs (order_id);
