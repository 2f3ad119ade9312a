-- Watch lists of members, and the mails about them. Removed with the member.
CREATE TABLE member.watch (
  member_id text NOT NULL REFERENCES member.member ON DELETE CASCADE,
  enterprise_number integer NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, enterprise_number)
);

-- Members without a row get no mail.
CREATE TABLE member.watch_mail (
  member_id text PRIMARY KEY REFERENCES member.member ON DELETE CASCADE,
  frequency text NOT NULL CHECK (frequency IN ('daily', 'at_once')),
  language text NOT NULL CHECK (language IN ('nl', 'fr', 'de', 'en')),
  -- Changes up to this position were mailed, or came before the member asked for mails.
  position bigint NOT NULL,
  -- Up to where the mail that is being sent goes: the same at every attempt, so that the mail has one id.
  sending_to bigint,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  failures integer NOT NULL DEFAULT 0,
  -- Refusal of the address by its mail server: no mails until the member chooses them again.
  stopped_because text,
  mailed_at timestamptz,
  lease uuid,
  leased_until timestamptz
);
