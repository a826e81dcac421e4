-- What an entry changed, before and after. Written by triggers, so that no feature can forget it;
-- only while `audit.changes` is set, which `recordChange` does for the changes of staff.
alter table audit_entries add column changes jsonb;
create index audit_entries_by_account on audit_entries (account_id, id);
create index audit_entries_by_thing on audit_entries (split_part(action, '.', 1), id);

-- Arguments: 'only' or 'except', and columns. Values are cut where they get long, and so is a list of
-- many rows: the log says what happened, it is no copy of the table.
create function audit_row() returns trigger language plpgsql as $$
declare
  kept text := current_setting('audit.changes', true);
  was jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  now_is jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  whole jsonb := was || now_is;
  fields jsonb;
begin
  if coalesce(kept, '') = '' or jsonb_array_length(kept::jsonb) >= 20 then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    select jsonb_object_agg(key, jsonb_build_array(
        audit_value(was -> key),
        audit_value(now_is -> key)))
      into fields
      from jsonb_object_keys(whole) as key
      where coalesce(was -> key, 'null') <> coalesce(now_is -> key, 'null')
        and (tg_argv[0] = 'only') = (key = any (tg_argv[1:]));
  end if;
  perform set_config('audit.changes', (kept::jsonb || jsonb_build_object(
    'table', tg_table_name,
    'id', whole -> 'id',
    'label', left(coalesce(whole ->> 'title', whole ->> 'name', whole ->> 'question',
      whole ->> 'label', ''), 200),
    'fields', coalesce(fields, '{}')))::text, true);
  return null;
end $$;

create function audit_value(value jsonb) returns jsonb language sql immutable as $$
  select case
    when value is null then 'null'
    when length(value #>> '{}') > 1000 then to_jsonb(left(value #>> '{}', 1000) || '…')
    else value
  end $$;

do $$
declare
  name text;
begin
  foreach name in array array['contents', 'faqs', 'promos', 'team_members', 'mockups', 'menu_items',
    'feedback_aspects', 'reply_texts', 'email_settings'] loop
    execute format(
      'create trigger audit_row after insert or update or delete on %I for each row
       execute function audit_row(''except'', ''id'', ''created_at'', ''updated_at'', ''deleted_at'')',
      name);
  end loop;
end $$;

create trigger audit_row after insert or update or delete on accounts for each row
  execute function audit_row('only', 'email', 'name', 'role', 'disabled');
