-- A result is new to whoever has not opened it since it became ready or was changed, for as long as it is told of.
create function is_new_result(ready_at timestamptz, updated_at timestamptz, seen_at timestamptz, since timestamptz) returns boolean
  language sql immutable parallel safe
  return greatest(ready_at, updated_at) >= since and (seen_at is null or seen_at < updated_at);
