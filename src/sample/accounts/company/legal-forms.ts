// Which legal forms deposit annual accounts, and in which family of models.

import type { Labels } from '../sample-company.ts'

/** Capital companies m01, m02, m07; those without capital m81, m82, m87; associations and foundations m04, m05, m08. */
export type Family = 'capital' | 'contribution' | 'association'

export type FilingForm = {
  /** Code of the register's list, `014`. */
  code: string
  family: Family
  /** Part of them that has to deposit with the Bank: of partnerships and associations only larger ones. */
  share: number
  /** Their usual turnover, times that of a private company. */
  scale: number
}

const FORMS = `
besloten vennootschap|610|contribution|1|1
besloten vennootschap met beperkte aansprakelijkheid|015|contribution|1|1
eenpersoons besloten vennootschap met beperkte aansprakelijkheid|010|contribution|1|0.8
naamloze vennootschap|014|capital|1|5
europese vennootschap (societas europaea)|027|capital|1|30
commanditaire vennootschap op aandelen|013|capital|1|4
coöperatieve vennootschap|706|contribution|1|3
coöperatieve vennootschap met beperkte aansprakelijkheid|008|contribution|1|3
vennootschap onder firma|011|contribution|0.01|3
commanditaire vennootschap|612|contribution|0.02|3
gewone commanditaire vennootschap|012|contribution|0.02|3
vereniging zonder winstoogmerk|017|association|0.1|3
internationale vereniging zonder winstoogmerk|125|association|0.3|3
private stichting|026|association|0.15|3
stichting van openbaar nut|029|association|0.8|5
`

const byLabel = new Map(
  FORMS.trim()
    .split('\n')
    .map(line => {
      const [label = '', code = '', family, share, scale] = line.split('|')
      const form = { code, family: family as Family, share: Number(share), scale: Number(scale) }
      return [label, form satisfies FilingForm]
    }),
)

/** Null for natural persons and for forms that never deposit: partnerships of fact, co-owners, churches, foreign ones. */
export function filingForm(label: Labels | null): FilingForm | null {
  return byLabel.get(label?.nl.toLowerCase() ?? '') ?? null
}
