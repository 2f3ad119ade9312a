// The converters' interface, and those of enterprise.csv, establishment.csv, branch.csv and code.csv.

import { copyText } from '../../../../store/db/copy-format.ts'
import type { Fields } from '../csv-reader.ts'
import type { EntityIndex } from '../entity-index.ts'
import type { TermCounter } from '../term-counter.ts'
import {
  RowError,
  readBranchNumber,
  readEnterpriseNumber,
  readEstablishmentNumber,
  readPastDate,
} from '../values.ts'

// Interface of the converters from file rows to table rows in COPY format.

export type RecordContext = {
  /** Enterprise of each establishment and branch; filled by the files read before. */
  entities: EntityIndex
  /** Words and streets counted so far. */
  terms: TermCounter
}

export type RecordFormat = {
  table: string
  /** Columns of `table` in the order of the converted rows. */
  columns: string[]
  /** A row in COPY format. Throws `RowError` for an unreadable one. */
  convert(fields: Fields, extra: string | null, context: RecordContext): string
}

export const code: RecordFormat = {
  table: 'code',
  columns: ['category', 'code', 'language', 'description', 'extra'],
  convert(fields, extra) {
    const [category = null, name = null, language = null, description = null] = fields
    if (category === null || name === null || language === null)
      throw new RowError('Category, Code or Language is missing')
    // Some descriptions start with a space.
    return [category, name, language, description?.trim() ?? null, extra].map(copyText).join('\t')
  },
}

export const enterprise: RecordFormat = {
  table: 'enterprise',
  columns: [
    'enterprise_number',
    'start_date',
    'status',
    'juridical_situation',
    'type_of_enterprise',
    'juridical_form',
    'juridical_form_cac',
    'extra',
  ],
  convert(fields, extra) {
    const number = readEnterpriseNumber(fields[0], 'EnterpriseNumber')
    const start = readPastDate(fields[6], 'StartDate')
    const codes = fields.slice(1, 6).map(copyText).join('\t')
    return `${number}\t${copyText(start)}\t${codes}\t${copyText(extra)}`
  },
}

export const establishment: RecordFormat = {
  table: 'establishment',
  columns: ['establishment_number', 'enterprise_number', 'start_date', 'extra'],
  convert: (fields, extra, { entities }) => {
    const number = readEstablishmentNumber(fields[0], 'EstablishmentNumber')
    const parent = readEnterpriseNumber(fields[2], 'EnterpriseNumber')
    entities.add(number, parent)
    return `${number}\t${parent}\t${copyText(readPastDate(fields[1], 'StartDate'))}\t${copyText(extra)}`
  },
}

export const branch: RecordFormat = {
  table: 'branch',
  columns: ['branch_id', 'enterprise_number', 'start_date', 'extra'],
  convert: (fields, extra, { entities }) => {
    const id = readBranchNumber(fields[0], 'Id')
    const parent = readEnterpriseNumber(fields[2], 'EnterpriseNumber')
    entities.add(id, parent)
    return `${id}\t${parent}\t${copyText(readPastDate(fields[1], 'StartDate'))}\t${copyText(extra)}`
  },
}
