// Determines which loads to undo to restore an earlier extract.

import type { LiveLoad } from '../../../store/register/undo-steps.ts'

/** The requested rollback is not possible; the message lists what is. */
export class RollbackUnavailableError extends Error {
  override name = 'NoWayBackError'
}

export type RollbackPlan = {
  /** Loads to undo, newest first; at least one. */
  undone: LiveLoad[]
  /** The extract served afterwards. */
  restored: LiveLoad
}

/**
 * Plans the rollback from the newest of `loads` (newest first) to extract `to`, by default the previous one.
 * Throws `RollbackUnavailableError`.
 */
export function planRollback(loads: readonly LiveLoad[], to?: number): RollbackPlan {
  const reachable = loads.slice(0, firstWithoutUndo(loads) + 1)
  const [served] = reachable
  if (!served) throw new RollbackUnavailableError('No extract of the register is loaded.')
  if (to === served.extractNumber) throw new RollbackUnavailableError(`Extract ${to} is already served.`)
  const at = to === undefined ? 1 : reachable.findIndex(load => load.extractNumber === to)
  const restored = reachable[at]
  if (!restored) throw new RollbackUnavailableError(describeReachable(reachable, to))
  return { undone: reachable.slice(0, at), restored }
}

function firstWithoutUndo(loads: readonly LiveLoad[]): number {
  const at = loads.findIndex(({ undo }) => undo === null)
  return at === -1 ? loads.length : at
}

function describeReachable([served, ...others]: readonly LiveLoad[], to?: number): string {
  const wanted = to === undefined ? 'the previous extract' : `extract ${to}`
  const known = others.map(({ extractNumber }) => extractNumber)
  const where = known.length === 0 ? '' : ` Rollback is possible to ${known.join(', ')}.`
  return `Cannot roll back from extract ${served?.extractNumber} to ${wanted}.${where} An earlier Full can be imported with --force.`
}
