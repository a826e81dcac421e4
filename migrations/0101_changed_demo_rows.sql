-- What the demo brought is kept once staff have changed a row. So "Start clean" can say what it leaves,
-- and a row that has the demo's values again, as after prices were raised and brought back, is the
-- demo's again.
alter table demo_rows add column brought jsonb;

create or replace function own_demo_row() returns trigger language plpgsql as $$
declare
  aside text[] := array['updated_at', 'deleted_at', 'display_order'];
begin
  -- Set by `recordChange`, for the changes of staff.
  if coalesce(current_setting('audit.changes', true), '') <> ''
    and to_jsonb(old) - aside is distinct from to_jsonb(new) - aside then
    update demo_rows
      set brought = nullif(coalesce(brought, to_jsonb(old) - aside), to_jsonb(new) - aside)
      where table_name = tg_table_name and row_id = new.id;
  end if;
  return null;
end $$;
