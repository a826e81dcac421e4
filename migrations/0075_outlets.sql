create table outlets (
  id integer generated always as identity primary key,
  name text not null,
  slug text not null unique,
  area text,
  city text not null,
  address text not null,
  postal_code text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  zone text not null check (zone in ('WIB', 'WITA', 'WIT')),
  phone text,
  whatsapp text,
  photo_url text,
  description text,
  services text[] not null default '{}',
  facilities text[] not null default '{}',
  maps_link text,
  reviews_link text,
  gofood_link text,
  grabfood_link text,
  shopeefood_link text,
  week jsonb not null,
  opens_on date,
  is_temporarily_closed boolean not null default false,
  reopens_on date,
  closed_why text not null default '',
  is_active boolean not null default true,
  display_order integer not null default 1,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  deleted_at timestamptz
);
create index outlets_in_order on outlets (display_order, id);

-- Every address that an outlet ever had, so that the earlier ones lead to the present one.
create table outlet_slugs (
  slug text primary key,
  outlet_id integer not null references outlets (id) on delete cascade
);
create index outlet_slugs_of_outlet on outlet_slugs (outlet_id);

create table special_hours (
  id integer generated always as identity primary key,
  name text not null,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  week jsonb not null,
  scope text not null check (scope in ('all', 'city', 'outlets')),
  city text not null default '',
  outlet_ids integer[] not null default '{}',
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  deleted_at timestamptz
);
create index special_hours_by_day on special_hours (to_day);

create trigger audit_row after insert or update or delete on outlets for each row
  execute function audit_row('except', 'id', 'created_at', 'updated_at', 'deleted_at');
create trigger audit_row after insert or update or delete on special_hours for each row
  execute function audit_row('except', 'id', 'created_at', 'updated_at', 'deleted_at');

-- A shop that is older than its outlets gets the first one from its facts, at the next start.
alter table first_start add column needs_outlet boolean not null default false;
update first_start set needs_outlet = true;
