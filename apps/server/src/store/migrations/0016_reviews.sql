-- What patients say of a visit that took place: of the doctor, of the centre.

create table reviews (
  -- the author's name for it; the public reads `shown_as` and never this
  id uuid primary key,
  -- not account_id: whoever reads rows of a person finds the author's own reviews and no one else's
  author_id uuid not null references accounts,
  -- without a reference to visits: nothing deletes a visit that took place, and a check at each slot that is let go would cost the booking
  order_id uuid not null,
  about text not null check (about in ('doctor', 'centre')),
  doctor_id int references doctors,
  centre_id int references centres,
  -- [3.49] [5.80]
  comment text not null check (comment ~ '\S' and length(comment) <= 2000),
  -- [3.50] false: anonymous
  publish_name boolean not null,
  state text not null check (state in ('waiting', 'published', 'rejected')),
  rejected_because text check (length(rejected_because) between 1 and 500),
  -- drawn anew at each writing: what a review was before an edit cannot be found in what it is after
  shown_as uuid not null unique,
  -- a day and no instant: the order within a day tells nothing of when somebody wrote
  published_on date,
  answer text check (answer ~ '\S' and length(answer) <= 2000),
  answered_on date,
  written_at timestamptz not null,
  updated_at timestamptz not null,
  -- of two that come at once one is added. By author: who else may review a visit does not learn from a refusal that somebody has
  constraint reviews_one_of_visit unique (order_id, author_id, about),
  check ((doctor_id is not null, centre_id is not null) = (about = 'doctor', about = 'centre')),
  check ((rejected_because is not null) = (state = 'rejected')),
  check ((published_on is not null) = (state = 'published')),
  check ((answer is not null) = (answered_on is not null)),
  check (answer is null or state = 'published')
);
create index reviews_author on reviews (author_id);
create index reviews_of_doctor on reviews (doctor_id, published_on desc, shown_as) where state = 'published' and about = 'doctor';
create index reviews_of_centre on reviews (centre_id, published_on desc, shown_as) where state = 'published' and about = 'centre';
create index reviews_waiting on reviews (updated_at) where state = 'waiting';
