-- Mail that is written together with what it announces, and sent by a worker afterwards.
create table outbox (
  id integer generated always as identity primary key,
  -- What it announces, as in reward:12; nothing is announced by two mails.
  key text not null unique,
  kind text not null,
  data jsonb not null,
  recipient text not null,
  subject text not null,
  -- The same at every attempt, so that a repeated delivery is recognised as one mail.
  message_id text not null,
  state text not null default 'queued'
    check (state in ('queued', 'sending', 'accepted', 'failed', 'cancelled')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  lease text,
  leased_until timestamptz,
  lease_extended boolean not null default false,
  error text,
  created_at timestamptz not null,
  accepted_at timestamptz
);
create index outbox_open on outbox (next_attempt_at) where state in ('queued', 'sending');
create index outbox_failed on outbox (id) where state = 'failed';
create index outbox_by_recipient on outbox (lower(recipient));

-- Whom to tell about what customers send; one row.
create table email_settings (
  id integer primary key default 1 check (id = 1),
  message text[] not null default '{}',
  feedback text[] not null default '{}',
  rating text[] not null default '{}'
);
insert into email_settings default values;
