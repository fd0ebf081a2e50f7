-- Tries of a card's code are counted for each who asks, so that nobody blocks a card for somebody else; what a card takes in a day stays counted over all of
-- them, and of that the tries of those who are neither its person nor a parent apart.
create table card_tries (
  profile_id uuid not null,
  provider_id smallint not null,
  account_id uuid not null references accounts,
  tries smallint not null default 0,
  blocks smallint not null default 0,
  blocked_until timestamptz,
  day_tries smallint not null default 0,
  day_from timestamptz,
  primary key (profile_id, provider_id, account_id),
  foreign key (profile_id, provider_id) references medical_cards on delete cascade
);
create index card_tries_account on card_tries (account_id);

alter table medical_cards drop column tries, drop column blocks, drop column blocked_until, add column other_tries smallint not null default 0;
