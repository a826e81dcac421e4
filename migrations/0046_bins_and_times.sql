-- What staff delete rests in a bin for a month.
alter table faqs add column deleted_at timestamptz;
alter table promos
  add column deleted_at timestamptz,
  add column starts_at timestamptz,
  add column ends_at timestamptz;
alter table team_members add column deleted_at timestamptz;
alter table menu_items add column deleted_at timestamptz;
alter table mockups
  add column deleted_at timestamptz,
  add column updated_at timestamptz not null default date_trunc('milliseconds', now());
