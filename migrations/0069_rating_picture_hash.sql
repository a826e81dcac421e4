-- 64 bits of what the picture looks like, by which the few that may be the same are found; none in
-- older rows, which are compared as before.
alter table app_ratings add column proof_hash bigint;
