-- Messages that wait by themselves are counted while the many that were sent are not gone through.
create index sms_outbox_waiting on sms_outbox (created_at)
  where not in_rush and state in ('queued', 'sending');
