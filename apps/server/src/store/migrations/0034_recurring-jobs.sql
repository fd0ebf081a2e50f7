-- When each task that comes by the clock was last due: of all processes that look, one enqueues it.
create table recurring_jobs (
  task text primary key,
  due_at timestamptz not null
);
-- One row, written by whoever asks whether the database takes writes.
create table readiness (
  one boolean primary key check (one),
  at timestamptz not null
);
