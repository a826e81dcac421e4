-- The outlet's name is kept as well, because the outlet may be renamed or deleted later.
alter table contact_messages
  add column outlet_id integer,
  add column outlet_name text;
create index contact_messages_of_outlet on contact_messages (outlet_id, id)
  where outlet_id is not null;
