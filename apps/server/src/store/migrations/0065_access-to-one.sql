-- What an account may see and do of one person. Most act for themselves, which is known without a look at anybody's family: a booking asked for three times as many tables.
create function access_to(account uuid, person uuid, day date) returns table (rel_kind text, level text) language plpgsql stable parallel safe rows 1 as $$
begin
  if exists (select from accounts a where a.id = account and a.profile_id = person) then
    return query select 'ME'::text, held_level('ME', null);
  else
    return query select x.rel_kind, x.level from access_of(account, day) x where x.profile_id = person;
  end if;
end $$;
