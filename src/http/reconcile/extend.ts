// Data extension: values of companies as the specification writes them.

import PQueue from 'p-queue'
import type { ExtendCompany, ExtensionValue } from '../../usecases/reconcile/extend-companies.ts'
import type { Lang } from '../i18n/languages.ts'
import { findValue } from './extension-values.ts'
import { extensionProperties, isExtension } from './properties.ts'
import type { ExtensionQuery } from './read-queries.ts'

// Dossiers composed at a time for one request.
const CONCURRENT = 8

type Cell = { str: string } | { date: string }

/** Rows of all ids; empty cells for what is unknown or not filed. */
export async function extendCompanies(
  extendCompany: ExtendCompany,
  { ids, properties }: ExtensionQuery,
  lang: Lang,
): Promise<object> {
  const names = new Map(extensionProperties(lang).map(({ id, name }) => [id, name]))
  const asked = properties.map(({ id }) => id).filter(isExtension)
  const queue = new PQueue({ concurrency: CONCURRENT })
  const rows = await queue.addAll(
    ids.map(id => async () => {
      const values = await extendCompany(id, asked, lang)
      const cells = properties.map(({ id: property, asCode }) => {
        const value = values && isExtension(property) ? findValue(values, property, lang) : undefined
        return [property, toCells(property, value, asCode)] as const
      })
      return [id, Object.fromEntries(cells)] as const
    }),
  )
  return {
    meta: properties.map(({ id }) => ({ id, name: names.get(id) ?? id })),
    rows: Object.fromEntries(rows),
  }
}

function toCells(property: string, value: ExtensionValue | undefined, asCode: boolean): Cell[] {
  const text = (asCode ? value?.code : value?.name) ?? null
  if (text === null) return []
  return property === 'start' ? [{ date: `${text}T00:00:00Z` }] : [{ str: text }]
}
