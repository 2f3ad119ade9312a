// Towns as people call them: other-town-names.tsv, and the language spoken at a postal code.

import { choose } from './choose.ts'
import { readTsv } from './read-tsv.ts'
import type { Address } from './types.ts'

type OtherNameKind = 'language' | 'former' | 'suburb' | 'parish' | 'neighbour'

const namesByZip = new Map<string, { name: string; kind: string }[]>()
for (const { zip, name, kind } of readTsv<'zip' | 'name' | 'kind'>('other-town-names')) {
  const names = namesByZip.get(zip) ?? []
  names.push({ name, kind })
  namesByZip.set(zip, names)
}

/** One other name of the address's town; null where none is known. */
export function chooseOtherTown(
  address: Address,
  kinds: OtherNameKind[],
  random: () => number,
): string | null {
  const own = new Set([address.townNl, address.townFr].map(name => name.toLowerCase()))
  const names = (namesByZip.get(address.zip) ?? [])
    .filter(({ kind }) => kinds.includes(kind as OtherNameKind))
    .filter(({ name }) => !own.has(name.toLowerCase()))
  return names.length > 0 ? choose(names, random).name : null
}

/** Street and town in one of the languages of the municipality, at random. */
export function chooseLanguage(address: Address, random: () => number): { street: string; town: string } {
  return random() < 0.5
    ? { street: address.streetNl, town: address.townNl }
    : { street: address.streetFr, town: address.townFr }
}

/** True for postal codes of Flanders; Brussels counts as French. */
export function speaksDutch(zip: string): boolean {
  const code = Number(zip)
  return (code >= 1500 && code < 4000) || code >= 8000
}
