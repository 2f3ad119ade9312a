// Assigns names to cues. A cue's zone is the token range of its names and their offices.

import { beginsMandate } from '../../../../domain/publications/mandate-change.ts'
import {
  type FoundCue,
  isAttribute,
  isBe,
  isHave,
  isInfinitive,
  isNominating,
  wordsOf,
} from '../cues/found-cue.ts'
import type { FoundName } from '../names/name-search.ts'
import { isSign, type Token } from '../tokens.ts'
import { isAnaphoric, refersBack } from './anaphora.ts'
import type { Content, Side } from './attached.ts'
import {
  findVerbBracket,
  governedNames,
  namesInApposition,
  namesInClause,
  namesInIntroduction,
  startOfNextBracket,
} from './clauses.ts'
import { isCompanyOfOffice } from './office-context.ts'
import { JOINED, sharesSubject } from './shared-subject.ts'

/** Offices of the names lie between tokens `low` and `high`, end exclusive. */
type Zone = { cue: FoundCue; names: FoundName[]; side: Side; low: number; high: number }

/** Zones of a piece in cue order; negated cues and cues without names have none. */
export function nameZones(tokens: readonly Token[], content: Content): Zone[] {
  const taken = new Set<FoundName>()
  const zones: Zone[] = []
  for (const [index, cue] of content.cues.entries()) {
    if (isOfRepresentative(tokens, cue, content.all)) continue
    const zone = zoneOf(tokens, content, index, taken)
    const last = zones.at(-1)
    const shares = last?.side === 'before' && sharesSubject(tokens, content, cue, last.cue)
    if (zone.names.length === 0 && (refersBack(tokens, cue) || shares)) {
      zone.names = (last?.names ?? []).filter(({ replaced }) => !replaced)
      if (shares) zone.side = 'before'
    }
    for (const name of zone.names) taken.add(name)
    if (zone.names.length > 0 && !cue.negated) zones.push(zone, ...coordinated(tokens, content, zone))
  }
  return zones
}

// `heeft X verkozen tot voorzitter en Y tot secretaris`, `zum Präsidenten wurde X gewählt, zum Kassierer Y`, `X est élu
// président, Y trésorier`: the verb also governs Y.
function coordinated(tokens: readonly Token[], { names, offices, cues, to }: Content, zone: Zone): Zone[] {
  const { cue, side } = zone
  if (side !== 'before' || cues.at(-1) !== cue) return []
  const behind = names.filter(({ from }) => from >= cue.to)
  const before = (name: FoundName) =>
    offices.find(one => one.linked && one.from >= cue.to && one.to === name.from)
  const others = behind.filter(
    name =>
      before(name) ??
      (/^(?:en|et|und|,)$/.test(tokens[name.from - 1]?.fold ?? '') &&
        offices.some(
          ({ linked, from }) =>
            from === name.to || (linked && from > name.to && from - name.to <= LINK_REACH),
        )),
  )
  const [first] = others
  if (!first) return []
  const low = before(first)?.from ?? first.from
  zone.high = Math.min(zone.high, low)
  return [{ cue, names: others, side: 'after', low, high: to }]
}

const LINK_REACH = 3 // tokens: `tot`, `en qualité de`

function zoneOf(
  tokens: readonly Token[],
  { from, to, names: all, offices, cues }: Content,
  index: number,
  taken: ReadonlySet<FoundName>,
): Zone {
  const cue = cues[index] as FoundCue
  // Whoever is replaced is not appointed by the same words.
  const names = beginsMandate(cue.change) ? all.filter(({ replaced }) => !replaced) : all
  const next = cues[index + 1]
  const previous = index > 0 ? (cues[index - 1] as FoundCue).to : from
  const until = next ? (startOfNextBracket(tokens, cue, next, names) ?? next.at) : to
  const precede = names.filter(name => name.to <= cue.at && name.from >= previous && !taken.has(name))
  const bracket = findVerbBracket(tokens, cue, previous)
  const before = withoutReceivers(tokens, cue, governedNames(bracket, ofClause(tokens, cue, precede)))
  const follow = isAnaphoric(tokens, cue)
    ? []
    : names.filter(name => name.from >= cue.to && name.from < until)
  const between = namesInClause(tokens, cue, before, namesInIntroduction(tokens, cue, from, follow))
  const attribute = isAttribute(tokens, cue) && !isSign(tokens[cue.to + 1], ':')
  const after = attribute
    ? namesInApposition(tokens, cue, between)
    : between.length < follow.length
      ? between
      : excludeNextCue(tokens, cue, next, before, between)
  const side = attribute ? 'after' : chooseSide(cue, before, after, tokens)
  const behind =
    cue.side === 'before' ? after.filter(name => !isCompanyOfOffice(tokens, name, offices)) : after
  const holders = before.filter((name, at) => at === 0 || !isCompanyOfOffice(tokens, name, offices))
  const subject = isNominating(tokens[cue.at]) ? [] : antecedents(tokens, subjects(tokens, cue, holders))
  const chosen = side === 'before' ? subject : behind
  const start =
    side === 'before' && index > 0 && chosen[0] ? startOfClause(tokens, previous, chosen[0].from) : previous
  const opens = side === 'before' && chosen[0] && bracket && bracket.at < chosen[0].from ? bracket.at : start
  const low = side === 'before' || cue.side === 'before' ? opens : cue.to
  const high = endOfZone({ between, chosen, side, next, until, names })
  return { cue, names: chosen, side, low, high }
}

// `X deelt mee dat Y ontslag neemt`: X does not.
function ofClause(tokens: readonly Token[], { at }: FoundCue, names: FoundName[]): FoundName[] {
  const start = tokens
    .slice(0, at)
    .findLastIndex(
      ({ fold }, place) =>
        /^(?:dat|dass|que|qu')$/.test(fold) && !/^(?:ainsi|tant|autant)$/.test(tokens[place - 1]?.fold ?? ''),
    )
  const last = names.at(-1)
  // `de kandidatuur van X wordt niet weerhouden; Y wordt bestuurder`
  const single = last !== undefined && SINGLE.test(wordsOf(tokens, last.to, at + 1))
  const stop = single ? tokens.slice(0, last.from).findLastIndex(token => isSign(token, ';')) : -1
  const inside = names.filter(({ from }) => from > Math.max(start, stop))
  return inside.length > 0 ? inside : names
}

const SINGLE = /\b(?:wordt|werd|wird|wurde|est|devient)\b/

// `X cède ses actions à Y et démissionne`: Y does not.
function withoutReceivers(tokens: readonly Token[], { change }: FoundCue, names: FoundName[]): FoundName[] {
  if (change !== 'resignation') return names
  const givers = names.filter(({ from }) => !/^(?:à|aan|an)$/.test(tokens[from - 1]?.text ?? ''))
  return givers.length > 0 ? givers : names
}

// `X conserve la présidence et Y devient gérante`, `X cède la place à Y qui est nommé gérant`: of Y alone.
function subjects(tokens: readonly Token[], { at }: FoundCue, names: FoundName[]): FoundName[] {
  const last = names.at(-1)
  if (!last) return names
  const alone =
    tokens[at]?.fold === 'devient' ||
    (tokens[last.to]?.fold === 'ayant' && isSign(tokens[last.from - 1], ',')) ||
    WHO_IS.test(wordsOf(tokens, last.to, at)) ||
    THAT_OF.test(wordsOf(tokens, last.from - 4, last.from))
  return alone ? [last] : names
}

// `le mandat de X prendra fin et celui de Y est prolongé`
const THAT_OF =
  /\b(?:celui de|dat van|das von)(?: (?:la|de|heer|monsieur|madame|mevrouw|herrn?|frau|m|mme))*(?: \.)?$/
const WHO_IS = /^(?:, )?qui (?:est|a ete|sera)(?: [a-z]+)?$/

// Index after the last conjunction between two cues.
function startOfClause(tokens: readonly Token[], from: number, to: number): number {
  const joint = tokens.slice(from, to).findLastIndex(({ fold }) => /^(?:terwijl|et|en|und)$/.test(fold))
  return joint >= 0 ? from + joint : from
}

// `X ter vervanging van Y, die ontslag neemt`: the antecedents are Y and the names coordinated with it.
function antecedents(tokens: readonly Token[], names: FoundName[]): FoundName[] {
  const last = names.at(-1)
  if (
    !last ||
    !tokens
      .slice(last.to, last.to + 2)
      .some(({ fold }) =>
        /^(?:die|der|wiens|wier|ontslagnemend|uittredend|aftredend|sortante?s?|demissionnaires?|overleden|verstorben|decedee?s?|dont)$/.test(
          fold,
        ),
      )
  )
    return names
  // `X, die aanvaardt en Y, die aanvaardt, te benoemen`
  if (ACCEPTS.test(wordsOf(tokens, last.to, last.to + ACCEPTS_REACH))) return names
  const joined = countJoined(tokens, names)
  const several = tokens.slice(last.to, last.to + 3).some(({ fold }) => PLURAL.test(fold))
  return names.slice(-(joined === names.length && !several ? 1 : joined))
}

const ACCEPTS = /\b(?:die|der) (?:verkla(?:art|ren) )?(?:te )?(?:aanvaard|annimm|annehm)/
const ACCEPTS_REACH = 5 // tokens
// `X et Y sont démissionnaires`, `X en Y, die ontslag nemen`
const PLURAL = /^(?:sont|demissionnaires|sortant[e]?s|nemen|zijn|hebben)$/

// The names after a cue, except those that belong to the next cue.
function excludeNextCue(
  tokens: readonly Token[],
  cue: FoundCue,
  next: FoundCue | undefined,
  before: readonly FoundName[],
  between: FoundName[],
): FoundName[] {
  const last = between.at(-1)
  if (next?.side !== 'before' || !last) return between
  // `zijn afgetreden X en Y en als bestuurder aangetreden Z`
  if (before.length === 0 && cue.side === 'before' && JOINED.test(wordsOf(tokens, last.to, next.at)))
    return between
  // Of the second cue are those after the last `et`, or after a comma that opens a clause.
  const joined = countJoined(tokens, between)
  if (between.length > 1) return between.slice(0, joined === between.length ? -1 : -joined)
  return between.length === 1 && cue.side === 'before' && before.length > 0 ? [] : between
}

// Number of names at the end with nothing but `et` or a comma between them.
function countJoined(tokens: readonly Token[], names: readonly FoundName[]): number {
  const split = names.findLastIndex((name, index) => {
    const gap = tokens.slice(names[index - 1]?.to ?? name.from, name.from)
    return index > 0 && !(gap.length <= 3 && gap.some(token => /^(?:et|en|und|,)$/.test(token.fold)))
  })
  return names.length - Math.max(0, split)
}

// `treedt … toe`, `scheidet … aus`: the first part of a separable verb.
const isSeparated = (tokens: readonly Token[], { at }: FoundCue): boolean =>
  /^(?:treed(?:t|en)|tritt|treten|scheidet|scheiden|volgt|volgen|legt|leggen|legen)$/.test(
    tokens[at]?.fold ?? '',
  )

function chooseSide(cue: FoundCue, before: FoundName[], after: FoundName[], tokens: readonly Token[]): Side {
  if (cue.side === 'after') return after.length > 0 || before.length === 0 ? 'after' : 'before'
  if (cue.side === 'before') {
    if (before.length === 0) return 'after'
    // `Sont nommés: M. X`: a colon directly after the participle. `Na de verkoop aan Y treedt de heer X terug`
    const [next] = after
    const inverted = next && isSeparated(tokens, cue) && next.from - cue.to <= (next.titled ? 1 : 0)
    return next && (inverted || isSign(tokens[cue.to], ':')) ? 'after' : 'before'
  }
  const [first] = after
  // `X te benoemen`, `X zu entbinden`: a name that follows without a colon is a signatory or starts the next statement.
  const infinitive = before.length > 0 && isInfinitive(tokens, cue)
  if (first && infinitive && !tokens.slice(cue.to, first.from).some(token => isSign(token, ':')))
    return 'before'
  return first ? 'after' : 'before'
}

// Offices of names before a cue may follow the cue, up to the next name.
function endOfZone({
  between,
  chosen,
  side,
  next,
  until,
  names,
}: {
  between: FoundName[]
  chosen: FoundName[]
  side: Side
  next: FoundCue | undefined
  until: number
  names: FoundName[]
}): number {
  if (side === 'after') {
    const lastName = chosen.at(-1)
    const following = lastName ? names.find(({ from }) => from >= lastName.to) : undefined
    return next?.side === 'before' && following && following.from < until ? following.from : until
  }
  const first = between.find(name => !chosen.includes(name))
  return first ? Math.min(first.from, until) : until
}

// `représentée par son gérant M. X, nommé à cette fonction lors de …`: the appointment concerns the
// represented company.
function isOfRepresentative(tokens: readonly Token[], cue: FoundCue, all: readonly FoundName[]): boolean {
  if (cue.side !== 'before' || !beginsMandate(cue.change)) return false
  const last = all.findLast(({ to }) => to <= cue.at)
  if (last?.part !== 'represents' && last?.part !== 'none') return false
  const company = all.findLast(({ kind, to }) => kind === 'company' && to <= cue.at)
  // Of a company that is replaced: the holder stands elsewhere.
  if (company?.part === 'replaced' || tokens.slice(last.to, cue.at).some(isBe)) return false
  const start = company?.from ?? 0
  const near = [...tokens.slice(cue.at - 4, cue.at), ...tokens.slice(Math.max(0, start - 3), start)]
  if (near.some(token => isBe(token) || isHave(token))) return false
  // `heeft het mandaat van commissaris X BV, vertegenwoordigd door Y, hernieuwd`
  const clause = tokens.slice(Math.max(0, start - AUXILIARY_REACH), start)
  return !clause.some(({ fold }) => AUXILIARY.test(fold))
}

const AUXILIARY_REACH = 10 // tokens
const AUXILIARY = /^(?:heeft|hebben|wordt|worden|werd|werden|hat|haben|wird|wurden?)$/
