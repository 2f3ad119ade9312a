// Which of the names in a sentence each of its cues is about: after an active verb or a noun, before a participle,
// the nearest one for `démissionnaire`.

import type { Cue } from './find-cues.ts'
import type { Named } from './find-names.ts'
import { otherSide, preferredSide } from './name-sides.ts'

export type Attribution = {
  cue: Cue
  holders: Named[]
  /** `démissionnaire`: said of somebody in passing, the sentence's dates are another's. */
  inPassing: boolean
  /** Where the relative clause begins that says it of those named before. */
  clause?: number
}

const ADJECTIVE =
  /^(?:demissionnaire|ontslagnemend|ontslaggevend|decede|defunt|overleden|verstorb|uittredend|(?:zuruckgetreten|ausgeschieden)e)/

/** Attributions in the order of the cues; a cue nobody is named for keeps an empty list. */
export function attributeNames(fold: string, found: Cue[], names: Named[]): Attribution[] {
  const renewed = found.some(cue => cue.change === 'reappointment')
  const cues = turnRound(renewed ? found.filter(cue => !isAdjective(fold, cue)) : found, names)
  const taken = new Set<Named>()
  const attributions: Attribution[] = cues.map(cue => ({
    cue,
    holders: [] as Named[],
    inPassing: isAdjective(fold, cue),
  }))
  for (const attribution of attributions) {
    const replaced = attribution.inPassing ? null : namedInClause(fold, attribution.cue, names)
    if (replaced) attribution.holders = [replaced]
    if (!attribution.inPassing) continue
    const nearest = namesBeside(fold, attribution.cue, names)
    if (nearest.length > 0) take(attribution, nearest, taken)
    else attribution.inPassing = isOfUnnamed(fold, attribution.cue)
  }
  const holders = names.filter(name => name.part === 'holder' && !isSpeaker(fold, name, cues, names))
  for (const attribution of attributions) {
    if (attribution.holders.length === 0 && !attribution.inPassing) {
      const main = cues.filter((_, at) => !attributions[at]?.inPassing && !saysOfReplaced(attributions[at]))
      take(attribution, preferredSide(fold, main, main.indexOf(attribution.cue), holders, taken), taken)
    }
  }
  const last = attributions.at(-1)
  if (last && last.holders.length > 0)
    take(last, [...last.holders, ...namesGoingOn(fold, last, holders, taken)], taken)
  for (const [index, attribution] of attributions.entries()) {
    if (attribution.holders.length === 0 && !attribution.inPassing) {
      const stated = cues.filter((_, at) => at <= index || !attributions[at]?.inPassing)
      take(attribution, otherSide(stated, index, holders, taken), taken)
    }
  }
  for (const [index, attribution] of attributions.entries()) {
    if (attribution.inPassing) continue
    const replaced = namedInClause(fold, attribution.cue, names)
    if (replaced) attribution.holders = [replaced]
    else if (isOfThemToo(fold, cues, index, attribution.holders))
      attribution.holders = [...(attributions[index - 1]?.holders ?? []), ...attribution.holders]
    else if (
      attribution.holders.length === 0 &&
      !hasSubject(fold, cues, index) &&
      !goesOnAfterClause(attributions.slice(0, index), names) &&
      isOfClause(fold, attribution.cue, names)
    )
      sayInClause(fold, attribution, attributions[index - 1]?.holders ?? [])
    else if (attribution.holders.length === 0 && isOfTheSame(fold, cues, index))
      attribution.holders = attributions[index - 1]?.holders ?? []
  }
  renewEnded(attributions)
  return attributions.map(attribution => endedByHolder(fold, attribution))
}

// `Monsieur X met fin à son mandat`: his own doing.
function endedByHolder(fold: string, attribution: Attribution): Attribution {
  const { cue, holders } = attribution
  const last = holders.at(-1)
  if (cue.change !== 'dismissal' || !last || last.end > cue.start) return attribution
  if (!/^(?:met|mett)[a-z]* (?:fin|un terme)/.test(fold.slice(cue.start, cue.end))) return attribution
  if (!/ (?:son|sa|ses|leurs?)\b/.test(fold.slice(cue.start, cue.end + 6))) return attribution
  if (!/^(?:, ?[^,;.]{3,60},)?,? (?:y )?$/.test(fold.slice(last.end, cue.start))) return attribution
  return { ...attribution, cue: { ...cue, change: 'resignation' } }
}

// `zijn afgetreden A en B en aangetreden C`: each verb stands before its names.
function turnRound(cues: Cue[], names: Named[]): Cue[] {
  const [first, last] = [cues[0], cues.at(-1)]
  if (!first || !last || first === last || cues.some(({ side }) => side === 'after')) return cues
  const turned =
    names.every(({ start }) => start >= first.end) && names.some(({ start }) => start >= last.end)
  return turned ? cues.map(cue => ({ ...cue, side: 'after' })) : cues
}

function saysOfReplaced(attribution: Attribution | undefined): boolean {
  return attribution?.holders[0]?.part === 'replaced'
}

const AND =
  /(?:,|;|\b(?:en|et|und|ainsi que|alsook|evenals|sowie)) (?:(?:monsieur|madame|m\.|mme|de heer|dhr\.|mevrouw|mevr\.|herrn?|frau) )?$/
const IN_OFFICE =
  /^ (?:als|tot|comme|en qualite|zum|zur|(?:vice-?)?president|secretaire|tresorier|a la (?:presidence|tresorerie)|au secretariat)/

// `X wordt herkozen als bestuurder, evenals Y`
const LIKEWISE =
  /,? (?:evenals|alsook|net als|alsmede|ainsi que|de meme que|tout comme|ebenso wie) (?:(?:monsieur|madame|m\.|mme|de heer|dhr\.|mevrouw|mevr\.|herrn?|frau) )?$/

// `X wordt benoemd tot bestuurder en Y tot voorzitter`: the verb is said of both.
function namesGoingOn(fold: string, { cue }: Attribution, holders: Named[], taken: Set<Named>): Named[] {
  if (cue.side !== 'before') return []
  return holders.filter(
    name =>
      name.start > cue.end &&
      !taken.has(name) &&
      (LIKEWISE.test(fold.slice(cue.end, name.start)) ||
        (IN_OFFICE.test(fold.slice(name.end, name.end + 20)) && AND.test(fold.slice(cue.end, name.start)))),
  )
}

const SAYS_OF_ALL =
  /^[\s,]*(?:rappelle|signale|expose|precise|constate|informe|herinnert|stelt|deelt|erinnert|teilt)\b[^.;]{0,60}\b(?:que (?:tous )?les|dat (?:alle|de)|dass (?:alle|die)) (?:mandat[a-z]*|mandaten|mandate) $/

// `De heer X, aandeelhouder, stelt voor om mevrouw Y te benoemen`
const PROPOSES =
  /^[^.;:]{0,60}\b(?:(?:stelt|stellen|stelde|stelden) (?:aan )?(?:[a-z]+ ){0,3}voor|propose(?:nt)?|(?:schlagt|schlagen)(?= [^.;]{0,80}\bvor\b))\b/

// `Le président, M. X, rappelle que tous les mandats viennent à échéance`
function isSpeaker(fold: string, name: Named, cues: Cue[], names: Named[]): boolean {
  if (isOfDeciders(fold, name, cues[0], names)) return true
  return cues.some(({ start }) => {
    const between = fold.slice(name.end, start)
    return start > name.end && (SAYS_OF_ALL.test(between) || PROPOSES.test(between))
  })
}

const CONSISTS =
  /\b(?:compose|constitue|forme)e?s? d[e'][^.;:]*$|\b(?:bestehend aus|bestaande uit|samengesteld uit|zusammengesetzt aus)[^.;:]*$/

// `Le conseil, composé de X et Y, procède à la répartition des fonctions`: who decides.
function isOfDeciders(fold: string, name: Named, cue: Cue | undefined, names: Named[]): boolean {
  if (!cue || cue.start < name.end || !CONSISTS.test(fold.slice(0, name.start))) return false
  if (cue.side === 'after') return /,/.test(fold.slice(name.end, cue.start))
  return names.some(
    ({ start, end }) => start > name.end && end <= cue.start && DECIDED.test(fold.slice(name.end, start)),
  )
}

const DECIDED =
  /,? (?:s'est|se sont|a |ont |reunie?s?|decide|constate|prend|heeft|hebben|beslist|stelt|hat |haben |stellt|beschliesst)[^.;]* $/

// `te ontslaan als zaakvoerder, en over te gaan tot haar onmiddellijke benoeming tot …`
const OF_THE_SAME =
  /\b(?:haar|zijn|hun|sa|son|leur|seine[rnms]?|ihre[rnms]?|dezelfde|la meme personne)(?: [a-z]+)? $/
// `et de lui confier`, `en haar … toe te vertrouwen`
const OF_HIM =
  /\b(?:et|en|und|puis|vervolgens) (?:de |d'|te |om )?(?:[a-z]+ ){0,2}?(?:(?:lui|leur|les|hem|haar|hen|hun|ihn|ihm|ihr|sie|ihnen) (?:[a-z]+ ){0,5}|(?:le|la|l') ?)$/
// `et, séance tenante, le conseil le désigne`
const THEM = / (?:le|la|les|l'|lui|leur) ?$/
const DOES =
  /^(?:designe|nomme|elit|charge|confie|renomme|reconduit|reelit|appelle|coopte|releve|revoque|renouvelle|confere|attribue)(?:nt)?\b/
const TOGETHER = /\b(?:zusammen mit|ensemble avec|ainsi que|samen met|naast|conjointement avec|sowie)\b/

// `und sie zur Verwalterin zu ernennen, zusammen mit Frau X`
function isOfThemToo(fold: string, cues: Cue[], index: number, holders: Named[]): boolean {
  const [cue, before, first] = [cues[index] as Cue, cues[index - 1], holders[0]]
  if (!before || !first || first.start < cue.end || !OF_HIM.test(fold.slice(before.end, cue.start)))
    return false
  return TOGETHER.test(fold.slice(cue.end, first.start))
}

// `souhaite passer la main : elle quitte le conseil`
const SUBJECT =
  /[:;,] (?:mais |car |et |puis |und |denn |maar |want |en )?(?:elle|il|ils|elles|sie|er|zij|hij|ce dernier|cette derniere|celui-ci|celle-ci)(?: [a-z']+)? $/

function hasSubject(fold: string, cues: Cue[], index: number): boolean {
  const [before, cue] = [cues[index - 1], cues[index]]
  return before !== undefined && cue !== undefined && SUBJECT.test(fold.slice(before.end, cue.start))
}

const GOES_ON =
  /\b(?:en|et|und) (?:(?:worden|wordt|werd|werden|sont|est|wird|ont ete|a ete) )?(?:[a-z]+ ){0,2}$/

const INSERTED = /, [^,;:]{3,120}, /g // `en wordt, ingevolge de nieuwe statuten, benoemd`
const LIST_FOLLOWS = /^[^;]*:\s*$/ // its names are not those of the sentence
const LIST_MAY_FOLLOW = /^[^;]*[^;.\s]\s*$/ // its colon may be lost

// `bieden hun ontslag aan en worden onmiddellijk herbenoemd`
function isOfTheSame(fold: string, cues: Cue[], index: number): boolean {
  const { start, end, side } = cues[index] as Cue
  if ((side === 'after' ? LIST_MAY_FOLLOW : LIST_FOLLOWS).test(fold.slice(end))) return false
  const between = fold.slice(cues[index - 1]?.end ?? start, start).replaceAll(INSERTED, ' ')
  if (
    index > 0 &&
    (OF_HIM.test(between) || (THEM.test(fold.slice(0, start)) && DOES.test(fold.slice(start, end))))
  )
    return true
  if (hasSubject(fold, cues, index)) return true
  return OF_THE_SAME.test(fold.slice(0, start)) || (between.length < 60 && GOES_ON.test(between))
}

const CLAUSE =
  /^[\s,]*(?:(?:prenommee?|voornoemd|vorgenannt|administrat(?:eur|rice)|gerante?|bestuurder|verwalter(?:in)?|commissaire|president[e]?)\b)?[\s,]*(?:qui|dont|die|wiens|wier|der|dessen|deren|lequel|laquelle)\b|^,? ?(?:(?:sortante?s?|uittredend|ausscheidend)(?: et| en| und)? )?$/

// `Elle remplace X, dont le mandat est venu à échéance`: the clause is about X.
function namedInClause(fold: string, cue: Cue, names: Named[]): Named | null {
  if (!ENDING.has(cue.change)) return null
  const before = names.filter(({ end }) => end <= cue.start)
  const last = before.findLast(({ part }) => part !== 'representative')
  const spoken = before.at(-1)?.end ?? 0
  return last?.part === 'replaced' && CLAUSE.test(fold.slice(spoken, cue.start)) ? last : null
}

const RELATIVE = /^,? (?:die|dewelke|welke|qui|lequel|laquelle|lesquels|lesquelles|der|welche[rs]?) /
const OF_ONE = /\b(?:wordt|werd|is|heeft|neemt|zal|est|a ete|sera|wird|wurde|ist|hat)\b/

// `benoemd: X en Y, die tevens tot voorzitter wordt aangesteld`
function isOfClause(fold: string, cue: Cue, names: Named[]): boolean {
  const last = names.findLast(({ end }) => end <= cue.start)
  return last !== undefined && RELATIVE.test(fold.slice(last.end, cue.start))
}

// `X, qui tenait la caisse, passe la main et cesse d'être trésorière`: the main verb came already.
function goesOnAfterClause(before: Attribution[], names: Named[]): boolean {
  const last = before.at(-1)
  const named = names.findLast(({ end }) => last !== undefined && end <= last.cue.start)
  return named !== undefined && last?.clause === undefined && last?.holders.includes(named) === true
}

function sayInClause(fold: string, attribution: Attribution, before: Named[]): void {
  const last = before.at(-1)
  if (!last) return
  attribution.clause = last.end
  attribution.holders = OF_ONE.test(fold.slice(last.end, attribution.cue.end + 30)) ? [last] : before
}

const ENDING = new Set(['end_of_term', 'resignation', 'dismissal', 'death'])

// `Les mandats de X et Y étant échus, l'assemblée décide de les renouveler`: nobody's mandate ends.
function renewEnded(attributions: Attribution[]): void {
  const renewal = attributions.find(({ cue }) => cue.change === 'reappointment')
  const ended = attributions.find(({ cue, holders }) => cue.change === 'end_of_term' && holders.length > 0)
  if (!renewal || !ended || renewal.holders.length > 0) return
  renewal.holders = ended.holders
  ended.holders = []
}

function take(attribution: Attribution, names: Named[], taken: Set<Named>): void {
  attribution.holders = names
  for (const name of names) taken.add(name)
}

function isAdjective(fold: string, cue: Cue): boolean {
  if (/^ (?:ist|sind|war)\b/.test(fold.slice(cue.end))) return false // `am 3. Juni verstorben ist`
  if (/\b(?:est|sont) $/.test(fold.slice(0, cue.start)) && /^ et\b/.test(fold.slice(cue.end))) return false
  const ofNamed = fold.slice(0, cue.start).endsWith(', ') // `vervanging van X, ontslagnemend: Y`
  return (
    ADJECTIVE.test(fold.slice(cue.start, cue.end)) &&
    (ofNamed || !/^ ?:/.test(fold.slice(cue.end, cue.end + 2)))
  )
}

// `In de plaats van de ontslagnemende bestuurder treedt X`: nobody is named by it.
function isOfUnnamed(fold: string, { start, end }: Cue): boolean {
  return (
    /\b(?:van|de|du|des|der|den) (?:de |het |la |le )?$/.test(fold.slice(0, start)) &&
    /^ [a-z-]+ (?:treedt|komt|wordt|werd|est|sera|wird|tritt)\b/.test(fold.slice(end))
  )
}

const OF_MANY =
  /^(?:ontslagnemende|uittredende|overleden|demissionnaires|sortants|ausscheidende[rn]?) (?:bestuurders|zaakvoerders|leden|bestuursleden|commissarissen|verwalter)\b|^(?:demissionnaires|sortant(?:e)?s|decede(?:e)?s)\b/
const JOINED_TO_NEXT =
  /^,? (?:en|et|und|,)? ?(?:(?:de|den|heer|mevrouw|mevr\.|dhr\.|monsieur|madame|m\.|mme|herrn?|frau) ?)*$/

// The nearest, and those joined to her where the adjective is of several: `X en Y, ontslagnemende bestuurders`.
function namesBeside(fold: string, cue: Cue, names: Named[]): Named[] {
  const nearest = nearestName(fold, cue, names)
  if (!nearest) return []
  const beside = [nearest]
  if (nearest.start > cue.start || !OF_MANY.test(fold.slice(cue.start))) return beside
  for (let at = names.indexOf(nearest) - 1; at >= 0; at--) {
    const [name, next] = [names[at] as Named, names[at + 1] as Named]
    if (!JOINED_TO_NEXT.test(fold.slice(name.end, next.start))) break
    beside.unshift(name)
  }
  return beside
}

const NEAR = 40

// `In de plaats van de ontslagnemende bestuurder treedt X`: the adjective is another's.
const OTHER_VERB =
  /\b(?:treedt|treden|komt|komen|wordt|worden|werd|werden|is|zijn|benoemt|stelt|duidt|vervangt|est|sont|nomme|elit|remplace|wird|werden|tritt|treten|ersetzt|ernennt|wahlt)\b/

function nearestName(fold: string, cue: Cue, names: Named[]): Named | null {
  let best: Named | null = null
  let distance = NEAR
  for (const name of names) {
    const gap = name.end <= cue.start ? cue.start - name.end : name.start - cue.end
    if (name.start > cue.end && OTHER_VERB.test(fold.slice(cue.end, name.start))) continue
    if (gap < distance && name.part !== 'representative') [best, distance] = [name, gap]
  }
  return best
}
