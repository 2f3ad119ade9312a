// A suppression list with nothing on it, for what is measured or tested without the service around it.

import { createSuppressionList } from '../../domain/suppression/suppression-list.ts'
import type { Suppression } from './suppression-cache.ts'

const list = createSuppressionList({ companies: [], names: [] })

export const EMPTY_SUPPRESSION: Suppression = { list: () => list }
