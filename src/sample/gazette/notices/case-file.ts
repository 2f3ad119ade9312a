// A case at court: whose, where, before which judge, with which curators. All notices of one case are written from one
// file, so that they agree.

import type { Language } from '../../../domain/publications/publication.ts'
import { generateBirthplace } from '../../addresses.ts'
import { yearOf } from '../../days.ts'
import type { SeededRandom } from '../../random.ts'
import type { SampleCompany } from '../../sample-company.ts'
import { type Lawyer, pickJudge, pickLawyer } from '../court-staff.ts'
import { type Court, courtAt } from '../courts.ts'
import type { Accents } from '../print/capitals.ts'

/** Days since 1970. */
export type Birth = { day: number; place: string }

export type CaseFile = {
  company: SampleCompany
  court: Court
  /** Year and four digits: `20250098`. */
  reference: string
  /** Of the first judgment, days since 1970. */
  openedOn: number
  judge: string
  curators: Lawyer[]
  /** Of a natural person. */
  birth: Birth | null
  /** False where the registry did not print the enterprise number. */
  numbered: boolean
  accents: Accents
}

const BORN_BEFORE_DAYS = [20 * 365, 68 * 365] as const

export function openCase(company: SampleCompany, openedOn: number, random: SeededRandom): CaseFile {
  const court = courtAt(company.address.zip, company.language)
  const curators = new Set<Lawyer>()
  const count = random.chance(0.08) ? random.between(2, 3) : 1
  while (curators.size < count) curators.add(pickLawyer(court, random))
  return {
    company,
    court,
    openedOn,
    curators: [...curators],
    reference: `${yearOf(openedOn)}${String(random.between(1, 1900)).padStart(4, '0')}`,
    judge: pickJudge(court, random),
    birth: company.naturalPerson ? generateBirth(openedOn, court.language, random) : null,
    numbered: !random.chance(company.naturalPerson ? 0.08 : 0.015),
    accents: random.chance(0.3) ? 'small' : 'lost',
  }
}

export function generateBirth(before: number, language: Language, random: SeededRandom): Birth {
  return { day: before - random.between(...BORN_BEFORE_DAYS), place: generateBirthplace(random, language) }
}
