-- What clinics with systems of their own tell us: by their timetables and catalogues, which are read, and by events, which they send.

-- ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- A day of a doctor at a branch as the clinic last had it: a day that is the same is not looked at again. No row = look at it.
create table timetable_days (
  assignment_id int not null references assignments,
  day date not null,
  hash bytea not null,
  primary key (assignment_id, day)
);

-- When a clinic is to be read next, and how that went.
create table clinic_syncs (
  provider_id smallint not null references providers,
  kind text not null check (kind in ('timetable', 'catalogue')),
  next_at timestamptz not null,
  -- null = never
  done_at timestamptz,
  -- when every day was compared last, and not only those that the clinic has changed
  whole_at timestamptz,
  -- in a row, until now
  failures int not null default 0,
  primary key (provider_id, kind)
);

-- What a clinic calls a service, and the service of our tree that it is; null = nobody has said and no name of ours is the same.
create table clinic_services (
  provider_id smallint not null references providers,
  external_id text not null,
  name text not null,
  service_id int references services,
  primary key (provider_id, external_id)
);

-- ── Events ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- Names of the secrets a clinic may sign with, several while one takes over from another. The secrets are in the environment of the server.
create table clinic_event_keys (
  provider_id smallint not null references providers,
  secret_name text not null check (secret_name ~ '^CLINIC_SECRET_[A-Z0-9_]{1,60}$'),
  primary key (provider_id, secret_name)
);

-- Events that were taken, so that one sent twice is one. Nothing of what stood in them.
create table clinic_events (
  provider_id smallint not null references providers,
  event_id text not null check (length(event_id) between 1 and 64),
  -- of a visit made by phone: the name that we gave it
  reservation_id uuid,
  received_at timestamptz not null,
  primary key (provider_id, event_id)
);
create index clinic_events_age on clinic_events (received_at);

-- The newest version heard of; an older one that comes later changes nothing.
create table clinic_slot_versions (
  assignment_id int not null references assignments,
  external_id text not null,
  version bigint not null,
  at timestamptz not null,
  primary key (assignment_id, external_id)
);
create index clinic_slot_versions_age on clinic_slot_versions (at);

-- The same of visits, by the name of the reservation. What has ended does not begin again, whatever its version.
create table clinic_visit_versions (
  reservation_id uuid primary key,
  ended boolean not null,
  version bigint not null,
  at timestamptz not null
);
create index clinic_visit_versions_age on clinic_visit_versions (at);

-- A moved visit by the name that its clinic knows it by.
create index visits_reservation on visits (reservation_id) where reservation_id is not null;

-- ── Publishing ───────────────────────────────────────────────────────────────────────────────────────────────────────────

-- Doctors at branches whom anybody may book online: what is published of the timetable is theirs.
create view published_assignments as
  select a.id, a.branch_id, a.provider_id, p.code as provider_code, d.full_name as doctor_name, s.name as speciality
    from assignments a
    join doctors d on d.id = a.doctor_id
    join specialities s on s.id = a.speciality_id
    join branches b on b.id = a.branch_id
    join providers p on p.id = a.provider_id
   where d.online_booking = 'open' and b.online_booking_enabled and p.online_booking_enabled and not p.forbidden_by_administrator;
