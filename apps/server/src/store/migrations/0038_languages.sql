-- In which language the server speaks to whom. It is decided when a message is written down, so it stands with what is to be sent.

-- An account's own choice is one of three, whoever writes it.
update user_preferences set preferences = preferences - 'language' where preferences->>'language' not in ('ru', 'en', 'be');
alter table user_preferences add constraint user_preferences_language check (coalesce(preferences->>'language', 'ru') in ('ru', 'en', 'be'));

-- Null for no account.
create function language_of(account uuid) returns text stable parallel safe language sql
begin atomic
  select coalesce((select p.preferences->>'language' from user_preferences p where p.account_id = language_of.account), 'ru')
   where language_of.account is not null;
end;

-- Of the page that a visit without an account was booked at.
alter table phone_visits add column language text not null default 'ru' check (language in ('ru', 'en', 'be'));

-- Of the letters that wait here.
alter table notifications add column language text not null default 'ru' check (language in ('ru', 'en', 'be'));
alter table mail_links add column language text not null default 'ru' check (language in ('ru', 'en', 'be'));
alter table address_notices add column language text not null default 'ru' check (language in ('ru', 'en', 'be'));
alter table family_invites add column language text not null default 'ru' check (language in ('ru', 'en', 'be'));
alter table coverage_mails add column language text not null default 'ru' check (language in ('ru', 'en', 'be'));
