-- How to prepare comes with the visit: whoever opens it without a connection reads it too.
create or replace view visit_cards as
  select v.order_id, v.assignment_id, v.profile_id, v.starts_at, v.ends_at, v.status, v.updated_at, v.cancelled_by, v.cancel_reason, v.sequence, v.hidden_at,
         v.service_id, s.name as service_name, m.starts_at as moving_to,
         c.provider_code, c.answers_by, c.speciality, c.doctor_id, c.doctor_name, c.branch_id, c.branch_name, c.branch_address, c.branch_phones, c.room, coalesce(o.price_kopecks, c.price) as price,
         g.coverer_code, w.name as coverer_name, g.caption as programme_caption,
         c.speciality_id, c.town_id, s.description as preparation
    from visits v
    join booking_cards c on c.assignment_id = v.assignment_id
    left join services s on s.id = v.service_id
    left join assignment_services o on o.assignment_id = v.assignment_id and o.service_id = v.service_id
    left join moves m on m.order_id = v.order_id
    left join programmes g on g.id = v.programme_id
    left join coverers w on w.code = g.coverer_code
   where v.status <> 'reserved';
