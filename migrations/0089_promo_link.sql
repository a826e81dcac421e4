-- Where a promo leads, instead of to the app.
alter table promos add column link text;
