// Names of all rubrics in the three official languages and English: those of the main statements, and those of the
// notes and the social balance, composed of phrases from heading to line as the Bank's models print them.

import table from '../../../data/accounts/rubric-labels.json' with { type: 'json' }
import { STATEMENTS, type StatementLine } from './statement-lines.ts'

export type RubricLabels = StatementLine['labels']

/** A section of the notes, with `current` for details of current assets and `social` for the social balance. */
export type NoteSection = keyof typeof table.sections

export type NoteLine = {
  /** Code as filed, `8169`. Codes that end in P are closing balances of the year before. */
  rubric: string
  labels: RubricLabels
}

/** The lines outside the main statements by section, in the order of the models. */
export const NOTES = Object.fromEntries(
  Object.entries(table.sections).map(([section, rows]) => [section, rows.map(readRow)]),
) as Record<NoteSection, NoteLine[]>

/** All named rubrics in the order of the models, statements first. */
export const RUBRICS: readonly NoteLine[] = [
  ...Object.values(STATEMENTS).flat(),
  ...Object.values(NOTES).flat(),
]

const LABELS = new Map(RUBRICS.map(({ rubric, labels }) => [rubric, labels]))

/** The name of a rubric, null where none is known. A code in brackets repeats the one without. */
export function labelRubric(code: string): RubricLabels | null {
  return LABELS.get(code) ?? LABELS.get(code.replace(/^\((.*)\)$/, '$1')) ?? null
}

type Phrase = RubricLabels & { origin: string }

/** Throws for a phrase that the table does not have, so that a faulty table stops the program at start. */
function readRow(row: string): NoteLine {
  const [rubric = '', ...names] = row.split(' ')
  const phrases = names.map(name => {
    const phrase = (table.phrases as Record<string, Phrase>)[name]
    if (!phrase)
      throw new Error(`data/accounts/rubric-labels.json: "${row}" has the unknown phrase "${name}"`)
    return phrase
  })
  const join = (lang: keyof RubricLabels) => phrases.map(phrase => phrase[lang]).join(' – ')
  return { rubric, labels: { nl: join('nl'), fr: join('fr'), de: join('de'), en: join('en') } }
}
