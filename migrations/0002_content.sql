create table contents (
  id integer generated always as identity primary key,
  page text not null check (page in ('home', 'about', 'contact', 'membership')),
  section text not null,
  key text not null,
  content_type text not null check (content_type in ('text', 'image', 'html')),
  value text not null,
  label text not null,
  description text,
  updated_at timestamptz not null default now(),
  constraint contents_page_section_key unique (page, section, key)
);
