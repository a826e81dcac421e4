-- The outlets that somebody works at; none means all of them. No foreign key: when an outlet is
-- deleted for good its id must stay, because an account that loses its last one would be at all.
alter table accounts
  add column outlet_ids integer[] not null default '{}',
  drop constraint accounts_role_check,
  add constraint accounts_role_check check (role in ('owner', 'editor', 'manager', 'cashier')),
  add constraint accounts_outlets_check
    check (outlet_ids = '{}' or role in ('manager', 'cashier'));

drop trigger audit_row on accounts;
create trigger audit_row after insert or update or delete on accounts for each row
  execute function audit_row('only', 'email', 'name', 'role', 'disabled', 'voice', 'outlet_ids');
