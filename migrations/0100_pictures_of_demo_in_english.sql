-- The demo's pictures of the app have English ones beside them.
update mockups set english_picture = replace(url, '.png', '-en.png')
where url ~ '^/pictures/mockup-[1-5]\.png$';

-- The pictures of the membership's page, which is English where languages are mixed.
insert into contents (page, section, key, language, content_type, value, label, description,
  updated_at, updated_by, published_at)
select page, section, key, 'id', content_type, value, label, description, updated_at, '', published_at
from contents
where page = 'membership' and language = '' and value ~ '^/pictures/(device|feature-[1-4])\.png$';
update contents set value = replace(value, '.png', '-en.png')
where page = 'membership' and language = '' and value ~ '^/pictures/(device|feature-[1-4])\.png$';
