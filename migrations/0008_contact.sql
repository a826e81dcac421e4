create table contact_messages (
  id integer generated always as identity primary key,
  name text not null,
  email text not null,
  message text not null,
  is_handled boolean not null default false,
  created_at timestamptz not null default now()
);
create index contact_messages_by_email on contact_messages (lower(email));
create index contact_messages_open on contact_messages (id) where not is_handled;

-- What a public form has already received, so that sending it again is answered and not stored again.
create table received_forms (
  key text primary key,
  body text not null,
  row_id integer not null,
  expires_at timestamptz not null
);
create index received_forms_expired on received_forms (expires_at);
