-- Which ratings came with the same picture: the id of the first of them.
alter table app_ratings add column picture_group integer;
update app_ratings set picture_group = (
  select min(first.id) from app_ratings as first
  where first.proof_fingerprint = app_ratings.proof_fingerprint
);
create index app_ratings_by_picture on app_ratings (picture_group);
drop index app_ratings_by_proof;
alter table app_ratings
  drop column proof_fingerprint,
  -- What the picture looks like, small; none where it was not kept yet.
  add column proof_sketch bytea;
