-- Pages and news of the owner's own, and the legal pages as the owner has written them. The texts
-- in the columns are what staff work on; visitors see those in `published`.
create table articles (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('page', 'news', 'legal')),
  slug text not null unique,
  title text not null,
  summary text not null default '',
  body text not null default '',
  image_url text,
  day date,
  language text not null default 'id' check (language in ('id', 'en')),
  translation jsonb not null default '{"title": "", "summary": "", "body": ""}',
  published jsonb,
  published_at timestamptz,
  has_draft boolean not null default false,
  publish_at timestamptz,
  place text not null default 'none' check (place in ('none', 'bar', 'footer')),
  starts_at timestamptz,
  ends_at timestamptz,
  is_active boolean not null default true,
  display_order integer not null default 1,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  updated_by text not null default '',
  deleted_at timestamptz
);
create index articles_in_order on articles (display_order, id);

-- Every address that an article ever had, so that the earlier ones lead to the present one.
create table article_slugs (
  slug text primary key,
  article_id integer not null references articles (id) on delete cascade
);

create table article_versions (
  article_id integer not null references articles (id) on delete cascade,
  version integer not null,
  texts jsonb not null,
  published_at timestamptz not null,
  published_by text not null,
  primary key (article_id, version)
);

create trigger audit_row after insert or update or delete on articles for each row
  execute function audit_row('except', 'id', 'created_at', 'updated_at', 'updated_by', 'deleted_at',
    'published', 'published_at');
