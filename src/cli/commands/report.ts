// griffie report

import { writeFile } from 'node:fs/promises'
import { type Command, Option } from 'commander'
import { type Config, publicOrigin, readConfig } from '../../config.ts'
import type { Member } from '../../domain/access/member.ts'
import { formatEnterpriseNumber, parseEnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { type SourceName, SourceUnavailableError, UnknownCompanyError } from '../../domain/errors.ts'
import { LANGUAGES, type Lang } from '../../http/i18n/languages.ts'
import { createReport, type ReportOrder } from '../../http/site/report/compose-report.ts'
import { createWorkbook, type WorkbookSources } from '../../http/site/report/workbook.ts'
import { createLogger } from '../../platform/log.ts'
import { createProbe } from '../../platform/polling/probe.ts'
import { type LoadedSource, requireLoaded } from '../../store/db/require-loaded.ts'
import { openSource, type Source } from '../../store/db/source.ts'
import { readGazetteCoverage } from '../../store/gazette/coverage.ts'
import { createUseCases } from '../../usecases/create-use-cases.ts'
import { readFreshness } from '../../usecases/health/read-freshness.ts'
import { createSuppressionReader } from '../../usecases/suppression/read-suppression.ts'
import { CliError, EXIT } from '../errors.ts'
import { type OpenDatabase, withDatabase } from '../open-database.ts'

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
      else await writeFile(output, file).catch(error => refuseOutput(output, error))
      if (output !== '-') process.stderr.write(`${output}: ${file.length.toLocaleString('en')} bytes\n`)
    })
}

/** Who runs the command sees what members on the paid plan see. */
const OPERATOR: Member = { userId: 'operator', email: '', plan: 'paid' }

function refuseOutput(output: string, { message }: Error): never {
  throw new CliError(`${output} cannot be written: ${message}.`)
}

async function makeFile(
  config: Config,
  database: OpenDatabase,
  order: ReportOrder,
  format: Options['format'],
): Promise<Buffer> {
  const opened = await openSources(config, database)
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

const LOADED: readonly LoadedSource[] = ['register', 'gazette', 'accounts']

/** The use cases of the service over the database of the command, with its suppression list. */
async function openSources(
  config: Config,
  { url, pool }: OpenDatabase,
): Promise<{ sources: WorkbookSources; close(): Promise<void> }> {
  const logger = createLogger(config.logLevel)
  const open = (name: SourceName) => openSource({ name, url, logger, connections: 2 })
  const opened: Record<SourceName, Source> = {
    register: open('register'),
    gazette: open('gazette'),
    accounts: open('accounts'),
    risk: open('risk'),
  }
  const loaded = LOADED.map(name => [name, requireLoaded(opened[name], name)] as const)
  const list = await createSuppressionReader(pool)()
  const useCases = createUseCases({
    sources: { ...opened, ...Object.fromEntries(loaded) },
    suppression: { list: () => list },
    searchCompanies: async () => [], // a report searches nothing
    dataVersion: () => null,
  })
  const pools = { register: pool, gazette: pool, accounts: pool, risk: pool }
  return {
    sources: {
      ...useCases,
      readFreshness: () => readFreshness(pools, createProbe(logger), () => readGazetteCoverage(pool)),
      loadStates: () =>
        Object.fromEntries(loaded.map(([name, source]) => [name, source.loadState()])) as ReturnType<
          WorkbookSources['loadStates']
        >,
    },
    async close() {
      await Promise.all(Object.values(opened).map(source => source.close()))
    },
  }
}
