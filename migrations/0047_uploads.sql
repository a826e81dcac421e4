-- Pictures that staff have uploaded, so that they can use one again.
create table uploads (
  url text primary key,
  name text not null,
  uploaded_at timestamptz not null
);
create index uploads_newest on uploads (uploaded_at desc);
insert into uploads (url, name, uploaded_at)
select url, max(name), now() from (
  select image_url as url, title as name from promos
  union all select photo_url, name from team_members
  union all select url, name from mockups
  union all select value, label from contents where content_type = 'image'
) as used
where url like '/media/%'
group by url;
