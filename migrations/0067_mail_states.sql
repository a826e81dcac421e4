-- What a mail is about, in columns of its own: a rating, a message, feedback or an answer.
alter table outbox
  add column about text check (about in ('rating', 'message', 'feedback', 'reply')),
  add column about_id integer,
  -- Counts what its holder does to show that it is alive; others watch whether it moves. leased_until
  -- and lease_extended stay for instances of the version before, until they are replaced.
  add column lease_renewals integer not null default 0,
  -- Attempts whose end nobody knows: each may have reached the customer.
  add column unknown_ends integer not null default 0,
  drop constraint outbox_state_check,
  -- Kept: there was no mail server, so it was written to a file here and reached nobody.
  add constraint outbox_state_check
    check (state in ('queued', 'sending', 'accepted', 'kept', 'failed', 'cancelled'));
update outbox set
  about = case split_part(key, ':', 1) when 'reward' then 'rating' else split_part(key, ':', 1) end,
  about_id = split_part(key, ':', 2)::integer
where key ~ '^(reward|rating|message|feedback|reply):[0-9]{1,9}(:|$)';
create index outbox_about on outbox (about, about_id);

-- When the mail server accepted the answer; the mail itself is deleted after a while.
alter table replies add column sent_at timestamptz;
update replies set sent_at = coalesce(outbox.accepted_at, replies.created_at)
from replies as one left join outbox on outbox.key = 'reply:' || one.id
where one.id = replies.id and replies.channel = 'email'
  and (outbox.state is null or outbox.state = 'accepted');

-- A code that was used when its rating was unverified does not come back to life when that is undone.
alter table rewards drop constraint rewards_check;
update rewards set voided_at = now()
from app_ratings
where app_ratings.id = rewards.rating_id and not app_ratings.is_verified
  and rewards.used_at is not null and rewards.voided_at is null;
