-- Whether one is told of each booking, moving and cancelling of one's own; what a clinic does to a visit is told whatever stands here.
alter table notice_channels add column tells_of_visits boolean not null default true;
