// Cues in Dutch, French and German that an earlier notice is void or replaced. Matched against normalised text
// (normalise-wording.ts), so print hyphens and line breaks do not matter.

/** A cue; `object` is the side on which the publication is named. */
export type CorrectionCue = { pattern: RegExp; object: 'before' | 'after' }

const VOID_STATES =
  'nietbestaande?|onbestaande?|nietig|ongedaan|nietgeschreven|nietgepubliceerd|nietverschenen|ongeldig|zondervoorwerp|' +
  'nul(?:le)?s?etnonavenue?s?|nul(?:le)?s?|nonavenue?s?|inexistante?s?|nonecrite?s?|nonpubliee?s?|sansobjet|' +
  'nullundnichtig|nichtig|gegenstandslos|ungultig|hinfallig|nichtbestehend|nichterfolgt|nichtveroffentlicht|nichtgeschehen'

const PUBLISHED =
  'publicaties?|bekendmaking(?:en)?|berichten|bericht|publications?|avis|annonces?|veroffentlichung(?:en)?|bekanntmachung(?:en)?|deze|celles?|celui|die|pub'

function cue(object: CorrectionCue['object'], pattern: string): CorrectionCue {
  return { object, pattern: new RegExp(pattern, 'g') }
}

/** Annulment of a publication. */
export const ANNULMENT_CUES: readonly CorrectionCue[] = [
  cue(
    'before',
    '(?:publicatie|bericht|publication|avis|annonce|veroffentlichung)(?:nulle?etnonavenue?|nietig|nichtig)',
  ),
  cue('before', `(?:als|voor|comme|pour|als?(?:zijnde)?)(?:zijnde|etant)?(?:${VOID_STATES})`),
  cue(
    'before',
    `(?:is|zijn|wordt|werd|worden|est|sont|soit|aete|ist|sind|wird|wurde)(?:dus|dan|derhalve|donc|des?lors|somit|daher|hierbij|hiermee|hiermit|parlapresente)?(?:etre)?(?:nietigenvangenerleiwaarde|nul(?:le)?s?etnonavenue?s?|nullundnichtig|gegenstandslos|hinfallig|sansobjet|nonavenue?s?)`,
  ),
  cue(
    'before',
    `(?:${PUBLISHED})(?:[^.;]|\\.(?=\\d)){0,110}?(?:(?:is|wordt|werd)(?:hierbij|hiermee)?(?:geannuleerd|vernietigd|nietigverklaard|ingetrokken)|(?:est|aete|sont)(?:annulee?s?|retiree?s?|supprimee?s?)|(?:wird|wurde|ist)(?:hiermit)?(?:annulliert|fur(?:null?und)?nichtigerklart|zuruckgezogen|widerrufen)|(?:nietig|vernietigd)teworden|istzuannullieren|estaannuler|teannuleren)`,
  ),
  cue('before', `(?:${PUBLISHED}),?:?(?:nul(?:le)?s?etnonavenue?s?|nietig|nullundnichtig)`),
  cue('before', 'nietigtebeschouwen|nul(?:le)?aconsiderer|dientnietgelezen|nepasetrelue?'),
  cue(
    'before',
    '(?:tenonrechte|bijvergissing|pervergissing|verkeerdelijk)(?:gepubliceerd|verschenen|bekendgemaakt)|publiee?s?(?:parerreur|atort|erronement)|paruee?s?parerreur|(?:irrtumlich|falschlicherweise|versehentlich|zuunrecht)(?:erweise)?(?:veroffentlicht|erschienen|bekanntgemacht)',
  ),
  cue(
    'after',
    `nepas(?:en)?tenircompte(?:de|du|que)?|ne(?:doit|faut|peut)(?:il)?pas(?:etre)?(?:tenir|tenu|pris)(?:en)?compte(?:de|du)?|ilneserapastenucompte`,
  ),
  cue(
    'after',
    `geenrekening(?:te|meer|dient|moet)*(?:houden|gehouden|worden)*(?:met)?|nietinaanmerking(?:te)?(?:nemen|genomen)|nichtzuberucksichtigen|nichtberucksichtigen|unberucksichtigtlassen|nichtbeachten`,
  ),
  cue('after', `(?:^|[^a-z]|er|ij)(?:annule|supprime|retire)(?:la|les?|cette)(?:${PUBLISHED})`),
]

/** Replacement of a publication. */
export const REPLACEMENT_CUES: readonly CorrectionCue[] = [
  cue(
    'after',
    `annule(?:et|,)remplace|remplaceetannule|(?:vernietigt|annuleert)envervangt|vervangtenannuleert|annulliertundersetzt|ersetztundannulliert`,
  ),
  cue(
    'after',
    `(?:remplace|corrige|rectifie)(?:l|la|les|cell?es?|celui)(?:${PUBLISHED}|quiaete|paru|publie)?[a-z]{0,12}(?:publi|paru|avis|annonce|moniteur|du\\d)`,
  ),
  cue('after', `(?:vervangt|verbetert|corrigeert)(?:hiermee|hierbij)?(?:de|het|die|dat)(?:${PUBLISHED})`),
  cue('after', `(?:ersetzt|berichtigt)(?:die|jene|diejenige|den)(?:${PUBLISHED}|auszug|vom)`),
]

// `n'est pas annulée`, `ne doit pas être considérée comme nulle`, `is niet als nietig te beschouwen`.
const NEGATED =
  /(?:(?:pas|point|nullement|aucunement|jamais)(?:etre|considerer|consideree?s?|lieude|tenue?s?|reputee?s?|adeclarer|declaree?s?)*|(?:niet|geenszins|nooit)(?:te|tebeschouwen|worden|beschouwd|dient|mag|hoeft|zijn)*|(?:nicht|keineswegs)(?:mehr)?)$/
const NEGATED_INSIDE =
  /(?:n|ne)(?:est|sont|sera|apas)pas|(?:is|wordt|werd)niet|(?:ist|wird|wurde)nicht|(?:dient|mag|moet|hoeft|kan)niet|nietals|nedoi(?:t|vent)pas|nichtals|nullement|geenszins|keineswegs/

/** The first of `cues` in `letters` (normalised) that is not negated; null if none. */
export function findCue(
  letters: string,
  cues: readonly CorrectionCue[],
): { start: number; end: number; object: CorrectionCue['object'] } | null {
  for (const { pattern, object } of cues)
    for (const match of letters.matchAll(pattern)) {
      const start = match.index
      if (NEGATED.test(letters.slice(Math.max(0, start - 40), start)) || NEGATED_INSIDE.test(match[0]))
        continue
      return { start, end: start + match[0].length, object }
    }
  return null
}
