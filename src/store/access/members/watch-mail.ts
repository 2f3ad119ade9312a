// Mails about watch lists: what members chose, whose mail is due, and what is in it.

import { randomUUID } from 'node:crypto'
import type { ChangeKind } from '../../../domain/changes/change-kinds.ts'
import type { Pool } from '../../db/pool.ts'

export type MailFrequency = 'daily' | 'at_once'
export type MailLanguage = 'nl' | 'fr' | 'de' | 'en'

export type MailChoice = {
  frequency: MailFrequency
  /** Why no mails are sent any more; null: they are. */
  stoppedBecause: string | null
}

/** Null: no mails. */
export async function readMailChoice(pool: Pool, memberId: string): Promise<MailChoice | null> {
  const { rows } = await pool.query<MailChoice>({
    name: 'read-mail-choice',
    text: `SELECT frequency, stopped_because AS "stoppedBecause" FROM member.watch_mail WHERE member_id = $1`,
    values: [memberId],
  })
  return rows[0] ?? null
}

// Daily mails are sent at seven in the morning, Belgian time.
const BELGIAN = `now() AT TIME ZONE 'Europe/Brussels'`
const NEXT_MORNING = `(date_trunc('day', ${BELGIAN} + interval '17 hours') + interval '7 hours') AT TIME ZONE 'Europe/Brussels'`

/** Between two mails at once: an import records changes in many transactions. */
const MINUTES_BETWEEN = 5

/** Mails about changes from now on; null: none. A new choice also starts stopped mails again. */
export async function chooseMails(
  pool: Pool,
  memberId: string,
  choice: { frequency: MailFrequency; language: MailLanguage } | null,
): Promise<void> {
  if (choice === null) {
    await pool.query('DELETE FROM member.watch_mail WHERE member_id = $1', [memberId])
    return
  }
  await pool.query(
    `INSERT INTO member.watch_mail AS mail (member_id, frequency, language, position, next_attempt_at)
     VALUES ($1, $2, $3, coalesce((SELECT max(position) FROM history.batch), 0),
             CASE WHEN $2 = 'daily' THEN ${NEXT_MORNING} ELSE now() END)
     ON CONFLICT (member_id) DO UPDATE SET frequency = excluded.frequency, language = excluded.language,
       next_attempt_at = excluded.next_attempt_at, failures = 0, stopped_because = NULL,
       position = CASE WHEN mail.stopped_because IS NULL THEN mail.position ELSE excluded.position END,
       sending_to = CASE WHEN mail.stopped_because IS NULL THEN mail.sending_to END`,
    [memberId, choice.frequency, choice.language],
  )
}

export type DueMail = {
  memberId: string
  email: string
  language: MailLanguage
  frequency: MailFrequency
  /** Changes after `position`, up to and with `sendingTo`. */
  position: number
  sendingTo: number
  failures: number
  lease: string
}

const LEASE = {
  name: 'lease-watch-mails',
  text: `
    WITH newest AS (SELECT coalesce(max(position), 0) AS position FROM history.batch),
    due AS (
      SELECT member_id FROM member.watch_mail
      WHERE stopped_because IS NULL AND next_attempt_at <= now() AND (leased_until IS NULL OR leased_until <= now())
        AND position < (SELECT position FROM newest)
      ORDER BY next_attempt_at LIMIT $1 FOR UPDATE SKIP LOCKED
    )
    UPDATE member.watch_mail mail
    SET lease = $2, leased_until = now() + make_interval(secs => $3),
        sending_to = coalesce(sending_to, (SELECT position FROM newest))
    FROM due JOIN member.member ON id = due.member_id WHERE mail.member_id = due.member_id
    RETURNING mail.member_id AS "memberId", email, language, frequency, position, sending_to AS "sendingTo", failures,
              lease`,
}

/** Leases mails that are due, for `leaseSeconds` or until they are settled; other workers skip them meanwhile. */
export async function leaseMails(pool: Pool, most: number, leaseSeconds: number): Promise<DueMail[]> {
  const { rows } = await pool.query<DueMail>({ ...LEASE, values: [most, randomUUID(), leaseSeconds] })
  return rows.map(row => ({ ...row, position: Number(row.position), sendingTo: Number(row.sendingTo) }))
}

export type MailedChange = { enterpriseNumber: number; kind: ChangeKind; effectiveOn: string | null }

/** Changes of watched companies in the range of a mail, in order; at most `most`. */
export async function readMailChanges(
  pool: Pool,
  { memberId, position, sendingTo }: Pick<DueMail, 'memberId' | 'position' | 'sendingTo'>,
  most: number,
): Promise<MailedChange[]> {
  const { rows } = await pool.query<MailedChange>({
    name: 'read-mail-changes',
    text: `
      SELECT c.enterprise_number AS "enterpriseNumber", kind, effective_on AS "effectiveOn"
      FROM history.batch b JOIN history.change c USING (batch_id)
      JOIN member.watch w ON w.member_id = $1 AND w.enterprise_number = c.enterprise_number
      WHERE b.position > $2 AND b.position <= $3 AND b.recorded_at >= w.added_at
      ORDER BY b.position, c.item LIMIT $4`,
    values: [memberId, position, sendingTo, most],
  })
  return rows
}

/** Ends a lease: the mail was sent, or there was nothing to send. */
export async function settleMail(
  pool: Pool,
  { memberId, lease, sendingTo }: DueMail,
  { isSent }: { isSent: boolean },
): Promise<void> {
  await pool.query({
    name: 'settle-watch-mail',
    text: `
      UPDATE member.watch_mail
      SET position = $3, sending_to = NULL, failures = 0, lease = NULL, leased_until = NULL,
          mailed_at = CASE WHEN $4 THEN now() ELSE mailed_at END,
          next_attempt_at = CASE WHEN frequency = 'daily' THEN ${NEXT_MORNING}
                                 WHEN $4 THEN now() + interval '${MINUTES_BETWEEN} minutes' ELSE now() END
      WHERE member_id = $1 AND lease = $2`,
    values: [memberId, lease, sendingTo, isSent],
  })
}

/** Ends a lease after a failure; the same mail is tried again after `delayMs`. */
export async function postponeMail(pool: Pool, { memberId, lease }: DueMail, delayMs: number): Promise<void> {
  await pool.query({
    name: 'postpone-watch-mail',
    text: `
      UPDATE member.watch_mail
      SET failures = failures + 1, next_attempt_at = now() + make_interval(secs => $3), lease = NULL, leased_until = NULL
      WHERE member_id = $1 AND lease = $2`,
    values: [memberId, lease, delayMs / 1_000],
  })
}

/** No mails any more, until the member chooses them again: the address was refused. */
export async function stopMails(pool: Pool, { memberId, lease }: DueMail, reason: string): Promise<void> {
  await pool.query({
    name: 'stop-watch-mails',
    text: `
      UPDATE member.watch_mail SET stopped_because = $3, sending_to = NULL, lease = NULL, leased_until = NULL
      WHERE member_id = $1 AND lease = $2`,
    values: [memberId, lease, reason],
  })
}
