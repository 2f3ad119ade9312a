-- What the timetable did and when: one row a job, written by whichever worker does it. The queue's own rows of jobs that are
-- done go after a while, and say nothing of a job that never ran.

CREATE TABLE intake.job_run (
  name text PRIMARY KEY,
  -- When it is due, in Belgian time; null for work that goes on all the time.
  cron text,
  -- Why it is not done, said by the worker that last put up the timetable; null where it is.
  off_because text,
  started_at timestamptz,
  succeeded_at timestamptz,
  -- One line of what the last success did.
  done text,
  failed_at timestamptz,
  -- One line of why it last failed: ours, never what a database or a network said.
  error text,
  -- Failures since the last success.
  failures integer NOT NULL DEFAULT 0
);
