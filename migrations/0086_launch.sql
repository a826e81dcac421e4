-- What the demo brought, until staff change it. Putting rows into another order, or into the bin, does
-- not make them one's own.
create table demo_rows (
  table_name text not null,
  row_id integer not null,
  primary key (table_name, row_id)
);

create function own_demo_row() returns trigger language plpgsql as $$
declare
  aside text[] := array['updated_at', 'deleted_at', 'display_order'];
begin
  -- Set by `recordChange`, for the changes of staff.
  if coalesce(current_setting('audit.changes', true), '') <> ''
    and to_jsonb(old) - aside is distinct from to_jsonb(new) - aside then
    delete from demo_rows where table_name = tg_table_name and row_id = new.id;
  end if;
  return null;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['promos', 'faqs', 'team_members', 'mockups', 'menu_sections',
    'menu_items', 'outlets', 'special_hours'] loop
    execute format('create trigger own_demo_row after update on %I for each row
      execute function own_demo_row()', name);
    -- A shop that began with the demo: what nobody has changed since its first minute.
    execute format('insert into demo_rows
      select %L, id from %I, first_start
      where seed = ''demo'' and updated_at <= at + interval ''1 minute''', name, name);
  end loop;
  -- What invented customers sent stays theirs, whatever staff did with it.
  foreach name in array array['contact_messages', 'feedback', 'app_ratings'] loop
    execute format('insert into demo_rows
      select %L, id from %I, first_start
      where seed = ''demo'' and created_at <= at + interval ''1 minute''', name, name);
  end loop;
end $$;

-- One row: whether visitors see the site, and how far a clean start has come.
create table launch (
  "only" boolean primary key default true check ("only"),
  is_open boolean not null default true,
  cleaning text not null default '' check (cleaning in ('', 'saving', 'removing', 'failed')),
  cleaning_since timestamptz,
  cleaned_at timestamptz,
  backup text not null default ''
);
insert into launch default values;
