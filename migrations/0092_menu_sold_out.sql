-- What is sold out at some outlets; `menu_items.sold_out` is what is sold out everywhere.
create table menu_sold_out (
  item_id integer not null references menu_items on delete cascade,
  outlet_id integer not null references outlets on delete cascade,
  until timestamptz,
  primary key (item_id, outlet_id)
);
create index menu_sold_out_at on menu_sold_out (outlet_id);
create trigger audit_row after insert or update or delete on menu_sold_out for each row
  execute function audit_row('only', 'until');
