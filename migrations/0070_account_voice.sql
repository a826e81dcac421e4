alter table accounts add column voice text not null default 'mixed'
  check (voice in ('mixed', 'id', 'en'));
update accounts set voice = 'id' where role = 'cashier';
