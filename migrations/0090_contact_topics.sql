-- What a message may be about: the owner's list. A message keeps the name, because the topic may be
-- renamed or deleted later.
create table contact_topics (
  id integer generated always as identity primary key,
  name text not null,
  slug text not null unique,
  language text not null default 'id' check (language in ('id', 'en')),
  translation jsonb not null default '{"name": ""}',
  is_active boolean not null default true,
  display_order integer not null default 1,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  deleted_at timestamptz
);
create trigger audit_row after insert or update or delete on contact_topics for each row
  execute function audit_row('except', 'id', 'created_at', 'updated_at', 'deleted_at');

alter table contact_messages
  add column topic_id integer,
  add column topic_name text;
