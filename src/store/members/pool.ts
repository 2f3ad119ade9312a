// Connections for members.

import { openPool, type Pool } from '../db.ts'
import type { SlowStatements } from '../slow-statements.ts'

/** Connections for better-auth: it names tables without their schema. */
export function openMemberPool(url: string, slow?: SlowStatements | null): Pool {
  return openPool(url, {
    name: 'members',
    slow,
    max: 3,
    statementTimeoutMs: TIMEOUT_MS,
    connectTimeoutMs: TIMEOUT_MS,
    session: { search_path: 'member' },
  })
}

const TIMEOUT_MS = 2_000
