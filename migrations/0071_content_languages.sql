-- The translation of a text is a row of its own, so that it has its own drafts, history and schedule.
alter table contents add column language text not null default '' check (language in ('', 'id', 'en'));
alter table contents drop constraint contents_page_section_key;
alter table contents add constraint contents_page_section_key unique (page, section, key, language);
