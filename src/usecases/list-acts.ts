// What the gazette published about one company, newest first, with the facts taken from each publication.

import type { CompanyFacts } from '../domain/company.ts'
import type { EnterpriseNumber } from '../domain/enterprise-number.ts'
import { type ActList, listActs as readActs } from '../store/gazette/acts.ts'
import type { PointReader } from '../store/point-reader.ts'
import type { Source } from '../store/source.ts'
import { type BesideRegister, readBesideRegister } from './beside-register.ts'

/** At most `limit` publications. See `readBesideRegister` for sources that do not answer. */
export type ListActs = (number: EnterpriseNumber, limit: number) => Promise<BesideRegister<ActList>>

export type ListActsDeps = { companies: PointReader<CompanyFacts>; gazette: Pick<Source, 'run'> }

export function createListActs({ companies, gazette }: ListActsDeps): ListActs {
  return (number, limit) =>
    readBesideRegister(
      companies,
      number,
      gazette.run(pool => readActs(pool, number, limit)),
    )
}
