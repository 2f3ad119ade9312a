// Messages for ratios without a value. The domain returns reasons as English sentences, which are the translation keys.

import type { Absence } from '../../../../../domain/accounts/ratios/ratio.ts'
import { formatNumber } from '../../../../i18n/format.ts'
import { type Lang, phrase } from '../../../../i18n/languages.ts'
import { parsePhrases } from '../../../../i18n/phrase-table.ts'

// Columns: Dutch, French, German, English (the key).
const REASONS = parsePhrases(
  `
Neergelegd als pdf of in een eigen model, zonder rubrieken.|Déposé en PDF ou dans un modèle propre, sans rubriques.|Als PDF oder in einem eigenen Modell hinterlegt, ohne Rubriken.|The accounts were filed as a PDF or in a model of their own, without rubrics.
Alleen volledige modellen bevatten de nodige rubrieken.|Seuls les modèles complets contiennent les rubriques nécessaires.|Nur vollständige Modelle enthalten die nötigen Rubriken.|Only full models file the rubrics this is computed from.
Niet van toepassing op een bank: ze drijft geen handel, en schulden zijn haar vak.|Sans objet pour une banque : elle ne fait pas de commerce, et les dettes sont son métier.|Auf eine Bank nicht anwendbar: Sie treibt keinen Handel, und Schulden sind ihr Geschäft.|Not applicable to a bank: it does not trade, and its debts are its business.
Niet van toepassing op een verzekeraar: hij drijft geen handel, en schulden zijn zijn vak.|Sans objet pour un assureur : il ne fait pas de commerce, et les dettes sont son métier.|Auf einen Versicherer nicht anwendbar: Er treibt keinen Handel, und Schulden sind sein Geschäft.|Not applicable to an insurer: it does not trade, and its debts are its business.
Niet van toepassing op een fonds: het verdient aan wat het bezit, niet aan handel.|Sans objet pour un fonds : il gagne sur ce qu’il détient, pas par le commerce.|Auf einen Fonds nicht anwendbar: Er verdient an dem, was er hält, nicht am Handel.|Not applicable to a fund: it earns from what it holds, not from trading.
Niet van toepassing op een holding: ze verdient aan deelnemingen, niet aan handel.|Sans objet pour un holding : il gagne sur ses participations, pas par le commerce.|Auf eine Holding nicht anwendbar: Sie verdient an Beteiligungen, nicht am Handel.|Not applicable to a holding: it earns from its participations, not from trading.
Niet van toepassing op een financiële onderneming: omzet en bedrijfskapitaal betekenen er iets anders.|Sans objet pour une société financière : le chiffre d’affaires et le fonds de roulement y ont un autre sens.|Auf ein Finanzunternehmen nicht anwendbar: Umsatz und Umlaufvermögen bedeuten dort etwas anderes.|Not applicable to a financial company: turnover and working capital have another meaning there.
Het eigen vermogen is negatief.|Les capitaux propres sont négatifs.|Das Eigenkapital ist negativ.|Equity is negative.
De toegevoegde waarde is negatief.|La valeur ajoutée est négative.|Die Wertschöpfung ist negativ.|Value added is negative.
De omzet is negatief.|Le chiffre d’affaires est négatif.|Der Umsatz ist negativ.|Turnover is negative.
Het balanstotaal is negatief.|Le total du bilan est négatif.|Die Bilanzsumme ist negativ.|The balance sheet total is negative.
Het aantal werknemers is negatief.|Le nombre de travailleurs est négatif.|Die Zahl der Beschäftigten ist negativ.|The number of staff is negative.
De som van de schulden is negatief.|La somme des dettes est négative.|Die Summe der Schulden ist negativ.|The sum of debts is negative.
De som van de schulden op ten hoogste één jaar is negatief.|La somme des dettes à un an au plus est négative.|Die Summe der kurzfristigen Schulden ist negativ.|The sum of debts within one year is negative.
De som van de schulden op ten hoogste één jaar en overlopende rekeningen is negatief.|La somme des dettes à un an au plus et des comptes de régularisation est négative.|Die Summe der kurzfristigen Schulden und der Rechnungsabgrenzung ist negativ.|The sum of debts within one year and accruals is negative.
De som van de aankopen is negatief.|La somme des achats est négative.|Die Summe der Einkäufe ist negativ.|The sum of purchases is negative.
De kostprijs van de goederen is negatief.|Le coût des marchandises est négatif.|Die Kosten der Güter sind negativ.|The cost of goods is negative.
De productiekosten zijn negatief.|Le coût de production est négatif.|Die Produktionskosten sind negativ.|The cost of production is negative.
De noemer is negatief.|Le dénominateur est négatif.|Der Nenner ist negativ.|The divisor is negative.`
    .trim()
    .split('\n')
    .map(line => `${line.slice(line.lastIndexOf('|') + 1)}|${line}`)
    .join('\n'),
)

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
