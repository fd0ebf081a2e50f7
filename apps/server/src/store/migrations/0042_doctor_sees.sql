-- Whom a doctor sees, by kind of patient [3.37] and by full years [5.37]-[5.42]: the twin of judgeAge in rules/age. `profile`: 0 anybody, 1 adults, 2 children;
-- `age` null: of any age.
create function doctor_sees(d doctors, profile int, age int) returns boolean language sql stable as $$
  select case profile when 1 then d.adult when 2 then d.children else true end
    and case
      when age is null then true
      when age >= 18 then d.adult and age >= greatest(coalesce(nullif(greatest(d.adult_age, -1), -1), 18), 18)
        and age <= coalesce(nullif(greatest(d.adult_age_to, -1), -1), 999)
      else d.children and age >= coalesce(nullif(greatest(d.children_age, -1), -1), 0)
        and age <= coalesce(nullif(greatest(d.children_age_to, -1), -1), 999)
    end
$$;
