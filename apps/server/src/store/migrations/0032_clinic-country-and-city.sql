-- A clinic that does not serve the country or the town of a patient says so when it is asked; until then we do not ask it again [3.64] [3.65].
alter table booking_bans
  drop constraint booking_bans_kind_check,
  drop constraint booking_bans_check,
  drop constraint booking_bans_check2,
  add check (kind in ('clinic', 'doctor', 'administrator', 'clinic-account', 'clinic-country', 'clinic-city')),
  add check ((kind in ('clinic', 'clinic-account', 'clinic-country', 'clinic-city')) = (provider_id is not null)),
  add check (kind not in ('clinic-account', 'clinic-country', 'clinic-city') or until is not null);
