drop trigger audit_row on accounts;
create trigger audit_row after insert or update or delete on accounts for each row
  execute function audit_row('only', 'email', 'name', 'role', 'disabled', 'voice');
