alter table menu_items
  add column price integer check (price >= 0),
  add column image_url text;
comment on column menu_items.price is 'Whole rupiah';
