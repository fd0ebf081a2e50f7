-- 'solved': the task for the device, instead of a picture: no picture was read, so its codes count apart.
alter table sign_in_attempts drop constraint sign_in_attempts_human_check;
alter table sign_in_attempts add constraint sign_in_attempts_human_check check (human in ('not-needed', 'asked', 'worked', 'solved', 'passed'));

-- What a booking at a site showed of a person: its codes, the first and those after it, are counted by that. Null: from a registry, or of before.
alter table phone_visits add column shown text check (shown in ('work', 'solved', 'picture'));

-- Whoever has proven the phone alone is not known to be the owner of its account: what they write to support is no account's. Of before it is not known which
-- phone was proven: that of the account stands there to answer to, where it is one still.
alter table support_requests add column phone_proven boolean not null default false;
update support_messages m set account_id = null from support_requests r join accounts a on a.id = r.account_id
where r.id = m.request_id and not r.device_confirmed and coalesce(r.email, r.phone, a.phone) is not null;
update support_requests r set account_id = null, phone = coalesce(r.phone, a.phone) from accounts a
where a.id = r.account_id and not r.device_confirmed and coalesce(r.email, r.phone, a.phone) is not null;
alter table support_requests drop constraint support_requests_confirmed;
alter table support_requests drop column device_confirmed;
alter table support_requests add constraint support_requests_proven check (not phone_proven or (account_id is null and phone is not null));

-- A phone to answer to has the digits of one; what was written before stays as it is.
alter table support_requests add constraint support_requests_phone_digits check (phone ~ '([0-9][^0-9]*){7}') not valid;
