// Edges out of mergers: from each absorbed company to the absorbing one.

import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import { addParties, companyParty, type Graph, keyOfEdge, type NetworkEdge } from './network.ts'

/** As an act states it; `date` is that of the merger, else of the publication, `YYYY-MM-DD`. */
export type NetworkMerger = {
  numac: string
  date: string | null
  absorbing: EnterpriseNumber
  absorbed: EnterpriseNumber[]
}

/** Adds a merger; the first act that states it is its source. Where acts name both as the absorbed one, both are doubtful. */
export function addMerger(graph: Graph, { numac, date, absorbing, absorbed }: NetworkMerger): void {
  for (const number of absorbed) {
    const ends = { kind: 'merged_into', from: number, to: absorbing, onBehalfOf: null } as const
    const key = keyOfEdge(ends)
    if (number === absorbing || graph.edges.has(key)) continue
    const opposite = graph.edges.get(keyOfEdge({ ...ends, from: absorbing, to: number }))
    if (opposite) opposite.doubtful = true
    const edge: NetworkEdge = {
      ...ends,
      currency: null,
      doubtful: opposite !== undefined,
      source: { kind: 'act', numac },
      date,
      mandates: [],
      holding: null,
    }
    addParties(graph, companyParty(number, null), companyParty(absorbing, null))
    graph.edges.set(key, edge)
  }
}
