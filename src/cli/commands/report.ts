// griffie report

import { writeFile } from 'node:fs/promises'
import { type Command, Option } from 'commander'
import { type Config, publicOrigin, readConfig } from '../../config.ts'
import type { Member } from '../../domain/access/member.ts'
import { formatEnterpriseNumber, parseEnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { SourceUnavailableError, UnknownCompanyError } from '../../domain/errors.ts'
import { LANGUAGES, type Lang } from '../../http/i18n/languages.ts'
import { createReport, type ReportOrder } from '../../http/site/report/compose-report.ts'
import { createWorkbook } from '../../http/site/report/workbook.ts'
import { writeFileAtomic } from '../../platform/write-file-atomic.ts'
import { CliError, EXIT } from '../errors.ts'
import { type OpenDatabase, withDatabase } from '../open-database.ts'
import { openUseCases } from '../open-use-cases.ts'

type Options = { lang: Lang; format: 'pdf' | 'xlsx'; output?: string }

/** Adds `report` to the program. */
export function addReport(program: Command): void {
  program
    .command('report')
    .description('write the report of a company as PDF, or all of it as an Excel workbook')
    .argument('<number>', 'enterprise number, dots allowed')
    .addOption(new Option('--lang <language>', 'language of the report').choices(LANGUAGES).default('nl'))
    .addOption(new Option('--format <format>', 'kind of file').choices(['pdf', 'xlsx']).default('pdf'))
    .option(
      '--output <file>',
      'file to write; - is standard output (default: NUMBER-report.pdf or NUMBER.xlsx)',
    )
    .addHelpText(
      'after',
      `
Identity, state, risk, events, officers, owners, five years of figures, and publications with the words that prove each
fact. A source that does not answer is named. The answers that a PDF rests on are attached to it, with their SHA-256.

Examples:
  griffie report 0403.449.823 --lang fr
  griffie report 0403.449.823 --format xlsx --output - > company.xlsx`,
    )
    .action(async (text: string, options: Options) => {
      const number = parseEnterpriseNumber(text)
      if (number === null) throw new CliError(`"${text}" is not an enterprise number.`, EXIT.usage)
      const config = readConfig()
      const { lang, format, output = `${number}${format === 'pdf' ? '-report.pdf' : '.xlsx'}` } = options
      const order = { number, lang, viewer: OPERATOR, origin: publicOrigin(config), now: new Date() }
      const file = await withDatabase(config, database => makeFile(config, database, order, format))
      if (output === '-') process.stdout.write(file)
      else await writeFileAtomic(output, partial => writeFile(partial, file))
      if (output !== '-') process.stderr.write(`${output}: ${file.length.toLocaleString('en')} bytes\n`)
    })
}

/** Who runs the command sees what members on the paid plan see. */
const OPERATOR: Member = { userId: 'operator', email: '', plan: 'paid' }

async function makeFile(
  config: Config,
  database: OpenDatabase,
  order: ReportOrder,
  format: Options['format'],
): Promise<Buffer> {
  const opened = await openUseCases(config, database)
  try {
    return format === 'pdf'
      ? (await createReport(order, opened.sources)).pdf
      : await createWorkbook(order, opened.sources)
  } catch (error) {
    const named = formatEnterpriseNumber(order.number)
    if (error instanceof UnknownCompanyError)
      throw new CliError(`${named} is in no loaded source.`, EXIT.notFound)
    if (error instanceof SourceUnavailableError)
      throw new CliError(`The ${error.source} did not answer, so there is no report of ${named}.`)
    throw error
  } finally {
    await opened.close()
  }
}
