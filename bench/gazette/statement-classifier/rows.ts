// What the weights of models/officer-reader.json are learnt from: each statement that a reader of acts made, as features that
// name nobody, and whether the act says so. Texts and truth lie beside the project; rows keep salted hashes of them only.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Row = {
  /** Salted hash of the company: rows of one company are never on both sides of a fold. */
  company: string
  /** The act was read before anybody who works on the readers had looked at it. */
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

export const ROWS_FILE = join(import.meta.dirname, 'rows.jsonl')

/** All rows, in the order of the file. */
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
