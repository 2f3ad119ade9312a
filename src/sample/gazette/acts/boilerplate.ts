// What stands in acts and changes nothing: the extract's first line, proxies, discharge, remuneration, signatures.

import type { Language } from '../../../domain/publications/publication.ts'
import { printDate, printFigures } from '../../days.ts'
import type { SeededRandom } from '../../random.ts'
import { generateNamedPerson } from './holders.ts'

/** `Uittreksel uit de notulen van de algemene vergadering van 5 juni 2025:` */
export function printIntroduction(day: number, language: Language, random: SeededRandom): string {
  const date = random.chance(0.7) ? printDate(day, language) : printFigures(day)
  return random.pick(
    {
      nl: [
        `Uittreksel uit de notulen van de buitengewone algemene vergadering gehouden op ${date}:`,
        `Uit het verslag van de algemene vergadering van ${date} blijkt dat volgende beslissingen werden genomen met eenparigheid van stemmen:`,
      ],
      fr: [
        `Extrait du procès-verbal de l’assemblée générale extraordinaire du ${date} :`,
        `Il ressort du PV de l’assemblée générale tenue le ${date} que les résolutions suivantes ont été prises à l’unanimité :`,
      ],
      de: [
        `Es geht aus dem Bericht der außerordentlichen Generalversammlung der Gesellschaft vom ${date} hervor, dass folgende Beschlüsse einstimmig angenommen wurden:`,
        `Auszug aus dem Protokoll der Generalversammlung vom ${date}:`,
      ],
    }[language],
  )
}

/** `Aux termes d'un acte reçu par le notaire …`: acts that need a deed. */
export function printDeed(day: number, language: Language, random: SeededRandom): string {
  const notary = generateNamedPerson(language, random).name
  const date = printDate(day, language)
  return {
    nl: `Uit een akte verleden voor notaris ${notary} op ${date}, neergelegd vóór registratie, blijkt dat de buitengewone algemene vergadering volgende beslissingen heeft genomen:`,
    fr: `Aux termes d’un acte reçu par le notaire ${notary} soussigné, le ${date}, déposé avant enregistrement, il résulte que l’assemblée générale extraordinaire a pris les résolutions suivantes :`,
    de: `Aus einer Urkunde, aufgenommen durch den Notar ${notary} am ${date}, hinterlegt vor Registrierung, geht hervor, dass die außerordentliche Generalversammlung folgende Beschlüsse gefasst hat:`,
  }[language]
}

/** A power of attorney: names people who hold no office. */
export function printProxy(language: Language, random: SeededRandom): string {
  const first = generateNamedPerson(language, random).name
  const second = generateNamedPerson(language, random).name
  return {
    nl: `De vergadering verleent bijzondere volmacht aan ${first} en ${second}, elk alleen handelend en met mogelijkheid tot indeplaatsstelling, teneinde alle formaliteiten te vervullen bij de Kruispuntbank van Ondernemingen, het ondernemingsloket en de griffie.`,
    fr: `L’assemblée donne procuration à ${first} et ${second}, chacun avec pouvoir d’agir seul et faculté de substitution, pour accomplir toutes les formalités auprès du guichet d’entreprise, du greffe et de la Banque-Carrefour des Entreprises.`,
    de: `Die Versammlung erteilt ${first} und ${second} Vollmacht, um alle Formalitäten beim Unternehmensschalter, bei der Kanzlei und bei der Zentralen Datenbank der Unternehmen zu erfüllen.`,
  }[language]
}

/** What the meeting was called for: not yet a decision. */
export function printAgenda(language: Language): string {
  return {
    nl: 'Agenda: ontslag en benoeming van bestuurders; volmachten.',
    fr: 'Ordre du jour : démission et nomination d’administrateurs ; procurations.',
    de: 'Tagesordnung: Rücktritt und Ernennung von Verwaltern; Vollmachten.',
  }[language]
}

/** Sentences that speak of officers without changing anything. */
export function printAside(language: Language, random: SeededRandom): string {
  return random.pick(
    {
      nl: [
        'Het mandaat is onbezoldigd, behoudens andersluidende beslissing van de algemene vergadering.',
        'De vergadering verleent kwijting aan de bestuurders voor de uitoefening van hun mandaat tijdens het afgelopen boekjaar.',
        'Alle besluiten worden met eenparigheid van stemmen genomen.',
      ],
      fr: [
        'Ce mandat n’est pas rémunéré, sauf décision contraire de l’assemblée générale.',
        'L’assemblée donne décharge aux administrateurs pour l’exercice de leur mandat au cours de l’exercice écoulé.',
        'Toutes ces résolutions sont adoptées à l’unanimité des voix.',
      ],
      de: [
        'Dieses Mandat wird nicht entlohnt.',
        'Den Verwaltern wird Entlastung für die Ausübung ihres Mandats im abgelaufenen Geschäftsjahr erteilt.',
        'Alle Beschlüsse werden einstimmig gefasst.',
      ],
    }[language],
  )
}

/** Who signs, with the capacity below. */
export function printSignature(name: string, language: Language, random: SeededRandom): string[] {
  const capacity = random.pick(
    {
      nl: ['Bestuurder', 'Mandataris'],
      fr: ['Administrateur', 'Mandataire'],
      de: ['Verwalter', 'Bevollmächtigter'],
    }[language],
  )
  return [name, capacity]
}

/** Foot of the form. */
export const FOOT: Record<Language, string[]> = {
  nl: [
    'Op de laatste blz. van Luik B vermelden : Voorkant : Naam en hoedanigheid van de instrumenterende notaris, hetzij van de',
    'perso(o)n(en) bevoegd de rechtspersoon ten aanzien van derden te vertegenwoordigen',
    'Achterkant : Naam en handtekening (dit geldt niet voor akten van het type “Mededelingen”).',
  ],
  fr: [
    'Mentionner sur la dernière page du Volet B : Au recto : Nom et qualité du notaire instrumentant ou de la personne ou des',
    'personnes ayant pouvoir de représenter la personne morale à l’égard des tiers',
    'Au verso : Nom et signature (pas applicable aux actes de type « Mention »).',
  ],
  de: [
    'Bitte auf der letzten Seite des Teils B angeben : Auf der Vorderseite: Name und Eigenschaft des beurkundenden Notars oder',
    'der Personen, die dazu ermächtigt sind, die juristische Person Dritten gegenüber zu vertreten',
    'Auf der Rückseite: Name und Unterschrift (dies gilt nicht für Urkunden vom Typ “Mitteilung”).',
  ],
}
