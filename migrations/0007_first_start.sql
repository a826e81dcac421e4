-- One row, written by the first start: what the site was seeded with. It keeps a later start from
-- bringing back demo rows that staff deleted.
create table first_start (
  "only" boolean primary key default true check ("only"),
  seed text not null,
  at timestamptz not null default now()
);
