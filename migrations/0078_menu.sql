-- The menu in sections, and what visitors want to know about each item.
create table menu_sections (
  id integer generated always as identity primary key,
  category text not null check (category in ('minuman', 'makanan')),
  name text not null,
  language text not null default 'id' check (language in ('id', 'en')),
  translation jsonb not null default '{"name": ""}',
  display_order integer not null default 1,
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  deleted_at timestamptz
);
create index menu_sections_in_order on menu_sections (display_order, id);
create trigger audit_row after insert or update or delete on menu_sections for each row
  execute function audit_row('except', 'id', 'created_at', 'updated_at', 'deleted_at');

alter table menu_items
  add column slug text,
  add column section_id integer references menu_sections on delete set null,
  add column description text not null default '',
  add column variants jsonb not null default '[]',
  add column badges text[] not null default '{}',
  add column diet text[] not null default '{}',
  add column sold_from date,
  add column sold_to date,
  add column sold_out boolean not null default false,
  add column sold_out_until timestamptz;

alter table menu_items alter column translation set default '{"name": "", "description": ""}';
update menu_items set translation = translation || '{"description": ""}';

with named as (
  select id, coalesce(nullif(trim(both '-' from
    regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g')), ''), 'menu') as slug
  from menu_items
), numbered as (
  select id, slug, row_number() over (partition by slug order by id) as turn from named
)
update menu_items set slug = numbered.slug || case when turn = 1 then '' else '--' || menu_items.id end
from numbered where numbered.id = menu_items.id;

alter table menu_items alter column slug set not null;
create unique index menu_items_slug on menu_items (slug);
create index menu_items_in_section on menu_items (section_id, display_order, id);
