// Values of a company in the reader's language, for extensions and previews.

import type {
  ExtensionId,
  ExtensionValue,
  ExtensionValues,
} from '../../usecases/reconcile/extend-companies.ts'
import { describeInsolvency } from '../i18n/insolvency-state.ts'
import type { Lang } from '../i18n/languages.ts'

/** One value; undefined where nothing is known of the company. */
export function findValue(values: ExtensionValues, id: ExtensionId, lang: Lang): ExtensionValue | undefined {
  if (id !== 'insolvency') return values[id]
  if (!values.insolvency) return undefined
  const { state } = values.insolvency
  return {
    name: describeInsolvency(lang, values.insolvency),
    code: state === 'as_registered' ? null : state,
  }
}
