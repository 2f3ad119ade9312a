// What the invented gazette must know of an invented company. Neutral, so that the gazette's sample depends on no
// other source: whoever invented the company describes it in these words.

import type { Language } from '../../domain/publications/publication.ts'

/** The same thing said in each language. */
export type Labels = Record<Language, string>

export type SampleAddress = { street: Labels; number: string; box: string; zip: string; city: Labels }

export type SampleCompany = {
  /** Ten digits without dots. */
  enterpriseNumber: string
  /** As in the register; a natural person's is `Family name, First name`. */
  name: string
  /** Official label; null for natural persons. */
  legalForm: Labels | null
  address: SampleAddress
  naturalPerson: boolean
  /** `YYYY-MM-DD`; null when the register does not say. */
  startedOn: string | null
  /** Juridical situation of the register, three digits: `000`, `050`, `012` … */
  situation: string
  /** Of the seat; in Brussels the company's own. */
  language: Language
}
