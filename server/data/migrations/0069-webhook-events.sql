-- A company chooses what each webhook is told about; what exists keeps what it has been told so far.
alter table webhooks
  add column events text[] not null default array['introduction.changed', 'application.closed']
    check (cardinality(events) > 0 and events <@ array['introduction.changed', 'application.received',
      'application.closed', 'message.created', 'stage.changed', 'job.changed']);
alter table webhooks alter column events drop default;

alter table webhook_deliveries
  drop constraint webhook_deliveries_event_check,
  add constraint webhook_deliveries_event_check check (event in ('introduction.changed', 'application.received',
    'application.closed', 'message.created', 'stage.changed', 'job.changed', 'ping'));
