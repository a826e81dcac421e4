-- The outlet of a redemption. `used_where` keeps its name, or what was typed before there were outlets.
alter table rewards
  add column used_outlet_id integer,
  add constraint rewards_outlet_of_used check (used_outlet_id is null or used_at is not null);
create index rewards_used_at_outlet on rewards (used_outlet_id, used_at)
  where used_outlet_id is not null;

update rewards set used_outlet_id = outlets.id
from outlets
where lower(trim(rewards.used_where)) = lower(trim(outlets.name))
  and outlets.deleted_at is null
  and not exists (
    select from outlets as other
    where other.id <> outlets.id and other.deleted_at is null
      and lower(trim(other.name)) = lower(trim(outlets.name)));
