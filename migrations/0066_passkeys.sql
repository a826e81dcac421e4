-- Keys that staff sign in with instead of password and code.
create table passkeys (
  id integer generated always as identity primary key,
  account_id integer not null references accounts (id) on delete cascade,
  -- As the device calls it, in base64url.
  credential_id text not null unique,
  -- Public: whoever reads it cannot sign in with it.
  public_key bytea not null,
  -- What the device has counted up to; some never count and stay at 0.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_account on passkeys (account_id);
create trigger audit_row after insert or delete or update of name on passkeys for each row
  execute function audit_row('only', 'name');

-- What a device has to sign, once and soon.
create table passkey_challenges (
  challenge text primary key,
  -- Who adds a passkey with it; nobody when it is for signing in.
  account_id integer references accounts (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_expires_at on passkey_challenges (expires_at);
