// Heads of notices: section headings and courts, where a notice starts, and whether it concerns a company.

import type { Language } from '../../../../domain/publications/publication.ts'
import { isColophonFragment } from './headers-footers.ts'

// Court names above notices: they distinguish company notices from private ones, which are dropped, and give
// the language.

/** Enterprise courts, including their names before November 2018. */
export const ENTERPRISE_COURT =
  /ondernemings-?\s?rechtbank|rechtbank van koophandel|tribunal de l[’']\s?entreprise|tribunal de commerce|unternehmensgericht|handelsgericht/i

/** A line that starts with such a court's name. */
export const ENTERPRISE_COURT_LINE = new RegExp(`^(?:\\p{L}+talige )?(?:${ENTERPRISE_COURT.source})`, 'iu')

export const APPEAL_COURT = /hof van beroep|cour d[’']appel|appellationshof/i

/** Courts for persons or offences. */
export const OTHER_COURT =
  /vredegerecht|justice de paix|friedensgericht|eerste aanleg|première instance|erster instanz|familierechtbank|tribunal de la famille|arbeidsrechtbank|tribunal du travail/i

const INSOLVENCY =
  /failliss|faillie?t|failli\b|konkurs|reorgani[sz]at|réorganisation|vereffen|liquidat|ontbinding|dissolution|auflösung|art\.?\s?XX/i

const BY_COURT: [RegExp, Language][] = [
  [/unternehmensgericht|handelsgericht|appellationshof/i, 'de'],
  [/tribunal de (?:l[’']\s?entreprise|commerce)|cour d[’']appel/i, 'fr'],
  [/ondernemings-?\s?rechtbank|rechtbank van koophandel|hof van beroep/i, 'nl'],
]

/** Language of a notice by its court; null when `head` names none. */
export function languageByCourt(head: string): Language | null {
  return BY_COURT.find(([court]) => court.test(head))?.[1] ?? null
}

// Bilingual section headings between court notices. They belong to no notice.

const HEADINGS: readonly string[] = [
  'Faillite',
  'Faillissement',
  'Konkurs',
  'Réorganisation judiciaire',
  'Gerechtelijke reorganisatie',
  'Concordat judiciaire',
  'Gerechtelijk akkoord',
  'Dissolution judiciaire',
  'Gerechtelijke ontbinding',
  'Administrateurs provisoires',
  'Voorlopig bewindvoerders',
  'CDE - art.XX.32 et XX.33',
  'WER - art. XX.32 en XX.33',
  'Code de Commerce',
  'Wetboek van Koophandel',
  'Code des sociétés',
  'Wetboek van Vennootschappen',
]

/** Headings of sections on private persons. */
const PRIVATE_HEADINGS: readonly string[] = [
  'Infractions liées à l’état de faillite',
  'Misdrijven die verband houden',
  'met de staat van faillissement',
  'Misdrijven die verband houden met de staat van faillissement',
  'Administrateurs',
  'Bewindvoerders',
  'Justice de paix',
  'Vredegerecht',
  'Acceptation sous bénéfice d’inventaire',
  'Aanvaarding onder voorrecht van boedelbeschrijving',
  'Succession vacante',
  'Succession en déshérence',
  'Onbeheerde nalatenschap',
  'Absence',
  'Afwezigheid',
  'Régime matrimonial',
  'Huwelijksvermogensstelsel',
  'Assemblées générales',
  'Algemene vergaderingen',
]

export type Section = 'company' | 'private'

const fold = (text: string): string => text.toLowerCase().replace(/[’']/g, "'").replace(/\s/g, '')

const SECTIONS = new Map<string, Section>([
  ...HEADINGS.map((heading): [string, Section] => [fold(heading), 'company']),
  ...PRIVATE_HEADINGS.map((heading): [string, Section] => [fold(heading), 'private']),
])

/** The section whose heading the line is, or null. */
export function sectionOf(line: string): Section | null {
  return line.length > 70 ? null : (SECTIONS.get(fold(line)) ?? null)
}

/** The central register of insolvencies, named in notices only. */
const REGISTER_SITE = /regsol/i
/** Criminal judgments on bankrupts are printed in full under a separate line. */
const CONVICTION = /^(?:Veroordeling|Condamnation)$/im
/** Lines of a notice that may name its court. */
const HEAD_LINES = 3

type NoticeStart = {
  /** Index of the notice's first line. */
  at: number
  /** The section of the heading directly before it; null if none. */
  section: Section | null
  /** The lines of that heading. */
  headings: string[]
}

/**
 * The first line of the notice since the last number: after a bilingual heading anywhere, or after headings
 * and colophon at the very start.
 */
export function findNoticeStart(lines: string[]): NoticeStart {
  let begin: NoticeStart = { at: 0, section: null, headings: [] }
  let first = -1
  for (let at = 0; at <= lines.length; at++) {
    const section = at < lines.length ? sectionOf(lines[at] as string) : null
    if (section && first < 0) first = at
    if (section || first < 0) continue
    if (at - first > 1 || first === begin.at)
      begin = { at, section: sectionOf(lines[at - 1] as string), headings: lines.slice(first, at) }
    first = -1
  }
  while (begin.at < lines.length && isColophonFragment(lines[begin.at] as string)) begin.at++
  return begin
}

type NoticeClass = 'company' | 'other' | 'headless'

/**
 * Classifies a notice as one of an enterprise court (or of an appeal court on insolvency) or not. A typed
 * notice may name its court later or not at all: it counts below a company heading, elsewhere it is
 * `headless`.
 */
export function classifyNotice(lines: string[], section: Section | null): NoticeClass {
  const [first = ''] = lines
  if (ENTERPRISE_COURT_LINE.test(first)) return 'company'
  if (OTHER_COURT.test(lines.slice(0, 2).join(' '))) return 'other'
  const head = lines.slice(0, HEAD_LINES).join('\n')
  const text = joinWords(lines)
  const insolvency = INSOLVENCY.test(text) || REGISTER_SITE.test(text)
  if (ENTERPRISE_COURT.test(head)) return 'company'
  if (section === 'private' || !insolvency || CONVICTION.test(head)) return 'other'
  if (APPEAL_COURT.test(head)) return 'company'
  if (section === 'company') return 'company'
  return ENTERPRISE_COURT.test(text) || REGISTER_SITE.test(text) ? 'headless' : 'other'
}

const joinWords = (lines: string[]): string => lines.join('\n').replace(/-\n/g, '').replace(/\n/g, ' ')
