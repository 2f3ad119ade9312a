// Recognises court names: enterprise courts, commercial courts (before 2018), courts of appeal.

const PLACE = "\\p{Lu}[\\p{L}'’\\-]+(?:[ -](?:\\p{Lu}|en|la|le|sur)[\\p{L}'’\\-]*)*"

const FORMS = [
  `(?:Nederlandstalige |Franstalige )?[Oo]ndernemingsrechtbank(?: te)? ${PLACE}(?:, ?afdeling ${PLACE})?`,
  `Tribunal de l['’´]entreprise (?:(?:francophone|néerlandophone) )?(?:de |du |d['’´]|des )(?:Brabant wallon|${PLACE})(?:, ?division ${PLACE})?`,
  `Unternehmensgericht ${PLACE}`,
  `(?:Nederlandstalige |Franstalige )?[Rr]echtbank van koophandel(?: te)? ${PLACE}(?:, ?afdeling ${PLACE})?`,
  `Tribunal de commerce (?:(?:francophone|néerlandophone) )?(?:de |du |d['’´])(?:Brabant wallon|${PLACE})(?:, ?division ${PLACE})?`,
  `Handelsgericht ${PLACE}`,
  `Hof van [Bb]eroep(?: te)? ${PLACE}`,
  `Cour d['’´][Aa]ppel (?:de |du |d['’´])${PLACE}`,
]

const COURT_LINE = new RegExp(`^(?:${FORMS.join('|')})(?: \\(\\p{Lu}\\))?\\s*\\.?$`, 'u')
const COURT_START =
  /^(?:Nederlandstalige |Franstalige )?(?:[Oo]ndernemingsr|[Rr]echtbank van k|Tribunal de |Unternehmensg|Handelsg|Hof van |Cour d)/

/** Whether a trimmed line is a court name only. */
export function isCourtLine(line: string): boolean {
  return COURT_START.test(line) && COURT_LINE.test(line)
}

const IN_TEXT = new RegExp(FORMS.join('|'), 'gu')

/** Courts in running text, in order: `de ondernemingsrechtbank Gent, afdeling Gent`. */
export function findCourts(flat: string): string[] {
  return [...flat.matchAll(IN_TEXT)].map(([court]) => nameCourt(court))
}

/** A court's name as printed, on one line, without its final dot, with one kind of apostrophe. */
export function nameCourt(line: string): string {
  return line
    .replace(/['´`]/g, '’')
    .replace(/\s+/g, ' ')
    .replace(/\s*\.$/, '')
    .replace(/^[a-z]/, first => first.toUpperCase())
}
