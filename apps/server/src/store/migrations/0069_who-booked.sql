-- Who booked a visit, by first name, as somebody else who may see it is told: nobody where it was its own patient, or somebody who may not see it any more.
create function booker_name(booked_by uuid, patient uuid, day date) returns text stable language sql
begin atomic
  select p.first_name from accounts a join profiles p on p.id = a.profile_id
  where a.id = booked_by and a.profile_id <> patient
    and exists (select from access_of(a.id, day) x where x.profile_id = patient and allows(x.level, 'VIEW_VISITS'));
end;
