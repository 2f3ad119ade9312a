// Member administration by the operator. Passwords are stored as hashes; generated ones are shown once.

import { randomBytes } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import type { Plan } from '../../domain/access/member.ts'
import { insertMember, replacePassword } from '../../store/access/members/members.ts'
import type { Pool } from '../../store/db/pool.ts'

type MemberRequest = {
  /** Normalized by `readMailAddress`. */
  email: string
  name: string
  plan: Plan
  password: string
}

/** Adds a member. False when the address is taken. */
export async function addMember(pool: Pool, { password, ...member }: MemberRequest): Promise<boolean> {
  return insertMember(pool, { ...member, passwordHash: await hashPassword(password) })
}

/** Replaces a member's password and ends all their sessions. False when there is no such member. */
export async function resetPassword(pool: Pool, email: string, password: string): Promise<boolean> {
  return replacePassword(pool, email, await hashPassword(password))
}

const PASSWORD_BYTES = 15

/** A random password of 120 bits, in 20 typeable characters. */
export function makePassword(): string {
  return randomBytes(PASSWORD_BYTES).toString('base64url')
}
