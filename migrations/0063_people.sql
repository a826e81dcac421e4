-- What was asked about a person, and until when the law gives time: 3 x 24 hours.
create table person_requests (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('access', 'correct', 'erase', 'object')),
  -- The address or number it is about; empty once that was erased.
  person text not null,
  received_at timestamptz not null,
  due_at timestamptz not null,
  done_at timestamptz
);

-- That somebody was erased, and not who: a digest with this key, so that a backup restored later can be
-- searched for the same person. It was in every backup made before.
create table person_key (key text not null);
insert into person_key values (gen_random_uuid()::text || gen_random_uuid()::text);

create table erasures (
  id integer generated always as identity primary key,
  digest text not null,
  erased_at timestamptz not null,
  by_name text not null,
  rows integer not null
);

-- What was deleted because it was old enough.
create table retention_runs (
  kind text not null,
  day date not null,
  count integer not null,
  primary key (kind, day)
);
create index contact_messages_by_time on contact_messages (created_at);
create index feedback_by_time on feedback (created_at);
