-- Once, as an administrator, where connections go through a pooler: the limits that a server sets for itself elsewhere.
alter role specify set lock_timeout = '5s';
alter role specify set statement_timeout = '60s';
alter role specify set idle_in_transaction_session_timeout = '60s';
