// Other forms of the words of company names: abbreviations, and the same word in another language.

import { readTable } from '../../platform/read-table.ts'
import { foldWords } from './fold.ts'

const FORMS = readForms()
const MAX_FORM_WORDS = Math.max(...FORMS.keys().map(form => form.split(' ').length))
const MAX_VARIANTS = 24

function readForms(): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, Set<string>>()
  for (const { forms: cell } of readTable('search/name-synonyms.tsv', { columns: ['forms'] })) {
    const group = new Set(cell.split('|').map(form => foldWords(form).join(' ')))
    for (const form of group) forms.set(form, (forms.get(form) ?? new Set()).union(group))
  }
  return new Map([...forms].map(([form, group]) => [form, [...group].filter(other => other !== form)]))
}

/** Other single words for a folded word. */
export function otherForms(word: string): string[] {
  return (FORMS.get(word) ?? []).filter(form => !form.includes(' '))
}

/** A name in all its forms, itself first: `notre dame` for `nd`. At most 24. */
export function nameVariants(words: readonly string[]): string[][] {
  let variants: string[][] = [[]]
  for (let at = 0; at < words.length; ) {
    const { length, forms } = formsAt(words, at)
    const choices = [words.slice(at, at + length), ...forms.map(form => form.split(' '))]
    variants = choices
      .flatMap(choice => variants.map(variant => [...variant, ...choice]))
      .slice(0, MAX_VARIANTS)
    at += length
  }
  return variants
}

// The longest phrase with other forms; one word without any.
function formsAt(words: readonly string[], at: number): { length: number; forms: readonly string[] } {
  for (let length = Math.min(MAX_FORM_WORDS, words.length - at); length > 0; length--) {
    const forms = FORMS.get(words.slice(at, at + length).join(' '))
    if (forms !== undefined) return { length, forms }
  }
  return { length: 1, forms: [] }
}
