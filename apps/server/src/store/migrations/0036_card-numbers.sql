-- [5.52] The number of a person's paper card at a provider, as the person has told it: said to that clinic with a booking, and to nobody else. It is no
-- proof of anything, so two people may tell the same one, and nothing is looked up by it.
create table card_numbers (
  profile_id uuid not null references profiles,
  provider_id smallint not null references providers,
  number text not null check (number ~ '^[0-9]{16}$'),
  told_at timestamptz not null,
  primary key (profile_id, provider_id)
);
