// Which of the names in a piece act for a company named before them, and which only seem to.

import type { Cue } from './find-cues.ts'
import type { Named } from './find-names.ts'
import type { FoundOffice } from './find-offices.ts'

// `est nommée représentante permanente`, `cesse d'être représentant permanent`
export function isOfVerb(fold: string, { office, start }: FoundOffice, cues: Cue[]): boolean {
  if (office !== 'permanent_representative') return false
  return cues.some(
    ({ end, side }) => side === 'before' && BESIDE_VERB.test(fold.slice(end, start)) && end <= start,
  )
}

const BESIDE_VERB = /^ (?:(?:le|la|de|een|son|sa|leur|haar|zijn|der|die|nouve(?:au|lle)|nieuwe) )*$/

// `Son représentant permanent, M. X, est nommé administrateur`: he is elected himself.
export function freeRepresentatives(fold: string, names: Named[], cues: Cue[], offices: FoundOffice[]): void {
  const [first] = names
  if (first?.part !== 'representative' || first.kind !== 'person') return
  const elected = cues.find(({ start, side }) => side === 'before' && start > first.end)
  const office = offices.find(({ start }) => elected !== undefined && start >= elected.end)
  if (!elected || !office || office.office === 'permanent_representative') return
  if (!BESIDE_VERB.test(fold.slice(elected.end, office.start)) || names[1]) return
  first.part = 'holder'
  office.capacity = true
}

const NAMED_TO_ACT =
  /^[^.;]{0,30} (?:aanduidt|aanstelt|aanwijst) als (?:haar )?(?:vaste )?vertegenwoordig|^[^.;]{0,20} als (?:haar )?(?:vaste )?vertegenwoordig(?:st)?er aan(?:duidt|stelt|wijst)/
// `qui désigne M. X en qualité de représentant`
const ACTS_FOR_IT =
  /^[^.;]{0,70} (?:en qualite de|comme|en tant que) (?:son |sa )?representante?\b(?! de la)|^[^.;]{0,70} (?:pour|afin de|um|om) (?:[a-z]+ ){0,2}(?:l'y )?(?:represent|zu vertreten|te vertegenwoord)|^[^.;]{0,70} als (?:ihre[nr]? )?(?:standige[nr]? )?vertreter(?:in)?\b/
const WHICH =
  /\b(?:qui|laquelle|lequel|welche|der|die) (?:a |hat |elle-meme )?(?:[a-z]+ ){0,2}(?:monsieur |madame |m\. |mme |herrn |frau )?$/
// `…, die als vaste vertegenwoordiger voor deze opdracht de heer X heeft aangewezen`
const CHOOSES =
  /\b(?:die|dewelke|welke|waarvoor|waarbij|en|qui|laquelle|et|der|und) (?:[a-z]+ ){0,6}(?:vaste? vertegenwoordig(?:st)?er|representante? permanente?|standigen? vertreter(?:in)?)[^,;]{0,60}$/
const CHOSEN =
  /^[^,;.]{0,12} (?:heeft |hebben |a |hat )?(?:aangewezen|aangeduid|aangesteld|benoemd|aanduidt|aanstelt|aanwijst|benannt|bestimmt|benennt|designe)\b/

export function isChoiceOf(fold: string, cue: Cue, name: Named): boolean {
  return cue.start >= name.end && cue.start - name.end < 30 && CHOSEN.test(fold.slice(name.end))
}

// `avec Monsieur X, …, en qualité de représentant permanent` after a company: X acts for it.
export function markRepresentatives(fold: string, names: Named[], offices: FoundOffice[]): void {
  for (const [at, name] of names.entries()) {
    if (
      names[at - 1]?.kind === 'company' &&
      name.kind === 'person' &&
      (NAMED_TO_ACT.test(fold.slice(name.end, name.end + 60)) ||
        (WHICH.test(fold.slice(names[at - 1]?.end, name.start)) && ACTS_FOR_IT.test(fold.slice(name.end))) ||
        (CHOOSES.test(fold.slice(names[at - 1]?.end, name.start)) && CHOSEN.test(fold.slice(name.end))))
    )
      name.part = 'representative'
  }
  for (const office of offices) {
    if (office.office !== 'permanent_representative') continue
    const index = names.findLastIndex(name => name.end <= office.start)
    const [name, before] = [names[index], names[index - 1]]
    if (name?.part !== 'holder' || name.kind !== 'person' || before?.kind !== 'company') continue
    const joined =
      /(?:\b(?:avec|met|mit|par|door|durch|dont|waarvan|waarvoor|voor (?:wie|welke)|namens (?:wie|welke)|pour (?:laquelle|lequel)|fur (?:die|welche)|ayant|qui (?:conserve|garde|maintient|a)|die [a-z]* ?behoudt|(?:laquelle|lequel|qui|dewelke|welche)(?: a)? (?:designe|nomme|duidt|bestimmt))\b|[,(])[^,;]{0,20}$/.test(
        fold.slice(before.end, name.start),
      )
    if (joined && !/\b(?:demission|ontslag|rucktritt)\b/.test(fold.slice(before.end, name.start))) {
      name.part = 'representative'
    }
  }
}

/** True where the words before a representative say that the company chose whom it names. */
export function isChosen(fold: string, { part, start }: Named): boolean {
  return part === 'representative' && CHOOSES.test(fold.slice(0, start))
}
