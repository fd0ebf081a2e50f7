-- Whoever a patient cannot be booked with stands after those with whom they can.
create function programmes_of_doctor(doctor int) returns table (programme_id text) language sql stable parallel safe
begin atomic
  select m.programme_id from programme_doctors m join doctors d on d.id = m.doctor_id
    join programme_providers pp on pp.programme_id = m.programme_id and pp.provider_id = d.provider_id
  where m.doctor_id = doctor and pp.card = 'ACTIVE';
end;

create function sees_others_alone(d doctors, member_of text[]) returns boolean language sql stable parallel safe
begin atomic
  select case when d.online_booking = 'programme-only' then not exists (select from programmes_of_doctor(d.id) p where p.programme_id = any (member_of)) else false end;
end;
