-- What staff answered, and by which way. It goes with what it answers.
create table replies (
  id integer generated always as identity primary key,
  message_id integer references contact_messages (id) on delete cascade,
  feedback_id integer references feedback (id) on delete cascade,
  channel text not null check (channel in ('email', 'whatsapp')),
  recipient text not null,
  body text not null,
  account_id integer,
  account_name text not null,
  created_at timestamptz not null,
  check (num_nonnulls(message_id, feedback_id) = 1)
);
create index replies_of_message on replies (message_id) where message_id is not null;
create index replies_of_feedback on replies (feedback_id) where feedback_id is not null;

-- Texts the owner prepares, for everybody who answers.
create table reply_texts (
  id integer generated always as identity primary key,
  title text not null,
  body text not null,
  updated_at timestamptz not null
);
insert into reply_texts (title, body, updated_at) values
  ('Terima kasih', E'Halo {name},\n\nterima kasih sudah menulis kepada kami. Masukan Anda sudah kami teruskan kepada tim.\n\nSalam hangat,\n{brand}', now()),
  ('Mohon maaf', E'Halo {name},\n\nmohon maaf atas pengalaman Anda. Kami sudah membahasnya dengan tim, supaya tidak terulang. Terima kasih sudah memberi tahu kami.\n\nSalam hangat,\n{brand}', now()),
  ('Minta keterangan', E'Halo {name},\n\nterima kasih atas masukannya. Boleh kami tahu di gerai mana dan sekitar jam berapa, supaya kami bisa memeriksanya?\n\nSalam hangat,\n{brand}', now());

-- Who takes care of it. No reference: an account may go, what it took care of stays.
alter table contact_messages add column assigned_to integer;
alter table feedback add column assigned_to integer;
