-- A picture that has words may have another one on English pages.
alter table promos add column english_picture text not null default '';
alter table mockups add column english_picture text not null default '';
