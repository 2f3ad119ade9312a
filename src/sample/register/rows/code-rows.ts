// code.csv, whole, as every zip carries it: sorted by category, code, language.

import { LEGAL_FORMS } from '../../legal-forms.ts'
import { readTable } from '../../read-table.ts'
import { type Label, listLabels, type NaceVersion } from '../activities/nace-table.ts'
import { SITUATIONS } from '../codes/legal-situations.ts'
import { quote, type Rows } from './csv-rows.ts'

type CodeRow = { category: string; code: string; language: string; description: string }

/** Adds the code table. NACE versions and small categories are in French and Dutch, the others in German too. */
export function addCodes(rows: Rows): void {
  const all = [
    ...readTable<'category' | keyof Label>('codes').flatMap(row => inLanguages(row.category, row)),
    ...LEGAL_FORMS.flatMap(({ code, labels }) => translated('JuridicalForm', { code, ...labels })),
    ...SITUATIONS.flatMap(situation => translated('JuridicalSituation', situation)),
    ...(['2003', '2008', '2025'] as NaceVersion[]).flatMap(version =>
      listLabels(version).flatMap(label => inLanguages(`Nace${version}`, label)),
    ),
  ]
  all.sort(
    (a, b) => compare(a.category, b.category) || compare(a.code, b.code) || compare(a.language, b.language),
  )
  for (const { category, code, language, description } of all) {
    rows.add(`"${category}","${code}","${language}",${quote(description)}\n`)
  }
}

function translated(category: string, label: Label & { de: string }): CodeRow[] {
  return [
    { category, code: label.code, language: 'DE', description: label.de },
    ...inLanguages(category, label),
  ]
}

function inLanguages(category: string, { code, nl, fr }: Label): CodeRow[] {
  return [
    { category, code, language: 'FR', description: fr },
    { category, code, language: 'NL', description: nl },
  ]
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
