// What the gazette published about one company, newest first, with the facts taken from each publication.

import type { EnterpriseNumber } from '../domain/enterprise-number.ts'
import type { ActList } from '../store/gazette/acts.ts'
import { type BesideRegister, readBesideRegister } from './beside-register.ts'
import type { Readers } from './readers.ts'

/** At most `limit` publications. See `readBesideRegister` for sources that do not answer. */
export type ListActs = (number: EnterpriseNumber, limit: number) => Promise<BesideRegister<ActList>>

export type ListActsDeps = Pick<Readers, 'companies' | 'listActs'>

export function createListActs({ companies, listActs }: ListActsDeps): ListActs {
  return (number, limit) => readBesideRegister(companies, number, listActs(number, limit))
}
