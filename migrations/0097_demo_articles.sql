-- The demo of a new shop has news. One that staff change is theirs.
create trigger own_demo_row after update on articles for each row
  execute function own_demo_row();
