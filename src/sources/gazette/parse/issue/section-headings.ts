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
