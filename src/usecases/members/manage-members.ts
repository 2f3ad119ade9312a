// What the operator does with members. Passwords are hashed before they are stored; one that is made here is shown once.

import { randomBytes } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import type { Plan } from '../../domain/access/member.ts'
import { insertMember, replacePassword } from '../../store/access/members/members.ts'
import type { Pool } from '../../store/db/pool.ts'

export type MemberRequest = {
  /** As `readMailAddress` writes it. */
  email: string
  name: string
  plan: Plan
  password: string
}

/** Adds a member. False when the address is taken. */
export async function addMember(pool: Pool, { password, ...member }: MemberRequest): Promise<boolean> {
  return insertMember(pool, { ...member, passwordHash: await hashPassword(password) })
}

/** Gives a member another password and ends all their sessions. False when there is no such member. */
export async function resetPassword(pool: Pool, email: string, password: string): Promise<boolean> {
  return replacePassword(pool, email, await hashPassword(password))
}

const PASSWORD_BYTES = 15

/** A password of 120 random bits, in 20 characters that can be typed. */
export function makePassword(): string {
  return randomBytes(PASSWORD_BYTES).toString('base64url')
}
