// Finds the end of an office's address in running text, before the next clause or sentence.

import { FRENCH_TYPES, FRENCH_WEAK_TYPES } from './street-words.ts'

// `9000 Gent. Neerlegging van de schuldvorderingen …`, `rue X 12. Dépôt des créances …`
const SENTENCE =
  /(?<=\d{4} (?:[\p{L}'’() -]{0,40}[\s'’-])?\p{L}{3,}|(?<!\d{3})\d[A-Za-z]?)\.\s+(?=\p{Lu}\p{L}+)[\s\S]*$/u
// `Kerkstraat 2 brengt ter kennis …`, without a comma.
const CLAUSE =
  /\s+(?:brengt|belast|aangesteld|aangewezen|benoemd|werd|wordt|daartoe|dont|qui|avec|pour|est|en qualité|en tant|als|comme|met (?:als|de|een)|désignée?|nommée?|chargée?)\s[\s\S]*$/u
const STREET = new RegExp(
  `^(?:${FRENCH_TYPES}|${FRENCH_WEAK_TYPES}|BUS|BTE|BOITE|BOX|BP|B|NR|N°|POSTBUS|VERDIEPING|ETAGE)(?![\\p{L}'’])`,
  'u',
)
// `van Eycklei 3`, `l’Aubépine 12`, `te 9000 Gent`.
const LED =
  /^(?:(?:(?:van|de|den|der|ten|ter|op|aan|in|het|'t|la|le|les|du|des|au|aux|am|an|auf|im|zum|zur|von)\s+|[ld]['’])+\p{Lu}[^,]*\d|(?:te|in|à)\s+(?:\d|\p{Lu}))/u

/** `text`, which starts with an address, cut at the end of the address. */
export function cutOfficeAddress(text: string): string {
  const parts = text.replace(SENTENCE, '').replace(CLAUSE, '').split(',')
  const end = parts.findIndex((part, index) => index > 0 && !isOfAddress(part.trim()))
  const kept = end < 0 ? parts : parts.slice(0, end)
  return kept.join(',').replace(/[\s,]+$/, '')
}

// A part that starts in lower case is a clause, unless it is a street.
function isOfAddress(part: string): boolean {
  return !/^\p{Ll}/u.test(part) || STREET.test(capitals(part)) || LED.test(part)
}

function capitals(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
}
