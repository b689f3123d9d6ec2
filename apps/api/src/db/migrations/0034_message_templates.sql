-- What a message says apart from its words, for templates, and what its provider reports of it.

alter table sms_outbox
  add column told jsonb,
  -- Set once the first provider is given up and the second one has its turn.
  add column fallback_at timestamptz,
  add column report text check (report in ('delivered', 'failed')),
  -- The provider's own, for a failure.
  add column report_code text,
  add column reported_at timestamptz;

create index sms_outbox_newest on sms_outbox (created_at desc, id desc);
create index sms_outbox_failed on sms_outbox (created_at desc, id desc) where report = 'failed';
