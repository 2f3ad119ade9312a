// Why a ratio has no value, in words. The domain gives some reasons as an English sentence: each is known here by it.

import table from '../../../../../../data/wordings/ratio-reasons.json' with { type: 'json' }
import type { Absence } from '../../../../../domain/accounts/ratios/ratio.ts'
import { formatNumber } from '../../../../i18n/format.ts'
import { type Lang, type Phrase, phrase } from '../../../../i18n/languages.ts'

const REASONS: ReadonlyMap<string, Phrase> = new Map(Object.entries(table.wordings))

const words = {
  notApplicable: phrase('Niet van toepassing.', 'Sans objet.', 'Nicht anwendbar.', 'Not applicable.'),
  notFiled: phrase<(codes: string) => string>(
    codes => `Niet neergelegd: ${codes}.`,
    codes => `Non déposé : ${codes}.`,
    codes => `Nicht hinterlegt: ${codes}.`,
    codes => `Not filed: ${codes}.`,
  ),
  zero: phrase(
    'De noemer is nul.',
    'Le dénominateur est nul.',
    'Der Nenner ist null.',
    'The divisor is zero.',
  ),
  months: phrase<(months: string) => string>(
    months => `Het boekjaar telt ${months} maanden, geen twaalf.`,
    months => `L’exercice compte ${months} mois, et non douze.`,
    months => `Das Geschäftsjahr umfasst ${months} Monate, nicht zwölf.`,
    months => `The period is of ${months} months, not twelve.`,
  ),
  noPeriod: phrase(
    'De neerlegging vermeldt niet hoe lang het boekjaar is.',
    'Le dépôt n’indique pas la durée de l’exercice.',
    'Die Hinterlegung nennt die Länge des Geschäftsjahres nicht.',
    'The filing does not tell how long its period is.',
  ),
}

/** One sentence. A reason of the domain that has no words here yet is told in general terms, in English as it is. */
export function describeAbsence(lang: Lang, absence: Absence): string {
  if (absence.kind === 'not_filed') return words.notFiled[lang](absence.codes.join(', '))
  if (absence.kind === 'zero_denominator') return words.zero[lang]
  if (absence.kind === 'not_applicable') return translateReason(lang, absence.reason)
  const { months } = absence
  return months === null ? words.noPeriod[lang] : words.months[lang](formatNumber(lang, months))
}

/** A sentence of the domain in the reader's language. */
export function translateReason(lang: Lang, reason: string): string {
  return REASONS.get(reason)?.[lang] ?? (lang === 'en' ? reason : words.notApplicable[lang])
}

/** Why a rubric that was not filed counts, or under which code an earlier filing has it; null for another sentence. */
export function translateInputNote(lang: Lang, note: string): string | null {
  const [, proof] = /^Not filed; counted as 0, which (\S+) proves\.$/.exec(note) ?? []
  if (proof !== undefined) return COUNTED_AS_ZERO[lang](proof)
  const [, code] = /^Filed as (\S+)\.$/.exec(note) ?? []
  return code === undefined ? null : FILED_AS[lang](code)
}

const COUNTED_AS_ZERO = phrase<(code: string) => string>(
  code => `niet neergelegd; telt als 0, wat ${code} bewijst`,
  code => `non déposé ; compte pour 0, ce que ${code} prouve`,
  code => `nicht hinterlegt; zählt als 0, was ${code} beweist`,
  code => `not filed; counted as 0, which ${code} proves`,
)
const FILED_AS = phrase<(code: string) => string>(
  code => `neergelegd als ${code}`,
  code => `déposé sous ${code}`,
  code => `hinterlegt als ${code}`,
  code => `filed as ${code}`,
)
