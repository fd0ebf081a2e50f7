-- Readings of clinics: what one of them did not see, where one stopped, and how visits stand there.

-- ── What is not seen once ────────────────────────────────────────────────────────────────────────────────────────────────

-- Slots that the last reading of their day did not see. Pages shift while they are read: only what a second reading misses too is removed.
create table missed_slots (
  slot_id bigint primary key references slots on delete cascade,
  missed_at timestamptz not null
);

-- The same of doctors at branches, and of what they offer there. null = the last reading saw it.
alter table assignments add column missed_at timestamptz;
alter table assignment_services add column missed_at timestamptz;

-- ── Where a reading stopped ──────────────────────────────────────────────────────────────────────────────────────────────

alter table clinic_syncs drop constraint clinic_syncs_kind_check;
alter table clinic_syncs add check (kind in ('timetable', 'catalogue', 'visits'));
-- A reading that the clinic or the time has stopped goes on at this week, after this doctor ('' = with the first). null = begin with today.
alter table clinic_syncs add column resume_day date, add column resume_after text,
  add check ((resume_day is null) = (resume_after is null));

-- ── Visits ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- How a clinic is asked about the visits that it has of us.
create table clinic_visit_polls (
  provider_id smallint primary key references providers,
  -- 'changes': it tells which have changed. 'by-name': it cannot, and each is asked about. null = not found out yet.
  way text check (way in ('changes', 'by-name')),
  way_found_at timestamptz,
  -- Whatever was changed there before is known here; the clinic's clock.
  changed_to timestamptz,
  -- The round of those that are asked about one by one: after which name it goes on, and when the last one ended.
  round_after uuid,
  round_ended_at timestamptz
);

-- Visits whose cancelling the clinic is being asked for, by whom: a visit that is gone there meanwhile was cancelled by its patient and not by the clinic.
create table cancel_questions (
  order_id uuid primary key references visits on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  asked_at timestamptz not null
);
create index cancel_questions_age on cancel_questions (asked_at);

-- The next names of a round among the visits of a clinic that stand.
create index visits_by_name on visits (provider_id, (coalesce(reservation_id, order_id))) where status in ('booked', 'created_manually');
