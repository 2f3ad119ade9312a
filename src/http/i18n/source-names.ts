// What the sources are called, and what comes from each.

import table from '../../../data/wordings/source-names.json' with { type: 'json' }
import type { SourceName } from '../../domain/errors.ts'
import { phrases } from './languages.ts'

export const SOURCE_NAMES = phrases<SourceName>(table.names)
export const SOURCE_CONTENTS = phrases<SourceName>(table.contents)
