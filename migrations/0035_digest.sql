-- To whom the week is told, and which week was told last (the Monday it began on).
alter table email_settings
  add column digest text[] not null default '{}',
  add column digest_week date;
