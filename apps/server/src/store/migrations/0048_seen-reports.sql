-- Which results an account has opened, and when last: what was read waits for nobody any more, and what the clinic changes afterwards waits anew.
create table seen_reports (
  account_id uuid not null references accounts,
  report_id uuid not null references reports on delete cascade,
  seen_at timestamptz not null,
  primary key (account_id, report_id)
);
create index seen_reports_report on seen_reports (report_id);

insert into seen_reports (account_id, report_id, seen_at)
select a.account_id, r.id, max(a.at)
from audit a join reports r on r.id::text = a.object_id join accounts who on who.id = a.account_id and who.erased_at is null
where a.action = 'result-opened'
group by a.account_id, r.id;
