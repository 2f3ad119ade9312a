// REST representation of a rollup, alone and in a dossier.

import type { Rollup } from '../../../domain/timeline/rollup.ts'
import type { RollupBody } from './schema.ts'

export function toRollupBody(rollup: Rollup): RollupBody {
  return {
    total_events: rollup.totalEvents,
    interim_signals: rollup.interimSignals,
    reorg_events: rollup.reorgEvents,
    faillissement_events: rollup.faillissementEvents,
    first_signal_date: rollup.firstSignalDate,
    last_signal_date: rollup.lastSignalDate,
    has_open_faillissement: rollup.hasOpenFaillissement,
  }
}
