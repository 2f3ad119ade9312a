// An invented company as the register describes it, for the gazette and the annual accounts that are written about it.

import type { Language } from '../domain/publications/publication.ts'
import type { Labels } from './legal-forms.ts'

export type SampleAddress = { street: Labels; number: string; box: string; zip: string; city: Labels }

export type SampleCompany = {
  /** Ten digits without dots. */
  enterpriseNumber: string
  /** A natural person's is `Family name, First name`. */
  name: string
  /** Official label; null for natural persons. */
  legalForm: Labels | null
  address: SampleAddress
  naturalPerson: boolean
  /** `YYYY-MM-DD`; null when the register does not say. */
  startedOn: string | null
  /** Juridical situation, three digits: `000`, `050`, `012` … */
  situation: string
  /** Of the seat; in Brussels the company's own. */
  language: Language
  /** Main activity without dots, `64210`; null when the register does not say. */
  naceCode: string | null
  /** Null or absent where chance alone says who runs it. */
  board?: PlannedBoard | null
}

/** `id` tells namesakes apart. */
export type PlannedPerson = { id: string; first: string; last: string }

/** A person, in their own name or as the representative of a company. */
export type PlannedOfficer = { person: PlannedPerson; company: SampleCompany | null }

export type PlannedBoard = {
  directors: PlannedOfficer[]
  auditor: PlannedOfficer | null
  /** The directors join at the end of the sample. */
  joinsLate: boolean
  /** Year of the bankruptcy. */
  failedIn: number | null
}

export type SampleBankruptcy = {
  /** Day of the judgment, `YYYY-MM-DD`. */
  openedOn: string
  /** True when the judgment was withdrawn, so that the company goes on. */
  withdrawn: boolean
}

export type PersonName = { firstName: string; lastName: string }

/** An officer whom an act names, with the days of the mandate, `YYYY-MM-DD`. */
export type SampleOfficer = {
  office: 'director' | 'statutory_auditor'
  from: string | null
  to: string | null
} & (
  | ({ kind: 'person' } & PersonName)
  | { kind: 'company'; name: string; enterpriseNumber: string | null; representative: PersonName | null }
)
