// How the courts and the acts abbreviate the legal forms that the register writes out. Found by the Dutch label.

import type { Language } from '../../../domain/publications/publication.ts'
import type { Labels } from '../sample-company.ts'

const ABBREVIATIONS = `
besloten vennootschap|BV|SRL|GmbH
besloten vennootschap met beperkte aansprakelijkheid|BVBA|SPRL|PGmbH
naamloze vennootschap|NV|SA|AG
vereniging zonder winstoogmerk|VZW|ASBL|VoG
commanditaire vennootschap|COMMV|SCOMM|KG
gewone commanditaire vennootschap|COMM.V|SCS|EKG
commanditaire vennootschap op aandelen|COMM.VA|SCA|KGaA
vennootschap onder firma|VOF|SNC|OHG
coöperatieve vennootschap|CV|SC|Gen
coöperatieve vennootschap met beperkte aansprakelijkheid|CVBA|SCRL|GenmbH
eenpersoons besloten vennootschap met beperkte aansprakelijkheid|EBVBA|SPRLU|EPGmbH
`
const byLabel = new Map(
  ABBREVIATIONS.trim()
    .split('\n')
    .map(line => {
      const [label = '', nl = '', fr = '', de = ''] = line.split('|')
      return [label, { nl, fr, de } satisfies Labels]
    }),
)

/** `BV`, `SRL`, `GmbH`; null for forms that nobody abbreviates and for natural persons. */
export function abbreviateForm(form: Labels | null, language: Language): string | null {
  return (form && byLabel.get(form.nl.toLowerCase())?.[language]) ?? null
}

/** True where the law knows shares and a bankruptcy of the entity itself. */
export function isFirm(form: Labels | null): boolean {
  return (
    byLabel.has(form?.nl.toLowerCase() ?? '') && form?.nl.toLowerCase() !== 'vereniging zonder winstoogmerk'
  )
}

/** True for companies whose partners answer for its debts, and are declared bankrupt with it. */
export function isPartnership(form: Labels | null): boolean {
  return /^(vennootschap onder firma|(gewone )?commanditaire vennootschap)$/i.test(form?.nl ?? '')
}
