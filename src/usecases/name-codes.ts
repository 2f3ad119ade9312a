// The register's codes of one company in words, for readers that do not know the codes.

import type { CompanyFacts } from '../domain/company.ts'
import { type CodeName, listCodeNames } from '../store/register/code-names.ts'
import type { Source } from '../store/source.ts'
import { settle } from './beside-register.ts'

/** Dutch names; null for a code without one, for one that means two things, and when the register did not answer. */
export type NamedCodes = { legalForm: string | null; situation: string | null; activity: string | null }

export type NameCodes = (
  company: Pick<CompanyFacts, 'legalForm' | 'primaryNace' | 'situationCode'>,
) => Promise<NamedCodes>

export type NameCodesDeps = {
  register: Pick<Source, 'run'>
  /** Milliseconds on a monotonic clock. */
  now?(): number
}

const FORM = 'JuridicalForm'
const SITUATION = 'JuridicalSituation'
const ACTIVITIES = ['Nace2025', 'Nace2008', 'Nace2003']

// Codes change with an extract, a few in a year.
const HELD_FOR_MS = 3_600_000

export function createNameCodes({ register, now = () => performance.now() }: NameCodesDeps): NameCodes {
  let held: { names: Map<string, string>; at: number } | null = null

  async function readNames(): Promise<Map<string, string>> {
    if (held !== null && now() - held.at < HELD_FOR_MS) return held.names
    const read = await settle(register.run(pool => listCodeNames(pool, [FORM, SITUATION, ...ACTIVITIES])))
    if ('failure' in read) return held?.names ?? new Map()
    const names = nameByCode(read.answer)
    held = { names, at: now() }
    return names
  }

  return async ({ legalForm, situationCode, primaryNace }) => {
    const names = await readNames()
    return {
      legalForm: names.get(`${FORM} ${legalForm}`) ?? null,
      situation: names.get(`${SITUATION} ${situationCode}`) ?? null,
      activity: nameActivity(names, primaryNace),
    }
  }
}

function nameByCode(rows: readonly CodeName[]): Map<string, string> {
  return new Map(rows.map(({ category, code, name }) => [`${category} ${code}`, name]))
}

// It is not known of which edition a company's code is: where editions differ, neither name is given.
function nameActivity(names: ReadonlyMap<string, string>, nace: string | null): string | null {
  const given = ACTIVITIES.slice(0, 2).map(category => names.get(`${category} ${nace}`))
  const [name, ...others] = new Set(given.filter(text => text !== undefined))
  if (others.length > 0) return null
  return name ?? names.get(`Nace2003 ${nace}`) ?? null
}
