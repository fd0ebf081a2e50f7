-- Booking a service, which may take several slots, and who may not book online.

-- A service longer than a slot takes the next ones too. They point at the first, which the visit names (visits.slot_id): a slot has one value
-- here, so it belongs to one visit. A visit lasts as long as its slots, so visits_doctor_one_at_a_time keeps every other visit off all of them.
-- A booking of one slot writes nothing here.
alter table slots add column joined_to bigint references slots
  check (joined_to is null or (taken_by is not distinct from 'visit' and joined_to <> id));
create index slots_joined on slots (joined_to) where joined_to is not null;

-- The no-show rule looks at visits that the account itself booked online [9.02]; one that came from elsewhere was not.
alter table visits add column booked_online boolean not null default true;
create function visit_from_elsewhere() returns trigger language plpgsql as $$
begin
  new.booked_online := false;
  return new;
end $$;
create trigger visit_from_elsewhere before insert on visits for each row
  when (new.status = 'created_manually' or new.account_id is null) execute function visit_from_elsewhere();
-- Visits that have come out one way or the other: no booking writes here.
create index visits_came_out on visits (account_id, starts_at) where status in ('done', 'no_show') and booked_online;

-- Who is kept from booking online, by whom. 'clinic', 'doctor': this patient, there. 'administrator': the person, as a patient and for others.
-- 'clinic-account': the clinic does not serve this person at present [6.48]; until then we do not ask it again.
create table booking_bans (
  profile_id uuid not null references profiles,
  kind text not null check (kind in ('clinic', 'doctor', 'administrator', 'clinic-account')),
  provider_id smallint references providers,
  doctor_id int references doctors,
  since timestamptz not null,
  until timestamptz,
  check ((kind in ('clinic', 'clinic-account')) = (provider_id is not null)),
  check ((kind = 'doctor') = (doctor_id is not null)),
  check (kind <> 'clinic-account' or until is not null),
  constraint booking_bans_once unique nulls not distinct (profile_id, kind, provider_id, doctor_id)
);

-- The services that a programme pays for; of a programme without rows here every service of its doctors is paid for.
create table programme_services (
  programme_id text not null references programmes,
  service_id int not null references services,
  primary key (programme_id, service_id)
);
create index programme_services_service on programme_services (service_id);

-- `programme_covers` for a service of the doctor; without a service it is the same.
create function programme_covers_service(programme text, doctor int, service int)
  returns text stable parallel safe language sql
  return case
    when service is null or not exists (select from programme_services p where p.programme_id = programme)
      or exists (select from programme_services p where p.programme_id = programme and p.service_id = service)
    then programme_covers(programme, doctor) else 'not-covered' end;
