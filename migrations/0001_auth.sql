create table accounts (
  id integer generated always as identity primary key,
  -- Stored in lower case, so that uniqueness ignores it.
  email text not null unique check (email = lower(email)),
  name text not null,
  role text not null check (role in ('owner', 'editor', 'cashier')),
  password_hash text not null,
  must_change_password boolean not null default false,
  disabled boolean not null default false,
  created_at timestamptz not null
);

-- One row a browser that has logged in. After logging out the row stays behind without its session:
-- it lets the browser past the delay that strangers get (see features/auth/throttle.ts).
create table sessions (
  -- SHA-256 of the cookie's value; the value itself is nowhere but in the browser.
  id text primary key,
  account_id integer not null references accounts (id) on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  user_agent text not null
);

create index sessions_account_id on sessions (account_id);

-- How often something was tried lately; only used where several instances share the database.
create table rate_limits (
  key text primary key,
  points integer not null,
  expires_at timestamptz not null
);

create index rate_limits_expires_at on rate_limits (expires_at);
