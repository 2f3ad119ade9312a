// Text normalisation for search: lower case, no accents, punctuation or legal form. Applied to names, towns,
// streets and queries alike.

// Forms without meaning anywhere in a name.
const LEGAL_FORMS = new Set(
  (
    'bv bvba ebvba sprl sprlu srl nv sa vzw asbl ivzw aisbl vog cvba cvoa scrl scri scris commv scomm gcv vof snc ' +
    'vme acp gie geie eesv esv gmbh pgmbh ltd llc sarl'
  ).split(' '),
)
// Forms that are also words or initials: dropped only at the start or end of a name.
const FORMS_AT_EITHER_END = new Set('cv sc sca scs'.split(' '))
const FORMS_AT_THE_END = new Set('se sce ag inc plc kg'.split(' '))
const CONJUNCTIONS = new Set(['en', 'et', 'und', 'and'])

const WRITTEN_OUT_FORMS = [
  'besloten vennootschap met beperkte aansprakelijkheid',
  'besloten vennootschap',
  'naamloze vennootschap',
  'commanditaire vennootschap',
  'comm v',
  'cooperatieve vennootschap',
  'vennootschap onder firma',
  'vereniging zonder winstoogmerk',
  'societe privee a responsabilite limitee',
  'societe a responsabilite limitee',
  'societe anonyme',
  'societe cooperative',
  'societe en commandite',
  'societe en nom collectif',
  'association sans but lucratif',
  'gesellschaft mit beschrankter haftung',
].join('|')
const WRITTEN_OUT_FORM = new RegExp(`^(?:${WRITTEN_OUT_FORMS}) (?=.)|(?<=.) (?:${WRITTEN_OUT_FORMS})$`, 'g')

// A word of each spelt-out form: a cheap pre-check that rejects nearly all names.
const WORD_OF_A_FORM = /vennootschap|societe|vereniging|association|gesellschaft|comm v/

const PLAIN = /^[a-zA-Z0-9 ]*$/
const NOT_ASCII = /[^ -~]/
const MARKS = /\p{M}+/gu
const LETTER_FOLDS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
const UNDECOMPOSABLE_LETTER = /[ßæœøłđðþı]/g
const DOTTED_ACRONYM = /(?<![\p{L}\p{N}.])\p{L}(?:\.\p{L})+(?![\p{L}\p{N}])/gu
const WORD_SEPARATOR = /[^\p{L}\p{N}]+/u

/** Lower case without accents: `Café d'Été` → `cafe d'ete`. */
export function stripAccents(text: string): string {
  if (!NOT_ASCII.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(UNDECOMPOSABLE_LETTER, letter => LETTER_FOLDS[letter] ?? letter)
}

/**
 * The folded words of a text: `Boulangerie "Chez Zoé"` → `boulangerie chez zoe`. Dotted or spaced initials
 * become one word: `I.D.E.A.` and `I D E A` → `idea`.
 */
export function foldWords(text: string): string[] {
  if (PLAIN.test(text)) return joinInitials(splitPlain(text.toLowerCase()))
  const plain = stripAccents(text)
  const joined = plain.includes('.')
    ? plain.replace(DOTTED_ACRONYM, match => match.replaceAll('.', ''))
    : plain
  return joinInitials(joined.split(WORD_SEPARATOR).filter(word => word !== ''))
}

function splitPlain(text: string): string[] {
  const words = text.split(' ')
  return words.includes('') ? words.filter(word => word !== '') : words
}

function joinInitials(words: string[]): string[] {
  if (!words.some((word, at) => isInitial(word) && isInitial(words[at + 1]))) return words
  const joined: string[] = []
  let open = false // the last joined word is a run of initials
  for (const word of words) {
    if (isInitial(word) && open) joined[joined.length - 1] += word
    else joined.push(word)
    open = isInitial(word)
  }
  return joined
}

function isInitial(word: string | undefined): boolean {
  return word?.length === 1 && (word < '0' || word > '9')
}

/**
 * A name's words without legal forms and the word "and" in any language. A name of nothing else keeps its
 * words: the association `En`, the company `S.A.`.
 */
export function foldNameWords(name: string): string[] {
  const all = foldWords(name)
  const short = withoutWrittenOutForm(all)
  const last = short.length - 1
  const telling = short.filter((word, at) => {
    if (LEGAL_FORMS.has(word) || CONJUNCTIONS.has(word)) return false
    if (at === last && FORMS_AT_THE_END.has(word)) return false
    return !(FORMS_AT_EITHER_END.has(word) && (at === 0 || at === last))
  })
  return telling.length > 0 ? telling : all
}

/** True for the word "and" in one of the languages. */
export function isConjunction(word: string): boolean {
  return CONJUNCTIONS.has(word)
}

/** Folded words without those for "and", as names have them. */
export function withoutConjunctions(words: readonly string[]): string[] {
  return words.filter(word => !CONJUNCTIONS.has(word))
}

function withoutWrittenOutForm(words: string[]): string[] {
  if (words.length < 3) return words
  const joined = words.join(' ')
  return WORD_OF_A_FORM.test(joined) ? joined.replace(WRITTEN_OUT_FORM, '').split(' ') : words
}

/** `Janssens & Zonen B.V.` → `janssens zonen`. */
export function foldName(name: string): string {
  return foldNameWords(name).join(' ')
}
