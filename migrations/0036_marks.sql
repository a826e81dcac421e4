-- The mark of the poster, message or advertisement that brought a customer to the rating form.
alter table app_ratings add column campaign text;

-- Averages of a month, and what was named in a week.
create index feedback_by_date on feedback (created_at);
