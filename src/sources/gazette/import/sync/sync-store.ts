// State that the daily sync keeps between runs (in a database; in memory for tests).
// - Publications, one per numac; saving replaces. An interrupted run may save one twice.
// - Done parts, one per day and part, with counts: written only after everything of the part was saved, never
// removed by the sync.
// - Validators, one per URL; saving replaces.
// A failing call ends the run: nothing is fetched that cannot be stored.

import type { Publication } from '../../../../domain/publications/publication.ts'
import type { PageValidator, Validator } from '../../client/validator.ts'

/**
 * - `gazette`: all editions' summaries were read and each text of interest is done.
 * - `annex`: the list of acts was read and each act with an image is done.
 * - `issue:<edition>`: the edition's PDF was read and its texts of interest are stored and done.
 * - `article:<numac>`, `act:<numac>`: one text (from its page or the issue), one act. Acts without a numac
 * use their path. `act:<numac>:incomplete`: the list entry lacked address or rubrics and is read again later.
 */
export type DayPart = 'gazette' | 'annex' | `issue:${number}` | `article:${string}` | `act:${string}`

/**
 * Counts by name: `editions`, `articles`, `without_text`, `skipped`; `issues`, `from_issues`,
 * `without_issue`; `acts`, `unread`, `without_pdf`, `incomplete`; `before` for items done in earlier runs.
 */
export type PartCounts = Record<string, number>

export type SyncStore = {
  isDone(day: string, part: DayPart): Promise<boolean>
  markDone(day: string, part: DayPart, counts: PartCounts): Promise<void>
  savePublication(publication: Publication): Promise<void>
  readValidator(url: string): Promise<Validator | null>
  saveValidators(validators: readonly PageValidator[]): Promise<void>
}
