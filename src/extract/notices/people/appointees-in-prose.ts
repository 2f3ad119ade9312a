// Finds court appointees named with a lawyer's title in running text: `Stelt Mr. X, met kantoor te 3390 Y, …
// aan als vereffenaar`.

import type { Practitioner, PractitionerRole } from '../../../domain/publications/gazette-fact.ts'
import { cutOfficeAddress } from '../addresses/office-address.ts'

const LAWYER =
  /(?<![\p{L}])(?:[Mm]eesters?|[Mm]rs?\.|[Mm]ter\.|Ma[îi]tres?|Mes?|M[îi]s)\s+((?:\p{L}[\p{L}.'’-]*\s+(?:en |et )?){1,7}?\p{L}[\p{L}.'’-]*)(?=\s*[,(]|\s+advoca|\s+avocat|\s+dont|\s+met kantoor|\s+als\s|\s+en qualit|[.;]|$)(?:(?:(?![Mm]eester|[Mm]rs?\.|Ma[îi]tre|Mes?\s\p{Lu})[^;]){0,60}?(?:advocaat|advocaten|avocate?|kantoor|cabinet)[^;]{0,50}?\s(?:te|à)\s(\d{4} [^;()]{4,90}?)(?=,? (?:e-?mail|tel|aangesteld|als |en qualit|avec |tot )|\s?[;(]|\.\s|,\s*(?:als|aangesteld|en qualit|voor|et |en )|$))?/gu
const PROFESSION = /,\s*(?:advocaat|avocate?|Rechtsanw[aä]lt(?:in)?)$/i

const BEFORE = 80
// The replaced person: `en remplacement de Me X`, `a remplacé, à sa demande, Me X`, `overlijden van mr. X`.
const REPLACED =
  /(?:(?:vervanging|overlijden|ontslag|verhindering)(?: (?:aanvaard|aangeboden|genomen|ingediend))? van|(?:remplacement|d[ée]c[èe]s|d[ée]mission|emp[êe]chement) (?:de|du)|d[ée]mission (?:pr[ée]sent|donn|offert)[ée]*e? par|remplacer|(?:a|ont) remplac[ée](?:\s*,[^,;]{0,40},)?|vervangt)\s*:?\s*$/iu
const REPLACED_BY =
  /^(?:,[^,;]{0,80},)?\s*(?:wordt|werd|is|est|a été)\s[^,;.]{0,40}?(?:vervangen|remplac[ée]e?)(?!\p{L})/iu
// A party's counsel is no appointee.
const PLEADS =
  /(?:repr[ée]sent[ée]e?s?|assist[ée]e?s?|vertegenwoordigd|bijgestaan|comparaissant|vertreten)[^.;:]{0,30}$/iu

// `Me Sarah X et Me Olivier Y`.
const TITLE = /^(?:[Mm]eester|[Mm]rs?\.|Ma[îi]tre|Me)\s+/u

/** People with a lawyer's title in `flat`, in `role`; replaced ones are discharged. */
export function findAppointeesInProse(flat: string, role: PractitionerRole): Practitioner[] {
  return [...flat.matchAll(LAWYER)].flatMap(({ 0: whole, index, 1: names = '', 2: address }) => {
    const before = flat.slice(Math.max(0, index - BEFORE), index)
    if (PLEADS.test(before)) return []
    const behind = flat.slice(index + (address ? whole.length : whole.indexOf(names) + names.length))
    const office = address && cutOfficeAddress(address.trim()).replace(PROFESSION, '')
    return names.split(/ (?:en|et) /).map(name => ({
      role,
      change: REPLACED.test(before) || REPLACED_BY.test(behind) ? 'discharged' : 'appointed',
      name: name.trim().replace(TITLE, ''),
      officeAddress: office || null,
      email: null,
    }))
  })
}
