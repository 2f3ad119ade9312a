// Publications from acts: details in the file name, language of the form, pages that cannot be attributed.

import { basename } from 'node:path'
import { type EnterpriseNumber, parseEnterpriseNumber } from '../../../../domain/company/enterprise-number.ts'
import type { Language, Publication, Reading } from '../../../../domain/publications/publication.ts'
import { stripAccents } from '../../../../domain/search/fold.ts'
import { detectLanguage } from '../detect-language.ts'

// Parses the file name of an act.

export type ActName = {
  numac: string
  /** From the folders of the site, `tsv_pdf/2031/03/12/31004567.pdf`. */
  publishedOn: string | null
  language: Language | null
  enterpriseNumber: EnterpriseNumber | null
}

const NUMAC = /^(\d{8})(?!\d)/
const FOLDERS = /(?:^|\/)(\d{4})\/(\d{2})\/(\d{2})\/[^/]*$/
const LANGUAGE = /_(nl|fr|de)(?=[_.])/
const ENTERPRISE = /_(\d{10})(?!\d)/

/** Parses `NNNNNNNN.pdf` or `NNNNNNNN_nl_0123456749….txt`; null without eight leading digits. */
export function readActName(path: string): ActName | null {
  const name = basename(path)
  const numac = NUMAC.exec(name)?.[1]
  if (!numac) return null
  const folders = FOLDERS.exec(path.replaceAll('\\', '/'))
  return {
    numac,
    publishedOn: folders ? `${folders[1]}-${folders[2]}-${folders[3]}` : null,
    ...readNameParts(path),
  }
}

/** Language and enterprise number in a file name, if present. */
export function readNameParts(path: string): Pick<ActName, 'language' | 'enterpriseNumber'> {
  const name = basename(path)
  return {
    language: (LANGUAGE.exec(name)?.[1] as Language | undefined) ?? null,
    enterpriseNumber: parseEnterpriseNumber(ENTERPRISE.exec(name)?.[1] ?? ''),
  }
}

// Until 2002 a page of the annex held acts of several companies in columns. Its extracted lines are
// interleaved and cannot be attributed.

const PAGE_HEAD =
  /annexe au moniteur belge d[ue]|bijlage tot het belgisch staatsblad van|anlage zum belgischen staatsblatt vom/
// `N. 20000916 — 319`, `N. 980422 - 597`
const ACT_HEADING = /\bn\. ?(?:19|20)?\d{6} ?[-—–] ?\d{1,4}\b/g
const FEWEST = 2 // headings, in case the page header was not recognised

export const COLLECTIVE_PAGE =
  'the page prints acts of several companies in columns, as the annex did until 2002: the text cannot be attributed to a company'

/** True for the text of such a page. */
export function isCollectivePage(text: string): boolean {
  const plain = stripAccents(text.toLowerCase())
  const headings = plain.match(ACT_HEADING)?.length ?? 0
  return headings >= FEWEST || (headings > 0 && PAGE_HEAD.test(plain))
}

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
