-- An outlet and special hours are written in one language and may say the same in the other.
alter table outlets
  add column language text not null default 'id' check (language in ('id', 'en')),
  add column translation jsonb not null default '{"description": "", "closedWhy": ""}';
alter table special_hours
  add column language text not null default 'id' check (language in ('id', 'en')),
  add column translation jsonb not null default '{"name": ""}';

-- Texts of shops that wrote in English; words that Indonesian lacks.
update outlets set language = 'en'
  where coalesce(description, '') || ' ' || closed_why ~* '\m(the|and|for|with|our|you|your|until|of)\M'
  and coalesce(description, '') || ' ' || closed_why !~* '\m(yang|dan|untuk|dengan|dari|kami|di|ke|sampai)\M';
update special_hours set language = 'en'
  where name ~* '\m(the|and|for|closed|closes|closing|opens|opening|day|eve|year|holiday|due to|maintenance|works)\M';
