// Phrase patterns of the register lists in French, Dutch and German: what was struck off or reversed, and
// why. Matched against text folded by `foldWords`.

import type { EventKind } from '../../domain/publications/gazette-fact.ts'

export type Subject = 'seat' | 'branch' | 'entity' | 'function' | 'number'

/** Lower case without accents; one kind of quote and apostrophe. */
export function foldWords(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[’‘`´]/g, "'")
    .toLowerCase()
}

const SUBJECTS: [Subject, RegExp][] = [
  [
    'number',
    /doublon|dubbel|doppel|dublette|(?:cloture|afgesloten|geschlossen|abgeschlossen).{0,80}(?:remplac|vervang|ersetz)/,
  ],
  ['function', /fonctions?\b|functies?\b|funktion(?:en)?\b/],
  ['branch', /succursale|bijkantoor|bijkantoren|filial|zweigniederlassung/],
  [
    'seat',
    /(?:adresse du|adresses? des?) sieges?|adres van de (?:maatschappelijke )?zetel|sitzadresse|adresse des sitzes/,
  ],
  ['entity', /radiation|radiee?s?\b|doorhaling|doorgehaald|streichung|gestrichen/],
]

/** Subject of a title or entry, or null. Duplicate numbers are matched first: they are no strike-off. */
export function findSubject(folded: string): Subject | null {
  return SUBJECTS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null
}

// Without spaces: some lines are printed letter-spaced.
const STRUCK =
  /radi(?:ee?s?|ation|er)|doorhal|doorgehaald|schrapping|geschrapt|streichung|gestrichen|loschung|geloscht|annul|arret|stopgezet|stopzetting|retrait|retire|intrekking|ingetrokken|widerruf|aufhebung|aufgehoben|rucknahme|zuruck|beend|stillgelegt/
const CHANGED =
  /modifi|changement|change|wijzig|gewijzigd|ander(?:ung|t)|nouveaunumero|nieuwnummer|neuenummer/
// The foreign company number of a branch: changing it is no strike-off.
const FOREIGN_NUMBER =
  /(?:numero|identifiant)(?:d'?[a-z]{5,16})?(?:etranger|al'etranger)|buitenlandse?[a-z-]{0,20}nummer|auslandische[nrsm]?[a-z-]{0,20}nummer/

/** Whether an entry or its title states a strike-off rather than a change. */
export function mentionsStrikeOff(folded: string, foldedTitle: string): boolean {
  const entry = folded.replaceAll(' ', '')
  if (FOREIGN_NUMBER.test(entry) && !/adres|anschrift/.test(entry)) return false
  if (STRUCK.test(entry)) return true
  return !CHANGED.test(entry) && STRUCK.test(foldedTitle.replaceAll(' ', ''))
}

export type Reversal = 'annulled' | 'stopped' | 'withdrawn'

const REVERSAL_CUES: [Reversal, RegExp][] = [
  ['annulled', /annul/],
  ['stopped', /\barret(?:ee?s?)?\b|stop ?gezet|stopzetting|beendet|beendigung|stillgelegt/],
  [
    'withdrawn',
    /retrait|retiree?s?\b|intrekking|ingetrokken|zuruckziehung|zuruckgezogen|rucknahme|widerruf|aufhebung|aufgehoben/,
  ],
]

/** How an earlier strike-off or closing was reversed; null when this entry strikes off. */
export function findReversal(folded: string): Reversal | null {
  return REVERSAL_CUES.find(([, pattern]) => pattern.test(folded))?.[0] ?? null
}

const CORRECTION =
  /correction|corrigee?|rectifi|verbeter|correctie|rechtzetting|gecorrigeerd|berichtig|korrektur|korrigiert/

export function mentionsCorrection(folded: string): boolean {
  return CORRECTION.test(folded)
}

const GROUNDS: [string, RegExp][] = [
  ['ubo', /\bubo\b/],
  ['annual_accounts_not_filed', /comptes annuels|jaarrekening|jahresabschl/],
  ['duplicate', /doublon|dubbel|doppel|dublette/],
  ['death_of_founder', /\bdeces\b|overlijden|overleden|\btod(?:es)?\b|verstorben/],
  [
    'liquidation_closed',
    /cloture de (?:la )?liquidation|(?:sluiting|afsluiting) van de vereffening|abschluss der liquidation/,
  ],
  [
    'bankruptcy_closed',
    /cloture de (?:la )?faillite|(?:sluiting|afsluiting) van het faillissement|abschluss des konkurs/,
  ],
  ['merger_or_division', /\bfusion|scission|\bfusie|splitsing|verschmelzung|spaltung/],
  ['dormant', /inactiv|inactiev|slapend|ruhend|inaktiv/],
]

/** Stable code of the reason: the ground of art. III.42 where named, else what was struck off. */
export function findGround(folded: string, subject: Subject): string | null {
  const named = GROUNDS.find(([, pattern]) => pattern.test(folded))?.[0]
  return named ?? (subject === 'entity' ? null : subject)
}

const KINDS: Record<Subject, [EventKind, EventKind]> = {
  seat: ['seat_struck_off', 'seat_strike_off_withdrawn'],
  branch: ['branch_struck_off', 'branch_strike_off_withdrawn'],
  entity: ['entity_struck_off', 'entity_strike_off_withdrawn'],
  function: ['function_struck_off', 'function_strike_off_withdrawn'],
  number: ['number_replaced', 'number_replacement_withdrawn'],
}

export function kindOf(subject: Subject, takenBack: Reversal | null): EventKind {
  return KINDS[subject][takenBack ? 1 : 0]
}
