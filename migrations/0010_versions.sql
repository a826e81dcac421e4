-- The version an editor has read; in milliseconds, because that is what travels.
alter table faqs add column updated_at timestamptz not null default date_trunc('milliseconds', now());
alter table promos add column updated_at timestamptz not null default date_trunc('milliseconds', now());
alter table team_members add column updated_at timestamptz not null default date_trunc('milliseconds', now());
alter table menu_items add column updated_at timestamptz not null default date_trunc('milliseconds', now());
update contents set updated_at = date_trunc('milliseconds', updated_at);
