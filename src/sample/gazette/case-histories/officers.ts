// Names of the officers whom the sample appoints in a company, without writing it: other samples name the same people.

import { toIso } from '../../days.ts'
import { splitName } from '../../people.ts'
import type { PersonName, SampleCompany, SampleOfficer } from '../../sample-company.ts'
import type { Publisher } from '../publisher.ts'
import type { ExpectedMandate } from '../truth.ts'
import { createCompanyRandom } from './draw-procedure.ts'
import { publishCompany } from './publish-company.ts'

const DIRECTORS = new Set(['director', 'manager'])
const STARTS = new Set(['appointment', 'reappointment', 'confirmation'])

/** Managers and directors as such, and auditors; null when no act names any. Seed, share and `ocr` as the sample's. */
export function listSampleOfficers(
  seed: number,
  company: SampleCompany,
  { share = 1, ocr = false }: { share?: number; ocr?: boolean } = {},
): SampleOfficer[] | null {
  const random = company.naturalPerson ? null : createCompanyRandom(seed, company, share)
  if (random === null) return null
  const listener = new OfficerCollector()
  publishCompany(company, ocr, listener, random)
  return listener.officers.size > 0 ? [...listener.officers.values()] : null
}

// Prints nothing and keeps who came and went, in the order of the acts.
class OfficerCollector implements Publisher {
  readonly officers = new Map<string, SampleOfficer>()

  notice(_notice: unknown, day: number): { numac: string; publishedOn: number } {
    return { numac: '', publishedOn: day }
  }

  entry(): void {}

  act({ facts }: Parameters<Publisher['act']>[0], _enterpriseNumber: string, day: number): void {
    for (const fact of facts) if (fact.fact === 'mandate') this.#hear(fact, toIso(day))
  }

  #hear(mandate: ExpectedMandate, publishedOn: string): void {
    const { office, change, holder, holder_number: number, effective_date: effective } = mandate
    if (!DIRECTORS.has(office) && office !== 'statutory_auditor') return
    const key = `${office === 'statutory_auditor'} ${number ?? holder}`
    const known = this.officers.get(key)
    if (!STARTS.has(change)) {
      if (known) known.to = effective ?? publishedOn
    } else if (!known || known.to !== null) {
      this.officers.set(key, nameOfficer(mandate, effective ?? publishedOn))
    }
  }
}

function nameOfficer(mandate: ExpectedMandate, from: string): SampleOfficer {
  const { office, holder, holder_kind: kind, holder_number: enterpriseNumber, representative } = mandate
  const term = {
    office: office === 'statutory_auditor' ? ('statutory_auditor' as const) : ('director' as const),
    from,
    to: null,
  }
  if (kind === 'person') return { ...term, kind, ...nameParts(holder) }
  return {
    ...term,
    kind,
    name: holder,
    enterpriseNumber,
    representative: representative === null ? null : nameParts(representative),
  }
}

function nameParts(name: string): PersonName {
  const { first, last } = splitName(name)
  return { firstName: first, lastName: last }
}
