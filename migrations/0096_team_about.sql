-- A few words about each member of the team.
alter table team_members
  add column about text not null default '',
  alter column translation set default '{"position": "", "about": ""}';
update team_members set translation = translation || '{"about": ""}';
