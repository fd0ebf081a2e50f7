-- What people say of each other (grandmother, son …), chosen by who adds the person. It is a word and opens nothing: rights follow from the grants [R60].
alter table family_members add column kinship text;
alter table family_members add constraint family_members_kinship check (
  kinship is null
  or (rel_kind = 'CHILD' and kinship in ('GRANDSON', 'GRANDDAUGHTER', 'WARD'))
  or (rel_kind = 'PARENT' and kinship in ('MOTHER', 'FATHER'))
  or (rel_kind = 'OTHER' and kinship in
    ('GRANDMOTHER', 'GRANDFATHER', 'DAUGHTER', 'SON', 'SISTER', 'BROTHER', 'GRANDDAUGHTER', 'GRANDSON', 'AUNT', 'UNCLE', 'NIECE', 'NEPHEW')));

alter table relative_requests add column kinship text;
alter table relative_requests add constraint relative_requests_kinship check (
  kinship is null
  or (rel_kind = 'PARENT' and kinship in ('MOTHER', 'FATHER'))
  or (rel_kind = 'OTHER' and kinship in
    ('GRANDMOTHER', 'GRANDFATHER', 'DAUGHTER', 'SON', 'SISTER', 'BROTHER', 'GRANDDAUGHTER', 'GRANDSON', 'AUNT', 'UNCLE', 'NIECE', 'NEPHEW')));

-- Whom a code was drawn for: whoever enters it need not know. Null: nobody has said so.
alter table family_codes add column relation text constraint family_codes_relation_check check (relation in ('SPOUSE', 'RELATIVE'));

-- The same relation from the other side: what the one who said the word is to the person it was said of. `sex`: of the one who said it.
create function kinship_back(kinship text, sex text) returns text language sql immutable parallel safe
begin atomic
  select case
    when kinship in ('MOTHER', 'FATHER') then case sex when 'MALE' then 'SON' when 'FEMALE' then 'DAUGHTER' end
    when kinship in ('GRANDMOTHER', 'GRANDFATHER') then case sex when 'MALE' then 'GRANDSON' when 'FEMALE' then 'GRANDDAUGHTER' end
    when kinship in ('SON', 'DAUGHTER') then case sex when 'MALE' then 'FATHER' when 'FEMALE' then 'MOTHER' end
    when kinship in ('GRANDSON', 'GRANDDAUGHTER') then case sex when 'MALE' then 'GRANDFATHER' when 'FEMALE' then 'GRANDMOTHER' end
    when kinship in ('BROTHER', 'SISTER') then case sex when 'MALE' then 'BROTHER' when 'FEMALE' then 'SISTER' end
    when kinship in ('AUNT', 'UNCLE') then case sex when 'MALE' then 'NEPHEW' when 'FEMALE' then 'NIECE' end
    when kinship in ('NIECE', 'NEPHEW') then case sex when 'MALE' then 'UNCLE' when 'FEMALE' then 'AUNT' end
  end;
end;

-- What a person is to the viewer in people's words; null where nobody has said it and it does not follow.
create function kinship_of(viewer uuid, person uuid) returns text language sql stable parallel safe
begin atomic
  select said.word
  from (
    select 1 as place, case p.sex when 'MALE' then 'HUSBAND' when 'FEMALE' then 'WIFE' end as word
    from family_members one
    join family_members other on other.family_id = one.family_id and other.rel_kind in ('OWNER', 'SPOUSE')
    join profiles p on p.id = other.profile_id
    where one.profile_id = viewer and one.rel_kind in ('OWNER', 'SPOUSE') and other.profile_id = person and viewer <> person
    union all
    select 2, coalesce(child.kinship, case p.sex when 'MALE' then 'SON' when 'FEMALE' then 'DAUGHTER' end)
    from family_members lead
    join family_members child on child.family_id = lead.family_id and child.rel_kind = 'CHILD'
    join profiles p on p.id = child.profile_id
    where lead.profile_id = viewer and lead.rel_kind in ('OWNER', 'SPOUSE') and child.profile_id = person
    union all
    select 3, m.kinship
    from family_members m
    where m.of_profile_id = viewer and m.profile_id = person and m.rel_kind in ('PARENT', 'OTHER')
    union all
    select 4, kinship_back(m.kinship, p.sex)
    from family_members m join profiles p on p.id = m.of_profile_id
    where m.profile_id = viewer and m.of_profile_id = person and m.rel_kind in ('PARENT', 'OTHER')
    union all
    select 5, kinship_back(coalesce(child.kinship, 'SON'), p.sex)
    from family_members child
    join family_members lead on lead.family_id = child.family_id and lead.rel_kind in ('OWNER', 'SPOUSE')
    join profiles p on p.id = lead.profile_id
    where child.profile_id = viewer and child.rel_kind = 'CHILD' and lead.profile_id = person
    union all
    -- the children of the one who has added the viewer
    select 6, case
      when m.kinship in ('MOTHER', 'FATHER') then case p.sex when 'MALE' then 'GRANDSON' when 'FEMALE' then 'GRANDDAUGHTER' end
      when m.kinship in ('SISTER', 'BROTHER') then case p.sex when 'MALE' then 'NEPHEW' when 'FEMALE' then 'NIECE' end
    end
    from family_members m
    join family_members child on child.family_id = m.family_id and child.rel_kind = 'CHILD' and child.kinship is null
    join profiles p on p.id = child.profile_id
    where m.profile_id = viewer and m.rel_kind in ('PARENT', 'OTHER') and child.profile_id = person
  ) said
  where said.word is not null
  order by said.place
  limit 1;
end;
