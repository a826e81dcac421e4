create table promos (
  id integer generated always as identity primary key,
  title text not null,
  description text not null,
  display_order integer not null default 1,
  image_url text not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
create index promos_in_order on promos (display_order, id);

create table team_members (
  id integer generated always as identity primary key,
  name text not null,
  position text not null,
  photo_url text,
  display_order integer not null default 1
);
create index team_members_in_order on team_members (display_order, id);

create table mockups (
  id integer generated always as identity primary key,
  name text not null,
  url text not null,
  position text not null check (position in ('left', 'center', 'right', 'extra1', 'extra2')),
  description text,
  display_order integer not null default 1
);
create index mockups_in_order on mockups (display_order, id);

create table menu_items (
  id integer generated always as identity primary key,
  name text not null,
  category text not null check (category in ('minuman', 'makanan')),
  is_active boolean not null default true,
  display_order integer not null default 1
);
create index menu_items_in_order on menu_items (category, display_order, id);
