-- Visits made without an account: at a clinic's own site by the widget, or by telephone at its registry.

-- Decision 9: a clinic can switch the booking at its site off, branch by branch.
alter table branches add column public_booking_enabled boolean not null default true;

-- The sites whose pages may ask our public addresses of a provider. Exactly as a browser names an origin.
create table site_origins (
  provider_id smallint not null references providers,
  origin text not null check (origin ~ '^https?://[a-z0-9.-]+(:[0-9]{1,5})?$'),
  primary key (provider_id, origin)
);
create index site_origins_origin on site_origins (origin);

-- The human check of a booking at a site: a picture or a proof of work, each good once.
create table site_checks (
  id uuid primary key,
  answer bytea,
  tries smallint not null default 0,
  proof_challenge text,
  until timestamptz,
  used_at timestamptz,
  created_at timestamptz not null
);
create index site_checks_age on site_checks (created_at);

-- A visit has a patient with a profile, unless it is no account's: then what the patient or the registry said of the patient stands in phone_visits.
alter table visits drop constraint visits_check1;
alter table visits add constraint visits_have_a_patient
  check (status in ('reserved', 'cancelled', 'failed') or profile_id is not null or account_id is null);

-- Whose visit it is until an account takes it in: a phone's.
create table phone_visits (
  -- a hold that is dropped takes its row along
  order_id uuid primary key references visits on delete cascade,
  -- the name under which it is taken in; `omId` on the wire
  om_id uuid not null unique,
  -- null: the number has left its owner, and the visit is nobody's
  phone text check (phone ~ '^375[0-9]{9}$'),
  way text not null check (way in ('site', 'registry')),
  -- '' and null once an account has taken it in: the profile knows
  last_name text not null,
  first_name text not null,
  middle_name text not null,
  birthday date,
  sex text check (sex in ('FEMALE', 'MALE')),
  email text,
  -- what was accepted at the site: [{kind, version, hash}]
  accepted jsonb not null default '[]' check (jsonb_typeof(accepted) = 'array'),
  code_hash bytea,
  code_expires_at timestamptz,
  code_tries smallint not null default 0,
  -- when the code came back; a visit of a registry has none
  proven_at timestamptz,
  account_id uuid references accounts,
  imported_at timestamptz,
  created_at timestamptz not null,
  check ((account_id is null) = (imported_at is null))
);
create index phone_visits_phone on phone_visits (phone) where phone is not null;
create index phone_visits_account on phone_visits (account_id) where account_id is not null;

-- Whoever gets the number next sees nothing of what was made with it before (decision 0029).
create function phone_visits_stay_behind() returns trigger language plpgsql as $$
begin
  update phone_visits set phone = null where phone = old.phone;
  return null;
end $$;
create trigger phone_visits_stay_behind after update of phone on accounts
  for each row when (old.phone is not null and new.phone is distinct from old.phone) execute function phone_visits_stay_behind();

-- A visit that is taken in goes to a person whom the account may book for, also where the clinic has written it down itself.
drop trigger visits_need_access on visits;
create trigger visits_need_access before insert or update of profile_id on visits for each row
  when (new.account_id is not null and new.profile_id is not null and new.status in ('pending', 'booked', 'created_manually'))
  execute function visits_need_access();
