// Labels of kinds of changes.

import table from '../../../data/wordings/change-kinds.json' with { type: 'json' }
import type { ChangeKind } from '../../domain/changes/change-kinds.ts'
import { phrases } from './languages.ts'

export const CHANGE_KIND_NAMES = phrases<ChangeKind>(table.wordings)
