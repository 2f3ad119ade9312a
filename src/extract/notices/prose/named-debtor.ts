// Reads the debtor's name in running text: `la faillite de la SRL X, dont le siège …`.

import type { EventFact } from '../../../domain/publications/gazette-fact.ts'
import { LEGAL_FORM_PATTERN } from '../../text/legal-forms.ts'
import { readDebtor } from '../particulars/debtor.ts'
import { ACTS, findCues, hasWords, plainWords } from './lexicon.ts'
import { beginsPartyRole } from './parties.ts'

const OF = "(?: (?:van|over|de|du|von|der|des)(?!\\p{L})| d['’])"
const PROCEDURES = [
  `(?:faillissement(?: uitgesproken)?|faillietverklaring|faillite|konkurs(?:es|verfahrens?)?)${OF}`,
  `(?:ontbinding|vereffening|dissolution(?: judiciaire)?|liquidation(?: judiciaire)?|aufl[öo]sung)${OF}`,
  `(?:bewindvoerders?|bewindvoerster|bewind|provisoire|vorl[äa]ufige[nrs]? verwalters?|liquidators?|vereffenaars?|liquidat(?:eur|rice)(?: judiciaire)?)${OF}`,
  `(?:reorganisatie(?:plan)?|r[ée]organisation(?: judiciaire)?|deskundige|onder gerechtelijk gezag|autorit[ée] judiciaire)${OF}`,
  'inzake',
  'en cause :',
].join('|')
// A suit in bankruptcy is named by its plaintiff or its defendant.
const SUIT = '(?<!(?:vordering|eis|verzoek|demande|action|requ[êe]te) (?:in|en|tot) (?:la |het )?)'
const END = [
  ',? (?:destijds|voorheen|vroeger|laatst|met |dont |ayant |inscrite? |waarvan |en met |handels|handelend|activité|wonende|domicili|geboren|n[ée]e? |exer[çc]ant|exploitant|en liquidation|in vereffening)',
  ';|\\(|(?<![\\s.]\\p{L}|GEBR|ETS|(?<!\\p{L})Gen)\\. |,? (?:KBO|BCE|B\\.C\\.E|K\\.B\\.O|BTW|T\\.V\\.A|TVA|onder|RPM|RPR|num[ée]ro|ondernemingsnummer) ?|$',
].join('|')
const NAMED = new RegExp(`${SUIT}(?<!\\p{L})(?:${PROCEDURES}) ?([^;:()]{3,160}?)(?=${END})`, 'giu')
const FORM_WORD = `(?=(?:${LEGAL_FORM_PATTERN})(?![\\p{L}\\d]))`
// `DE KROON` is a name, `de BV Kroon` and `DE BV KROON` are not; nor is `la société anonyme X`.
const ARTICLE = new RegExp(`^(?:l['’]|(?:la|le|de|het|der|die) |(?:LA|LE|DE|HET|L['’]) ?${FORM_WORD})`, 'u')
const FULL_FORM =
  /^(?:soci[ée]t[ée]|vennootschap|besloten|naamloze|commanditaire|co[öo]peratieve|vereniging|association|Gesellschaft|Aktiengesellschaft)(?: (?!d[eu] \p{Lu})\p{Ll}[\p{L}-]*)* (?=[«“"„\p{Lu}\d])/u
const TITLE = /^(?:(?:M\.|Mr\.?|Mme|Mevr\.?|Monsieur|Madame|de heer|mevrouw|Herrn?|Frau) )?/iu
const QUOTED = /^[«“"„]\s?([^»”"]{2,80}?)\s?[»”"]/u
const PERSON = /^(?:M\.|Mme|Mevr\.?|Monsieur|Madame|de heer|mevrouw|Herrn?|Frau) /iu
// Text after a name without a comma, or where no name was printed.
const BEHIND_NAME =
  /[\s,(]+(?:(?:et|en|und) (?:d[ée]sign|nomm|charg|stelt|stelde|aangesteld|benoem|bestell)|RRN?|NN|wonende|woonachtig|domicili|gekend|geboren|n[ée]e?\s|gevestigd|ayant|dont|in staat)[\s\S]*$/iu
// Words in small letters by which the sentence goes on behind a name: `CAFE DE LA PAIX et rapporte …`, `Garage Moderne a
// été confirmée`; `Peer et fils` is a name.
const OF_NAME =
  'fils|filles?|fr[èe]res?|s(?:oe|œ)urs?|associ[ée]s|cie|co|zo(?:on|nen)|dochters?|partners?|s[öo]hne'
const VERBS = 'a|ont|est|sont|avait|[ée]tait|fut|soit|werd|wordt|is|zijn|heeft|had|wurde|wird|ist|hat|dit|ne'
const PREPOSITIONS =
  "en (?:ce|toutes|tant|qualit[ée]|faillite|remplacement)|[àa] l['’][ée]gard|au (?:b[ée]n[ée]fice|profit)|dans|par|contre|comme|jusqu|qui|que|qu|pour|ten (?:aanzien|belope)|in (?:al|hoofde|vervanging|de|het)|door|bij|tegen|als|niet|uit|ter|te|wegens|avec|puis|depuis|sinds|na|waarbij|waarover|dat|die|tot|vom|durch|bis|mangels"
const GOES_ON = new RegExp(
  `,? (?:(?:et|en|und|in|à|aan|open|af)\\s*$|(?:et|en|und) (?!(?:${OF_NAME})(?!\\p{L}))\\p{Ll}|(?:${VERBS}|${PREPOSITIONS})(?!\\p{L})).*$`,
  'u',
)
const LEFT_OVER = /,? (?:et|en|und|in|af|aan|à|ET|EN)\s*$/u
const NO_NAME =
  /^(?:\P{L}*|(?:\p{L}[.’']?){1,2}|(?:van|de|het|la|le|les|l[’']|S\.?R\.?L\.?|S\.?A\.?|B\.?V\.?|N\.?V\.?|ASBL|VZW|SComm|CommV|VoG|P?GmbH|Gen)[\s.]*)$/iu
// A date, or a clause that continues after the name.
const SENTENCE =
  /^\d{1,2}[ ./]\p{L}+ \d{4}|\s(?:wordt|werd|werden|worden|heeft|hebben|blijft|wurde|wird|demeure|sera)(?:\s|$)/u
// `Op zaterdag 28 maart`, `ses activités`; `’t Broodhuis` is a name.
const IN_SMALL_LETTERS = /^\p{Ll}+(?:\s|$)/u
const BIRTH = /geboren|n[ée]{1,2}e? |né\(e\)/
const BIRTH_REACH = 240

/** The debtor named first in `flat`, for notices without a number; null if none. */
export function readNamedDebtor(flat: string): EventFact['debtor'] {
  const cue = new RegExp(NAMED)
  for (let found = cue.exec(flat); found; found = cue.exec(flat)) {
    const { 0: all, 1: named = '', index } = found
    const isPerson = PERSON.test(named) || BIRTH.test(flat.slice(index, index + all.length + BIRTH_REACH))
    const debtor = hasWords('officials', named.toLowerCase()) ? null : readName(named, isPerson)
    if (debtor) return debtor
    // `Inzake het faillissement van X`: another cue may stand inside.
    cue.lastIndex = index + all.length - named.length
  }
  return null
}

// `PEREBOOM afwees`: a verb in small letters is no part of a name.
function beforeAct(named: string): string {
  const act = findCues(plainWords(named), ACTS).find(({ start }) => /\p{Ll}/u.test(named.charAt(start)))
  return act ? named.slice(0, act.start) : named
}

/** The debtor that `named`, a name with what follows it, begins with; null if it is none. */
export function readName(named: string, isPerson: boolean): EventFact['debtor'] {
  const told = beforeAct(named)
    .replace(GOES_ON, '')
    .replace(/^van (?=van |\p{Lu})/u, '')
    .replace(ARTICLE, '')
    .replace(FULL_FORM, '')
    .replace(TITLE, '')
    .replace(BEHIND_NAME, '')
    .replace(LEFT_OVER, '')
  const name = QUOTED.exec(told)?.[1] ?? told
  if (NO_NAME.test(name) || beginsPartyRole(name)) return null
  const debtor = withoutQuotes(readDebtor(name, isPerson))
  return debtor && (SENTENCE.test(debtor.name) || IN_SMALL_LETTERS.test(debtor.name)) ? null : debtor
}

// `ASBL « FOYER »`.
function withoutQuotes(debtor: EventFact['debtor']): EventFact['debtor'] {
  return debtor && { ...debtor, name: debtor.name.replace(/^[«“"„]\s?|\s?[»”"]$/gu, '') }
}
