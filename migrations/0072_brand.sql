-- What the shop looks like, in one row. Empty and null: as the product comes.
create table brand (
  id integer primary key default 1 check (id = 1),
  logo_image text not null default '',
  -- For dark grounds.
  dark_logo_image text not null default '',
  -- Square, for icons.
  mark_image text not null default '',
  -- What a shared link shows; empty: drawn.
  share_image text not null default '',
  main_colour text,
  accent_colour text,
  typefaces text not null default 'jakarta',
  updated_at timestamptz not null
);

create trigger audit_row after insert or update or delete on brand for each row
  execute function audit_row('except', 'id', 'updated_at');

insert into brand (updated_at) values (now());
