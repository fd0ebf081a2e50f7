-- Hours of a wish, by the clock of Minsk: a time that begins outside them is not offered. Both or neither; they are one range of one day [5.22] [5.23].
alter table waiting_wishes
  add column from_time time,
  add column to_time time,
  add constraint waiting_wishes_hours check ((from_time is null) = (to_time is null) and from_time <= to_time);

-- Whether a time of day is one that a wish is for: within its hours where it has any, else in one of its parts of the day.
create function suits_wish(starts_at timestamptz, from_time time, to_time time, parts text[], afternoon time, evening time)
  returns boolean language sql stable
return case when suits_wish.from_time is not null
  then (suits_wish.starts_at at time zone 'Europe/Minsk')::time between suits_wish.from_time and suits_wish.to_time
  else (case when (suits_wish.starts_at at time zone 'Europe/Minsk')::time < suits_wish.afternoon then 'morning'
             when (suits_wish.starts_at at time zone 'Europe/Minsk')::time < suits_wish.evening then 'afternoon' else 'evening' end) = any (suits_wish.parts) end;
