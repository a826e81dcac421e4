-- The outlet's name is kept as well, because the outlet may be renamed or deleted later.
alter table feedback
  add column outlet_id integer,
  add column outlet_name text;
create index feedback_of_outlet on feedback (outlet_id, id) where outlet_id is not null;
