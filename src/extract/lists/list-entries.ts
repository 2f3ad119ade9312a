// Phrase patterns of the register lists in French, Dutch and German: what was struck off or reversed, and
// why. Matched against text folded by `foldWords`.

import type { EventKind } from '../../domain/publications/gazette-fact.ts'

// The entries of a list: number, name and sentence, once per language. Positions are offsets in the text on
// one line.

export type ListEntry = {
  /** Ten digits as printed; null if there are none (a page about one company). */
  digits: string | null
  name: string | null
  sentence: string
  start: number
  end: number
}

const LABEL =
  /(?:(?:N[o°º]\.?|Num\.)\s?ent|Ond\.?\s?Nr|Unt\.?\s?nr)\.?\s?:?\s?([01]\d{3}[. ]?\d{3}[. ]?\d{3})(?!\d)/giu
// Header and footer text between two columns.
const HEADERS_FOOTERS =
  /<<<PAGE|SERVICE\s+PUBLIC\s+F[EÉ]D|FEDERALE\s+OVERHEIDSD|F[ÖO]DERALER\s+[ÖO]FF|\[\s?C\s?[-−–]\s?\d{4}|Liste des (?:entit|fonct)|Lijst van (?:de )?(?:geregistr|funct)|Liste der|Moniteur belge, chauss|\d* ?MONIT(?:EUR)? ?BELGE|TEUR BELGE —|BELGISCH S|Belgisch Staatsblad, Antw/u
const SENTENCE =
  /(?:^|\s)(?:L['’](?:adresse|annulation|arrêt)|La (?:radiation|fonction|date|clôture|succursale)|Le (?:numéro|retrait)|Date de la prise|date de la prise|En date du|Depuis le|A partir|Het (?:adres|ondernemingsnummer)|De (?:doorhaling|functie|in de Kruispuntbank|ambtshalve|annulatie|datum|afsluiting)|Ambtshalve|ambtshalve|Op (?:datum|\d)|Sinds|(?:I|i)ntrekking|Die (?:Sitzadresse|Streichung|Funktion|in der|Schließung|Unternehmensnummer|Adresse|Annullierung)|Der |Datum des|Datum der|Am \d|Mit Datum|Seit|Zurückziehung|Rücknahme)/u

/** The text before the first entry, which is the list's title, and the entries. */
export function parseEntries(flat: string): { title: string; entries: ListEntry[] } {
  const labels = [...flat.matchAll(LABEL)]
  const entries = labels.map((label, index) => {
    const from = label.index + label[0].length
    const to = labels[index + 1]?.index ?? flat.length
    const end = flat.slice(from, to).search(HEADERS_FOOTERS)
    return readEntry(flat, label, from, end < 0 ? to : from + end)
  })
  return { title: flat.slice(0, labels[0]?.index ?? 0), entries }
}

function readEntry(flat: string, label: RegExpExecArray, from: number, to: number): ListEntry {
  const body = flat.slice(from, to).replace(/[\s*]+$/u, '')
  const sentence = SENTENCE.exec(body)
  const name = body.slice(0, sentence ? sentence.index : 0).trim()
  return {
    digits: (label[1] as string).replaceAll(/\D/g, ''),
    name: name === '' ? null : name,
    sentence: sentence ? body.slice(sentence.index).trim() : body.trim(),
    start: label.index,
    end: from + body.length,
  }
}

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
