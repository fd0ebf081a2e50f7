-- Messages of what the family did are counted by account, and every message is dropped after a time.
alter table notifications add column is_news boolean not null default false;
update notifications set is_news = dedupe like 'told-%', order_id = coalesce(order_id, split_part(dedupe, ':', 2)::uuid)
where dedupe ~ '^(told-[a-z]+|clinic-cancelled):[0-9a-f-]{36}(:|$)';
drop index notifications_account;
create index notifications_account on notifications (account_id, created_at) where account_id is not null;
create index notifications_created on notifications (created_at) where state <> 'due';
