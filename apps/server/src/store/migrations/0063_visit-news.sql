-- What has happened to a visit and is still to be told: a booking writes this one row, and the messages are made of it a moment later. Rows live for about a second;
-- that of a visit that is gone tells nobody anything.
create table visit_news (
  id bigint generated always as identity primary key,
  order_id uuid not null,
  kind text not null constraint visit_news_kind_check check (kind in ('booked', 'moved', 'cancelled')),
  was timestamptz,
  heard uuid,
  at timestamptz not null,
  tries smallint not null default 0,
  constraint visit_news_was_check check ((kind = 'moved') = (was is not null))
);
