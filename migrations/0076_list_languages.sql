-- An entry is written in one language and may say the same in the other.
alter table promos
  add column language text not null default 'id' check (language in ('id', 'en')),
  add column translation jsonb not null default '{"title": "", "description": ""}';
alter table faqs
  add column language text not null default 'en' check (language in ('id', 'en')),
  add column translation jsonb not null default '{"question": "", "answer": ""}';
alter table team_members
  add column language text not null default 'en' check (language in ('id', 'en')),
  add column translation jsonb not null default '{"position": ""}';
alter table menu_items
  add column language text not null default 'id' check (language in ('id', 'en')),
  add column translation jsonb not null default '{"name": ""}';
alter table mockups
  add column language text not null default 'id' check (language in ('id', 'en')),
  add column translation jsonb not null default '{"description": ""}';
alter table feedback_aspects
  add column language text not null default 'id' check (language in ('id', 'en')),
  add column translation jsonb not null default '{"name": ""}';

-- Texts of shops that wrote in the other language than the demo; words that the other one lacks.
update faqs set language = 'id'
  where question || ' ' || answer ~* '\m(yang|dan|untuk|dengan|tidak|bisa|apa|apakah|bagaimana|kami|anda|kapan|berapa)\M';
update promos set language = 'en'
  where title || ' ' || description ~* '\m(the|and|for|with|your|you|our|every|free|all|any)\M'
  and title || ' ' || description !~* '\m(yang|dan|untuk|dengan|dari|setiap|semua|anda|kami|beli|gratis|hemat|diskon)\M';

update feedback_aspects set translation = jsonb_build_object('name', translated.name)
  from (values
    ('tingkat manis', 'sweetness'),
    ('level es', 'amount of ice'),
    ('kekuatan kopi', 'strength of the coffee'),
    ('aftertaste', 'aftertaste'),
    ('ukuran porsi', 'size of the portion'),
    ('kemasan', 'packaging'),
    ('topping', 'topping'),
    ('konsistensi rasa', 'consistent taste'),
    ('tingkat asin', 'saltiness'),
    ('kematangan/tekstur', 'doneness/texture'),
    ('porsi', 'portion'),
    ('suhu', 'temperature'),
    ('plating', 'plating'),
    ('kebersihan', 'cleanliness'),
    ('waktu serai', 'serving time'),
    ('Kecepatan pelayanan', 'Speed of service'),
    ('Keramahan staff/barista', 'Friendliness of staff/baristas'),
    ('Kebersihan area', 'Cleanliness of the place'),
    ('Kenyamanan (suhu ruangan, aroma, bising)', 'Comfort (temperature, smell, noise)'),
    ('Ketersediaan meja/tempat duduk', 'Free tables/seats'),
    ('Order via kasir / QR / aplikasi (opsional jika ada)', 'Ordering at the cashier / by QR / in the app (optional, where available)'),
    ('Ketepatan Pesanan', 'Accuracy of the order'),
    ('Waktu Tunggu', 'Waiting Time'),
    ('Lainnya', 'Something else')
  ) as translated (original, name)
  where feedback_aspects.name = translated.original;
