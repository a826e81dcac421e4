create table feedback (
  id integer generated always as identity primary key,
  name text not null,
  category text not null check (category in ('minuman', 'makanan', 'pelayanan')),
  -- No reference: the item may be deleted, and what was said about it stays.
  menu_item_id integer check (menu_item_id is null or category <> 'pelayanan'),
  menu_item_name text,
  aspects jsonb not null check (jsonb_typeof(aspects) = 'array'),
  details text not null,
  rating smallint check (rating between 1 and 5),
  notes text,
  is_handled boolean not null default false,
  created_at timestamptz not null default now()
);
create index feedback_by_category on feedback (category, id);
create index feedback_open on feedback (id) where not is_handled;
