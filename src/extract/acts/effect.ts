// Extracts the effective date and term of a mandate change from a sentence.

import type { MandateChange, MandateFact } from '../../domain/publications/gazette-fact.ts'
import { beginsMandate } from '../../domain/publications/mandate-change.ts'
import { findDates } from '../text/dates.ts'
import { readMeetingYear } from './meeting-term.ts'

export type Term = MandateFact['term']
export type Effect = {
  effectiveOn: string | null
  /** Takes effect on the day of the meeting. */
  immediate: boolean
  term: Term
}

export const NO_TERM: Term = { endsOn: null, endsAtMeetingOf: null, years: null, indefinite: false }

export const NO_EFFECT: Effect = { effectiveOn: null, immediate: false, term: NO_TERM }

const INDEFINITE =
  /duree (?:indeterminee|illimitee|non determinee)|onbepaalde (?:duur|tijd|termijn)|onbeperkte duur|unbestimmte[rn]? (?:dauer|zeit)|unbefristet|unbegrenzte (?:dauer|zeit)/
// A rest of the frame may stand in `de ce jour`.
const IMMEDIATE =
  /effet immediat|immediatement(?![ -]+apres)|(?:des|de|commen(?:ce|cent|cant|cera|ceront)|(?:effet|cours|fin)(?: a)?) i?ce (?:\S{1,2} )?jour|commence maintenant|(?:d'|cours )aujourd'hui|a l'instant|des presentes(?! dispositions)|date de (?:ces|cette|la presente) (?:resolution|decision)|met onmiddellijke (?:ingang|werking)|vanaf (?:heden|vandaag|nu)|per heden|met ingang (?:van |op )?(?:heden|vandaag)|op heden|sofortiger wirkung|ab (?:dem )?heut(?:e|igen)|mit heutiger wirkung|ab sofort|de la presente (?:assemblee|reunion|date)|datum van (?:heden|deze)/
const BEGINS =
  /(?:(?:avec|prenant|prend|prendra|prennent|prendront|pris|sortira|sortant|produira|produit)?(?: ses)? (?:effet|effets|cours)(?: immediat)?|a (?:dater|partir|compter)|des le|depuis le|a la date d[ue]|en date du|effet au|entree? en vigueur|debut(?: du mandat)?|allant|au|retroactif au|(?:met )?(?:terugwerkende )?(?:ingang|werking|uitwerking|kracht|effect)|ingaand|ingaande|vanaf|sinds|sedert|met datum|op datum|per|aanvang|aanvangend|neemt aanvang|gaat in|begint|startend|ab|ab dem|seit|(?:mit )?(?:ruck)?wirkung|ruckwirkend|beginnt|beginnend|zum|(?:demission[a-z]*|ontslag|nommee?s?|benoemd|aangesteld|ernannt|survenue?|overleden|decedee?|verstorben) (?:le|op|am)|(?:ontslag|benoeming|demission|nomination|herbenoeming))(?: (?:du|de|le|au|a|ce|van|vanaf|op|per|tot|vom|zum|ab|dem|den|am|compter|dater|partir|datum|la date|retroactivement|retroaktief|rechtsgeldig))*[\s:,(]*$/
const DIED_ON =
  /(?:overlijden|overleden|deces|decedee?|verstorben|ableben|tod)(?: (?:is|survenu|est))? (?:op|le|am) $/
const ON = /\b(?:le|op|op datum van|am|:)\s$/
const ENDS =
  /(?:jusqu'?(?:au|a|a la date du|en)|se termine(?:ra|nt|ront)?|prend(?:ra|ront|s|nent)? fin|expire(?:ra|ront|nt)?|echeance|venant a (?:echeance|expiration)|viendra a (?:echeance|expiration)|terme|fin(?: d(?:u|es) mandats?)?|cesse(?:ra|ront)?|tot|tot en met|eindigt|eindigen|eindigend|verstrijkt|verstrijken|vervalt|loopt|einde|tot uiterlijk|bis|bis zum|endet|enden|endend|lauft|ende|spatestens)(?: (?:donc|au|le|la|du|de plein droit|a|op|en met|en|met|tot|dus|zum|am|automatiquement|automatisch|bijgevolg|somit|plus tard|aan|ab|de|op datum van|einschliesslich|van rechtswege|immediatement))*[\s:,(]*$/

/** Reads the effect from a sentence (`fold`: folded); skips dates of birth and of meetings. */
export function readEffect(flat: string, fold: string, change?: MandateChange): Effect {
  const effect: Effect = {
    effectiveOn: null,
    immediate: IMMEDIATE.test(fold),
    term: {
      ...NO_TERM,
      indefinite: INDEFINITE.test(fold),
      years: readYears(fold),
      endsAtMeetingOf: readMeetingYear(fold),
    },
  }
  let last = 0 // end of the date before, when it was a beginning
  for (const { date, start, end } of findDates(flat)) {
    const before = fold.slice(Math.max(0, start - 120), start)
    if (change === 'death' && DIED_ON.test(before)) effect.effectiveOn ??= date
    const closes = last > 0 && UNTIL.test(fold.slice(last, start))
    last = 0
    if (isOtherDate(before) || (change !== undefined && beginsMandate(change) && LEFT_ON.test(before)))
      continue
    if (closes || ENDS.test(before)) effect.term.endsOn ??= date
    else if (BEGINS.test(before) || OF_MEETING.test(before) || (change === 'death' && ON.test(before))) {
      effect.effectiveOn ??= date
      last = end
    }
  }
  return effect
}

// `en remplacement de X, démissionnaire en date du`: no date of the one who follows.
const LEFT_ON =
  /\b(?:demissionnaires?|decedee?s?|ontslagnemende?|uittredende?|aftredende?|overleden|verstorben(?:en)?) (?:en date|(?:a la )?date|au|le|depuis|op|per|sinds|vanaf|am|zum|seit)(?: (?:du|le|de|dem|den))* $/

// `pour la période du 1er janvier 2031 au 30 juin 2034`
const UNTIL = /^\W{0,3}(?:inclus )?(?:au|jusqu'?au|tot(?: en met)?|t\.e\.m\.|bis(?: zum)?) $/
// `rückwirkend zum Datum der letzten Generalversammlung (25. Juni 2031)`
const OF_MEETING =
  /\b(?:zum|ab dem|seit dem|a compter de la|a partir de la|vanaf de|op|sinds de) (?:datum|date) (?:der|de|d'|van) [^.;]{0,80}[( ]$/
// `la démission, en date du 30 juin 2031, de Monsieur X`, but not by a letter of that day.
const RESIGNED_ON =
  /\b(?:demission|ontslag|rucktritt)(?![^,;.]{0,40}(?:lettre|courri|mail|brief|schreiben))[^,;.]{0,40},? (?:en|a la|met|op|mit) (?:date du|datum van|datum vom|datum) $/

const OTHER_DATE =
  /\b(?:nee?s?\b|geboren|geb\.|tenue?|reunie?|gehouden|gehalten|seance|vergadering|assemblee(?: generale)?(?: ordinaire| extraordinaire)?|versammlung|proces-verbal|notulen|loi|wet|gesetz|arrete|besluit|decret|publiee?|bekendgemaakt|gepubliceerd|staatsblad|moniteur belge|acte|akte|clos|afgesloten|exercice|boekjaar|lettre|brief|schreiben|courrier|convention|overeenkomst|nommee?s?|benoemd bij)[^,;.]{0,34}$/
const EFFECT_NEAR =
  /effet|ingang|werking|uitwerking|wirkung|compter|dater|partir|vanaf|cours|beginnt|ruckwirkend|\bab\b|jusqu|tot |bis |termine|eindigt|endet|prendra fin/

function isOtherDate(before: string): boolean {
  const tail = before.slice(-34)
  if (RESIGNED_ON.test(before) || OF_MEETING.test(before)) return false
  return OTHER_DATE.test(before) && !EFFECT_NEAR.test(tail)
}

const NUMBERS: Record<string, number> = {
  un: 1,
  une: 1,
  een: 1,
  ein: 1,
  eine: 1,
  einem: 1,
  einer: 1,
  deux: 2,
  twee: 2,
  zwei: 2,
  trois: 3,
  drie: 3,
  drei: 3,
  quatre: 4,
  vier: 4,
  cinq: 5,
  vijf: 5,
  funf: 5,
  six: 6,
  zes: 6,
  sechs: 6,
  sept: 7,
  zeven: 7,
  sieben: 7,
  huit: 8,
  acht: 8,
  neuf: 9,
  negen: 9,
  neun: 9,
  dix: 10,
  tien: 10,
  zehn: 10,
}
const YEARS =
  /\b(\d{1,2}|[a-z]{2,6})(?: ?\(\s?([a-z]{2,6}|\d{1,2})\s?\))? ?(?:opeenvolgende |nouvelles? |achtereenvolgende |aufeinanderfolgende[rn]? |volle )?(?:ans|annees?|an|exercices?(?: sociaux| comptables)?|jaar|jaren|boekjaren|jahre|jahren|jahr|geschaftsjahre|geschaftsjahren)\b/g
const DURATION =
  /pour|duree|periode|termijn|duur|terme de|voor|fur|dauer|zeitraum|mandat de|mandaat van|von|van/

const LISTED_YEARS =
  /(?:annees|exercices|boekjaren|jaren|jahre|geschaftsjahre)(?: sociaux| comptables)?[^a-z\d]{0,4}((?:20\d\d(?:[\s,/-]|et|en|und|a|tot|bis|t\.?e\.?m\.?)*){2,8})/

// Number of years listed: `pour les années 2022-2023 et 2024` gives 3.
function countListedYears(fold: string): number | null {
  const list = LISTED_YEARS.exec(fold)?.[1]
  if (!list) return null
  const years = (list.match(/20\d\d/g) ?? []).map(Number)
  return Math.max(...years) - Math.min(...years) + 1
}

function readYears(fold: string): number | null {
  for (const match of fold.matchAll(YEARS)) {
    const before = fold.slice(Math.max(0, match.index - 40), match.index)
    const years = NUMBERS[match[1] as string] ?? NUMBERS[match[2] ?? ''] ?? Number(match[1])
    const under = /moins|minder|weniger|maximum|maximal|hochstens|\bage|\boud|\balt|leeftijd/.test(
      before.slice(-22),
    )
    if (years >= 1 && years <= 15 && DURATION.test(before) && !under) return years
  }
  return countListedYears(fold)
}

const MEETING =
  /assemblee|vergadering|versammlung|conseil|raad van bestuur|verwaltungsrat|proces-verbal|proces verbal|p\.?v\.?\b|notulen|protokoll|seance|decisions?|besluiten|beslissing|beschluss|reunion|aandeelhouder|associe|vennoot|bestuursorgaan|gesellschafter|notaire|notaris|notar|acte|akte/

// The stamp of the day on which the act was filed: `après dépôt de l'acte au greffe / 31 août 2031`
const FILED = /^.*\b(?:greffe|griffie|kanzlei)\b/s

/** Date of the meeting the act reports: the first date given for it, or null. */
export function readMeetingDate(flat: string, fold: string): string | null {
  for (const { date, start } of findDates(flat.slice(0, 2500))) {
    const before = fold.slice(Math.max(0, start - 120), start)
    if (MEETING.test(before.replace(FILED, '')) && !OF_ACCOUNTS.test(before)) return date
  }
  return null
}

/** True where a sentence names a meeting of another day: `l'assemblée générale qui s'est tenue le 30/09/2031`. */
export function namesOtherMeeting(flat: string, fold: string, meeting: string | null): boolean {
  return findDates(flat).some(
    ({ date, start }) => date !== meeting && HELD_ON.test(fold.slice(Math.max(0, start - 80), start)),
  )
}

const HELD_ON =
  /\b(?:assemblee|conseil|reunion|seance|vergadering|raad|generalversammlung|versammlung|verwaltungsrats?)\b[^.;]{0,60} (?:tenue?|du|le|reunie?|gehouden|op|van|vom|am|dd)\W*$/

// `approuve les comptes annuels arrêtés au 31 décembre 2031`
const OF_ACCOUNTS =
  /\b(?:(?:arrete|clos|cloture)e?s?|exercice|comptes annuels|afgesloten|boekjaar|jaarrekening|jahresabschluss(?:es)?|geschaftsjahr(?:es)?)[^.;:]{0,30}$/

/** Merges the effect of an item with that of its list; the item's own values win. */
export function mergeEffects(own: Effect, outer: Effect): Effect {
  const { term } = own
  return {
    effectiveOn: own.effectiveOn ?? outer.effectiveOn,
    immediate: own.immediate || outer.immediate,
    term: {
      endsOn: term.endsOn ?? outer.term.endsOn,
      endsAtMeetingOf: term.endsAtMeetingOf ?? outer.term.endsAtMeetingOf,
      years: term.years ?? outer.term.years,
      indefinite: term.indefinite || outer.term.indefinite,
    },
  }
}
