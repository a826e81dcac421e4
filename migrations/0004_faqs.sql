create table faqs (
  id integer generated always as identity primary key,
  question text not null,
  answer text not null,
  display_order integer not null default 1,
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
