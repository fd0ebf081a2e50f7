-- Finding care: how many reviews stand behind a name, what narrows a choice, and bookmarks.

-- [9.54 9.56] Counted by the job recount-reviews, so that a list sorted by them reads no reviews.
alter table doctors add column reviews_count int not null default 0 check (reviews_count >= 0);
alter table centres add column reviews_count int not null default 0 check (reviews_count >= 0);
-- [5.69] [5.70] what a search is held against
alter table centres add column folded_name text not null generated always as (folded(name)) stored;
create index branches_centre on branches (centre_id);

-- [3.32] [3.37] The card of a doctor says whom the doctor sees in one number too, and how many reviews there are.
create or replace view doctor_cards as
  select d.id, d.provider_id, (select to_json(card) from (
    select d.id::text as "doctorId", d.full_name as "fullName", d.speciality_id::text as "specialityId", s.name as "specialityName",
      d.qualification, case when d.adult and d.children then 0 when d.adult then 1 when d.children then 2 end as profile,
      d.work_start as "workStart", d.description, d.photo_url as "photoUrl", d.adult, d.children,
      d.adult_age as "adultAge", d.adult_age_to as "adultAgeTo", d.children_age as "childrenAge", d.children_age_to as "childrenAgeTo",
      d.online_booking as "onlineBooking", d.reviews_count as "reviewsCount", p.code as "providerCode",
      (select coalesce(json_agg(place order by place.branch, place."assignmentId"), '[]') from (
        select a.id::text as "assignmentId", a.branch_id::text as "branchId", b.name as branch, b.address, c.name as centre, b.phones,
          b.town_id::text as "townId", a.room, a.price_kopecks as price,
          d.online_booking = 'open' and b.online_booking_enabled and p.online_booking_enabled and not p.forbidden_by_administrator
            as "onlineBooking"
        from assignments a join branches b on b.id = a.branch_id join centres c on c.id = b.centre_id
        where a.doctor_id = d.id
      ) place) as "worksAt"
    ) card) as card
  from doctors d
  join specialities s on s.id = d.speciality_id
  join providers p on p.id = d.provider_id;

-- The choice of `chosen_assignments` where a medical centre may be chosen too: then it is the choice of each of its branches.
create function assignments_of_choice(provider text, town bigint, centre bigint, branch bigint, speciality bigint, doctor bigint, service bigint)
  returns table (id int, doctor_id int) language sql stable parallel safe
begin atomic
  select c.id, c.doctor_id
    from chosen_assignments(assignments_of_choice.provider, assignments_of_choice.town, assignments_of_choice.branch,
      assignments_of_choice.speciality, assignments_of_choice.doctor, assignments_of_choice.service) c
   where assignments_of_choice.centre is null
  union all
  select c.id, c.doctor_id
    from branches b
   cross join lateral chosen_assignments(assignments_of_choice.provider, assignments_of_choice.town, b.id::bigint,
      assignments_of_choice.speciality, assignments_of_choice.doctor, assignments_of_choice.service) c
   where assignments_of_choice.centre is not null and b.centre_id = assignments_of_choice.centre
     and (assignments_of_choice.branch is null or b.id = assignments_of_choice.branch);
end;

-- The same the other way round: of one doctor the assignments that the choice leaves. A search by name asks it of each whom it finds.
create function assignments_of_doctor(doctor int, town bigint, centre bigint, branch bigint, speciality bigint, service bigint)
  returns table (id int) language sql stable parallel safe
begin atomic
  select a.id from assignments a
   where a.doctor_id = assignments_of_doctor.doctor
     and (num_nonnulls(town, centre, branch) = 0 or a.branch_id in (
       select b.id from branches b
        where (town is null or b.town_id = town) and (centre is null or b.centre_id = centre) and (branch is null or b.id = branch)))
     and (speciality is null or a.speciality_id = speciality)
     and (service is null or exists (select from assignment_services o where o.assignment_id = a.id and o.service_id = service));
end;

-- The doctors whom a programme pays for: `programme_covers` for all of them at once.
create function doctors_of_programme(programme text) returns table (doctor_id int) language sql stable parallel safe
begin atomic
  select d.id
    from programme_providers pp
    join doctors d on d.provider_id = pp.provider_id
   where pp.programme_id = doctors_of_programme.programme and pp.card = 'ACTIVE'
     and (d.online_booking <> 'programme-only'
       or exists (select from programme_doctors m where m.programme_id = pp.programme_id and m.doctor_id = d.id));
end;

-- [3.97] The soonest free slot that begins within hours of the day, `from_hour` inclusive and `to_hour` not; null: whatever the hour.
-- Minsk knows no summer time.
create function nearest_wanted_slot(assignment_ids int[], after timestamptz, before timestamptz, from_hour int, to_hour int)
  returns table (at timestamptz) language sql stable parallel safe
begin atomic
  select min(first.starts_at) from unnest(assignment_ids) a(id) cross join lateral (
    select s.starts_at from slots s
    where s.assignment_id = a.id and s.taken_by is null and s.starts_at >= after and s.starts_at < before
      and (from_hour is null or extract(hour from s.starts_at at time zone 'Europe/Minsk') between from_hour and to_hour - 1)
    order by s.starts_at limit 1
  ) first;
end;

-- ── Bookmarks ────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- [3.41] Names and photos are the catalogue's: a bookmark says only who, and at which branch. Ten of each type [9.03] are kept under a lock of
-- the account; `place` grows with every adding, so the newest comes first [4.58].
create table favourites (
  account_id uuid not null references accounts,
  type text not null check (type in ('physicians', 'medcenters')),
  place bigint not null generated always as identity,
  doctor_id int references doctors,
  centre_id int references centres,
  branch_id int not null references branches,
  added_at timestamptz not null,
  primary key (account_id, type, place),
  check ((type = 'physicians') = (doctor_id is not null)),
  check ((type = 'medcenters') = (centre_id is not null))
);
-- [4.59] no duplicate, whatever the code believes
create unique index favourites_one_doctor on favourites (account_id, doctor_id) where doctor_id is not null;
create unique index favourites_one_centre on favourites (account_id, centre_id) where centre_id is not null;
