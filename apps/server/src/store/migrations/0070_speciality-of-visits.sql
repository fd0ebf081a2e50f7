-- Where a visit leads on when its doctor is away: to the speciality in the town.
create or replace view booking_cards as
  select a.id as assignment_id, a.room, a.price_kopecks as price, d.id as doctor_id, d.full_name as doctor_name, s.name as speciality,
         d.adult, d.children, d.adult_age, d.adult_age_to, d.children_age, d.children_age_to, d.online_booking,
         b.id as branch_id, b.name as branch_name, b.full_address as branch_address, b.phones as branch_phones, b.online_booking_enabled as branch_open,
         b.centre_id, p.id as provider_id, p.code as provider_code, p.gateway,
         p.online_booking_enabled and not exists (select from settings x where x.key = 'online_booking_enabled' and x.value = 'false') as provider_open,
         p.forbidden_by_administrator as forbidden, p.hold_minutes, p.answers_by::text, a.gone_at is not null as is_gone,
         a.speciality_id, b.town_id
    from assignments a
    join doctors d on d.id = a.doctor_id
    join specialities s on s.id = a.speciality_id
    join branches b on b.id = a.branch_id
    join providers p on p.id = a.provider_id;

create or replace view visit_cards as
  select v.order_id, v.assignment_id, v.profile_id, v.starts_at, v.ends_at, v.status, v.updated_at, v.cancelled_by, v.cancel_reason, v.sequence, v.hidden_at,
         v.service_id, s.name as service_name, m.starts_at as moving_to,
         c.provider_code, c.answers_by, c.speciality, c.doctor_id, c.doctor_name, c.branch_id, c.branch_name, c.branch_address, c.branch_phones, c.room, coalesce(o.price_kopecks, c.price) as price,
         g.coverer_code, w.name as coverer_name, g.caption as programme_caption,
         c.speciality_id, c.town_id
    from visits v
    join booking_cards c on c.assignment_id = v.assignment_id
    left join services s on s.id = v.service_id
    left join assignment_services o on o.assignment_id = v.assignment_id and o.service_id = v.service_id
    left join moves m on m.order_id = v.order_id
    left join programmes g on g.id = v.programme_id
    left join coverers w on w.code = g.coverer_code
   where v.status <> 'reserved';
