-- One word per meaning: what waits for a time is a request, what a link or a fresh confirmation does or opens is an action, the fresh confirmation of who
-- asks is a re-authentication, what one is to become to another in a family is a relation, and whoever reads another person's data views it.

alter table waiting_wishes rename to waiting_requests;
alter table waiting_offers rename column wish_id to request_id;
alter index waiting_wishes_ended rename to waiting_requests_ended;
alter index waiting_wishes_one rename to waiting_requests_one;
alter index waiting_wishes_profile rename to waiting_requests_profile;
alter index waiting_wishes_waiting rename to waiting_requests_waiting;
alter index waiting_offers_wish rename to waiting_offers_request;

alter table visit_link_deeds rename to visit_link_actions;
alter table visit_link_actions rename column deed to action;
alter index visit_link_deeds_account rename to visit_link_actions_account;

alter table proofs rename to reauths;
alter table reauths rename column deed to action;
alter index proofs_account rename to reauths_account;

alter table family_invites rename column wish to relation;
alter table family_requests rename column wish to relation;

-- That somebody viewed the data of another person; what the rows of the audit themselves say stays as it was sealed.
alter index audit_one_look rename to audit_one_view;

-- The challenge of the human check that is solved by a computer.
alter table sign_in_attempts rename column proof_challenge to human_challenge;
alter table sign_in_attempts rename column proof_until to human_challenge_until;
alter table site_checks rename column proof_challenge to challenge;

-- Constraints are named after their table and column; those of "not null" have such names too where PostgreSQL keeps them.
do $$
declare
  one record;
begin
  for one in
    select conrelid::regclass as on_table, conname::text as former,
           replace(replace(replace(replace(replace(replace(conname::text, 'waiting_wishes_', 'waiting_requests_'), '_wish_id_', '_request_id_'), '_wish_', '_relation_'),
             'visit_link_deeds_', 'visit_link_actions_'), '_deed_', '_action_'), 'proofs_', 'reauths_') as name
      from pg_constraint
     where conrelid in ('waiting_requests'::regclass, 'waiting_offers'::regclass, 'visit_link_actions'::regclass, 'reauths'::regclass,
                        'family_invites'::regclass, 'family_requests'::regclass)
  loop
    if one.name <> one.former then execute format('alter table %s rename constraint %I to %I', one.on_table, one.former, one.name); end if;
  end loop;
end $$;

-- ── Functions, whose parameters had the old words ────────────────────────────────────────────────────────────────────────

drop function link_deed_is_done;
drop function suits_wish;
drop function visit_of_wish;

-- True of a mark whose action can be seen on the visit. A move that its clinic has not answered yet counts: it was taken, and is settled by itself.
create function link_action_is_done(action text, stood_at timestamptz, visit uuid) returns boolean stable language sql
begin atomic
  select case link_action_is_done.action
    when 'confirm' then true
    when 'cancel' then not stands(v.status)
    else v.starts_at is distinct from link_action_is_done.stood_at or exists (select from moves m where m.order_id = v.order_id)
  end
  from visits v where v.order_id = link_action_is_done.visit;
end;

-- Whether a time of day is one that a request is for: within its hours where it has any, else in one of its parts of the day.
create function suits_request(starts_at timestamptz, from_time time, to_time time, parts text[], afternoon time, evening time)
  returns boolean language sql stable
return case when suits_request.from_time is not null
  then (suits_request.starts_at at time zone 'Europe/Minsk')::time between suits_request.from_time and suits_request.to_time
  else (case when (suits_request.starts_at at time zone 'Europe/Minsk')::time < suits_request.afternoon then 'morning'
             when (suits_request.starts_at at time zone 'Europe/Minsk')::time < suits_request.evening then 'afternoon' else 'evening' end)
       = any (suits_request.parts) end;

-- The visit that a request has come true by: booked since, or moved to a time that was offered; whoever booked it.
create function visit_of_request(r waiting_requests) returns uuid language sql stable
begin atomic
  select v.order_id from visits v join assignments a on a.id = v.assignment_id
   where v.profile_id = (r).profile_id and stands(v.status)
     and v.starts_at >= (r).from_day::timestamp at time zone 'Europe/Minsk' and v.starts_at < ((r).to_day + 1)::timestamp at time zone 'Europe/Minsk'
     and ((r).doctor_id is null or v.doctor_id = (r).doctor_id) and ((r).service_id is null or v.service_id = (r).service_id)
     and ((r).branch_id is null or a.branch_id = (r).branch_id) and ((r).speciality_id is null or a.speciality_id = (r).speciality_id)
     and (v.created_at >= (r).created_at or exists (select from waiting_offers o where o.request_id = (r).id and o.slot_id = v.slot_id))
   order by v.starts_at limit 1;
end;

-- ── Jobs, those that wait too ────────────────────────────────────────────────────────────────────────────────────────────

update recurring_jobs set task = 'fetch-results' where task = 'look-for-results';
do $$
begin
  if to_regclass('graphile_worker._private_tasks') is not null then
    update graphile_worker._private_tasks set identifier = 'fetch-results' where identifier = 'look-for-results';
    update graphile_worker._private_tasks set identifier = 'check-held' where identifier = 'look-at-held';
  end if;
end $$;
