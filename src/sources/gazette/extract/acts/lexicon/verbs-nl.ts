// Dutch verbs that give and end mandates, in every form they take: `stelt … aan`, `stelde … aan`, `aanstelt`,
// `aangesteld`, `aan te stellen`. Which form it is tells where the holder stands.

import type { MandateChange } from '../../../../../domain/gazette-fact.ts'
import type { CueWords } from './changes.ts'

type Separable = {
  change: MandateChange
  prefix: string
  /** Third person and plural, present and past: `stelt|stellen`, `stelde|stelden`. */
  finite: string
  infinitive: string
  participle: string
  /** What must stand in the same clause for the verb to be about a mandate. */
  object?: string
  /** Whether the subject is the one whose mandate it is: `treedt af`. */
  own?: boolean
  /** Somebody else stands between the two parts: `volgt Y op`. */
  after?: boolean
}

const INTO = 'in (?:de raad|het bestuur)'
const TAKEN = 'mandaat|mandaten|delegatie|bevoegdhe|dagelijks bestuur|aanstelling|benoeming'
const DAILY = 'dagelijks bestuur'
const OFFICE = 'bestuurder|zaakvoerder|commissaris|voorzitter|mandaat|penningmeester|secretaris|vereffenaar'
const MANDATE = 'mandaat|mandaten|functie|opdracht|ambt|ontslag|voorzitterschap'

const SEPARABLE: Separable[] = [
  // she is appointed
  verb('appointment', 'aan', 'stelt|stellen|stelde|stelden', 'stellen', 'gesteld'),
  verb('appointment', 'aan', 'duidt|duiden|duidde|duidden', 'duiden', 'geduid'),
  verb('appointment', 'aan', 'wijst|wijzen|wees|wezen', 'wijzen', 'gewezen'),
  {
    ...verb('appointment', 'toe', 'voegt|voegen|voegde|voegden', 'voegen', 'gevoegd'),
    object: 'bestuurder|bestuurslid|het bestuur|de raad',
  },
  { ...verb('appointment', 'aan', 'treedt|treden|trad|traden', 'treden', 'getreden'), own: true },
  { ...verb('appointment', 'toe', 'treedt|treden|trad|traden', 'treden', 'getreden'), own: true },
  { ...verb('appointment', 'op', 'neemt|nemen|nam|namen', 'nemen', 'genomen'), object: INTO },
  { ...verb('appointment', 'over', 'draagt|dragen|droeg|droegen', 'dragen', 'gedragen'), object: DAILY },
  { ...verb('appointment', 'op', 'draagt|dragen|droeg|droegen', 'dragen', 'gedragen'), object: DAILY },
  {
    ...verb('appointment', 'toe', 'vertrouwt|vertrouwen|vertrouwde', 'vertrouwen', 'vertrouwd'),
    object: 'dagelijks bestuur|mandaat|functie',
  },
  {
    ...verb('appointment', 'op', '(?:volgt|volgen|volgde)(?! (?:dit|dat|het) )', 'volgen', 'gevolgd'),
    object: OFFICE,
    own: true,
    after: true,
  },
  {
    ...verb('appointment', 'af', 'lost|lossen|loste|losten', 'lossen', 'gelost'),
    object: OFFICE,
    own: true,
    after: true,
  },
  // she goes
  { ...verb('resignation', 'af', 'treedt|treden|trad|traden', 'treden', 'getreden'), own: true },
  { ...verb('resignation', 'terug', 'treedt|treden|trad|traden', 'treden', 'getreden'), own: true },
  { ...verb('resignation', 'op', 'stapt|stappen|stapte|stapten', 'stappen', 'gestapt'), own: true },
  {
    ...verb('resignation', 'neer', 'legt|leggen|legde|legden', 'leggen', 'gelegd'),
    object: MANDATE,
    own: true,
  },
  {
    ...verb('resignation', 'op', '(?:zegt|zeggen|zegde|zegden)(?! het vertrouwen)', 'zeggen', 'gezegd'),
    object: MANDATE,
    own: true,
  },
  // she is sent away
  { ...verb('dismissal', 'in', 'trekt|trekken|trok|trokken', 'trekken', 'getrokken'), object: TAKEN },
  { ...verb('dismissal', 'af', 'zet|zetten|zette', 'zetten', 'gezet'), object: OFFICE },
]

function verb(
  change: MandateChange,
  prefix: string,
  finite: string,
  infinitive: string,
  participle: string,
): Separable {
  return { change, prefix, finite, infinitive, participle }
}

/** Wordings of every verb; they are tried after all others. */
export const DUTCH_VERBS: CueWords[] = SEPARABLE.flatMap(toCueWords)

function toCueWords({
  change,
  prefix,
  finite,
  infinitive,
  participle,
  object,
  own,
  after,
}: Separable): CueWords[] {
  const aboutLater = object ? `(?:(?=[^.;]{0,120}(?:${object}))|(?<=\\b(?:${object})[^.;]{0,120}))` : ''
  const about = object ? `(?=${prefix})(?:(?<=\\b(?:${object})[^.;]{0,120})|${aboutLater})` : ''
  const final = finite
    .replaceAll(/\(\?![^()]*(?:\([^()]*\)[^()]*)*\)|\(\?:|\)/g, '')
    .split('|')
    .map(form => `${prefix}${form}`)
    .join('|')
  return [
    {
      change,
      side: own ? 'before' : 'after',
      words:
        own && !after
          ? `(?:${finite}) (?:[^.;:]{0,160}? )?${prefix}(?! (?:de|het|een|\\d)|[a-z])${aboutLater}`
          : `(?:${finite})(?= [^.;:]{0,160}\\b${prefix}\\b(?! (?:de|het|een) ))${aboutLater}`,
    },
    {
      change,
      side: 'before',
      words: `${about}(?:${final}|${prefix} te ${infinitive}|${prefix}${infinitive}|${prefix}${participle})`,
    },
  ]
}
