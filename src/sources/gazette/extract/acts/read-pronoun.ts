// Sentences that speak of those named in the one before: `L'assemblée décide de les renouveler`.

import type { Span } from '../../../../domain/gazette-fact.ts'
import { readEffect } from './effect.ts'
import { fallbackOffices } from './fallback-offices.ts'
import type { Cue } from './find-cues.ts'
import type { Named } from './find-names.ts'
import { LAST_NAMED, PRONOUN } from './lexicon/set-aside.ts'
import { type Label, labelsIn, makeStatements, type Source } from './make-statements.ts'
import type { State } from './mandate-state.ts'
import type { ReadSegment } from './read-segment.ts'
import type { Segment } from './split-segments.ts'
import type { Statement } from './statement.ts'

// `sous réserve de réélection`: a noun renews nobody.
const RENEWAL =
  /^(?:renouvell?ements?|reelections?|re-election|reconductions?|prolongations?|prorogations?|herbenoeming|herverkiezing|herkiezing|hernieuwing|verlenging|wieder|verlangerung|erneuerung)/
const IT_IS = /^(?:het|dit mandaat|het mandaat) (?:wordt|werd) / // `Het wordt verlengd`
const DIED = /\b(?:deces|decedee?|overlijden|overleden|verstorben|verstarb|ableben)\b/
// Words that speak of those named in the paragraph before.
const POINTS_BACK =
  /^\W*(?:ils|elles|zij|sie) |\b(?:la meme|dezelfde|derselben?) [a-z]+|\b(?:ces|lesdits|desdits|ce|cet|dudit|deze|dit|die|bovenvermelde|voormelde|voornoemde|dieser?|diese[nms]|die genannten|besagte[nr]?) (?:[a-z]+ ){0,2}(?:mandats?|mandaat|mandaten|mandate?s?(?! (?:samtlicher|aller|der|des|von|dieser))|administrateurs?|bestuurders?|verwalter|gerants?|zaakvoerders?|personnes|personen|interesses|betrokkenen)\b|\b(?:de|d'|a) (?:les|la|le) (?:renouvel|reeli|recondui|renomm|nomm|releve|revoqu)|\b(?:les|hen|ihn|sie) (?:opnieuw |allen |erneut |wieder )?(?:reelit|reconduit|renouvelle|te herbenoemen|herbenoemen|wiederzuwahlen)|\b(?:le|du|de) leur mandat|\bleurs? mandats?\b|\b(?:hun|zijn|haar) mandaa?t(?:en)?\b|\b(?:ihre|sein|ihr|seines|ihrer|ihres) mandate?s?\b/
const OF_OFFICE = /^\W*(?:le|la|l'|les|de|het|der|die) ?$/ // `Le secrétaire est chargé de`: whoever that is
// `aanvaardt dit ontslag`, which was stated.
const THAT_RESIGNATION =
  /\b(?:dit|deze|dat|voormelde?|cette|ces|ladite|diese[rnms]?) (?:ontslag|demissions?|rucktritte?)/
const PRONOUN_REACH = 2 // sentences
/** `Le mandat de X vient à échéance. L'assemblée décide de le renouveler.`: of those last named; empty when not so. */
export function readPronoun(state: State, read: ReadSegment): Statement[] {
  const cue = read.cues[0]
  const { spoken } = state
  if (
    !cue ||
    !spoken ||
    state.at - spoken.at > PRONOUN_REACH ||
    (read.segment.opens && !POINTS_BACK.test(read.segment.fold)) ||
    /:$/.test(read.segment.flat)
  )
    return []
  if (
    cue.change === 'confirmation' ||
    !(goesOnFromName(state, read) || PRONOUN.test(read.segment.fold) || IT_IS.test(read.segment.fold))
  )
    return []
  if (
    cue.change === 'reappointment' &&
    cue.side === 'after' &&
    RENEWAL.test(read.segment.fold.slice(cue.start))
  )
    return []
  if (THAT_RESIGNATION.test(read.segment.fold) && state.group.some(({ change }) => change === cue.change))
    return []
  const labels = labelsIn(read)
  if (read.offices[0] && OF_OFFICE.test(read.segment.fold.slice(0, read.offices[0].start))) return []
  if (isSaidAlready(labels, spoken.offices)) return []
  const held = stillThere(
    state,
    cue,
    spoken.names.filter(name => name.part === 'holder'),
  )
  const source: Source = {
    read: {
      ...read,
      names: spoken.names,
      segment: { ...read.segment, span: joinSpans(spoken.segment, read.segment) },
    },
    change: cue.change === 'end_of_term' && DIED.test(spoken.segment.fold) ? 'death' : cue.change,
    holders: LAST_NAMED.test(read.segment.fold) ? held.slice(-1) : held,
    effect: readEffect(read.segment.flat, read.segment.fold),
    from: -1,
  }
  return makeStatements(
    source,
    pickLabels(labels, spoken.offices, () => fallbackOffices(state, read)),
  )
}

// `Herrn X.` where the scan has a dot for the comma: the sentence goes on.
function goesOnFromName({ spoken, at }: State, { segment }: ReadSegment): boolean {
  if (!spoken || segment.opens || spoken.at !== at - 1) return false
  const named = spoken.names.reduce((sum, { start, end }) => sum + end - start, 0)
  return spoken.offices.length === 0 && spoken.segment.flat.length - named < TITLE_AND_DOT
}

const TITLE_AND_DOT = 14 // characters

const ENDED = new Set(['death', 'resignation', 'dismissal', 'end_of_term'])

// `X, overleden, wordt opgevolgd door Y. Zij wordt tot bestuurder benoemd`: not whom the last sentence saw go, where
// it named another.
function stillThere({ group }: State, { change }: Cue, names: Named[]): Named[] {
  if (change !== 'appointment') return names
  const ended = group.filter(one => ENDED.has(one.change)).map(({ holder }) => holder.name)
  const left = names.filter(({ name }) => !ended.includes(name))
  return left.length > 0 ? left : names
}

function pickLabels(own: Label[], spoken: Label[], fallback: () => Label[]): Label[] {
  if (own.length > 0) return own
  return spoken.length > 0 ? spoken : fallback()
}

// `Zij is belast met het dagelijks bestuur`, of a managing director.
function isSaidAlready(labels: Label[], spoken: Label[]): boolean {
  return (
    labels.length === 1 &&
    labels[0]?.office === 'daily_management' &&
    spoken.some(({ office }) => office === 'managing_director')
  )
}

// The earlier sentence names the holder: the proof is both.
function joinSpans(first: Segment, second: Segment): Span {
  return { start: first.span.start, end: second.span.end }
}
