-- What a clinic's own catalogue has no longer, and how much of a doctor's day may be booked at a clinic's site.

-- ── Gone from a clinic ───────────────────────────────────────────────────────────────────────────────────────────────────

-- Since when the clinic has it no longer; null = it is there. Nothing is deleted: visits refer to it, and it may come back.
alter table doctors add column gone_at timestamptz;
alter table assignments add column gone_at timestamptz;
alter table assignment_services add column gone_at timestamptz;

-- Judges a booking too: a time of a doctor who is gone is nobody's, whoever has kept its id.
create or replace view booking_cards as
  select a.id as assignment_id, a.room, a.price_kopecks as price, d.id as doctor_id, d.full_name as doctor_name, s.name as speciality,
         d.adult, d.children, d.adult_age, d.adult_age_to, d.children_age, d.children_age_to, d.online_booking,
         b.id as branch_id, b.name as branch_name, b.address as branch_address, b.phones as branch_phones, b.online_booking_enabled as branch_open,
         b.centre_id, p.id as provider_id, p.code as provider_code, p.gateway, p.online_booking_enabled as provider_open,
         p.forbidden_by_administrator as forbidden, p.hold_minutes, p.answers_by::text, a.gone_at is not null as is_gone
    from assignments a
    join doctors d on d.id = a.doctor_id
    join specialities s on s.id = a.speciality_id
    join branches b on b.id = a.branch_id
    join providers p on p.id = a.provider_id;

-- [3.32] Of a doctor who is gone there is no card: a visit that was has its own.
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
        where a.doctor_id = d.id and a.gone_at is null
      ) place) as "worksAt"
    ) card) as card
  from doctors d
  join specialities s on s.id = d.speciality_id
  join providers p on p.id = d.provider_id
  where d.gone_at is null;

create or replace function chosen_assignments(provider text, town bigint, branch bigint, speciality bigint, doctor bigint, service bigint)
  returns table (id int, doctor_id int) language sql stable parallel safe
begin atomic
  select a.id, a.doctor_id from (
    select a.id, a.doctor_id, a.branch_id, a.speciality_id, a.provider_id from assignments a
      where doctor is not null and a.doctor_id = doctor and a.gone_at is null
    union all
    select a.id, a.doctor_id, a.branch_id, a.speciality_id, a.provider_id from assignments a
      where doctor is null and branch is not null and a.branch_id = branch and a.gone_at is null
    union all
    select a.id, a.doctor_id, a.branch_id, a.speciality_id, a.provider_id from assignments a
      where doctor is null and branch is null and speciality is not null and a.speciality_id = speciality and a.gone_at is null
    union all
    select a.id, a.doctor_id, a.branch_id, a.speciality_id, a.provider_id from assignments a
      where doctor is null and branch is null and speciality is null and a.gone_at is null
    offset 0
  ) a
  where (branch is null or a.branch_id = branch) and (speciality is null or a.speciality_id = speciality)
    and (town is null or a.branch_id in (select b.id from branches b where b.town_id = town))
    and (provider = 'all' or a.provider_id = (select p.id from providers p where p.code = provider))
    and (service is null or exists (
      select from assignment_services o where o.assignment_id = a.id and o.service_id = service and o.gone_at is null));
end;

create or replace function assignments_of_doctor(doctor int, town bigint, centre bigint, branch bigint, speciality bigint, service bigint)
  returns table (id int) language sql stable parallel safe
begin atomic
  select a.id from assignments a
   where a.doctor_id = assignments_of_doctor.doctor and a.gone_at is null
     and (num_nonnulls(town, centre, branch) = 0 or a.branch_id in (
       select b.id from branches b
        where (town is null or b.town_id = town) and (centre is null or b.centre_id = centre) and (branch is null or b.id = branch)))
     and (speciality is null or a.speciality_id = speciality)
     and (service is null or exists (
       select from assignment_services o where o.assignment_id = a.id and o.service_id = service and o.gone_at is null));
end;

create or replace view published_assignments as
  select a.id, a.branch_id, a.provider_id, p.code as provider_code, d.full_name as doctor_name, s.name as speciality
    from assignments a
    join doctors d on d.id = a.doctor_id
    join specialities s on s.id = a.speciality_id
    join branches b on b.id = a.branch_id
    join providers p on p.id = a.provider_id
   where d.online_booking = 'open' and b.online_booking_enabled and p.online_booking_enabled and not p.forbidden_by_administrator
     and a.gone_at is null;

-- ── Booking at a clinic's site ───────────────────────────────────────────────────────────────────────────────────────────

-- So many of a hundred times that a doctor has on a day may be booked without an account: whoever has many phones does not book a clinic out.
alter table providers add column site_share_percent smallint not null default 20 check (site_share_percent between 1 and 100);
