// An empty suppression list for tests and benchmarks.

import { createSuppressionList } from '../../domain/suppression/suppression-list.ts'
import type { Suppression } from './suppression-cache.ts'

const list = createSuppressionList({ companies: [], names: [] })

export const EMPTY_SUPPRESSION: Suppression = { list: () => list }
