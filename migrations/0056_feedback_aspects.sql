-- What feedback can be about. Those that are retired are no longer offered; what was said stays.
create table feedback_aspects (
  id integer generated always as identity primary key,
  category text not null check (category in ('minuman', 'makanan', 'pelayanan')),
  name text not null,
  display_order integer not null default 1,
  is_active boolean not null default true,
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  deleted_at timestamptz
);
create unique index feedback_aspects_once on feedback_aspects (category, name) where deleted_at is null;
create index feedback_aspects_in_order on feedback_aspects (category, display_order, id);

insert into feedback_aspects (category, display_order, name) values
  ('minuman', 1, 'tingkat manis'),
  ('minuman', 2, 'level es'),
  ('minuman', 3, 'kekuatan kopi'),
  ('minuman', 4, 'aftertaste'),
  ('minuman', 5, 'ukuran porsi'),
  ('minuman', 6, 'kemasan'),
  ('minuman', 7, 'topping'),
  ('minuman', 8, 'konsistensi rasa'),
  ('makanan', 1, 'tingkat asin'),
  ('makanan', 2, 'kematangan/tekstur'),
  ('makanan', 3, 'porsi'),
  ('makanan', 4, 'suhu'),
  ('makanan', 5, 'plating'),
  ('makanan', 6, 'kebersihan'),
  ('makanan', 7, 'waktu serai'),
  ('pelayanan', 1, 'Kecepatan pelayanan'),
  ('pelayanan', 2, 'Keramahan staff/barista'),
  ('pelayanan', 3, 'Kebersihan area'),
  ('pelayanan', 4, 'Kenyamanan (suhu ruangan, aroma, bising)'),
  ('pelayanan', 5, 'Ketersediaan meja/tempat duduk'),
  ('pelayanan', 6, 'Order via kasir / QR / aplikasi (opsional jika ada)'),
  ('pelayanan', 7, 'Ketepatan Pesanan'),
  ('pelayanan', 8, 'Waktu Tunggu'),
  ('pelayanan', 9, 'Lainnya');
