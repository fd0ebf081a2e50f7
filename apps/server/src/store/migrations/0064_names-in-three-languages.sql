-- What the catalogue is called in English and Belarusian, as towns are; null: nobody has said, and it is called as in Russian [3.101].
alter table specialities add name_en text check (name_en <> ''), add name_be text check (name_be <> '');
alter table service_directions add name_en text check (name_en <> ''), add name_be text check (name_be <> '');
alter table service_sub_groups add name_en text check (name_en <> ''), add name_be text check (name_be <> '');
alter table services add name_en text check (name_en <> ''), add name_be text check (name_be <> '');

-- Names are found by the Russian one: whatever is called alike is translated alike.
create view catalogue_names as
  select name, min(name_en) as name_en, min(name_be) as name_be
  from (
    select name, name_en, name_be from specialities
    union all select name, name_en, name_be from service_directions
    union all select name, name_en, name_be from service_sub_groups
    union all select name, name_en, name_be from services) named
  group by name;
