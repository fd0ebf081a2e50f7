-- What a person wants to be reminded of and by what way, where a browser takes pushes, and what a message about visits was about.

-- [3.100] per patient: no row = the evening before and two hours before; an empty list = none.
create table reminder_choices (
  account_id uuid not null references accounts,
  profile_id uuid not null references profiles,
  choices text[] not null
    check (choices <@ array['minutes-30', 'hours-1', 'hours-2', 'hours-4', 'day-before-10', 'day-before-20'] and cardinality(choices) <= 6),
  updated_at timestamptz not null,
  primary key (account_id, profile_id)
);
create index reminder_choices_profile on reminder_choices (profile_id);

-- No row = SMS.
create table notice_channels (
  account_id uuid primary key references accounts,
  channel text not null check (channel in ('sms', 'mail', 'push')),
  updated_at timestamptz not null
);

-- One a session, and gone with it: a browser that was signed out hears nothing more.
create table push_subscriptions (
  session_id uuid primary key references sessions (id) on delete cascade,
  account_id uuid not null references accounts,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) <= 200),
  auth text not null check (length(auth) <= 100),
  created_at timestamptz not null
);
create index push_subscriptions_account on push_subscriptions (account_id);

create function drop_push_of_session() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions where session_id = new.id;
  return null;
end $$;
create trigger sessions_take_their_push after update of ended_at on sessions
  for each row when (new.ended_at is not null) execute function drop_push_of_session();

-- The local default makes its keys once; a real one names them in its configuration.
create table push_keys (
  only_one boolean primary key default true check (only_one),
  public_key text not null,
  private_key text not null
);

alter table notifications drop constraint notifications_channel_check;
alter table notifications add constraint notifications_channel_check check (channel in ('sms', 'mail', 'push'));
-- Whom it is for, where the way is theirs to choose; null = the number that stands in the row.
alter table notifications add column account_id uuid references accounts;
-- What may be read on a locked screen.
alter table notifications add column brief text not null default '';
-- The page that its link opens; the token is made when it is sent, so that the store alone opens nothing.
alter table notifications add column page text;
create index notifications_account on notifications (account_id) where account_id is not null;

-- The visits that a message tells of, each as it was then: what has been moved or called off since is not told any more.
create table notice_visits (
  notice_id uuid not null references notifications on delete cascade,
  -- no foreign key: a hold that is dropped would have to look here
  order_id uuid not null,
  starts_at timestamptz not null,
  line text not null,
  primary key (notice_id, order_id)
);
create index notice_visits_order on notice_visits (order_id);

-- A link does one thing with each of its visits, once.
create table visit_link_deeds (
  notice_id uuid not null references notifications on delete cascade,
  order_id uuid not null,
  account_id uuid not null references accounts,
  deed text not null check (deed in ('confirm', 'cancel', 'move')),
  at timestamptz not null,
  primary key (notice_id, order_id)
);
create index visit_link_deeds_account on visit_link_deeds (account_id);

-- The way by which a person hears of us: the chosen one where it is there, else the phone. No row: there is nobody to tell.
create function notice_way(account uuid, at timestamptz) returns table (channel text, recipient text) stable language sql
begin atomic
  select w.channel, w.recipient
    from accounts a
    left join notice_channels c on c.account_id = a.id
    cross join lateral (
      select 1 as rank, 'push' as channel, a.id::text as recipient
        where c.channel = 'push' and exists (
          select from push_subscriptions p join sessions s on s.id = p.session_id
           where p.account_id = a.id and s.ended_at is null and s.expires_at > notice_way.at)
      union all
      select 2, 'mail', e.address from emails e where c.channel = 'mail' and e.account_id = a.id and e.confirmed_at is not null and e.usage = 'PRIMARY'
      union all
      select 3, 'sms', a.phone where a.phone is not null
    ) w
   where a.id = notice_way.account
   order by w.rank
   limit 1;
end;

-- Who is told of a visit: whoever booked it, while they may still see it; else the patient's own account.
create function told_of_visit(booked_by uuid, patient uuid, day date) returns uuid stable language sql
begin atomic
  select coalesce(
    (select told_of_visit.booked_by from access_of(told_of_visit.booked_by, told_of_visit.day) x
      where x.profile_id = told_of_visit.patient and allows(x.level, 'VIEW_VISITS')),
    (select a.id from accounts a where a.profile_id = told_of_visit.patient));
end;
