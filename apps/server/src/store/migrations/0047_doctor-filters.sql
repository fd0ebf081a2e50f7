-- What a visitor narrows the doctors by besides the place: the sex of the doctor, the most that a visit may cost (kopecks; a place that told no price is left
-- out), and the branches that are near. Null leaves all. The twin of what availability/places.ts does in memory.
create function assignment_fits(assignment int, sex text, price_to int, branches bigint[]) returns boolean language sql stable parallel safe
begin atomic
  select exists (
    select from assignments a join doctors d on d.id = a.doctor_id
    where a.id = assignment and (assignment_fits.sex is null or d.sex = assignment_fits.sex)
      and (price_to is null or a.price_kopecks <= price_to) and (branches is null or a.branch_id = any (branches)));
end;
