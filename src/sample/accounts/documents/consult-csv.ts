// A deposit as the export of the Bank's public site: a line for each key and value, the first line empty, what it says of
// the deposit, then the figures of the period alone. Cells of the year before only where their code ends in P.

import { printShort } from './decimals.ts'
import type { Deposit } from './deposit.ts'

/** The file as text. Only for a deposit with figures. */
export function writeConsultCsv(deposit: Deposit): string {
  const { company, figures } = deposit
  const { address, language } = company
  const lines: [key: string, value: string][] = [
    ['Reference number', deposit.reference],
    ['Entity number', company.enterpriseNumber],
    ['Accounting period start date', deposit.periodStart],
    ['Accounting period end date', deposit.periodEnd],
    ['Model code', deposit.model],
    ['Deposit type', deposit.depositType],
    ['Language', language],
    ['Currency', 'EUR'],
    ['Entity name', company.name],
    ['Entity address street', address.street[language]],
    ['Entity address number', address.number],
    ['Entity postal code', address.zip],
    ['Entity city', address.city[language]],
    ['Entity country', 'België'],
    ['General assembly date', deposit.approvedOn],
    ['Liquidation flag', 'FALSE'],
    ['Correction flag', deposit.depositType === 'Correction' ? 'TRUE' : 'FALSE'],
    ['Legal form', company.legalForm?.[language] ?? ''],
    ...[...(figures?.current ?? [])].map(([code, value]): [string, string] => [code, printShort(value)]),
  ]
  return `\n${lines.map(([key, value]) => `${quote(key)},${quote(value)}`).join('\n')}\n`
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
