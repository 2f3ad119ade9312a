// German verbs in two parts, in folded text: `legt sein Amt nieder`, `tritt zurück`, and the same verb at the end of a
// clause: `niederlegt`, `zurückzutreten`.

import type { MandateChange } from '../../../../../domain/gazette-fact.ts'
import type { CueWords } from './changes.ts'

type Separable = {
  change: MandateChange
  /** Finite forms in a main clause. */
  forms: string
  particle: string
  /** Whoever it is about stands behind its finite form. */
  transitive?: boolean
  /** The verb in one word: at the end of a clause, as infinitive or participle. */
  joined: string
}

const VERBS: Separable[] = [
  {
    change: 'resignation',
    forms: 'tritt|treten|trat|traten',
    particle: 'zuruck|ab|aus',
    joined: 'zuruck(?:tritt|treten|trat|traten|getreten|zutreten)|ab(?:getreten|zutreten)',
  },
  {
    change: 'resignation',
    forms: 'legt|legen|legte|legten',
    particle: 'nieder',
    joined: 'nieder(?:legt|legen|legte|legten|gelegt|zulegen)',
  },
  {
    change: 'resignation',
    forms: 'scheidet|scheiden|schied|schieden',
    particle: 'aus',
    joined: 'aus(?:scheidet|schied|schieden|geschieden|zuscheiden)',
  },
  {
    change: 'resignation',
    forms:
      '(?:gibt|geben|gab|gaben)(?= [^;]{0,60}(?:amt|mandat|funktion|posten|aufgabe|leitung|vorsitz|geschaftsfuhrung))',
    particle: 'ab|auf',
    joined:
      '(?=ab|auf)(?<=(?:amt|amter|mandate?|funktion)[^;]{0,90} )(?:abgibt|aufgibt|abgegeben|aufgegeben|abzugeben|aufzugeben)',
  },
  {
    change: 'resignation',
    forms: '(?:stellt|stellen|stellte|stellten)(?= [^;]{0,60}(?:amt|mandat|funktion|posten))',
    particle: 'zur verfugung',
    joined:
      '(?=zur v)(?<=(?:amt|amter|mandate?|funktion|posten)[^;]{0,90} )zur verfugung (?:gestellt|zu stellen|stellt|stellen)',
  },
  {
    change: 'dismissal',
    forms: 'beruft|berufen|berief|beriefen',
    transitive: true,
    particle: 'ab',
    joined: 'ab(?:beruft|berufen|berief|zuberufen)',
  },
  {
    change: 'end_of_term',
    forms: 'lauft|laufen|lief|liefen',
    particle: 'ab|aus',
    joined: '(?:ab|aus)(?:lauft|laufen|lief|liefen|gelaufen)',
  },
  {
    change: 'appointment',
    forms: 'setzt|setzen|setzte|setzten',
    transitive: true,
    particle: 'ein',
    joined: '(?:eingesetzt|einzusetzen)(?= |[.,;:]|$)',
  },
  {
    change: 'appointment',
    forms:
      '(?:nimmt|nehmen|nahm|nahmen)(?= [^;]{0,160}(?:verwaltungsrat|vorstand|verwaltungsorgan|verwalter))',
    particle: 'auf',
    joined:
      '(?=auf|ein)(?<=(?:verwaltungsrat|vorstand|verwaltungsorgan|verwalter(?:in)?) )(?:aufzunehmen|aufgenommen|eingetreten|einzutreten)',
  },
  {
    change: 'appointment',
    forms: 'tritt|treten|trat|traten|zieht|ziehen|zog|zogen',
    particle: 'ein',
    joined: '(?:nachruckt|nachgeruckt|zugewahlt|hinzugewahlt|neugewahlt|zuzuwahlen)',
  },
  {
    change: 'appointment',
    forms: 'ruckt|rucken|ruckte|folgt|folgen|folgte',
    particle: 'nach',
    joined: '(?:nachfolgt|nachgefolgt)',
  },
]

const CLAUSE_ENDS = '\\s*(?:[.,;:)]|$|(?:und|sowie|bzw) )'

/** As words of changes, first those in two parts. */
export const SEPARABLE_VERBS: CueWords[] = VERBS.flatMap(
  ({ change, forms, particle, joined, transitive }) => [
    {
      change,
      side: transitive ? 'after' : 'before',
      words: `(?:${forms})(?=(?: [^;]{0,240}?)? (?:${particle})${CLAUSE_ENDS})`,
    },
    { change, side: 'before', words: joined },
  ],
)
