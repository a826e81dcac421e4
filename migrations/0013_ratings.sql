create table app_ratings (
  id integer generated always as identity primary key,
  name text not null,
  email text not null,
  -- As WhatsApp wants it: 62, then the number without its zero.
  whatsapp_number text not null check (whatsapp_number ~ '^628[0-9]{8,12}$'),
  device_type text not null check (device_type in ('android', 'ios')),
  -- Where the screenshot is kept; for staff only.
  proof_key text not null unique,
  -- What pictures that look alike have in common.
  proof_fingerprint text not null,
  is_verified boolean not null default false,
  verified_at timestamptz,
  verified_by_name text,
  is_rejected boolean not null default false,
  rejected_reason text,
  promo_code_sent boolean not null default false,
  created_at timestamptz not null,
  check (not (is_verified and is_rejected)),
  check ((verified_at is not null) = is_verified),
  check ((verified_by_name is not null) = is_verified),
  check (rejected_reason is null or is_rejected)
);
create index app_ratings_by_email on app_ratings (lower(email));
create index app_ratings_by_whatsapp on app_ratings (whatsapp_number);
create index app_ratings_by_proof on app_ratings (proof_fingerprint);
create index app_ratings_by_week on app_ratings (created_at);
create index app_ratings_pending on app_ratings (id) where not is_verified and not is_rejected;

create table rewards (
  -- What the customer shows. Neither 0 nor O, neither 1, I nor L, no U: people read it aloud.
  code text primary key check (code ~ '^[2-9A-HJKMNP-TV-Z]{16}$'),
  rating_id integer not null unique references app_ratings (id) on delete cascade,
  -- Copies: what was promised to whom does not change when its source does.
  name text not null,
  reward text not null,
  issued_at timestamptz not null,
  -- The last moment of a day in WIB.
  valid_until timestamptz not null,
  used_at timestamptz,
  -- No reference: the account may be deleted, and who redeemed stays known.
  used_by integer,
  used_by_name text,
  used_where text,
  voided_at timestamptz,
  check (used_at is null or voided_at is null),
  check ((used_by is not null) = (used_at is not null)),
  check ((used_by_name is not null) = (used_at is not null)),
  check (used_where is null or used_at is not null)
);
create index rewards_used on rewards (used_at) where used_at is not null;
