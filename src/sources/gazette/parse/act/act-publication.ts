// Builds a publication from an act's text and its known details.

import type { EnterpriseNumber } from '../../../../domain/company/enterprise-number.ts'
import type { Language, Publication, Reading } from '../../../../domain/publications/publication.ts'
import { detectLanguage } from '../detect-language.ts'

const FORM_LABELS: [Language, RegExp][] = [
  ['nl', /Ondernemingsnr|Onderwerp akte|Rechtsvorm\s?:|neerlegging van de akte/i],
  ['fr', /N°\s?d[’']entreprise|Objet de l[’']acte|Forme (?:légale|juridique)|dépôt de l[’']acte/i],
  ['de', /Unternehmensn(?:umme)?r|Gegenstand\s+der Urkunde|Rechtsform\s?:|Belgischen Staatsblatt/i],
]

/** Language of the form of an act; null if no label is found. */
export function languageOfForm(text: string): Language | null {
  return FORM_LABELS.find(([, labels]) => labels.test(text))?.[0] ?? null
}

type ActFacts = {
  numac: string
  publishedOn: string | null
  language?: Language | null
  enterpriseNumber?: EnterpriseNumber | null
}

export function actPublication(facts: ActFacts, text: string, reading: Reading): Publication {
  return {
    numac: facts.numac,
    kind: 'act',
    publishedOn: facts.publishedOn,
    language: facts.language ?? languageOfForm(text) ?? detectLanguage(text),
    text,
    reading,
    printedNumber: null,
    page: null,
    edition: null,
    enterpriseNumber: facts.enterpriseNumber ?? null,
    rubrics: [],
  }
}
