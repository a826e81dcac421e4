-- The logo was one of the texts; now it is part of the brand.
update brand set logo_image = contents.value, updated_at = now()
  from contents
  where page = 'contact' and section = 'brand' and key = 'logo' and value like '/media/%';
delete from content_versions where content_id in (
  select id from contents where page = 'contact' and section = 'brand' and key = 'logo');
delete from contents where page = 'contact' and section = 'brand' and key = 'logo';
