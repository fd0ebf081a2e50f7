-- «ул. Ленина, 5» stands in every town: whoever is to go there is told which. A clinic that writes the town itself, «г. Минск, ул. Ленина, 5», is left as it is.
alter table branches add full_address text;

create function address_in_town(town integer, address text) returns text language sql stable parallel safe
begin atomic
  select case
      when address = '' then t.name_ru
      when regexp_like(address, '\m' || regexp_replace(t.name_ru, '([^[:alnum:][:space:]])', '\\\1', 'g') || '\M', 'i') then address
      else t.name_ru || ', ' || address
    end
  from towns t where t.id = town;
end;

update branches set full_address = address_in_town(town_id, address);
alter table branches alter full_address set not null;

create function place_branch() returns trigger language plpgsql as $$
begin
  new.full_address := address_in_town(new.town_id, new.address);
  return new;
end $$;
create trigger branches_placed before insert or update of town_id, address on branches for each row execute function place_branch();

create function place_branches_of_town() returns trigger language plpgsql as $$
begin
  update branches b set full_address = address_in_town(b.town_id, b.address) where b.town_id = new.id;
  return null;
end $$;
create trigger towns_renamed after update of name_ru on towns for each row when (old.name_ru is distinct from new.name_ru) execute function place_branches_of_town();

create or replace view booking_cards as
  select a.id as assignment_id, a.room, a.price_kopecks as price, d.id as doctor_id, d.full_name as doctor_name, s.name as speciality,
         d.adult, d.children, d.adult_age, d.adult_age_to, d.children_age, d.children_age_to, d.online_booking,
         b.id as branch_id, b.name as branch_name, b.full_address as branch_address, b.phones as branch_phones, b.online_booking_enabled as branch_open,
         b.centre_id, p.id as provider_id, p.code as provider_code, p.gateway,
         p.online_booking_enabled and not exists (select from settings x where x.key = 'online_booking_enabled' and x.value = 'false') as provider_open,
         p.forbidden_by_administrator as forbidden, p.hold_minutes, p.answers_by::text, a.gone_at is not null as is_gone
    from assignments a
    join doctors d on d.id = a.doctor_id
    join specialities s on s.id = a.speciality_id
    join branches b on b.id = a.branch_id
    join providers p on p.id = a.provider_id;

create or replace view doctor_cards as
  select d.id, d.provider_id, (select to_json(card) from (
    select d.id::text as "doctorId", d.full_name as "fullName", d.speciality_id::text as "specialityId", s.name as "specialityName",
      d.qualification, case when d.adult and d.children then 0 when d.adult then 1 when d.children then 2 end as profile,
      d.work_start as "workStart", d.description, d.photo_url as "photoUrl", d.adult, d.children,
      d.adult_age as "adultAge", d.adult_age_to as "adultAgeTo", d.children_age as "childrenAge", d.children_age_to as "childrenAgeTo",
      d.online_booking as "onlineBooking", d.reviews_count as "reviewsCount", p.code as "providerCode",
      (select coalesce(json_agg(place order by place.branch, place."assignmentId"), '[]') from (
        select a.id::text as "assignmentId", a.branch_id::text as "branchId", b.name as branch, b.full_address as address, c.name as centre, b.phones,
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

-- Towns are found by their Russian names too: an address carries that one.
create or replace view catalogue_names as
  select name, min(name_en) as name_en, min(name_be) as name_be
  from (
    select name, name_en, name_be from specialities
    union all select name, name_en, name_be from service_directions
    union all select name, name_en, name_be from service_sub_groups
    union all select name, name_en, name_be from services
    union all select name_ru, name_en, name_be from towns where id <> 0) named
  group by name;
