// The debtor of a ruling that prints no number and names no procedure with a name: `accorde à Mme X l'effacement`. The only
// company, or the only person with a title who is no lawyer, is whom the ruling is about.

import type { EventFact } from '../../../domain/publications/gazette-fact.ts'
import { LEGAL_FORM_PATTERN } from '../../text/legal-forms.ts'
import { hasWords, plainWords } from './lexicon.ts'
import { readName } from './named-debtor.ts'
import { isBuyer, isClaimant, isCreditor } from './parties.ts'

type Party = { debtor: NonNullable<EventFact['debtor']>; claimant: boolean }

const BEFORE = 120
const FORM = `(?:${LEGAL_FORM_PATTERN})(?![\\p{L}\\d])`
const NAME_WORD =
  '(?!(?:Ma[îi]tre|Me|[Mm]eester|Mrs?|Pour|Par|Bij|Durch)(?!\\p{L}))[«“"„]?(?:\\p{Lu}|\\d)[\\p{L}\\d&\'’.+»”"-]*'
const LINK = "(?:(?:de|du|des|la|le|les|van|den|der|en|et|und|&) |d[’']|l[’'])"
const NAME = `${NAME_WORD}(?: (?:${LINK}){0,2}${NAME_WORD}){0,7}`
const COMPANY = new RegExp(
  `(?<![\\p{L}\\d.&'’-])(?:${FORM} ${NAME}|(?:${NAME_WORD} (?:${LINK}){0,2}){1,6}${FORM}(?=[,;:.()]|\\s[\\p{Ll}(]|$))`,
  'gu',
)
const PERSON = new RegExp(
  `(?<![\\p{L}])(?:M\\.|MM\\.|Mme|Mevr\\.|Monsieur|Madame|[Dd]e heer|[Mm]evrouw|Herrn?|Frau) (${NAME_WORD}(?: (?:(?:van|den|der|de|du|le|la|ten|ter) ){0,2}${NAME_WORD}){1,4})`,
  'gu',
)
const NO_COMPANY =
  /(?<![a-z])(?:faill[a-z]*|konkurs[a-z]*|ontbinding|dissolution|tribunal|[a-z]*rechtbank|afdeling|division|chambre|kamer|cour|hof|[12][09][0-9]{2})(?![a-z0-9])|^ *(?:la|le|les|de|het|der|die|en|et) *$/
// Magistrates, clerks and lawyers stand beside their office.
const OFFICE_BEFORE =
  /(?:juge|rechters?|commissaris(?:sen)?|commissaire|d[ée]l[ée]gu[ée]e?|griffiers?|greffi[èe]re?|pr[ée]sidente?|voorzitter|substitut|advocaa?t\p{L}*|avocate?|curat\p{L}+|liquidat\p{L}+|vereffenaars?|bewindvoerder|provisoire|deskundige|praticien|Richter|Konkursverwalter)(?: en chef)?[\s:,]*(?:door |par |van )?$/iu
const OFFICE_BEHIND =
  /^,? (?:en qualit[ée] de |als |comme |zu[rm] )?(?:juge|rechter|substitut|avocate?|advoca|griffier|greffi|pr[ée]sident|voorzitter|curat|liquidat|vereffenaar|bewindvoerder|herstructurering|praticien|r[ée]viseur|bedrijfsrevisor|notai|notari|Rechtsanw|gedelegeerd|conseiller|consulaire)/iu

/** The only company of `flat`, or the only person; null if there are several, or both. Companies are not discharged. */
export function readOnlyParty(flat: string, kind: EventFact['eventKind']): EventFact['debtor'] {
  const companies = kind === 'discharge_decision' ? [] : companiesIn(flat)
  const persons = personsIn(flat).filter(({ claimant }) => companies.length === 0 || !claimant)
  if (companies.length > 0 && persons.length > 0) return null
  return onlyOf(companies.length > 0 ? companies : persons)
}

// Who asks is the debtor only where nobody else is named.
function onlyOf(parties: readonly Party[]): EventFact['debtor'] {
  const asked = parties.filter(({ claimant }) => !claimant)
  const named = new Map(
    (asked.length > 0 ? asked : parties).map(({ debtor }) => [lettersOf(debtor.name), debtor]),
  )
  return named.size === 1 ? ([...named.values()][0] ?? null) : null
}

const lettersOf = (name: string) => plainWords(name).replaceAll(' ', '')

function companiesIn(flat: string): Party[] {
  return [...flat.matchAll(COMPANY)].flatMap(({ 0: printed, index }) => {
    const before = flat.slice(Math.max(0, index - BEFORE), index)
    const debtor = readName(printed, false)
    if (!debtor || hasWords('officials', plainWords(printed)) || NO_COMPANY.test(plainWords(debtor.name)))
      return []
    if (isBuyer(before + printed) || isCreditor(before + printed, '')) return []
    return [{ debtor, claimant: isClaimant(before + printed) }]
  })
}

function personsIn(flat: string): Party[] {
  return [...flat.matchAll(PERSON)].flatMap(({ 0: printed, 1: name = '', index }) => {
    const before = flat.slice(Math.max(0, index - BEFORE), index)
    if (OFFICE_BEFORE.test(before) || OFFICE_BEHIND.test(flat.slice(index + printed.length))) return []
    const debtor = readName(name, true)
    return debtor ? [{ debtor, claimant: isClaimant(before + printed) }] : []
  })
}
