-- Who did what. The names are copies: the log outlives the accounts it speaks of.
create table audit_entries (
  id integer generated always as identity primary key,
  at timestamptz not null default now(),
  account_id integer,
  account_name text not null,
  action text not null,
  target text not null,
  detail text not null,
  request_id text not null
);

create index audit_entries_at on audit_entries (at);
