-- A link's mark says what is being done; whether it is done is what the visit itself says. The two are written apart, for a clinic may have to be asked
-- between them, and whatever ends in between must leave no link that says "cancelled" of a visit that stands.

-- Where the visit stood when it was marked, to which slot it was to go, and since when the deed is known to be done.
alter table visit_link_deeds add column starts_at timestamptz, add column slot_id bigint, add column done_at timestamptz;

-- True of a mark whose deed can be seen on the visit. A move that its clinic has not answered yet counts: it was taken, and is settled by itself.
create function link_deed_is_done(deed text, stood_at timestamptz, visit uuid) returns boolean stable language sql
begin atomic
  select case link_deed_is_done.deed
    when 'confirm' then true
    when 'cancel' then v.status not in ('booked', 'created_manually', 'pending')
    else v.starts_at is distinct from link_deed_is_done.stood_at or exists (select from moves m where m.order_id = v.order_id)
  end
  from visits v where v.order_id = link_deed_is_done.visit;
end;

-- What a crash left before.
delete from visit_link_deeds d using visits v where v.order_id = d.order_id and not link_deed_is_done(d.deed, d.starts_at, d.order_id);
update visit_link_deeds set done_at = at;
