-- "Tell me when a time frees": who waits for what, and who was told of which time. A booking knows nothing of it: the sweep of each minute looks from
-- here into the free slots, by the index that they have.

create table waiting_wishes (
  id uuid primary key,
  account_id uuid not null references accounts,
  profile_id uuid not null references profiles,
  doctor_id int references doctors,
  service_id int references services,
  branch_id int references branches,
  speciality_id int references specialities,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  parts text[] not null check (parts <@ array['morning', 'afternoon', 'evening'] and cardinality(parts) between 1 and 3),
  state text not null check (state in ('waiting', 'booked', 'expired')),
  -- the visit that ended it
  order_id uuid,
  created_at timestamptz not null,
  ended_at timestamptz,
  -- a branch alone is every speciality at once, and a speciality alone the whole country: neither is a wish
  check (doctor_id is not null or branch_id is not null and (service_id is not null or speciality_id is not null)),
  check ((state = 'waiting') = (ended_at is null))
);
-- The same wish twice is one, with its place in the queue.
create unique index waiting_wishes_one on waiting_wishes
  (account_id, profile_id, doctor_id, service_id, branch_id, speciality_id) nulls not distinct where state = 'waiting';
create index waiting_wishes_waiting on waiting_wishes (created_at, id) where state = 'waiting';
create index waiting_wishes_profile on waiting_wishes (profile_id);
create index waiting_wishes_ended on waiting_wishes (ended_at) where ended_at is not null;

create table waiting_offers (
  id uuid primary key,
  wish_id uuid not null references waiting_wishes on delete cascade,
  account_id uuid not null references accounts,
  -- no reference: a slot may leave the timetable
  slot_id bigint not null,
  starts_at timestamptz not null,
  offered_at timestamptz not null,
  ends_at timestamptz not null,
  -- over: nobody of those told took it in time; taken: somebody has it
  state text not null check (state in ('open', 'over', 'taken'))
);
-- Nobody is told of two times at once, nor of one time twice while it stays free.
create unique index waiting_offers_one_open on waiting_offers (wish_id) where state = 'open';
create unique index waiting_offers_told_once on waiting_offers (wish_id, slot_id) where state <> 'taken';
create index waiting_offers_slot on waiting_offers (slot_id) where state = 'open';
create index waiting_offers_wish on waiting_offers (wish_id, offered_at);
create index waiting_offers_account on waiting_offers (account_id);

-- A message about a free slot is not sent once the slot is taken.
alter table notifications add column slot_id bigint;

-- Free slots that would do, for whom they may be booked online: of the doctor, or of the branch, long enough for the service.
create function fitting_slots(patient uuid, doctor int, service int, branch int, speciality int, from_day date, to_day date, after timestamptz)
  returns table (slot_id bigint, assignment_id int, starts_at timestamptz) language sql stable
begin atomic
  select s.id, a.id, s.starts_at
    from chosen_assignments('all', null, fitting_slots.branch, fitting_slots.speciality, fitting_slots.doctor, fitting_slots.service) a
    join booking_cards c on c.assignment_id = a.id
    left join assignment_services o on o.assignment_id = a.id and o.service_id = fitting_slots.service
   cross join lateral (
     select s.id, s.starts_at from slots s
      where s.assignment_id = a.id and s.taken_by is null
        and s.starts_at >= greatest(fitting_slots.after, fitting_slots.from_day::timestamp at time zone 'Europe/Minsk')
        and s.starts_at < (fitting_slots.to_day + 1)::timestamp at time zone 'Europe/Minsk'
      offset 0) s
   where c.provider_open and c.branch_open and not c.forbidden
     and (c.online_booking in ('open', 'programme-only') or c.online_booking = 'from-second-visit' and exists (
       select from visits v where v.profile_id = fitting_slots.patient and v.doctor_id = c.doctor_id and v.status = 'done'))
     -- slots of one doctor never overlap, so an unbroken run is one whose slots add up
     and (o.duration_minutes is null or o.duration_minutes <= (
       select sum(extract(epoch from r.ends_at - r.starts_at)) / 60 from slots r
        where r.assignment_id = a.id and r.taken_by is null and r.starts_at >= s.starts_at
          and r.starts_at < s.starts_at + make_interval(mins => o.duration_minutes)));
end;

-- The visit that a wish has come true by: booked since, or moved to a time that was offered; whoever booked it.
create function visit_of_wish(w waiting_wishes) returns uuid language sql stable
begin atomic
  select v.order_id from visits v join assignments a on a.id = v.assignment_id
   where v.profile_id = (w).profile_id and v.status in ('pending', 'booked', 'created_manually')
     and v.starts_at >= (w).from_day::timestamp at time zone 'Europe/Minsk' and v.starts_at < ((w).to_day + 1)::timestamp at time zone 'Europe/Minsk'
     and ((w).doctor_id is null or v.doctor_id = (w).doctor_id) and ((w).service_id is null or v.service_id = (w).service_id)
     and ((w).branch_id is null or a.branch_id = (w).branch_id) and ((w).speciality_id is null or a.speciality_id = (w).speciality_id)
     and (v.created_at >= (w).created_at or exists (select from waiting_offers o where o.wish_id = (w).id and o.slot_id = v.slot_id))
   order by v.starts_at limit 1;
end;
