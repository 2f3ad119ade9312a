// Named-entity candidates for companies: next to a legal form, in quotation marks, or with a typical company
// word.

import { wordsOf } from '../cues/found-cue.ts'
import { isGivenName, isListedWord, isOrdinary, LEXICON } from '../lexicon.ts'
import { has, isSign, isUpper, isWord, type Token } from '../tokens.ts'
import { endOfCompany, LONGEST_COMPANY } from './company-extent.ts'
import { endOfForm, isFormWord, shortFormIn, startOfForm } from './legal-forms.ts'
import { type FoundName, isQuote, isTitle, LONGEST_NAME, type Scan, textOf } from './name-search.ts'

const GENERIC_HEADS = new Set(LEXICON.forms.generic)
const COMPANY_WORDS = new Set(LEXICON.forms.words)

/** The company after the legal form at `from`: `la SPRL VARLIN, ODON & Co`, `société anonyme « TARNEL »`. */
export function companyAfterForm(scan: Scan, from: number): FoundName | null {
  const { tokens } = scan
  const formEnd = endOfForm(tokens, from)
  if (formEnd === from) return null
  let at = skipToName(tokens, formEnd)
  const quoted = isQuote(tokens[at])
  if (quoted) {
    const length = tokens.slice(at + 1, at + 1 + LONGEST_COMPANY).findIndex(isQuote)
    if (length > 0)
      return toCompany(tokens, { from, start: at + 1, end: at + 1 + length, to: at + 2 + length })
    at++
  }
  if (!isUpper(tokens[at]) && tokens[at]?.kind !== 'number') return null
  if (tokens[at] && isTitle(tokens, at)) return null
  const end = endOfFirm(scan, endOfCompany(scan, at))
  if (
    end === at ||
    /^.?$/u.test(textOf(tokens, at, end)) ||
    (!quoted && isSentenceAfterForm(tokens, from, at))
  )
    return null
  const closing = endOfForm(tokens, end)
  const to = closing > end && !has(tokens[end], 'companyHead') ? closing : end
  return toCompany(tokens, { from, start: at, end, to })
}

// Skips further forms, signs and words such as `dénommée` between form and name.
function skipToName(tokens: readonly Token[], start: number): number {
  let at = start
  while (
    (endOfForm(tokens, at) > at && !has(tokens[at], 'companyHead')) ||
    isSign(tokens[at], ':,') ||
    (isSign(tokens[at], '.') && !has(tokens[at - 1], 'companyHead') && !isFormWord(tokens[at - 1])) ||
    (isWord(tokens[at]) &&
      /^(?:denommee?|holding|dite|de|droit|belge)$/.test((tokens[at] as Token).fold) &&
      !isUpper(tokens[at]))
  )
    at = Math.max(at + 1, endOfForm(tokens, at))
  return at
}

// `la société Décide`: an ordinary word after a spelt-out form is no name; `la société anonyme Société du Plateau` is one.
function isSentenceAfterForm(tokens: readonly Token[], from: number, at: number): boolean {
  const { fold, class: known } = tokens[at] as Token
  return (
    has(tokens[from], 'companyHead') &&
    shortFormIn(tokens, from, at) === '' &&
    !(/^(?:de|du|des|d['’])$/.test(tokens[at + 1]?.fold ?? '') && isUpper(tokens[at + 2])) &&
    (isOrdinary(fold) || Boolean(known.cues?.length))
  )
}

// A name from `start` to `end`, within a range `from` to `to` that includes its legal form.
type NamedStretch = { from: number; start: number; end: number; to: number }

function toCompany(tokens: readonly Token[], { from, start, end, to }: NamedStretch): FoundName | null {
  // `la SRL « de Varlin & Fils »`
  const leads = isQuote(tokens[start - 1]) && has(tokens[start], 'particle') && !isUpper(tokens[start])
  const first = leads ? start + 1 : start
  if (!isNameLike(tokens.slice(first, end))) return null
  const formBefore = shortFormIn(tokens, from, start)
  const formAfter = formBefore ? '' : shortFormIn(tokens, end, to)
  const headed = has(tokens[from], 'companyHead') && !GENERIC_HEADS.has((tokens[from] as Token).fold)
  const name = textOf(tokens, headed ? from : start, end).trim()
  const named = formBefore ? `${formBefore} ${name}` : formAfter ? `${name} ${formAfter}` : name
  return { kind: 'company', name: named, from, to, titled: false, certain: true, part: 'holder' }
}

const VERB = /^(?:est|sont|doi(?:t|vent)|sera|seront|soit|peut|peuvent|wordt|worden|wird|werden|ist|sind)$/

// A name starts with a capital or digit, has a part that is neither lower case nor an article, and contains
// no verb.
function isNameLike(words: readonly Token[]): boolean {
  const [first] = words
  if (!first || !(isUpper(first) || first.kind === 'number')) return false
  if (words.some(({ fold, text }) => VERB.test(fold) && !/^\p{Lu}{2}/u.test(text))) return false
  return words.some(token => token.kind === 'number' || (isUpper(token) && !isArticle(token)))
}

const isArticle = ({ fold }: Token): boolean =>
  /^(?:l'?|la|le|les|d'?|de|du|des|une?|het|een|die|der|das)$/.test(fold)

// `SRL Varlin Réviseurs d'Entreprises`
function endOfFirm({ tokens, officeAt }: Scan, end: number): number {
  const token = tokens[end]
  if (!officeAt[end] || token?.class.office !== 'statutory_auditor' || !isUpper(token) || token.opens)
    return end
  return /^d['’]?$/.test(tokens[end + 1]?.fold ?? '') && /^entreprise/.test(tokens[end + 2]?.fold ?? '')
    ? end + 3
    : end + 1
}

/** The company in quotation marks whose name starts at `at`, with a legal form before, inside or behind. */
export function quotedCompanyAt({ tokens, masked }: Scan, at: number): FoundName | null {
  const length = tokens.slice(at, at + LONGEST_NAME).findIndex(isQuote)
  if (length < 1 || masked[at]) return null
  const close = at + length
  const after = endOfForm(tokens, close + 1)
  const before = startOfForm(tokens, at - 2)
  const inside = endOfForm(tokens, close - 1) > close - 1
  if (after <= close + 1 && before === null && !inside) return null
  return toCompany(tokens, { from: before ?? at, start: at, end: close, to: Math.max(after, close + 1) })
}

/** The company whose name starts at `at` with no form or quotation mark before it: `Varlin Papier NV`. */
export function bareCompanyAt(scan: Scan, at: number): FoundName | null {
  const { tokens } = scan
  const end = endOfCompany(scan, at)
  for (let form = at + 1; form <= end; form++) {
    const to = endOfForm(tokens, form)
    if (to > form && !has(tokens[form], 'companyHead'))
      return toCompany(tokens, { from: at, start: at, end: form, to })
  }
  // `VARLIN" Société à Responsabilité Limitée`: the opening quote is missing.
  const form = isQuote(tokens[end]) ? endOfForm(tokens, end + 1) : 0
  if (form > end + 1) return toCompany(tokens, { from: at, start: at, end, to: form })
  const firm = firmOfOffice(scan, at)
  if (firm) return firm
  if (tokens.slice(at + 1, end - 1).some(token => isSign(token, '&')) && isCapitals(tokens[at]))
    return toCompany(tokens, { from: at, start: at, end, to: end })
  const branded = tokens.slice(at, end).some(token => COMPANY_WORDS.has(token.fold) && isUpper(token))
  if (branded && end - at >= 2 && !isOrdinary((tokens[at] as Token).fold))
    return toCompany(tokens, { from: at, start: at, end, to: end })
  return null
}

const isCapitals = (token: Token | undefined): boolean => /^\p{Lu}{3,}/u.test(token?.text ?? '')

const isRepresented = (tokens: readonly Token[], at: number): boolean =>
  /^(?:representees?|vertegenwoordigd)$/.test(tokens[at]?.fold ?? '')

// `TARNEL, dont le siège`, `TARNEL, ayant son siège`
const isSeated = (tokens: readonly Token[], at: number): boolean =>
  SEAT.test(wordsOf(tokens, at, at + SEAT_REACH))

const SEAT_REACH = 5 // tokens
const SEAT =
  /^(?:, )?(?:dont le siege|ayant (?:son|le) siege|met (?:maatschappelijke )?zetel|waarvan de (?:maatschappelijke )?zetel|mit (?:dem )?(?:gesellschafts)?sitz)\b/

/** `- TARNEL représentée par M. Varlin`: a name without a form at the start of a line or behind a comma. */
export function bareCompanyRepresented(scan: Scan, at: number): FoundName | null {
  const { tokens, officeAt } = scan
  const before = tokens[at - 1]
  const starts =
    tokens[at]?.opens || isSign(before, ',;:-–•*') || /^(?:par|de|door)$/.test(before?.fold ?? '')
  const end = endOfCompany(scan, at)
  if (!starts || end === at || !(isRepresented(tokens, end) || isSeated(tokens, end))) return null
  const words = tokens.slice(at, end)
  const isPersonal = ({ fold }: Token): boolean => isGivenName(fold) || isListedWord(fold)
  if (words.some((token, place) => !isUpper(token) || isPersonal(token) || officeAt[at + place])) return null
  return toCompany(tokens, { from: at, start: at, end, to: end })
}

/** `nomme comme administrateur TARNEL, rue du Bac 4`: a word in capitals behind an office, no given name in it. */
export function bareCompanyAfterOffice(scan: Scan, at: number): FoundName | null {
  const { tokens, masked, officeAt } = scan
  const before = isSign(tokens[at - 1], ':') ? at - 2 : at - 1
  if (!officeAt[before] || !isCapitals(tokens[at]) || tokens[at]?.opens) return null
  const end = endOfCompany(scan, at)
  if (!(isSign(tokens[end], ',(') || masked[end] || has(tokens[end], 'represented'))) return null
  if (
    tokens
      .slice(at, end)
      .some(token => !isCapitals(token) || isOrdinary(token.fold) || isGivenName(token.fold))
  )
    return null
  return toCompany(tokens, { from: at, start: at, end, to: end })
}

/**
 * `van Audit Varlin BV`: a capitalised ordinary word inside a sentence starts the name, its legal form ends
 * it.
 */
export function ordinaryCompanyAt(scan: Scan, at: number): FoundName | null {
  const { tokens, officeAt } = scan
  const [token, before] = [tokens[at], tokens[at - 1]]
  const inside =
    (officeAt[at - 1] || /^(?:van|door|de|par|aan|heeft|om)$/.test(before?.fold ?? '')) &&
    !isUpper(before) &&
    !token?.opens
  if (!inside || !isUpper(token) || officeAt[at] || has(token, 'particle') || has(token, 'companyHead'))
    return null
  const found = bareCompanyAt(scan, at)
  return found && !isUpper(tokens[found.to]) && endOfForm(tokens, found.to - 1) === found.to ? found : null
}

// `Varlin Bedrijfsrevisoren BV`: the office word is part of the name.
function firmOfOffice({ tokens, officeAt }: Scan, at: number): FoundName | null {
  let end = at + 1
  while (
    end < at + 8 &&
    (isUpper(tokens[end]) ||
      officeAt[end] ||
      /^(?:d'|&|,|°|de|du|des|la|entreprises?)$/.test(tokens[end]?.fold ?? ''))
  ) {
    const to = endOfForm(tokens, end)
    if (to > end && !has(tokens[end], 'companyHead'))
      return officeAt.slice(at, end).some(Boolean)
        ? toCompany(tokens, { from: at, start: at, end, to })
        : null
    end++
  }
  return null
}
