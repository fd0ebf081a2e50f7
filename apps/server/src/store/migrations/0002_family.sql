-- Families of every kind of member, what people allow each other, and the ways in.

-- ── Members ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- Which of the couple added a member, and whose parent or relative it is: when the couple parts, each keeps whom they added.
-- None: the owner's. The two who lead a family belong to nobody.
alter table family_members add column of_profile_id uuid references profiles;
alter table family_members add constraint family_members_of check (
  case when rel_kind in ('OWNER', 'SPOUSE') then of_profile_id is null
       when rel_kind in ('PARENT', 'OTHER') then of_profile_id is not null and of_profile_id <> profile_id
       else true end);
-- One person may be a parent of one of the couple and another relative of the other.
alter table family_members drop constraint family_members_pkey;
create unique index family_members_once on family_members (family_id, profile_id, of_profile_id) nulls not distinct;
create index family_members_of_whom on family_members (of_profile_id) where of_profile_id is not null;
-- A child is in one family, whichever of the two parents added it.
create unique index family_members_child_of_one on family_members (profile_id) where rel_kind = 'CHILD';
-- A child that is being added is looked for among those who are there by the birthday [5.78].
create index profiles_birthday on profiles (birthday);

-- ── What people allow each other ─────────────────────────────────────────────────────────────────────────────────────────

-- The person (`profile_id`) lets another (`viewer_id`) see and do so much. ALL is never granted: it is one's own.
create table grants (
  profile_id uuid not null references profiles,
  viewer_id uuid not null references profiles,
  level text not null check (level in ('VIEW_NAME', 'VIEW_COVERAGE', 'VIEW_VISITS', 'BOOK_VISITS', 'GRANT', 'EDIT_PROFILE', 'VIEW_REPORTS_TESTS')),
  -- the person, or a parent of a child: what a parent allowed ends on the child's 18th birthday
  granted_by uuid not null references profiles,
  granted_at timestamptz not null,
  primary key (profile_id, viewer_id),
  check (profile_id <> viewer_id)
);
create index grants_viewer on grants (viewer_id);

-- Who is what to whom: a row for each pair and direction. `own`: the viewer brought the person in.
create view relations as
  select lead.profile_id as viewer_id, child.profile_id, 'CHILD'::text as rel_kind, greatest(lead.since, child.since) as since,
         case when child.of_profile_id is null then lead.rel_kind = 'OWNER' else child.of_profile_id = lead.profile_id end as own
    from family_members lead
    join family_members child on child.family_id = lead.family_id and child.rel_kind = 'CHILD'
   where lead.rel_kind in ('OWNER', 'SPOUSE')
  union all
  select one.profile_id, other.profile_id, 'SPOUSE', greatest(one.since, other.since), false
    from family_members one
    join family_members other on other.family_id = one.family_id and other.rel_kind in ('OWNER', 'SPOUSE') and other.profile_id <> one.profile_id
   where one.rel_kind in ('OWNER', 'SPOUSE')
  union all
  select m.of_profile_id, m.profile_id, m.rel_kind, m.since, true from family_members m where m.rel_kind in ('PARENT', 'OTHER')
  union all
  select m.profile_id, m.of_profile_id, 'OTHER', m.since, false from family_members m where m.rel_kind in ('PARENT', 'OTHER')
  union all
  select child.profile_id, lead.profile_id, 'PARENT', greatest(lead.since, child.since), false
    from family_members child
    join family_members lead on lead.family_id = child.family_id and lead.rel_kind in ('OWNER', 'SPOUSE')
   where child.rel_kind = 'CHILD';

-- The level that holds: the twin of levelOf in rules/access. What is configured remotely may lower a default, never raise it.
create function held_level(rel_kind text, granted text) returns text stable parallel safe language sql
begin atomic
  select case
    when rel_kind in ('ME', 'CHILD') then 'ALL'
    when granted is not null then granted
    else (
      select case when allows(d.level, c.level) then c.level else d.level end
        from (select case when rel_kind in ('SPOUSE', 'PARENT') then 'VIEW_COVERAGE' else 'VIEW_NAME' end as level) d
        left join (select s.value ->> rel_kind as level from settings s where s.key = 'accessDefaults') c on true)
  end;
end;

-- Who may see and do what for whom on a day of Minsk. Parental rights, and what a parent granted, end on the 18th birthday (decision 3).
-- A grant without a relation is nothing: whoever leaves the family leaves with it.
create or replace function access_of(account uuid, day date) returns table (profile_id uuid, rel_kind text, level text) stable parallel safe language sql
begin atomic
  select held.profile_id, held.rel_kind, held_level(held.rel_kind, held.granted) from (
    select a.profile_id, 'ME'::text as rel_kind, null::text as granted from accounts a where a.id = access_of.account
    union all
    (select distinct on (r.profile_id) r.profile_id, is_now.rel_kind, g.level
       from accounts a
       join relations r on r.viewer_id = a.profile_id
       join profiles p on p.id = r.profile_id
       cross join lateral (select p.birthday <= (access_of.day - interval '18 years')::date as grown) b
       cross join lateral (select case when r.rel_kind = 'CHILD' and b.grown then 'OTHER' else r.rel_kind end as rel_kind) is_now
       left join grants g on g.profile_id = r.profile_id and g.viewer_id = a.profile_id and (g.granted_by = g.profile_id or not b.grown)
      where a.id = access_of.account
      order by r.profile_id, array_position(array['CHILD', 'SPOUSE', 'PARENT', 'OTHER'], is_now.rel_kind))
    union all
    -- a relative of a parent, whom the parents let see the child [6.19]
    (select distinct on (child.profile_id) child.profile_id, 'OTHER', g.level
       from accounts a
       join grants g on g.viewer_id = a.profile_id
       join family_members child on child.profile_id = g.profile_id and child.rel_kind = 'CHILD'
       join profiles p on p.id = child.profile_id and p.birthday > (access_of.day - interval '18 years')::date
       join family_members lead on lead.family_id = child.family_id and lead.rel_kind in ('OWNER', 'SPOUSE')
       join family_members link
         on link.profile_id = a.profile_id and link.family_id = lead.family_id and link.of_profile_id = lead.profile_id and link.rel_kind in ('PARENT', 'OTHER')
      where a.id = access_of.account)
  ) held;
end;

-- The people of an account with what is known of them, before anything is closed by level. The viewer's own row is among them.
create function people_of(account uuid, day date)
  returns table (profile_id uuid, rel_kind text, level text, last_name text, first_name text, middle_name text, birthday date, sex text,
                 leads_family boolean, consent_received boolean)
  stable parallel safe language sql
begin atomic
  select x.profile_id, x.rel_kind, x.level, p.last_name, p.first_name, p.middle_name, p.birthday, p.sex,
         exists (select from family_members m where m.profile_id = p.id and m.rel_kind = 'OWNER'),
         exists (select from consents c where c.profile_id = p.id and c.kind = 'personal-data' and c.withdrawn_at is null)
    from access_of(people_of.account, people_of.day) x
    join profiles p on p.id = x.profile_id;
end;

-- The views without a day knew the own children only.
drop view people;
drop view access;

-- A relative may be removed while somebody books for them: the booking waits for the removal and is refused after it.
create function visits_need_access() returns trigger language plpgsql as $$
begin
  -- nobody can take away the right to book for oneself
  if exists (select from accounts where id = new.account_id and profile_id = new.profile_id) then
    return new;
  end if;
  perform from profiles where id = new.profile_id for key share;
  if not exists (
    select from access_of(new.account_id, (new.updated_at at time zone 'Europe/Minsk')::date) x
     where x.profile_id = new.profile_id and allows(x.level, 'BOOK_VISITS')) then
    raise exception 'no access to book for this person' using errcode = 'check_violation', constraint = 'visits_need_access';
  end if;
  return new;
end $$;
create trigger visits_need_access before insert or update of profile_id on visits for each row
  when (new.account_id is not null and new.profile_id is not null and new.status in ('pending', 'booked'))
  execute function visits_need_access();

-- ── The ways in ──────────────────────────────────────────────────────────────────────────────────────────────────────────

-- The code that a family shows now (decision 15): one at a time, gone once it is used. The digits follow from `id` and the server's secret,
-- so that they can be shown again and stand nowhere.
create table family_codes (
  family_id uuid primary key references families,
  id uuid not null,
  drawn_by uuid not null references accounts,
  -- two live codes are never the same digits
  code_hash bytea not null constraint family_codes_one_each unique,
  -- what the one who enters it will be allowed: [{profileId, level}]
  offered jsonb not null,
  expires_at timestamptz not null
);

-- Who entered a code and waits for the answer of the one who showed it.
create table family_requests (
  id uuid primary key,
  family_id uuid not null references families,
  drawn_by uuid not null references accounts,
  account_id uuid not null references accounts,
  wish text not null check (wish in ('SPOUSE', 'RELATIVE')),
  offered jsonb not null,
  state text not null check (state in ('open', 'confirmed', 'declined')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz
);
create unique index family_requests_one_open on family_requests (family_id, account_id) where state = 'open';
create index family_requests_drawn_by on family_requests (drawn_by) where state = 'open';
create index family_requests_account on family_requests (account_id, created_at);

-- A relative being added: the form, and the code that was sent to the relative's own phone. Kept as a hash; forgotten when it is over.
create table relative_requests (
  id uuid primary key,
  account_id uuid not null references accounts,
  rel_kind text not null check (rel_kind in ('PARENT', 'OTHER')),
  last_name text not null,
  first_name text not null,
  middle_name text not null,
  birthday date not null,
  sex text not null check (sex in ('FEMALE', 'MALE')),
  phone text not null check (phone ~ '^375[0-9]{9}$'),
  code_hash bytea,
  tries smallint not null default 0,
  code_expires_at timestamptz,
  created_at timestamptz not null,
  used_at timestamptz
);
create unique index relative_requests_one_open on relative_requests (account_id, phone) where used_at is null;
create index relative_requests_age on relative_requests (created_at);

-- When an account last looked at its family: whoever came after is new [the congratulation].
create table family_seen (
  account_id uuid primary key references accounts,
  seen_at timestamptz not null
);
