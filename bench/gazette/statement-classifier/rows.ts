// Training rows of models/officer-reader.json: each extracted statement as anonymous features, with a
// correctness label. Texts and labels are not part of the project; rows have salted hashes only.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Row = {
  /** Salted hash of the company, for grouped cross-validation. */
  company: string
  /** The act was labelled before its use in development. */
  unseen: boolean
  features: readonly string[]
  right: boolean
}

const SALT = 'officers '

export function hashOf(company: string): string {
  return createHash('sha256')
    .update(SALT + company)
    .digest('hex')
    .slice(0, 12)
}

const ROWS_FILE = join(import.meta.dirname, 'rows.jsonl')
/** Rows of acts with a text layer, of which nothing but the shift is learnt. */
export const TEXT_LAYER_FILE = join(import.meta.dirname, 'rows-text-layer.jsonl')

/** All rows, in file order. */
export function loadRows(file = ROWS_FILE): Row[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => {
      const { company, unseen, features, right } = JSON.parse(line)
      return { company, unseen, right, features: (features as string).split(' ') }
    })
}

export function writeRow({ company, unseen, features, right }: Row): string {
  return `${JSON.stringify({ company, unseen, right, features: features.join(' ') })}\n`
}
