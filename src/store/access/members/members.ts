// Member administration. Mail addresses are normalized by `readMailAddress`.

import { randomUUID } from 'node:crypto'
import type { Plan } from '../../../domain/access/member.ts'
import { inTransaction, type Pool } from '../../db/pool.ts'

type NewMember = {
  email: string
  name: string
  plan: Plan
  /** From better-auth's `hashPassword`. */
  passwordHash: string
}

export type MemberRecord = {
  email: string
  name: string
  plan: Plan
  createdAt: Date
  /** Sessions that have not expired. */
  sessions: number
}

/** Adds a member. False when the address is taken. */
export async function insertMember(pool: Pool, member: NewMember): Promise<boolean> {
  const { rowCount } = await pool.query(
    `WITH added AS (
       INSERT INTO member.member (id, email, name, plan) VALUES ($1, $2, $3, $4)
       ON CONFLICT (email) DO NOTHING RETURNING id
     )
     INSERT INTO member.credential (id, member_id, provider_id, account_id, password)
     SELECT $5, id, 'credential', id, $6 FROM added`,
    [randomUUID(), member.email, member.name, member.plan, randomUUID(), member.passwordHash],
  )
  return rowCount === 1
}

/** All members, oldest first. */
export async function listMembers(pool: Pool): Promise<MemberRecord[]> {
  const { rows } = await pool.query<MemberRecord>(
    `SELECT email, name, plan, created_at AS "createdAt",
            (SELECT count(*)::integer FROM member.session WHERE member_id = member.id AND expires_at > now()) AS sessions
     FROM member.member ORDER BY created_at, email`,
  )
  return rows
}

/** Changes a member's plan, effective from the next request. False when there is no such member. */
export async function updatePlan(pool: Pool, email: string, plan: Plan): Promise<boolean> {
  const { rowCount } = await pool.query(
    'UPDATE member.member SET plan = $2, updated_at = now() WHERE email = $1',
    [email, plan],
  )
  return rowCount === 1
}

/** Replaces a member's password and ends all their sessions. False when there is no such member. */
export async function replacePassword(pool: Pool, email: string, passwordHash: string): Promise<boolean> {
  return inTransaction(pool, async client => {
    const { rows } = await client.query<{ id: string }>(
      `UPDATE member.credential SET password = $2, updated_at = now()
       FROM member.member
       WHERE member.email = $1 AND credential.member_id = member.id AND provider_id = 'credential'
       RETURNING member.id`,
      [email, passwordHash],
    )
    await client.query('DELETE FROM member.session WHERE member_id = $1', [rows[0]?.id ?? null])
    return rows.length === 1
  })
}

/** Deletes a member with their sessions and password. False when there is no such member. */
export async function deleteMember(pool: Pool, email: string): Promise<boolean> {
  const { rowCount } = await pool.query('DELETE FROM member.member WHERE email = $1', [email])
  return rowCount === 1
}
