-- What happens to a visit after it was booked: it is moved, its services are billed, its clinic attaches documents.

-- ── Moving a visit (decision 19) ─────────────────────────────────────────────────────────────────────────────────────────

-- The visit keeps its identity. A clinic knows each reservation by a name of its own: after a move that is no longer the order id; null = it is.
alter table visits add column reservation_id uuid;

-- A move that a clinic has been asked about and has not answered: the visit still stands at its old time. One a visit.
create table moves (
  order_id uuid primary key references visits,
  -- the hold (a visit in the status `reserved`, of no account) that keeps the new slots, and the name by which the clinic is asked for them
  hold_id uuid not null unique,
  account_id uuid not null references accounts,
  starts_at timestamptz not null,
  overlap_allowed boolean not null,
  -- somebody was answered "not yet": the outcome comes by SMS (decision 42)
  sms_promised boolean not null default false,
  asked_at timestamptz not null,
  -- silence until then means that nothing changes
  gives_up_at timestamptz not null
);
create index moves_account on moves (account_id);

-- ── Invoices [3.69] ──────────────────────────────────────────────────────────────────────────────────────────────────────

-- What the clinic says that it did at a visit and what that costs; the patient says whether it was done.
create table invoices (
  id uuid primary key,
  order_id uuid not null references visits,
  profile_id uuid not null references profiles,
  -- the clinic's own number
  number text not null check (length(number) between 1 and 40),
  issued_at timestamptz not null,
  updated_at timestamptz not null,
  -- sent twice is one
  unique (order_id, number)
);
create index invoices_profile on invoices (profile_id, issued_at);

create table invoice_services (
  invoice_id uuid not null references invoices on delete cascade,
  -- the place in the list, from 1
  position smallint not null check (position between 1 and 200),
  profile_id uuid not null references profiles,
  name text not null check (length(name) <= 300),
  quantity smallint not null check (quantity > 0),
  -- of the whole position
  price_kopecks int not null check (price_kopecks > 0),
  -- null until the patient has said
  decision text check (decision in ('confirmed', 'rejected')),
  reason text check (length(reason) <= 500),
  decided_at timestamptz,
  primary key (invoice_id, position),
  check ((decision is null) = (decided_at is null)),
  -- [4.85] who rejects says why
  check (coalesce(decision = 'rejected', false) = (reason is not null))
);
create index invoice_services_profile on invoice_services (profile_id);

-- ── Documents and pictures of a visit ────────────────────────────────────────────────────────────────────────────────────

-- The bytes lie in the files (outside/files) under the id.
create table visit_documents (
  id uuid primary key,
  order_id uuid not null references visits,
  profile_id uuid not null references profiles,
  name text not null check (length(name) between 1 and 200),
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
  size_bytes int not null check (size_bytes > 0),
  -- the same file sent twice is one
  sha256 bytea not null,
  added_at timestamptz not null,
  unique (order_id, sha256)
);
create index visit_documents_profile on visit_documents (profile_id);

-- A file goes after its row has: whoever drops the row in a transaction cannot drop the file in it.
create table dropped_files (
  id uuid primary key
);
create function drop_file() returns trigger language plpgsql as $$
begin
  insert into dropped_files (id) values (old.id) on conflict do nothing;
  return old;
end $$;
create trigger visit_documents_drop_file after delete on visit_documents for each row execute function drop_file();

-- ── The lists ────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- A visit as its patient sees it; a hold is no visit yet.
create view visit_cards as
  select v.order_id, v.assignment_id, v.profile_id, v.starts_at, v.ends_at, v.status, v.updated_at, v.cancelled_by, v.cancel_reason, v.sequence, v.hidden_at,
         v.service_id, s.name as service_name, m.starts_at as moving_to,
         c.provider_code, c.answers_by, c.speciality, c.doctor_id, c.doctor_name, c.branch_id, c.branch_name, c.branch_address, c.branch_phones, c.room, coalesce(o.price_kopecks, c.price) as price,
         g.coverer_code, w.name as coverer_name, g.caption as programme_caption
    from visits v
    join booking_cards c on c.assignment_id = v.assignment_id
    left join services s on s.id = v.service_id
    left join assignment_services o on o.assignment_id = v.assignment_id and o.service_id = v.service_id
    left join moves m on m.order_id = v.order_id
    left join programmes g on g.id = v.programme_id
    left join coverers w on w.code = g.coverer_code
   where v.status <> 'reserved';
