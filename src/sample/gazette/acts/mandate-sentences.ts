// Resolutions about mandates as acts put them, several ways in each language.

import type { MandateChange } from '../../../domain/publications/gazette-fact.ts'
import type { Language } from '../../../domain/publications/publication.ts'
import type { SeededRandom } from '../../random.ts'
import type { SampledOffice } from './offices.ts'

export type Slots = {
  /** Who decides: `De algemene vergadering`. */
  by: string
  /** Ends in a comma where an address or a representative was given. */
  who: string
  office: string
  /** ` met ingang van 1 maart 2020`, or nothing. */
  from: string
  /** ` voor een termijn van zes jaar`, or nothing. */
  term: string
}

type Sentence = (slots: Slots) => string

export const SENTENCES: Record<MandateChange, Record<Language, Sentence[]>> = {
  appointment: {
    nl: [
      s => `${s.by} benoemt ${s.who} als ${s.office}${s.from}${s.term}.`,
      s => `${s.by} beslist tot benoeming van ${s.who} als ${s.office}${s.from}${s.term}.`,
      s => `Wordt benoemd tot ${s.office}${s.from}: ${s.who.replace(/,$/, '')}${s.term}.`,
      s => `${s.by} beslist om ${s.who} te benoemen als nieuwe ${s.office}${s.term}${s.from}.`,
    ],
    fr: [
      s => `${s.by} décide de nommer ${s.who} en qualité ${d(s.office)}${s.from}${s.term}.`,
      s => `${s.by} nomme ${s.who} en tant ${qu(s.office)}${s.from}${s.term}.`,
      s => `Est nommé ${s.office}${s.from} : ${s.who.replace(/,$/, '')}${s.term}.`,
      s =>
        `${s.by} décide de désigner comme nouvel ${s.office} ${s.who.replace(/,$/, '')}${s.term}${s.from}.`,
    ],
    de: [
      s => `${s.by} ernennt ${s.who} zum ${s.office}${s.from}${s.term}.`,
      s => `${s.by} beschließt die Ernennung von ${s.who} als ${s.office}${s.from}${s.term}.`,
      s => `Wird als neuer ${s.office} ernannt${s.from}: ${s.who.replace(/,$/, '')}${s.term}.`,
    ],
  },
  reappointment: {
    nl: [
      s => `${s.by} beslist het mandaat van ${s.who} als ${s.office} te hernieuwen${s.from}${s.term}.`,
      s => `${s.by} herbenoemt ${s.who} als ${s.office}${s.from}${s.term}.`,
    ],
    fr: [
      s =>
        `${s.by} décide de renouveler le mandat ${d('')}${s.who} en qualité ${d(s.office)}${s.from}${s.term}.`,
      s => `${s.by} réélit ${s.who} comme ${s.office}${s.from}${s.term}.`,
    ],
    de: [
      s => `${s.by} wählt ${s.who} wieder in sein Amt als ${s.office}${s.from}${s.term}.`,
      s => `${s.by} verlängert das Mandat von ${s.who} als ${s.office}${s.from}${s.term}.`,
    ],
  },
  resignation: {
    nl: [
      s => `${s.by} neemt kennis van en aanvaardt het ontslag van ${s.who} als ${s.office}${s.from}.`,
      s => `Ontslag van ${s.who} als ${s.office} van de vennootschap${s.from}.`,
      s => `${s.by} neemt akte van het ontslag van ${s.who} uit het mandaat van ${s.office}${s.from}.`,
    ],
    fr: [
      s => `${s.by} prend acte de la démission de ${s.who} en tant ${qu(s.office)} de la société${s.from}.`,
      s => `${s.by} accepte la démission de ${s.who} de ses fonctions ${d(s.office)}${s.from}.`,
      s => `Démission de ${s.who} en qualité ${d(s.office)}${s.from}.`,
    ],
    de: [
      s => `Rücktritt von ${s.who} als ${s.office} der Gesellschaft${s.from}.`,
      s => `${s.by} nimmt den Rücktritt von ${s.who} als ${s.office}${s.from} an.`,
    ],
  },
  dismissal: {
    nl: [
      s => `${s.by} beslist om ${s.who} te ontslaan als ${s.office}${s.from}.`,
      s => `${s.by} herroept het mandaat van ${s.who} als ${s.office}${s.from}.`,
    ],
    fr: [
      s => `${s.by} décide de révoquer ${s.who} de son mandat ${d(s.office)}${s.from}.`,
      s => `${s.by} révoque le mandat ${d(s.office)} de ${s.who.replace(/,$/, '')}${s.from}.`,
    ],
    de: [s => `${s.by} beschließt die Abberufung von ${s.who} als ${s.office}${s.from}.`],
  },
  end_of_term: {
    nl: [
      s =>
        `${s.by} stelt vast dat het mandaat van ${s.who} als ${s.office} ten einde is gekomen${s.from} en niet wordt hernieuwd.`,
    ],
    fr: [
      s =>
        `${s.by} constate que le mandat ${d(s.office)} de ${s.who} est venu à échéance${s.from} et n’est pas renouvelé.`,
    ],
    de: [
      s =>
        `${s.by} stellt fest, dass das Mandat von ${s.who} als ${s.office}${s.from} abgelaufen ist und nicht verlängert wird.`,
    ],
  },
  death: {
    nl: [
      s => `Het mandaat van ${s.who} als ${s.office} heeft een einde genomen ingevolge overlijden${s.from}.`,
    ],
    fr: [
      s => `${s.by} constate la fin du mandat ${d(s.office)} de ${s.who} à la suite de son décès${s.from}.`,
    ],
    de: [s => `Das Mandat von ${s.who} als ${s.office} endete durch Tod${s.from}.`],
  },
  confirmation: {
    nl: [s => `${s.by} bevestigt dat ${s.who} het mandaat van ${s.office} uitoefent.`],
    fr: [s => `${s.by} confirme que ${s.who} exerce le mandat ${d(s.office)}.`],
    de: [s => `${s.by} bestätigt, dass ${s.who} das Mandat als ${s.office} ausübt.`],
  },
}

// d'administrateur, de gérant
function d(office: string): string {
  if (office === '') return 'de '
  return /^[aeiouhé]/i.test(office) ? `d’${office}` : `de ${office}`
}

function qu(office: string): string {
  return /^[aeiouhé]/i.test(office) ? `qu’${office}` : `que ${office}`
}

const AUDITOR_TERM = {
  nl: ' voor een periode van drie (3) boekjaren',
  fr: ' pour une durée de trois ans',
  de: ' für eine Dauer von drei Jahren',
}
const FROM: Record<Language, ((day: string) => string)[]> = {
  nl: [
    day => ` met ingang van ${day}`,
    day => ` en dit met ingang vanaf ${day}`,
    day => `, en dit met ingang op ${day}`,
  ],
  fr: [
    day => ` à dater du ${day}`,
    day => ` avec effet à compter du ${day}`,
    day => `, avec effet au ${day}`,
  ],
  de: [day => ` ab dem ${day}`, day => ` mit Wirkung zum ${day}`],
}
const DIED: Record<Language, (day: string) => string> = {
  nl: day => ` op ${day}`,
  fr: day => ` survenu le ${day}`,
  de: day => ` am ${day}`,
}

/** The words for the day of effect. */
export function printEffect(
  change: MandateChange,
  day: string,
  language: Language,
  random: SeededRandom,
): string {
  return change === 'death' ? DIED[language](day) : random.pick(FROM[language])(day)
}

/** `voor zes jaar`, `tot de algemene vergadering van 2029`, `voor onbepaalde duur`; nothing in a third of acts. */
export function printTerm(
  year: number,
  office: SampledOffice,
  language: Language,
  random: SeededRandom,
): string {
  // The law appoints auditors for three years.
  if (office === 'statutory_auditor') return AUDITOR_TERM[language]
  const until = year + random.between(3, 6)
  const terms = {
    nl: [
      ' voor onbepaalde duur',
      ' voor een periode van zes jaar',
      ` tot de gewone algemene vergadering van ${until}`,
    ],
    fr: [
      ' pour une durée indéterminée',
      ' pour une durée de six ans',
      ` jusqu’à l’assemblée générale ordinaire de ${until}`,
    ],
    de: [
      ' für unbestimmte Dauer',
      ' für eine Dauer von sechs Jahren',
      ` bis zur Generalversammlung des Jahres ${until}`,
    ],
  }[language]
  return random.chance(0.35) ? '' : random.pick(terms)
}
