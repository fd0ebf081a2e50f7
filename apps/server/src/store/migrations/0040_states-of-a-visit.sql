-- The groups of states that queries ask for, each under one name. They are plain expressions to the planner, which finds the partial indexes through
-- them; indexes and constraints themselves keep their lists, for a name that changed its meaning would leave them wrong without a word.

-- It is to take place: asked of the clinic, or given by it.
create function stands(status text) returns boolean language sql immutable parallel safe
  return status in ('pending', 'booked', 'created_manually');

-- The clinic has given it, and it is not over.
create function is_confirmed(status text) returns boolean language sql immutable parallel safe
  return status in ('booked', 'created_manually');

-- Nobody else can have its time: it stands, or the time is held while the form is filled.
create function keeps_time(status text) returns boolean language sql immutable parallel safe
  return status in ('reserved', 'pending', 'booked', 'created_manually');

-- The clinic has said how it ended.
create function has_outcome(status text) returns boolean language sql immutable parallel safe
  return status in ('done', 'no_show');

-- ── What was there before them ───────────────────────────────────────────────────────────────────────────────────────────

create or replace function link_deed_is_done(deed text, stood_at timestamptz, visit uuid) returns boolean stable language sql
begin atomic
  select case link_deed_is_done.deed
    when 'confirm' then true
    when 'cancel' then not stands(v.status)
    else v.starts_at is distinct from link_deed_is_done.stood_at or exists (select from moves m where m.order_id = v.order_id)
  end
  from visits v where v.order_id = link_deed_is_done.visit;
end;

create or replace function visit_of_wish(w waiting_wishes) returns uuid language sql stable
begin atomic
  select v.order_id from visits v join assignments a on a.id = v.assignment_id
   where v.profile_id = (w).profile_id and stands(v.status)
     and v.starts_at >= (w).from_day::timestamp at time zone 'Europe/Minsk' and v.starts_at < ((w).to_day + 1)::timestamp at time zone 'Europe/Minsk'
     and ((w).doctor_id is null or v.doctor_id = (w).doctor_id) and ((w).service_id is null or v.service_id = (w).service_id)
     and ((w).branch_id is null or a.branch_id = (w).branch_id) and ((w).speciality_id is null or a.speciality_id = (w).speciality_id)
     and (v.created_at >= (w).created_at or exists (select from waiting_offers o where o.wish_id = (w).id and o.slot_id = v.slot_id))
   order by v.starts_at limit 1;
end;

create or replace trigger visits_need_access before insert or update of profile_id on visits for each row
  when (new.account_id is not null and new.profile_id is not null and stands(new.status))
  execute function visits_need_access();
