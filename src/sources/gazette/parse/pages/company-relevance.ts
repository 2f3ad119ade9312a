// Which texts of a day can concern a company, told by number, issuer and title: an issue also holds laws, appointments
// and tenders, and each text not asked for spares the site a request. Notices on protected persons and on
// estates are left where they are for a second reason: they are nobody's business here.

import type { PublicationKind } from '../../../../domain/publications/publication.ts'
import type { SummaryEntry } from './day-summary.ts'

// Fifth digit of a numac: 8 a numbered court notice, 7 one typed by the gazette's staff, 2 lists of the register among
// other texts (docs/sources.md).
const COURT_SERIES = /^\d{4}[78]/
const LIST_SERIES = /^\d{4}2/

const REGISTER_WORDS =
  /Kruispuntbank van Ondernemingen|Banque-Carrefour des Entreprises|Zentrale Datenbank der Unternehmen|\b(?:KBO|BCE|ZUD|ZDU|UBO)\b/i
const ECONOMY = /\b(?:economie|économie|wirtschaft)\b/i
const COURT_WORDS =
  /rechtbank|tribunal|unternehmensgericht|hof van beroep|cour d['’]appel|appellationshof|vredegerecht|justice de paix/i

// Justices of the peace protect persons and administer estates; companies do not come before them in the gazette.
const PEACE_COURT = /vredegerecht|vrederechter|justices? de paix|juges? de paix|friedens(?:gericht|richter)/i
const ESTATES = /voorrecht van boedelbeschrijving|bénéfice d['’]inventaire|nalatenschap|succession|nachlass/i

/** True when the text behind a summary entry is worth asking for; an entry that tells nothing is. */
export function concernsCompanies(entry: SummaryEntry): boolean {
  if (COURT_SERIES.test(entry.numac)) return !concernsPrivatePersons(entry)
  if (!LIST_SERIES.test(entry.numac)) return false
  const { source, title } = entry
  if (REGISTER_WORDS.test(title ?? '')) return true
  return source ? ECONOMY.test(source) : title === null
}

// A title can hold a company's name, so estates are told by issuer and section alone.
function concernsPrivatePersons({ source, section, title }: SummaryEntry): boolean {
  const place = `${source ?? ''} ${section ?? ''}`
  return PEACE_COURT.test(`${place} ${title ?? ''}`) || ESTATES.test(place)
}

/**
 * Kind of a text of the gazette itself: by its series; in the mixed series a text that speaks of the register is a
 * list of it. Whatever else it is counts as a court notice when a court speaks at its head, else as a list.
 */
export function kindOfText(numac: string, text: string): PublicationKind {
  if (COURT_SERIES.test(numac)) return 'court_notice'
  if (REGISTER_WORDS.test(text)) return 'register_list'
  return COURT_WORDS.test(text.slice(0, 300)) ? 'court_notice' : 'register_list'
}
