-- What was booked, linked or waited for on behalf of somebody else is that person's: others go on writing it after the rights of whoever began it have ended.
create or replace function rows_of_person(account uuid, person uuid) returns jsonb language plpgsql stable as $$
declare
  source record;
  found_rows jsonb;
  result jsonb := '{}';
begin
  for source in
    select k.table_name,
           string_agg(distinct format('%I = %L', k.column_name, case k.names when 'account' then account else person end), ' or ') as mine,
           (select string_agg(quote_ident(c.attname), ', ' order by c.attnum) from pg_attribute c
             where c.attrelid = format('%I', k.table_name)::regclass and c.attnum > 0 and not c.attisdropped
               and c.atttypid <> 'bytea'::regtype and c.attname <> 'hash_key') as shown
      from person_columns() k
      where (k.names = 'account' or k.table_name not in ('card_tries', 'open_cards'))
        and (k.names = 'person' or k.table_name not in ('coverages', 'visits', 'waiting_requests'))
      group by k.table_name order by k.table_name
  loop
    execute format('select coalesce(jsonb_agg(to_jsonb(r)), ''[]'') from (select %s from %I where %s) r', source.shown, source.table_name, source.mine)
      into found_rows;
    result := result || jsonb_build_object(source.table_name, found_rows);
  end loop;
  return result;
end $$;
