// Items of an open list: names without a verb of their own, up to the signatures.

import { mergeEffects, readEffect } from './effect.ts'
import { fallbackOffices } from './fallback-offices.ts'
import { findCues } from './find-cues.ts'
import type { Named } from './find-names.ts'
import { makeStatements, type Source } from './make-statements.ts'
import type { OpenList, State } from './mandate-state.ts'
import type { ReadSegment } from './read-segment.ts'

/** An item of the open list: a name first, without a verb. False when the piece is none. */
export function readListed(state: State, read: ReadSegment): boolean {
  if (!state.open || read.names.length === 0 || read.proxy) return false
  if (STAYS.test(read.segment.fold)) {
    state.open.interrupted = true
    return false
  }
  const holders = read.names.filter(name => name.part === 'holder')
  const first = holders[0]
  if (!first || !leads(read, first) || SPEAKS.test(read.segment.fold.slice(first.end))) return false
  if (endsList(state, state.open, read)) {
    state.open = null
    return false
  }
  const own = readEffect(read.segment.flat, read.segment.fold)
  const source: Source = {
    read,
    change: state.open.change,
    holders,
    effect: mergeEffects(own, state.open.effect),
    from: 0,
    listed: state.open.offices,
  }
  const stated = makeStatements(source, fallbackOffices(state, read))
  state.group = [...state.group, ...stated]
  state.statements.push(...stated)
  return stated.length > 0
}

// After items with bullets, or after prose, a line with nothing but a name is the signature.
function endsList(state: State, open: OpenList, read: ReadSegment): boolean {
  const { bulleted, opens, flat } = read.segment
  const offices = read.offices.reduce((sum, { start, end }) => sum + end - start, 0)
  const named = read.names.reduce((sum, { start, end }) => sum + end - start, 0)
  const alone = flat.length - named - offices < 5
  const ended = open.bulleted === true || open.interrupted || open.finished
  if (opens && !bulleted && open.detailed && signsOff(state, read)) return true
  open.detailed ||= DETAILS.test(read.segment.fold)
  if (alone && opens && !bulleted && ended) return true
  open.finished = /\d\.$/.test(flat)
  open.bulleted ??= bulleted
  return false
}

const DETAILS = /\d{4}|\b(?:domicil|demeur|nee?\b|wonend|geboren|wohnhaft)/

const OF_SEVERAL =
  /^\W*(?:autres |andere |overige |weitere )?(?:membres|administrateurs|leden|bestuurders|mitglieder|verwalter) ?:/

// `Rose Aune, présidente  Marc Fil, secrétaire` after items with addresses, nothing stated below it.
function signsOff({ segments, at }: State, { segment, names, offices }: ReadSegment): boolean {
  const said = [...names, ...offices].reduce((sum, { start, end }) => sum + end - start, 0)
  const rest = segment.flat.length - said
  if (offices.length === 0 || rest > 6 * names.length || OF_SEVERAL.test(segment.fold)) return false
  return segments.slice(at).every(({ fold }) => findCues(fold).length === 0 && !DETAILS.test(fold))
}

// `Jan Wol vraagt aandacht voor …`: a sentence, no item.
const SPEAKS =
  /^ (?:(?:heeft|hebben|zal|zullen|wordt|worden|werd|was|neemt|ont|sera|hat|haben|wird|wurde)\b(?! (?:woon|keuze|geboren|elu domicile))|(?:is|zijn|est|sont|ist|sind) (?!wonend|woonachtig|geboren|gehuwd|gedomicil|domicil|ne\b|nee\b|nes\b|wohnhaft|gevestigd)|(?:vraagt|dankt|bedankt|meldt|deelt|zegt|opent|leest|stemt|spreekt|vertrekt|verontschuldigt|merkt|wijst|licht|onthoudt|verlaat|geeft|demande|remercie|signale|souligne|propose|rappelle|informe|precise|quitte la|s'abstient|fragt|dankt|berichtet|teilt|weist|erklart|bittet|enthalt)\b)/
const STAYS =
  /\bne [a-z]+ (?:plus|pas)\b|\bn'[a-z]+ (?:plus|pas)\b|\bdont le mandat\b|\bwiens mandaat\b|\b(?:dessen|deren) mandat\b|\bnicht mehr\b|\b(?:krijgt|krijgen|kwijting|decharge|quitus|blijft|blijven|restent?|demeurent?|bleibt|bleiben|conserve|behoudt|behalt|assiste(?:nt)?|woont|wonen|wohnt|wohnen|niet (?:verkozen|gekozen|benoemd)|non elue?s?|nicht gewahlt)\b/
const SPOKEN_FOR = /^\W*(?:pour|voor|fur|namens|au nom|im namen|representant|vertegenwoordig|vertreter)/ // `Pour les parents : X`
const ENDS_IN_COLON = /:[^:]{0,24}$/
// Between two words stands something, or `mmmm` could be read in more ways than there is time for.
const LONGEST_LEAD = 2_000
const LEAD =
  /^(?:[\W\d]|\b[a-z]{1,2}\b)*(?:[a-h][.)]\s?)?(?:(?:[ld]'|(?:la|le|les|de|den|die|der|het|en|et|und|als|comme|tot|zum|zur|puis|qualite|tant que?|aux|fonctions?|hoedanigheid|van|nouvel|nieuwe|societe|vennootschap|gesellschaft|besloten|naamloze|anonyme|a responsabilite limitee|met beperkte aansprakelijkheid|monsieur|madame|mademoiselle|messieurs|mesdames|m|mr|mme|mrne|mlle|heer|heren|dhr|mevrouw|mevr|mw|herrn?|frau|maitre|meester|dokter|docteur|me|mtr|mlle|mm|mmes|zuster|soeur|schwester|zr|broeder|abbe|pater|dr|ir|ing|prof|sa|srl|sprl|nv|bv|bvba|ag|gmbh|asbl|vzw|scrl|cvba|gcv|scs|snc|vof|sc|cv|sas)(?![a-z]))[\s.,"“«]*)*$/

/** True where `first` stands at the head of the piece, before anything but an office, an article or a title. */
export function leads(read: ReadSegment, first: Named): boolean {
  const before = read.segment.fold.slice(0, first.start)
  const office = read.offices.find(({ end }) => end <= first.start)
  const rest = office
    ? before.slice(0, office.start) + before.slice(office.end).replace(/^\s?:?\s?/, '')
    : before
  return (
    (rest.length < LONGEST_LEAD && LEAD.test(rest)) ||
    ((read.segment.bulleted || SPOKEN_FOR.test(rest)) && rest.length < 120 && ENDS_IN_COLON.test(rest))
  )
}
