-- A draft stands beside the published value until it is published, now or at its time.
alter table contents add column draft text;
alter table contents add column publish_at timestamptz;
alter table contents add column updated_by text not null default '';
alter table contents add column published_at timestamptz not null default now();
update contents set published_at = updated_at;

create index contents_publish_at on contents (publish_at) where publish_at is not null;

-- Every value that visitors have seen. The names are copies, like those of the audit log.
create table content_versions (
  content_id integer not null references contents (id) on delete cascade,
  version integer not null,
  value text not null,
  published_at timestamptz not null,
  published_by text not null,
  primary key (content_id, version)
);
