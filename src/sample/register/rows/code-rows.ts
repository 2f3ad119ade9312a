// code.csv, whole, as every zip carries it: sorted by category, code, language.

import { type Label, listLabels, type NaceVersion } from '../activities/nace-table.ts'
import { LEGAL_FORM_LABELS } from '../codes/legal-forms.ts'
import { SITUATION_LABELS } from '../codes/legal-situations.ts'
import { SMALL_CATEGORIES } from '../codes/small-categories.ts'
import { quote, type Rows } from './csv-rows.ts'

type CodeRow = { category: string; code: string; language: string; description: string }

/** Adds the code table. NACE versions and small categories are in French and Dutch, the others in German too. */
export function addCodes(rows: Rows): void {
  const all = [
    ...lines(SMALL_CATEGORIES).flatMap(([category = '', code = '', fr = '', nl = '']) =>
      inLanguages(category, { code, nl, fr }),
    ),
    ...lines(LEGAL_FORM_LABELS).flatMap(labels => translated('JuridicalForm', labels)),
    ...lines(SITUATION_LABELS).flatMap(labels => translated('JuridicalSituation', labels)),
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

function translated(category: string, [code = '', nl = '', fr = '', de = '']: string[]): CodeRow[] {
  return [{ category, code, language: 'DE', description: de }, ...inLanguages(category, { code, nl, fr })]
}

function inLanguages(category: string, { code, nl, fr }: Label): CodeRow[] {
  return [
    { category, code, language: 'FR', description: fr },
    { category, code, language: 'NL', description: nl },
  ]
}

// Only line ends are cut: a label may begin with a space.
function lines(table: string): string[][] {
  return table
    .split('\n')
    .filter(line => line !== '')
    .map(line => line.split('|'))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
