// griffie completeness

import type { Command } from 'commander'
import { readConfig } from '../../../config.ts'
import {
  type Completeness,
  listNotBankrupt,
  listWithoutOpening,
  measureCompleteness,
} from '../../../store/gazette/coverage.ts'
import { withDatabase } from '../../open-database.ts'
import { parsePositive } from '../access/keys.ts'

/** Adds `completeness` to the program. */
export function addCompleteness(program: Command): void {
  program
    .command('completeness')
    .description('compare the bankruptcies in the gazette with those in the register')
    .option('--list <n>', 'also list up to n enterprise numbers per gap', parsePositive)
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      `
A company that is bankrupt in the register (situation 048, 049 or 050) should have an opening in the gazette, and a
company with an open bankruptcy in the gazette should be bankrupt in the register. Only years whose gazette was
imported can be complete.`,
    )
    .action(async (options: { list?: number; json?: boolean }) => {
      const limit = options.list ?? 0
      const result = await withDatabase(readConfig(), async ({ pool }) => ({
        ...(await measureCompleteness(pool)),
        ...(limit > 0 && {
          listedWithoutOpening: await listWithoutOpening(pool, limit),
          listedNotBankrupt: await listNotBankrupt(pool, limit),
        }),
      }))
      process.stdout.write(options.json ? `${JSON.stringify(result)}\n` : render(result))
    })
}

type Listed = Completeness & { listedWithoutOpening?: string[]; listedNotBankrupt?: string[] }

function render(result: Listed): string {
  const n = (value: number) => value.toLocaleString('en')
  const share = (part: number, whole: number) =>
    whole === 0 ? '' : ` (${((100 * part) / whole).toFixed(1)} %)`
  const lines = [
    `bankrupt by the register        ${n(result.bankruptInRegister)}`,
    `  without an opening on file    ${n(result.withoutOpening)}${share(result.withoutOpening, result.bankruptInRegister)}`,
    ...result.bySituation.map(
      ({ situation, companies, withoutOpening }) =>
        `    situation ${situation}               ${n(withoutOpening)} of ${n(companies)}`,
    ),
    `open bankruptcy in the gazette  ${n(result.openInGazette)}`,
    `  not bankrupt by the register  ${n(result.notBankruptInRegister)}`,
    `  not in the register           ${n(result.notInRegister)}`,
    `events of unknown debtors       ${n(result.unidentifiedEvents)}`,
    `events matched by name          ${n(result.matchedEvents)}`,
    ...list('without an opening', result.listedWithoutOpening),
    ...list('not bankrupt by the register', result.listedNotBankrupt),
  ]
  return `${lines.join('\n')}\n`
}

function list(title: string, numbers: string[] | undefined): string[] {
  return numbers && numbers.length > 0 ? ['', `${title}:`, ...numbers.map(number => `  ${number}`)] : []
}
