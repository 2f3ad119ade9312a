// Lists of the register in the gazette: title and sentence of each in French, Dutch and German, as the three columns
// show them. Titles beyond those of the seat are shaped after the seen ones.

import type { EventKind } from '../../../domain/publications/gazette-fact.ts'
import type { Language } from '../../../domain/publications/publication.ts'

/** What a sentence is filled with; dates as `27/11/2024`. */
export type Particulars = { day: string; address: string; holder: string; otherNumber: string }

export type ListWording = {
  kind: EventKind
  /** Grounds and particulars in a few stable words; `@holder` and `@number` are filled in. */
  detail: string
  title: Record<Language, string>
  sentence: Record<Language, (particulars: Particulars) => string>
}

const ENTITIES = {
  fr: 'Liste des entités enregistrées',
  nl: 'Lijst van geregistreerde entiteiten',
  de: 'Liste der registrierten Einheiten',
}

function title(fr: string, nl: string, de: string): Record<Language, string> {
  return { fr: `${ENTITIES.fr} ${fr}`, nl: `${ENTITIES.nl} ${nl}`, de: `${ENTITIES.de}${de}` }
}

export const LISTS = {
  seat: {
    kind: 'seat_struck_off',
    detail: 'seat',
    title: title(
      'dont l’adresse du siège a été radiée, dans la Banque-Carrefour des Entreprises, conformément à l’article III.40 du Code de droit économique',
      'waarvan het adres van de zetel is doorgehaald in de Kruispuntbank van Ondernemingen, overeenkomstig artikel III.40 van het Wetboek van economisch recht',
      ', deren Sitzadresse in der Zentralen Datenbank der Unternehmen gemäß Artikel III.40 des Wirtschaftsgesetzbuches gestrichen wurde',
    ),
    sentence: {
      fr: p => `L’adresse du siège ${p.address} a été radiée avec effet le ${p.day}.`,
      nl: p => `Het adres van de zetel ${p.address} werd doorgehaald met ingang van ${p.day}.`,
      de: p => `Die Sitzadresse ${p.address} wurde mit Wirkung vom ${p.day} gestrichen.`,
    },
  },
  seat_annulled: {
    kind: 'seat_strike_off_withdrawn',
    detail: 'seat annulled',
    title: title(
      'pour lesquelles il a été procédé, au sein de la Banque-Carrefour des Entreprises, à l’annulation de la radiation d’office de l’adresse du siège',
      'waarvoor de ambtshalve doorhaling van het adres van de zetel is geannuleerd',
      ', für die die Streichung der Sitzadresse von Amts wegen in der zentralen Datenbank der Unternehmen annulliert wurde',
    ),
    sentence: {
      fr: p => `La radiation de l’adresse du siège ${p.address} a été annulée.`,
      nl: p => `De doorhaling van het adres van de zetel ${p.address} werd geannuleerd.`,
      de: p => `Die Streichung der Sitzadresse ${p.address} wurde annulliert.`,
    },
  },
  branch: {
    kind: 'branch_struck_off',
    detail: 'branch',
    title: title(
      'dont l’adresse de la succursale a été radiée, dans la Banque-Carrefour des Entreprises, conformément à l’article III.40 du Code de droit économique',
      'waarvan het adres van het bijkantoor is doorgehaald in de Kruispuntbank van Ondernemingen, overeenkomstig artikel III.40 van het Wetboek van economisch recht',
      ', deren Filialadresse in der Zentralen Datenbank der Unternehmen gemäß Artikel III.40 des Wirtschaftsgesetzbuches gestrichen wurde',
    ),
    sentence: {
      fr: p => `L’adresse de la succursale ${p.address} a été radiée avec effet le ${p.day}.`,
      nl: p => `Het adres van het bijkantoor ${p.address} werd doorgehaald met ingang van ${p.day}.`,
      de: p => `Die Filialadresse ${p.address} wurde mit Wirkung vom ${p.day} gestrichen.`,
    },
  },
  branch_stopped: {
    kind: 'branch_strike_off_withdrawn',
    detail: 'branch stopped',
    title: title(
      'pour lesquelles il a été procédé, au sein de la Banque-Carrefour des Entreprises, à l’arrêt de la radiation d’office de l’adresse de la succursale',
      'waarvoor de ambtshalve doorhaling van het adres van het bijkantoor in de Kruispuntbank van Ondernemingen is stopgezet',
      ', für die die Streichung der Filialadresse von Amts wegen in der zentralen Datenbank der Unternehmen stillgelegt wurde',
    ),
    sentence: {
      fr: p =>
        `La radiation de l’adresse de la succursale ${p.address} a été arrêtée avec effet le ${p.day}.`,
      nl: p =>
        `De doorhaling van het adres van het bijkantoor ${p.address} werd stopgezet met ingang van ${p.day}.`,
      de: p => `Die Streichung der Filialadresse ${p.address} wurde mit Wirkung vom ${p.day} stillgelegt.`,
    },
  },
  ubo: {
    kind: 'entity_struck_off',
    detail: 'ubo',
    title: title(
      'pour lesquelles il a été procédé, au sein de la Banque-Carrefour des Entreprises, à une radiation d’office pour non-respect des formalités UBO, conformément à l’article III.42 du Code de droit économique',
      'die in de Kruispuntbank van Ondernemingen ambtshalve zijn doorgehaald wegens het niet vervullen van de UBO-verplichtingen, overeenkomstig artikel III.42 van het Wetboek van economisch recht',
      ', die in der Zentralen Datenbank der Unternehmen wegen Nichterfüllung der UBO-Verpflichtungen von Amts wegen gestrichen wurden, gemäß Artikel III.42 des Wirtschaftsgesetzbuches',
    ),
    sentence: {
      fr: p =>
        `Date de la prise d’effet de la radiation d’office suite au non-respect des formalités UBO : ${p.day}.`,
      nl: p =>
        `Ambtshalve doorhaling ten gevolge van niet vervullen UBO-verplichtingen ingaande vanaf: ${p.day}.`,
      de: p =>
        `Datum des Inkrafttretens der Streichung von Amts wegen wegen Nichterfüllung der UBO-Verpflichtungen: ${p.day}.`,
    },
  },
  ubo_withdrawn: {
    kind: 'entity_strike_off_withdrawn',
    detail: 'ubo withdrawn',
    title: title(
      'pour lesquelles il a été procédé, au sein de la Banque-Carrefour des Entreprises, au retrait de la radiation d’office pour non-respect des formalités UBO',
      'waarvoor de ambtshalve doorhaling wegens het niet vervullen van de UBO-verplichtingen in de Kruispuntbank van Ondernemingen is ingetrokken',
      ', für die die Streichung von Amts wegen wegen Nichterfüllung der UBO-Verpflichtungen zurückgezogen wurde',
    ),
    sentence: {
      fr: p =>
        `Date de la prise d’effet du retrait de la radiation d’office suite au non-respect des formalités UBO : ${p.day}.`,
      nl: p =>
        `Intrekking van de ambtshalve doorhaling ten gevolge van niet vervullen UBO-verplichtingen ingaande vanaf: ${p.day}.`,
      de: p =>
        `Datum des Inkrafttretens der Rücknahme der Streichung von Amts wegen wegen Nichterfüllung der UBO-Verpflichtungen: ${p.day}.`,
    },
  },
  accounts_withdrawn: {
    kind: 'entity_strike_off_withdrawn',
    detail: 'annual_accounts_not_filed withdrawn',
    title: title(
      'pour lesquelles il a été procédé, au sein de la Banque-Carrefour des Entreprises, au retrait de la radiation d’office pour non-dépôt des comptes annuels',
      'waarvoor de ambtshalve doorhaling wegens niet-neerlegging van de jaarrekening in de Kruispuntbank van Ondernemingen is ingetrokken',
      ', für die die Streichung von Amts wegen wegen Nichthinterlegung des Jahresabschlusses zurückgezogen wurde',
    ),
    sentence: {
      fr: p =>
        `date de la prise d’effet du retrait de la radiation d’office pour non-dépôt des comptes annuels : ${p.day}`,
      nl: p =>
        `intrekking van de ambtshalve doorhaling wegens niet-neerlegging jaarrekening ingaande vanaf: ${p.day}`,
      de: p =>
        `Datum des Inkrafttretens der Rücknahme der Streichung von Amts wegen wegen Nichthinterlegung des Jahresabschlusses: ${p.day}`,
    },
  },
  function: {
    kind: 'function_struck_off',
    detail: 'function Gérant: @holder',
    title: title(
      'dont une fonction a été radiée d’office, dans la Banque-Carrefour des Entreprises, conformément à l’article III.40 du Code de droit économique',
      'waarvan een functie ambtshalve is doorgehaald in de Kruispuntbank van Ondernemingen, overeenkomstig artikel III.40 van het Wetboek van economisch recht',
      ', deren Funktion in der Zentralen Datenbank der Unternehmen gemäß Artikel III.40 des Wirtschaftsgesetzbuches von Amts wegen gestrichen wurde',
    ),
    sentence: {
      fr: p =>
        `La fonction ″Gérant″, inscrite dans la Banque-Carrefour des Entreprises, comme étant exercée par ${p.holder} a été radiée d’office avec effet le ${p.day}.`,
      nl: p =>
        `De in de Kruispuntbank van Ondernemingen ingeschreven functie ″Zaakvoerder″, uitgeoefend door ${p.holder}, werd ambtshalve doorgehaald met ingang van ${p.day}.`,
      de: p =>
        `Die in der Zentralen Datenbank der Unternehmen eingetragene Funktion ″Geschäftsführer″, ausgeübt durch ${p.holder}, wurde mit Wirkung vom ${p.day} von Amts wegen gestrichen.`,
    },
  },
  duplicate: {
    kind: 'number_replaced',
    detail: 'duplicate replaced_by @number',
    title: title(
      'dont le numéro d’entreprise a été clôturé et remplacé pour cause de doublons',
      'waarvan het ondernemingsnummer is afgesloten en vervangen wegens dubbels',
      ', deren Unternehmensnummer wegen Dubletten abgeschlossen und ersetzt wurde',
    ),
    sentence: {
      fr: p =>
        `En date du ${p.day}, le numéro d’entreprise @ a été clôturé pour cause de doublons et remplacé par le numéro suivant: ${p.otherNumber}.`,
      nl: p =>
        `Op ${p.day} werd het ondernemingsnummer @ afgesloten wegens dubbels en vervangen door het volgende nummer: ${p.otherNumber}.`,
      de: p =>
        `Am ${p.day} wurde die Unternehmensnummer @ wegen Dubletten abgeschlossen und durch folgende Nummer ersetzt: ${p.otherNumber}.`,
    },
  },
} as const satisfies Record<string, ListWording>

export type ListName = keyof typeof LISTS
export const LIST_NAMES = Object.keys(LISTS) as ListName[]

/** Above each column. */
export const ISSUER: Record<Language, string> = {
  fr: 'SERVICE PUBLIC FEDERAL ECONOMIE, P.M.E., CLASSES MOYENNES ET ENERGIE',
  nl: 'FEDERALE OVERHEIDSDIENST ECONOMIE, K.M.O., MIDDENSTAND EN ENERGIE',
  de: 'FÖDERALER ÖFFENTLICHER DIENST WIRTSCHAFT, KMB, MITTELSTAND UND ENERGIE',
}
export const HELP: Record<Language, string> = {
  fr: 'Pour toute question, nous vous invitons à consulter le site internet du SPF Economie ou à contacter le helpdesk de la Banque-Carrefour des Entreprises.',
  nl: 'Voor vragen kunt u de website van de FOD Economie raadplegen of contact opnemen met de Helpdesk van de Kruispuntbank van Ondernemingen.',
  de: 'Bei Fragen verweisen wir Sie auf die Website des FÖD Wirtschaft oder wenden Sie sich an den Helpdesk der Zentralen Datenbank der Unternehmen.',
}
export const ENTRY: Record<Language, string> = { fr: 'No ent.', nl: 'Ond. Nr.', de: 'Unt. nr.' }
