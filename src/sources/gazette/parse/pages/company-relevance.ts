// Selects the texts of a day that may concern a company, by number, issuer and title: issues also hold laws,
// appointments and tenders, and each skipped text saves a request. Notices on protected persons and estates
// are excluded for privacy too.

import type { PublicationKind } from '../../../../domain/publications/publication.ts'
import type { SummaryEntry } from './day-summary.ts'

// Fifth digit of a numac: 8 a numbered court notice, 7 a typed one, 2 register lists among other texts
// (docs/sources.md).
const COURT_SERIES = /^\d{4}[78]/
const LIST_SERIES = /^\d{4}2/

const REGISTER_WORDS =
  /Kruispuntbank van Ondernemingen|Banque-Carrefour des Entreprises|Zentrale Datenbank der Unternehmen|\b(?:KBO|BCE|ZUD|ZDU|UBO)\b/i
const ECONOMY = /\b(?:economie|économie|wirtschaft)\b/i
const COURT_WORDS =
  /rechtbank|tribunal|unternehmensgericht|hof van beroep|cour d['’]appel|appellationshof|vredegerecht|justice de paix/i

// Justices of the peace deal with protected persons and estates, not with companies.
const PEACE_COURT = /vredegerecht|vrederechter|justices? de paix|juges? de paix|friedens(?:gericht|richter)/i
const ESTATES = /voorrecht van boedelbeschrijving|bénéfice d['’]inventaire|nalatenschap|succession|nachlass/i

/** True when the text of a summary entry should be fetched; also for an entry without details. */
export function concernsCompanies(entry: SummaryEntry): boolean {
  if (COURT_SERIES.test(entry.numac)) return !concernsPrivatePersons(entry)
  if (!LIST_SERIES.test(entry.numac)) return false
  const { source, title } = entry
  if (REGISTER_WORDS.test(title ?? '')) return true
  return source ? ECONOMY.test(source) : title === null
}

// A title can contain a company's name, so estates are recognised by issuer and section only.
function concernsPrivatePersons({ source, section, title }: SummaryEntry): boolean {
  const place = `${source ?? ''} ${section ?? ''}`
  return PEACE_COURT.test(`${place} ${title ?? ''}`) || ESTATES.test(place)
}

/**
 * Kind of a gazette text: by its series; in the mixed series a text that mentions the register is a list.
 * Otherwise a court notice when a court is at its head, else a list.
 */
export function kindOfText(numac: string, text: string): PublicationKind {
  if (COURT_SERIES.test(numac)) return 'court_notice'
  if (REGISTER_WORDS.test(text)) return 'register_list'
  return COURT_WORDS.test(text.slice(0, 300)) ? 'court_notice' : 'register_list'
}
