-- A suggestion for improving is a request to support of its own kind: whoever reads them tells it from a cry for help.
alter table support_requests drop constraint support_requests_topic_check;
alter table support_requests add constraint support_requests_topic_check
  check (topic in ('sign-in', 'booking', 'visits', 'results', 'family', 'programmes', 'profile', 'drugs', 'suggestion', 'other'));
