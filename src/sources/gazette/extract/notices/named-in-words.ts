// Lawyers named in running text, whom a court puts in charge: `Stelt Mr. X, met kantoor te 3390 Y, … aan als vereffenaar`.

import type { Practitioner, PractitionerRole } from '../../../../domain/gazette-fact.ts'

const LAWYER =
  /(?<![\p{L}])(?:[Mm]eesters?|[Mm]rs?\.|[Mm]ter\.|Ma[îi]tres?|Mes?|M[îi]s)\s+((?:\p{L}[\p{L}.'’-]*\s+(?:en |et )?){1,7}?\p{L}[\p{L}.'’-]*)(?=\s*[,(]|\s+advoca|\s+avocat|\s+dont|\s+met kantoor|\s+als\s|\s+en qualit|[.;]|$)(?:(?:(?![Mm]eester|[Mm]r\.|Ma[îi]tre)[^;]){0,60}?(?:advocaat|advocaten|avocate?|kantoor|cabinet)[^;]{0,50}?\s(?:te|à)\s(\d{4} [^;()]{4,90}?)(?=,? (?:e-?mail|tel|aangesteld|als |en qualit|avec |tot )|\s?[;(]|\.\s|,\s*(?:als|aangesteld|en qualit|voor|et |en )|$))?/gu

const REPLACED = /(?:vervanging van|remplacement (?:de|du)|remplacer)\s*:?\s*$/i

/** People named with a lawyer's title in `flat`, in `role`; those named as replaced are discharged. */
export function readNamed(flat: string, role: PractitionerRole): Practitioner[] {
  return [...flat.matchAll(LAWYER)].flatMap(({ index, 1: names = '', 2: address }) =>
    names.split(/ (?:en|et) /).map(name => ({
      role,
      change: REPLACED.test(flat.slice(Math.max(0, index - 40), index)) ? 'discharged' : 'appointed',
      name: name.trim(),
      officeAddress:
        address?.trim().replace(/,\s*(?:advocaat|avocate?|Rechtsanw[aä]lt(?:in)?)$/i, '') ?? null,
      email: null,
    })),
  )
}
