// Changes told in the sentence of a notice, without a label for each person: `Remplacement du curateur A par B`.

import type { EventKind, Practitioner, PractitionerRole } from '../../../domain/publications/gazette-fact.ts'
import { readLiquidators } from './liquidators.ts'
import { findAppointeesInProse, readPractitioners } from './practitioners.ts'
import { REPLACED_BY } from './replacements.ts'

const CURATOR_WORD = '(?:De curator(?:en|s)?|Les? curateurs?|Der Konkursverwalter|Konkursverwalter)\\s*:?\\s*'
const ANNOUNCED = /^(?:Remplacement|Vervanging)[^:;]{0,60}:\s*/i
const CHANGES: readonly (readonly [RegExp, Practitioner['change']])[] = [
  [
    /(?:Aanstelling (?:van een )?(?:mede|co-?)curator(?:en)?|Aanstelling van een(?:\/de)? bijkomende curator(?:en)?|Aanstelling van (?:een )?co-?curator(?:en)?|D[ée]signation en qualit[ée] de curateurs? suppl[ée]mentaires? de|Nomination d['’]un \(de\) co-?curateur\(s\)|Nomination d['’]un curateur suppl[ée]mentaire)\s*:?\s*/i,
    'appointed',
  ],
  [
    /(?:(?:Ontslag|D[ée]mission),? (?:op (?:zijn|haar|hun) verzoek|ambtshalve|[àa] (?:sa|leur) demande|d['’]office),? (?:van (?:de )?(?:bijkomende )?curator(?:en)?|en qualit[ée] de curateurs?(?: suppl[ée]mentaires?)?(?: de)?|du curateur))\s*:?\s*/i,
    'discharged',
  ],
]
const REMPLACEMENT =
  /(?:Remplacement (?:du|des|de co-?)\s?curateurs?(?:\(s\))?|Vervanging van (?:de )?curator(?:en)?)\s*:?\s*(.+?),? (?:[àa] (?:sa|leur) demande|d['’]office|op (?:zijn|haar|hun) verzoek|ambtshalve)?,? ?(?:par|door)\s*:?\s*(.+)/i

/** The people who take or leave office by `flat`, the body of a notice of `kind` that changes a curator or a liquidator. */
export function readChanges(flat: string, kind: EventKind): Practitioner[] {
  if (kind === 'liquidator_replaced') return readLiquidatorChange(flat)
  if (!kind.startsWith('curator_')) return []
  const replaced = REPLACED_BY.exec(flat)
  if (replaced) {
    const before = flat
      .slice(0, replaced.index)
      .replace(new RegExp(`^.*?${CURATOR_WORD}`, 'i'), '')
      .replace(ANNOUNCED, '')
    const after = flat
      .slice(replaced.index + replaced[0].length)
      .replace(new RegExp(`^${CURATOR_WORD}`, 'i'), '')
    return exchange(before, after, 'curator')
  }
  const swap = REMPLACEMENT.exec(flat)
  if (swap) return exchange(swap[1] as string, swap[2] as string, 'curator')
  for (const [pattern, change] of CHANGES) {
    const match = pattern.exec(flat)
    if (match) return readPractitioners(flat.slice(match.index + match[0].length), 'curator', change)
  }
  return []
}

function exchange(before: string, after: string, role: PractitionerRole): Practitioner[] {
  if (role === 'liquidator') {
    const read = (text: string, change: Practitioner['change']) =>
      readLiquidators(text, 'liquidator_replaced', change, false)
    return [...read(before, 'discharged'), ...read(after, 'appointed')]
  }
  return [...readPractitioners(before, role, 'discharged'), ...readPractitioners(after, role, 'appointed')]
}

const LIQUIDATOR_AFTER =
  /^(.+?) (?:is aangesteld als vereffenaar ter vervanging van|a [ée]t[ée] d[ée]sign[ée]e? en qualit[ée] de liquidateur en remplacement de)\s*:?\s*(.+)$/i
const LIQUIDATOR_BEFORE = /^(.+?) wordt vervangen als vereffenaar door\s*:?\s*(.+)$/i
const DISMISSED =
  /\s*(?:op (?:hun|zijn|haar) verzoek ontslagen|d[ée]charg[ée]e?s? [àa] (?:sa|leur) demande|d['’]office|d[ée]charg[ée]e?s? du\s*:?.*)\.?\s*$/i

function readLiquidatorChange(flat: string): Practitioner[] {
  const after = LIQUIDATOR_AFTER.exec(flat)
  const trimmed = (text = '') =>
    text
      .replace(DISMISSED, '')
      .replace(/,? wonende te.*$/i, '')
      .replace(/,? domicili[ée].*$/i, '')
  if (after) return exchange(trimmed(after[2]), trimmed(after[1]), 'liquidator')
  const before = LIQUIDATOR_BEFORE.exec(flat)
  if (before) return exchange(trimmed(before[1]), trimmed(before[2]), 'liquidator')
  const told = findAppointeesInProse(flat, 'liquidator')
  return told.some(({ change }) => change === 'discharged') ? told : []
}
