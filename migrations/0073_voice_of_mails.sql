alter table app_ratings add column voice text not null default 'mixed'
  check (voice in ('mixed', 'id', 'en'));
alter table contact_messages add column voice text not null default 'mixed'
  check (voice in ('mixed', 'id', 'en'));
alter table feedback add column voice text not null default 'mixed'
  check (voice in ('mixed', 'id', 'en'));
alter table outbox add column voice text not null default 'mixed'
  check (voice in ('mixed', 'id', 'en'));
