// Extracts single corrected values: `lire 22 mars au lieu de 23 mars`, `dient gelezen te worden als`, `statt
// … muss es heißen …`. A value must have the format of its field: date, number, reference or name.

import type { CorrectedField, CorrectedValue } from '../../../domain/publications/gazette-fact.ts'
import { findDates } from '../../text/dates.ts'
import { type NormalisedWording, normaliseWording } from '../normalise-wording.ts'
import { findCourts, nameCourt } from '../particulars/courts.ts'
import { findNumbers } from '../particulars/enterprise-numbers.ts'

const READ_AS_CUE =
  '(?:lire|lisez|lees|gelezente(?:te)?worden(?:als)?|tewordengelezen(?:als)?|gelezenworden(?:als)?|telezenals|telezen|etrelue?s?(?:comme)?|lue?scomme|zulesen(?:als)?|lies|heissen|lauten|moetzijn|dientte(?:zijn|luiden)|moetluiden)'
const INSTEAD_OF_CUE =
  '(?:,?\\(?enlieuetplaced[eu]s?|,?\\(?aulieud[eu]s?|,?\\(?inplaatsvan|,?\\(?i\\.?p\\.?v\\.?|,?\\(?anstelle(?:von|der|des)?|,?\\(?anstatt|,?\\(?statt|,?\\(?enniet|,?\\(?etnon(?:pas)?|,?\\(?undnicht|,?\\(?plutotque)'
// `12. Februar`: the dot after a day ends no sentence.
const MONTH = '(?:jan|feb|mar|apr|mai|jun|jul|aug|sep|okt|nov|dez)'
const VALUE_END = `(?=\\.(?!\\d|${MONTH})|;|\\)|$)`
const VALUE = `(?:[^.;]|\\.(?=\\d|${MONTH}|[a-z]{1,2}\\.)){1,110}?`

const REPLACED = new RegExp(
  `(?<before>${VALUE})(?:wordtvervangendoor|estremplacee?par|wirdersetztdurch):?(?<after>${VALUE})${VALUE_END}`,
  'g',
)
const NAMES: ReadonlySet<CorrectedField> = new Set(['judge', 'practitioner', 'debtor'])

// In either order: new value and old value; or the old value is not quoted.
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `(?:aulieud[eu]s?|enlieuetplaced[eu]s?|inplaatsvan|anstatt|statt|anstelle(?:von|der|des)?)(?<before>${VALUE}),?:?(?:ilfaut|ilyalieude|ilconvientde|faut|dient|dienter|moet|moeter|musses|muss|ist|esist|esmuss)?(?:als)?${READ_AS_CUE}:?(?<after>${VALUE})${VALUE_END}`,
    'g',
  ),
  REPLACED,
  new RegExp(`${READ_AS_CUE}:?(?<after>${VALUE})${INSTEAD_OF_CUE}(?<before>${VALUE})${VALUE_END}`, 'g'),
  new RegExp(`(?<after>${VALUE})${INSTEAD_OF_CUE}(?<before>${VALUE})${VALUE_END}`, 'g'),
  new RegExp(`${READ_AS_CUE}:?(?<after>${VALUE})${VALUE_END}`, 'g'),
]

const FIELDS: readonly (readonly [RegExp, CorrectedField | 'birth' | 'publication'])[] = [
  [/\bgeboren|naissance|geboorte|\bn[ée]+\(?e?\)? le/i, 'birth'],
  [/cessation|staking van|zahlungseinstellung/i, 'cessation_of_payments'],
  [/sursis|opschorting|aufschub/i, 'suspension_end'],
  [/vote des|stemming|abstimmung/i, 'creditors_vote'],
  [/proc[eè]s-?\s?verba|verifi[ck]at|v[ée]rification|prüfung/i, 'first_verification_report'],
  [/juge|rechter|richter/i, 'judge'],
  [
    /curat|konkursverwalter|liquidat|vereffenaar|administrateur|bewindvoerder|verwalter|praticien|deskundige/i,
    'practitioner',
  ],
  [
    /num[ée]ro d['’]entreprise|ondernemingsnummer|unternehmensnummer|\bb\.?c\.?e\b|\bk\.?b\.?o\b/i,
    'enterprise_number',
  ],
  [/r[ée]f[ée]rence|referentie|aktenzeichen|rolnummer/i, 'reference'],
  [
    /jugement|vonnis|faillite|faillissement|uitspraak|urteil|konkurs|ordonnance|beschikking|arr[êe]t|d[ée]clar[ée]e|geopend|er[öo]ffn/i,
    'event_date',
  ],
  [/publi|parution|moniteur|staatsbla/i, 'publication'],
  [/\bdate|datum/i, 'event_date'],
  [/d[ée]nomination|benaming|\bnaam\b|\bnom\b|\bname\b|gefailleerde|failli\b/i, 'debtor'],
]

/** The values corrected in `flat`; empty if it only repeats a notice. */
export function readCorrectedValues(
  flat: string,
  squeezed: NormalisedWording = normaliseWording(flat),
): CorrectedValue[] {
  const found: CorrectedValue[] = []
  for (const pattern of PATTERNS) {
    for (const match of squeezed.letters.matchAll(pattern)) {
      const value = readValue(flat, squeezed, match)
      // `Le juge A est remplacé par le juge B` is a change, not a correction.
      if (value && pattern === REPLACED && NAMES.has(value.field)) continue
      if (value && !found.some(({ field, after }) => field === value.field && after === value.after))
        found.push(value)
    }
    if (found.length > 0) break
  }
  return [...found, ...readCourt(flat)]
}

const READ_AS =
  /(?:dient|moet) (?:als )?(?:gelezen te (?:te )?worden|te worden gelezen|gelezen worden) als|doit (?:se lire|[êe]tre lue?)(?: comme)?|ist zu lesen als/i

// `Ondernemingsrechtbank X dient gelezen te worden als Hof van beroep Y`
function readCourt(flat: string): CorrectedValue[] {
  const [wrong = '', right = ''] = flat.split(READ_AS)
  const before = findCourts(wrong).at(-1)
  const after = findCourts(right.split('. ')[0] as string)[0]
  if (!before || !after || !wrong.trimEnd().endsWith(before)) return []
  return [{ field: 'court', before: nameCourt(before), after: nameCourt(after) }]
}

function readValue(flat: string, squeezed: NormalisedWording, match: RegExpExecArray): CorrectedValue | null {
  const { before = '', after = '' } = match.groups ?? {}
  const text = (part: string, from: number) => {
    const at = squeezed.letters.indexOf(part, from)
    return part === '' ? '' : flat.slice(squeezed.originalIndex(at), squeezed.originalIndex(at + part.length))
  }
  const wrong = text(before, match.index)
  const right = text(after, match.index)
  const start = squeezed.originalIndex(match.index)
  const lead =
    flat
      .slice(Math.max(0, start - 60), start)
      .split(/;|\.\s/)
      .at(-1) ?? ''
  return valueFor(fieldOf([right, wrong, lead]), wrong, right)
}

// The field is given by the nearest words, those of the value first.
function fieldOf(texts: readonly string[]): CorrectedField | null {
  for (const text of texts) {
    const field = FIELDS.find(([pattern]) => pattern.test(text))?.[1]
    if (field) return field === 'birth' || field === 'publication' ? null : field
  }
  return null
}

const REFERENCE = /[A-Z]{0,3}[./-]?\d{4,8}(?:[/.-]\d{1,6})?/

function valueFor(field: CorrectedField | null, wrong: string, right: string): CorrectedValue | null {
  if (field === null) return null
  const read = READERS[field] ?? readDay
  const after = read(right)
  const before = read(wrong)
  // A quoted old value in another format means that the sentence was misread.
  if (after === null || after === before || (wrong.trim() !== '' && before === null)) return null
  return { field, before, after }
}

const readDay = (text: string) => findDates(text)[0]?.date ?? null

const READERS: Partial<Record<CorrectedField, (text: string) => string | null>> = {
  enterprise_number: text => findNumbers(`nr. ${text}`)[0]?.number ?? null,
  reference: text => REFERENCE.exec(text)?.[0] ?? null,
  judge: readName,
  practitioner: readName,
  debtor: readName,
}

const QUOTES = /[″"“”„«»'‘’]/g
const TITLE = /^(?:ma[iî]tre|me|meester|mr|mevrouw|mevr|de heer|dhr|monsieur|madame|mme|m|herr|frau)\.?\s+/i

// The name after its label, without quotes and titles: two to six words.
function readName(text: string): string | null {
  const said = text.replace(QUOTES, ' ').split(':').at(-1) as string
  const name = said.replace(
    /^.*?(?:juge[- ]commissaire|rechter-commissaris|curateur|curator|konkursrichter)s?\s/i,
    '',
  )
  const bare = name
    .trim()
    .replace(TITLE, '')
    .replace(/[\s,.]+$/, '')
    .replace(/\s+/g, ' ')
  return /^\p{Lu}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){1,5}$/u.test(bare) ? bare : null
}
