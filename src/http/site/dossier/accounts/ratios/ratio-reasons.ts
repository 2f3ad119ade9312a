// Messages for ratios without a value. The domain returns reasons as English sentences, which are the translation keys.

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
    'The denominator is zero.',
  ),
  months: phrase<(months: string) => string>(
    months => `Het boekjaar telt ${months} maanden, geen twaalf.`,
    months => `L’exercice compte ${months} mois, et non douze.`,
    months => `Das Geschäftsjahr umfasst ${months} Monate, nicht zwölf.`,
    months => `The fiscal period has ${months} months, not twelve.`,
  ),
  noPeriod: phrase(
    'De neerlegging vermeldt niet hoe lang het boekjaar is.',
    'Le dépôt n’indique pas la durée de l’exercice.',
    'Die Hinterlegung nennt die Länge des Geschäftsjahres nicht.',
    'The filing does not state the length of its period.',
  ),
}

/** A reason without a translation falls back to a general message; English shows the reason itself. */
export function describeAbsence(lang: Lang, absence: Absence): string {
  if (absence.kind === 'not_filed') return words.notFiled[lang](absence.codes.join(', '))
  if (absence.kind === 'zero_denominator') return words.zero[lang]
  if (absence.kind === 'not_applicable') return translateReason(lang, absence.reason)
  const { months } = absence
  return months === null ? words.noPeriod[lang] : words.months[lang](formatNumber(lang, months))
}

export function translateReason(lang: Lang, reason: string): string {
  return REASONS.get(reason)?.[lang] ?? (lang === 'en' ? reason : words.notApplicable[lang])
}

/** Translates the two known notes on ratio inputs; null for any other note. */
export function translateInputNote(lang: Lang, note: string): string | null {
  const [, proof] = /^Not filed; counted as 0, as (\S+) proves\.$/.exec(note) ?? []
  if (proof !== undefined) return COUNTED_AS_ZERO[lang](proof)
  const [, code] = /^Filed as (\S+)\.$/.exec(note) ?? []
  return code === undefined ? null : FILED_AS[lang](code)
}

const COUNTED_AS_ZERO = phrase<(code: string) => string>(
  code => `niet neergelegd; telt als 0, wat ${code} bewijst`,
  code => `non déposé ; compte pour 0, ce que ${code} prouve`,
  code => `nicht hinterlegt; zählt als 0, was ${code} beweist`,
  code => `not filed; counted as 0, as ${code} proves`,
)
const FILED_AS = phrase<(code: string) => string>(
  code => `neergelegd als ${code}`,
  code => `déposé sous ${code}`,
  code => `hinterlegt als ${code}`,
  code => `filed as ${code}`,
)
