// griffie risk explain

import type { Command } from 'commander'
import { readConfig } from '../../../config.ts'
import { parseEnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import { bandOf, RISK_REASONS } from '../../../domain/risk.ts'
import { loadModel } from '../../../risk/model/load-model.ts'
import { type ExplainedScore, explainCompany } from '../../../risk/score/explain-company.ts'
import { CliError, EXIT } from '../../errors.ts'
import { withDatabase } from '../../open-database.ts'
import { parseDay, refuse } from './options.ts'

type ExplainOptions = { asOf?: string; model?: string; json?: boolean }

/** Adds `risk explain`. */
export function addExplain(risk: Command): void {
  risk
    .command('explain')
    .description("explain a company's probability, or why it has none; nothing is stored")
    .argument('<number>', 'enterprise number, dots allowed')
    .option('--as-of <day>', 'with the data known on this day', parseDay)
    .option('--model <file>', 'model file (default: the one in use)')
    .option('--json', 'print as JSON, with every group and feature')
    .addHelpText(
      'after',
      `
Reasons are groups of figures, most influential first, each with its effect on the odds relative to the average
company of the model.

Example:
  griffie risk explain 0403.449.823`,
    )
    .action(async (text: string, options: ExplainOptions) => {
      const number = parseEnterpriseNumber(text)
      if (number === null) throw new CliError(`"${text}" is not an enterprise number.`, EXIT.usage)
      const config = readConfig()
      const today = new Date().toISOString().slice(0, 10)
      const model = await loadModel(options.model ?? config.riskModel).catch(refuse)
      const explained = await withDatabase(config, ({ pool }) =>
        explainCompany(pool, model, Number(number), { asOf: options.asOf ?? today, today }),
      )
      if (explained === null)
        throw new CliError(`${text} is unknown, or a natural person, who is never scored.`, EXIT.notFound)
      process.stdout.write(options.json ? `${JSON.stringify(explained)}\n` : render(explained))
    })
}

const SHOWN = 3

function render({ probability, reason, segment, explanation, reference, periodEnd }: ExplainedScore): string {
  const basis = reference ? `, on deposit ${reference} of the year to ${periodEnd}` : ''
  if (probability === null || explanation === null) {
    const set = probability === null ? 'no probability' : `${percent(probability)}, ${bandOf(probability)}`
    return `${set} (segment ${segment}${basis})${reason ? `: ${RISK_REASONS[reason]}` : ''}\n`
  }
  const { averageProbability, reasons } = explanation
  const lines = [
    `${percent(probability)}, ${bandOf(probability)} (segment ${segment}${basis}); the average company: ${percent(averageProbability)}`,
    ...reasons
      .slice(0, SHOWN)
      .flatMap(({ group, logOdds, features }) => [
        `  ${group.replaceAll('_', ' ')}: odds × ${Math.exp(logOdds).toFixed(2)}`,
        ...features.map(
          ({ name, value, formula }) =>
            `    ${name.replaceAll('_', ' ')} ${value === null ? 'not known' : Number(value.toFixed(3))}  (${formula})`,
        ),
      ]),
    ...describeLeftOut(reasons.slice(SHOWN).map(({ logOdds }) => logOdds)),
  ]
  return `${lines.join('\n')}\n`
}

// So that the factors shown and the average give the probability.
function describeLeftOut(logOdds: readonly number[]): string[] {
  if (logOdds.length === 0) return []
  const sum = logOdds.reduce((total, one) => total + one, 0)
  return [
    `  ${logOdds.length} smaller effects, left out: odds × ${Math.exp(sum).toFixed(2)} together (--json has all)`,
  ]
}

function percent(probability: number): string {
  return `${(100 * probability).toPrecision(3)} %`
}
