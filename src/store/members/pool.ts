// Connections for members.

import { openPool, type Pool } from '../db.ts'

/** Connections for better-auth: it names tables without their schema. */
export function openMemberPool(url: string): Pool {
  return openPool(url, {
    name: 'members',
    max: 3,
    statementTimeoutMs: TIMEOUT_MS,
    connectTimeoutMs: TIMEOUT_MS,
    session: { search_path: 'member' },
  })
}

const TIMEOUT_MS = 2_000
