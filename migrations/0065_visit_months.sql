-- The daily summaries of a month added up, so that a long period is read from few rows.
create table visit_months (
  dimension text not null,
  month date not null, -- its first day
  value text not null,
  count integer not null,
  primary key (dimension, month, value)
) with (fillfactor = 70);

insert into visit_months (dimension, month, value, count)
select dimension, date_trunc('month', day), value, sum(count) from visit_counts group by 1, 2, 3;
