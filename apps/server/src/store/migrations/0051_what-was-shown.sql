-- 'solved': the task for the device, instead of a picture: no picture was read, so its codes count apart.
alter table sign_in_attempts drop constraint sign_in_attempts_human_check;
alter table sign_in_attempts add constraint sign_in_attempts_human_check check (human in ('not-needed', 'asked', 'worked', 'solved', 'passed'));

-- What a booking at a site showed of a person: its codes, the first and those after it, are counted by that. Null: from a registry, or of before.
alter table phone_visits add column shown text check (shown in ('work', 'solved', 'picture'));
