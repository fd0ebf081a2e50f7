-- How a clinic was asked to move a visit.

-- true: to exchange the two times in one step, under the name that the visit has there. false: to reserve the new time under the name of the hold, and
-- then to forget the old one. Whatever is asked, looked up or undone later must go the way that the question went.
alter table moves add column by_exchange boolean not null default false;
