-- Page views, a partition a month (WIB). The months are made as they come, in months.ts.
-- Texts that repeat (pages, hosts, browsers) are numbers here, which keeps a row at some 80 bytes.
create sequence visit_ids; -- an identity of a partitioned table needs PostgreSQL 17
create table visits (
  id bigint not null default nextval('visit_ids'),
  visited_at timestamptz not null,
  -- After some weeks its network only: /24, of IPv6 /48.
  address inet not null,
  page integer not null,
  referrer integer,
  country integer,
  city integer,
  user_agent integer not null,
  campaign integer,
  primary key (visited_at, id)
) partition by range (visited_at);
create index visits_by_text on visits
  using gin ((array[page, referrer, country, city, user_agent, campaign]))
  with (fastupdate = off);
create index visits_by_address on visits (address);
create index visits_with_whole_address on visits (visited_at)
  where masklen(address) = case family(address) when 4 then 32 else 128 end;

create table visit_texts (
  id integer generated always as identity primary key,
  text text not null unique,
  -- The last day it was used: forgotten when no row can name it any more.
  last_day date not null
);

-- Daily summaries (WIB), kept with each visit and never deleted: rows may go, figures stay.
create table visit_counts (
  dimension text not null,
  day date not null,
  value text not null,
  count integer not null,
  primary key (dimension, day, value)
) with (fillfactor = 70);

-- When each address was last seen. The address is a keyed digest, in the 16 bytes of a uuid.
create table visitors (
  digest uuid primary key,
  last_at timestamptz not null
) with (fillfactor = 80);
create table visitor_key (
  one boolean primary key default true check (one),
  key text not null
);
insert into visitor_key (key) values (gen_random_uuid()::text || gen_random_uuid()::text);

-- How many visitors of a day were seen last on which day before (-infinity: never). Those of any
-- period are exactly the ones whose last day before lies outside it, so no period needs the rows.
create table visitor_returns (
  day date not null,
  previous_day date not null,
  visitors integer not null,
  primary key (day, previous_day)
) with (fillfactor = 70);
create index visitor_returns_first on visitor_returns (day) where previous_day = '-infinity';

-- What the daily care for old visits did.
create table visit_upkeep (
  day date primary key,
  shortened integer not null,
  deleted integer not null
);
