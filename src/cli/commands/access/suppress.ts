// griffie suppress add | lift | list

import type { Command } from 'commander'
import { readConfig } from '../../../config.ts'
import { enterpriseNumberFrom, formatEnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import {
  deleteSuppression,
  insertSuppression,
  listSuppressions,
  type SuppressionRecord,
  type SuppressionTarget,
} from '../../../store/access/suppression.ts'
import {
  type HiddenCompany,
  type HiddenName,
  parseTarget,
  previewSuppression,
} from '../../../usecases/suppression/change-suppression.ts'
import { CliError, EXIT } from '../../errors.ts'
import { withDatabase } from '../../open-database.ts'

const WHOM = 'an enterprise number, or the full name of a person'

/** Adds `suppress` and its commands to the program. */
export function addSuppress(program: Command): void {
  const suppress = program
    .command('suppress')
    .description('hide a company or a person on every surface, after a court order or a justified request')
    .addHelpText(
      'after',
      `
A suppressed company is treated as unknown. A name suppresses mandates, facts and sole traders of that name: the same
words in any order, ignoring case, accents and hyphens; never longer names that contain it.

Examples:
  griffie suppress 0403.449.823 --reason "order of 3 March, ref. 12"
  griffie suppress "Anneke Van Pluim"
  griffie suppress lift "Anneke Van Pluim"
  griffie suppress list`,
    )
  addAdd(suppress)
  addLift(suppress)
  addList(suppress)
}

function addAdd(suppress: Command): void {
  suppress
    .command('add', { isDefault: true })
    .description('suppress a target; "add" may be omitted')
    .argument('<whom...>', WHOM)
    .option('--reason <text>', 'stored with the entry, shown by "list" only')
    .action(async (words: string[], { reason = null }: { reason?: string | null }) => {
      const target = requireTarget(words)
      await withDatabase(readConfig(), async ({ pool }) => {
        const isNew = await insertSuppression(pool, target, reason)
        printLine(
          isNew
            ? `${describe(target)} is suppressed: effective on running servers within a second, in shared caches within five minutes.`
            : `${describe(target)} was already suppressed.`,
        )
        for (const line of formatEffect(await previewSuppression(pool, target))) printLine(line)
      })
    })
}

function addLift(suppress: Command): void {
  suppress
    .command('lift')
    .description('remove a suppression')
    .argument('<whom...>', WHOM)
    .action(async (words: string[]) => {
      const target = requireTarget(words)
      const lifted = await withDatabase(readConfig(), ({ pool }) => deleteSuppression(pool, target))
      if (!lifted)
        throw new CliError(
          `${describe(target)} is not suppressed; "griffie suppress list" shows all entries.`,
          EXIT.notFound,
        )
      printLine(`The suppression of ${describe(target)} is lifted.`)
    })
}

function addList(suppress: Command): void {
  suppress
    .command('list')
    .description('list suppressions with date and reason')
    .option('--json', 'print as JSON')
    .action(async (options: { json?: boolean }) => {
      const all = await withDatabase(readConfig(), ({ pool }) => listSuppressions(pool))
      if (options.json) process.stdout.write(`${JSON.stringify(all.map(shape))}\n`)
      else if (all.length === 0) printLine('No suppressions.')
      else process.stdout.write(all.map(renderLine).join(''))
    })
}

function requireTarget(words: readonly string[]): SuppressionTarget {
  const text = words.join(' ')
  const target = parseTarget(text)
  if (target !== null) return target
  const fault = /\d/.test(text)
    ? 'is not an enterprise number: ten digits that begin with 0 or 1 and end in a checksum'
    : 'is not a full name: first name and family name are required'
  throw new CliError(`"${text}" ${fault}.`, EXIT.usage)
}

function describe(target: SuppressionTarget): string {
  return target.kind === 'name' ? `"${target.name}"` : formatStored(target.enterpriseNumber)
}

function formatStored(enterpriseNumber: number): string {
  return formatEnterpriseNumber(enterpriseNumberFrom(enterpriseNumber))
}

function formatEffect(hidden: HiddenCompany | HiddenName): string[] {
  return hidden.kind === 'company' ? formatCompany(hidden) : formatName(hidden)
}

function formatCompany({ company }: HiddenCompany): string[] {
  if (company === null) return ['The register has no such company: check the number.']
  const town = company.city === null ? '' : `, ${company.city}`
  const described = `It is ${company.legalName}${town}`
  if (!company.inRegister) return [`${described}, which has left the register.`]
  return [
    `${described}.`,
    'The served sitemap omits it; the stored one omits it after the next "griffie sitemap".',
  ]
}

function formatName({ mandates, companies, soleTraders, otherSpellings }: HiddenName): string[] {
  if (mandates + soleTraders.length + otherSpellings.length === 0)
    return ['No mandate and no sole trader has this name: check the spelling.']
  const traders = soleTraders.map(number => ` ${formatEnterpriseNumber(number)}`).join()
  return [
    `It matches ${count(mandates, 'mandate')} in ${companies === 1 ? 'one company' : `${companies} companies`} and ${count(soleTraders.length, 'sole trader')}${traders && `:${traders}`}.`,
    ...otherSpellings.map(name => `The gazette also has "${name}", which needs a suppression of its own.`),
  ]
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}

function shape({ enterpriseNumber, ...record }: SuppressionRecord) {
  return {
    ...record,
    enterpriseNumber: enterpriseNumber === null ? null : enterpriseNumberFrom(enterpriseNumber),
  }
}

function renderLine({ enterpriseNumber, name, reason, madeAt }: SuppressionRecord): string {
  const whom = enterpriseNumber === null ? name : formatStored(enterpriseNumber)
  return `${madeAt.toISOString().slice(0, 10)}  ${whom}${reason === null ? '' : `  (${reason})`}\n`
}

function printLine(line: string): void {
  process.stderr.write(`${line}\n`)
}
