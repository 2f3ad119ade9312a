// German writes every noun with a capital, so that words which look like a name seldom are one: what tells nouns of a
// sentence from names.

import type { NameRun } from './name-runs.ts'
import { isLegalForm, type Token } from './tokens.ts'

const GERMAN =
  /\b(?:und|wird|wurde|wurden|zum|zur|herrn?|frau|fur|vom|sind|hat|haben|eine[rm]|ist|wohnhaft|dass|nicht|sich|durch)\b/g
const LEAST_WORDS = 1

/** True for folded text in German. */
export function isGerman(fold: string): boolean {
  return (fold.match(GERMAN)?.length ?? 0) >= LEAST_WORDS && !FOREIGN.test(fold)
}

const FOREIGN = /\b(?:de la|het|een|wordt|worden|est|sont|les|aux|met|voor)\b/

const OPENERS = new Set(
  'auf aus nach mit an am im in fur bei beim durch der die das den dem des jede jeder jedes alle aller neu neue neuer neuen seit unter uber als sein seine seiner ihr ihre ihrer es er sie dies diese dieser dieses kein keine zu zum zur um ein eine einer vor ab bis wegen gemass laut infolge zwischen sodann ferner weiter weitere folgende folgender anschliessend anschliesend gemas somit hiermit weiterhin aufgrund anstelle anlasslich'.split(
    ' ',
  ),
)
const NOUN =
  /(?:.{3}ungs?|.{3}ungen|heite?n?|keite?n?|schafte?n?|tione?n?|berichte?s?|beschlusse?|jahre?s?|prufer(?:in|innen|n|s)?|vertreter(?:in|innen|n|s)?|mitglied(?:er|ern|s)?|rates?|organs?|recht(?:s|es|en)?|ismus|vorschlag|auftrag|antrag|gesetz(?:es|buch|buches)?|verein(?:s|es|igung)?|register(?:s)?|stelle|stellung|datenbank|amtszeit|vorsitz|sitzung|abschlusse?s?|platz|stimmen?|befugnisse?n?|aktien?)$/
const ADJECTIVE = /(?:lich|isch|ig|iell|al|ar|end|igt|te)(?:e|en|er|es|em)$/
const LONG = 6 // letters

/** True where a run of capitalised words without title or legal form is a noun with what belongs to it. */
export function isNounPhrase(run: NameRun, tokens: Token[]): boolean {
  if (run.titled || run.quoted) return false
  const words = tokens.slice(run.from, run.to)
  if (words.some(isLegalForm)) return false
  if (words.every(({ text }) => text === text.toUpperCase())) return false
  if (OPENERS.has(words[0]?.bare ?? '')) return true
  if (run.words === 1 && !run.company) return true
  const head = words[ADJECTIVE.test(words[0]?.bare ?? '') ? 1 : 0] // `Jost Hartung` is a name
  if (head && head.bare.length >= LONG && /\p{Ll}/u.test(head.text) && NOUN.test(head.bare)) return true
  return words.some(({ text }, at) => isGenitive(text, words[at - 1]))
}

// `Aufstellung der Aktiva`, but `van der Linden`
function isGenitive(text: string, before: Token | undefined): boolean {
  return text === 'des' || (text === 'der' && !/^(?:van|von|op|auf|in|aus)$/.test(before?.bare ?? ''))
}
