-- What a clinic's people and the product's write by `npm run clinic`.

-- 'instead': on this day the doctor works then, and not at the usual hours.
alter table hours_exceptions drop constraint hours_exceptions_kind_check;
alter table hours_exceptions add constraint hours_exceptions_kind_check check (kind in ('closed', 'open', 'instead'));

-- Why somebody is kept from booking online, in the words of whoever said so. It is of that person, goes out with their own data and is erased with them.
alter table booking_bans add column reason text check (length(reason) between 1 and 300);

-- Online booking of the whole product is closed while the setting says so in so many words; without a row nobody has said so.
create or replace view booking_cards as
  select a.id as assignment_id, a.room, a.price_kopecks as price, d.id as doctor_id, d.full_name as doctor_name, s.name as speciality,
         d.adult, d.children, d.adult_age, d.adult_age_to, d.children_age, d.children_age_to, d.online_booking,
         b.id as branch_id, b.name as branch_name, b.address as branch_address, b.phones as branch_phones, b.online_booking_enabled as branch_open,
         b.centre_id, p.id as provider_id, p.code as provider_code, p.gateway,
         p.online_booking_enabled and not exists (select from settings x where x.key = 'online_booking_enabled' and x.value = 'false') as provider_open,
         p.forbidden_by_administrator as forbidden, p.hold_minutes, p.answers_by::text, a.gone_at is not null as is_gone
    from assignments a
    join doctors d on d.id = a.doctor_id
    join specialities s on s.id = a.speciality_id
    join branches b on b.id = a.branch_id
    join providers p on p.id = a.provider_id;
