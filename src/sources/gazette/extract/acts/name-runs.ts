// Stretches of a line that may name a person or a company: runs of capitalised words with the particles between
// them, and what stands in quotation marks.

import { COMPANY_WORDS } from './lexicon/legal-forms.ts'
import { SURNAME_TITLES } from './lexicon/words.ts'
import {
  isActWordInName,
  isCompanyNoun,
  isNameOrForm,
  isOfAuditors,
  isOfFirm,
  isSurname,
  isTitleAsSurname,
  isTitleOfFirm,
  opensSurname,
  reachesForm,
} from './odd-names.ts'
import {
  isCapitalized,
  isCapitalOpener,
  isLegalForm,
  isNameWord,
  isParticle,
  isTitle,
  type Token,
} from './tokens.ts'

export type NameRun = {
  name: string
  start: number
  end: number
  /** First and one past the last token. */
  from: number
  to: number
  words: number
  titled: boolean
  quoted: boolean
  /** Bears a legal form or a word that only companies bear. */
  company: boolean
}

const OPENING_QUOTES = '"“„«'
const CLOSING_QUOTES = '"”“»'
const LONGEST_QUOTE = 24 // tokens

/** Runs in order, without overlap. */
export function findRuns(flat: string, tokens: Token[]): NameRun[] {
  const runs: NameRun[] = []
  let titled = false
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token
    const end = OPENING_QUOTES.includes(token.text) ? endOfQuote(tokens, at) : endOfRun(tokens, at, titled)
    if (end > at) {
      const run = makeRun(flat, tokens, at, end, titled)
      if (run) runs.push(run)
      at = end
      titled = false
      continue
    }
    titled = isTitle(token) || (titled && (token.text === '.' || isParticle(token)))
    at++
  }
  return joinSurnames(flat, joinFirms(flat, runs))
}

// `M. VARENNE, Luc`: the comma is between surname and given name.
function joinSurnames(flat: string, runs: NameRun[]): NameRun[] {
  for (let at = runs.length - 2; at >= 0; at--) {
    const [run, next] = [runs[at] as NameRun, runs[at + 1] as NameRun]
    if (run.company || run.words !== 1 || /\p{Ll}/u.test(run.name)) continue
    if (!run.titled && !(opensItem(flat, run) && /^ ?[,;(]|^$/.test(flat.slice(next.end)))) continue
    if (next.titled || next.company || next.words !== 1 || !/\p{Ll}/u.test(next.name)) continue
    if (!/^, ?$/.test(flat.slice(run.end, next.start))) continue
    const name = `${run.name} ${next.name}`
    runs.splice(at, 2, { ...run, name, end: next.end, to: next.to, words: 2 })
  }
  return runs
}

// `FIL, Luc, rue du Lin 3`
function opensItem(flat: string, run: NameRun): boolean {
  return /^(?:[^\p{L}]*|\W*[a-h][.)] )$/u.test(flat.slice(0, run.start)) && run.name.length > 2
}

// `CALLEBAUT, DE MEYERE & PARTNERS BV`: the comma is inside the name.
function joinFirms(flat: string, runs: NameRun[]): NameRun[] {
  for (let at = runs.length - 2; at >= 0; at--) {
    const [run, next] = [runs[at] as NameRun, runs[at + 1] as NameRun]
    if (run.titled || run.quoted || run.words !== 1 || next.titled || /\s/.test(run.name)) continue
    if (!next.company && !isPartnership(next.name)) continue
    if (!next.name.includes('&') || flat.slice(run.end, next.start).trim() !== ',') continue
    const name = flat.slice(run.start, next.end)
    runs.splice(at, 2, { ...next, name, start: run.start, from: run.from, words: next.words + 1 })
  }
  return runs
}

function isPartnership(name: string): boolean {
  return / & (?:associ|vennoten|partner|partners|cie|c°|gesellschafter|zonen|fils)/i.test(name)
}

// One past the closing mark when the quotation can be a name; otherwise `at`.
function endOfQuote(tokens: Token[], at: number): number {
  for (let to = at + 1; to < Math.min(tokens.length, at + LONGEST_QUOTE); to++) {
    if (!CLOSING_QUOTES.includes((tokens[to] as Token).text)) continue
    const first = tokens[at + 1]
    const inside = tokens.slice(at + 1, to)
    const named =
      isNameWord(first) || isCapitalOpener(first) || (first?.kind === 'number' && inside.some(isCapitalized))
    if (!named || to === at + 1) return at
    return isLegalForm(tokens[to + 1]) ? to + 2 : to + 1
  }
  return at
}

function endOfRun(tokens: Token[], at: number, titled: boolean): number {
  let end = startOfName(tokens, at, titled)
  if (end === at) return at
  const company = isLegalForm(tokens[at]) || FORM_ENDS.has(tokens[at - 1]?.bare ?? '')
  for (;;) {
    const next = company && isAndInCapitals(tokens, end) ? end + 2 : nextInRun(tokens, end, at, titled)
    if (next === end) return end
    end = next
  }
}

const FORM_ENDS = new Set(['anonyme', 'limitee', 'vennootschap', 'societe', 'aansprakelijkheid', 'lucratif'])

const FORM_INTRODUCED = new Set(
  "la l' le les une un cette ladite de het een deze die der den das eine einer societe vennootschap gesellschaft firma heer".split(
    ' ',
  ),
)

// `la société anonyme TOILES ET VOILES`
function isAndInCapitals(tokens: Token[], at: number): boolean {
  return /^(?:ET|EN|UND)$/.test(tokens[at]?.text ?? '') && /^\p{Lu}{2}/u.test(tokens[at + 1]?.text ?? '')
}

const SURNAME_PARTICLES = new Set(['van', 'von', 'vanden', 'vander']) // `Madame van Linnen`

// A run begins with a capitalised word, or a capitalised particle followed by one.
function startOfName(tokens: Token[], at: number, titled: boolean): number {
  const token = tokens[at] as Token
  if (isTitle(token) && !isInitialOfCompany(tokens, at)) return at
  if (/^[IVX]{2,}\.?$/.test(token.text)) return at
  if (isCapitalOpener(token)) {
    let next = at + 1
    while (isParticle(tokens[next]) && next < at + 3) next++
    return isNameWord(tokens[next]) && isSurname(tokens[next]) ? next + 1 : at
  }
  if (isNameWord(token) || isLegalForm(token)) return at + 1
  if (titled && SURNAME_PARTICLES.has(token.text) && isNameWord(tokens[at + 1])) return at + 2
  const named = titled && isCapitalized(token) && !token.said && isNameWord(tokens[at + 1])
  return named || (isCompanyNoun(token) && reachesForm(tokens, at)) ? at + 1 : at
}

// `M. Garens BVBA`: the letter belongs to a company's name, it is no `Monsieur`.
function isInitialOfCompany(tokens: Token[], at: number): boolean {
  if (!/^\p{Lu}\.?$/u.test(tokens[at]?.text ?? '')) return false
  return isNameWord(tokens[at + 1]) && isLegalForm(tokens[at + 2])
}

function nextInRun(tokens: Token[], end: number, at: number, titled: boolean): number {
  const token = tokens[end]
  if (isCapitalOpener(token) && opensSurname(tokens, end + 1)) return end + 2
  if (isTitleOfFirm(tokens, end, at)) return end + 2
  if (!token || (isTitle(token) && token.bare.length > 1 && !isTitleAsSurname(tokens, end, at))) return end
  if (isLegalForm(token) || isNameWord(token)) return end + 1
  if (token.text === '°' && /^[Cc]$/.test(tokens[end - 1]?.text ?? '')) return end + 1 // `Varens & C° CV`
  if (token.text === '&' && /^\p{Lu}/u.test(tokens[end + 1]?.text ?? '')) return end + 2
  // a scan's blank before a firm's comma: `MEUNIER, CLAES , & Associés`
  if (token.text === ',' && tokens[end + 1]?.text === '&' && isCapitalized(tokens[end + 2])) return end + 3
  if ((token.text === '+' || token.text === '/') && isNameOrForm(tokens[end + 1])) return end + 2
  if (tokens[end - 1]?.text.endsWith('-') && /^(?:und|en|et)$/.test(token.bare))
    return nextInRun(tokens, end + 1, at, titled)
  if (token.kind === 'number' && isLegalForm(tokens[end + 1])) return end + 2
  if (isActWordInName(tokens, end, at, titled)) return end + 1
  let next = end
  while (isParticle(tokens[next]) && next < end + 3) next++
  if (next === end) return end
  if (
    isOfAuditors(tokens, next) &&
    (isLegalForm(tokens[next + 1]) || isFirmOfAuditors(tokens, at, next, titled))
  )
    return next + 1
  const goesOn = isNameWord(tokens[next]) ? isSurname(tokens[next]) : isOfFirm(tokens, next, at)
  return goesOn ? next + 1 : end
}

// `FUSEAU & PEIGNE Réviseurs d'entreprises`, where `Alain Peigne, réviseur d'entreprises` is a person.
function isFirmOfAuditors(tokens: Token[], at: number, end: number, titled: boolean): boolean {
  if (titled || !isCapitalized(tokens[end - 2]) || tokens[end - 2]?.bare !== 'reviseurs') return false
  const named = tokens.slice(at, end - 2)
  return isLegalForm(tokens[at - 1]) || named.some(token => isLegalForm(token) || token.text === '&')
}

const GERMAN_ARTICLES = new Set(['Die', 'Der', 'Das']) // `Die NADEL AG wird ernannt`

function makeRun(flat: string, tokens: Token[], at: number, end: number, titled: boolean): NameRun | null {
  const quoted = OPENING_QUOTES.includes((tokens[at] as Token).text)
  const closed = isLegalForm(tokens[end - 1]) ? end - 2 : end - 1 // a form may follow the closing mark
  let [from, to] = quoted ? [at + 1, closed] : [at, end]
  const company = tokens.slice(from, to).some(token => isLegalForm(token) || COMPANY_WORDS.has(token.bare))
  if (isCapitalOpener(tokens[from]) && isLegalForm(tokens[from + 1])) from++
  if (company && !quoted && GERMAN_ARTICLES.has((tokens[from] as Token).text) && from < to - 1) from++
  // `la SRL PAOLI`: said of the company, where `nomme SRL PAOLI` is how it was filed
  if (FORM_INTRODUCED.has(tokens[from - 1]?.bare ?? ''))
    while (from < to - 1 && isLegalForm(tokens[from])) from++
  while (to > from && isParticle(tokens[to - 1]) && !isLegalForm(tokens[to - 1])) to--
  if (from >= to || tokens.slice(from, to).every(isLegalForm)) return null
  const [start, stop] = [(tokens[from] as Token).start, (tokens[to - 1] as Token).end]
  const name = flat
    .slice(start, stop)
    .replace(SURNAME_TITLES.has((tokens[to - 1] as Token).bare) ? /[\s,;:.–-]+$/ : /[\s,;:–-]+$/, '')
    .replace(/(?<=\s[A-Z]{2,5})\.$/, '') // `LINNEN BV.` at the end of a sentence
    .replace(/\sS\.?à$/, '') // `NAVETTE INVEST S.à r.l.`
  const words = tokens.slice(from, to).filter((token, index) => isCounted(token, index === 0)).length
  return { name, start, end: stop, from: at, to: end, words, titled, quoted, company: company || quoted }
}

function isCounted(token: Token, first: boolean): boolean {
  return (
    token.kind === 'word' && token.bare.length > 1 && !isParticle(token) && !(first && isCapitalOpener(token))
  )
}
