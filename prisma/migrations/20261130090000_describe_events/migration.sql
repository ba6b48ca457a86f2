alter table events add column description text;
