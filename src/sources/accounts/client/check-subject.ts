// Checks that a document is about the requested deposit or company.

import type { EnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import { isObject, textOf } from '../parse/json/case-insensitive-object.ts'
import { findDepositNumber } from '../parse/values.ts'
import { AccountsServiceAnswerError } from './errors.ts'

/** Throws `wrong_document` unless a JSON-XBRL document names the deposit `reference`. */
export function requireReference(document: unknown, reference: string, url: string): void {
  const named = isObject(document) ? findDepositNumber(textOf(document, 'ReferenceNumber') ?? '') : null
  if (named === reference) return
  const detail = named ? `about ${named}` : 'without a deposit reference'
  throw new AccountsServiceAnswerError('wrong_document', url, { detail })
}

/** Throws `wrong_document` when a list of deposits names another company. */
export function requireCompany(items: readonly unknown[], number: EnterpriseNumber, url: string): void {
  for (const item of items) {
    const named = isObject(item) ? textOf(item, 'EnterpriseNumber') : null
    if (named !== null && Number(named.replaceAll(/\D/g, '')) !== Number(number)) {
      throw new AccountsServiceAnswerError('wrong_document', url, { detail: 'for another company' })
    }
  }
}
