-- A reward outlives its rating: what was redeemed stays on record, without its customer.
alter table rewards drop constraint rewards_rating_id_fkey;
alter table rewards
  alter column rating_id drop not null,
  add constraint rewards_rating_id_fkey foreign key (rating_id) references app_ratings (id) on delete set null,
  -- When the mail server accepted the mail, from which the days of validity are counted.
  add column sent_at timestamptz,
  -- When its rating was submitted; known here once that is deleted.
  add column rated_at timestamptz;
update rewards set sent_at = coalesce(outbox.accepted_at, rewards.issued_at)
  from app_ratings left join outbox on outbox.key = 'reward:' || app_ratings.id
  where app_ratings.id = rewards.rating_id and app_ratings.promo_code_sent;
create index rewards_without_rating on rewards (rated_at) where rating_id is null;
