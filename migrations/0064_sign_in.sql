-- The second step at sign-in: a secret shared with an authenticator app, which counts once confirmed.
create table second_factors (
  account_id integer primary key references accounts (id) on delete cascade,
  secret text not null,
  confirmed_at timestamptz,
  -- The half minute of the last code that was accepted: no code is accepted twice.
  last_step integer not null default 0
);

-- One row a code that still works.
create table recovery_codes (
  account_id integer not null references accounts (id) on delete cascade,
  -- SHA-256 of 80 random bits.
  hash text not null,
  primary key (account_id, hash)
);

-- One row: which roles have to have a second step.
create table sign_in_settings (
  "only" boolean primary key default true check ("only"),
  second_factor_roles text[] not null default '{}'
);
insert into sign_in_settings default values;
create trigger audit_row after insert or update or delete on sign_in_settings for each row
  execute function audit_row('only', 'second_factor_roles');

-- When the account was last signed in to; a first time needs no notice of a new device.
alter table accounts add column signed_in_at timestamptz;
update accounts set signed_in_at =
  (select max(created_at) from sessions where sessions.account_id = accounts.id);

alter table sessions
  -- What staff call it by; the id stays between the browser and us.
  add column number integer generated always as identity unique,
  -- The same for all sessions that one browser ever had, also of other accounts: a till is shared.
  add column browser text,
  -- Where it was last used from, while it lasts.
  add column address text;
update sessions set browser = id;
alter table sessions alter column browser set not null;
create index sessions_browser on sessions (browser);
