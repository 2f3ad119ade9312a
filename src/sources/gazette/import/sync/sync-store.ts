// What the daily fetching must keep between runs, whoever keeps it (a database, memory in tests).
//
// An implementation holds three things:
//   - publications, one per numac: saving the same numac again replaces it (a run that was cut between saving and
//     marking saves it twice);
//   - done parts, one per day and part, with their counts: written only after everything of the part was saved, and
//     never removed by the fetching;
//   - validators, one per address; saving replaces.
// When a call fails its error ends the run: nothing may be asked of the site that cannot be kept.

import type { Publication } from '../../../../domain/publications/publication.ts'
import type { PageValidator, Validator } from '../../client/validator.ts'

/**
 * - `gazette`: every edition's summary was read, and each text of interest is done;
 * - `annex`: the list of acts was read, and each act with an image is done;
 * - `issue:<edition>`: the PDF of that edition was read, and what it held of interest is stored and done;
 * - `article:<numac>`, `act:<numac>`: one text (from its page or from the issue), one act. Acts without a numac go by their path. An act whose listing
 *   still lacked address or rubrics is `act:<numac>:incomplete`, so that a later check reads it once more when the
 *   site has completed it.
 */
export type DayPart = 'gazette' | 'annex' | `issue:${number}` | `article:${string}` | `act:${string}`

/** Whole numbers by name: `editions`, `articles`, `without_text`, `skipped`; `issues`, `from_issues`,
 * `without_issue`; `acts`, `unread`, `without_pdf`, `incomplete`; `before` for items done in earlier runs. */
export type PartCounts = Record<string, number>

export type SyncStore = {
  isDone(day: string, part: DayPart): Promise<boolean>
  markDone(day: string, part: DayPart, counts: PartCounts): Promise<void>
  savePublication(publication: Publication): Promise<void>
  readValidator(url: string): Promise<Validator | null>
  saveValidators(validators: readonly PageValidator[]): Promise<void>
}
