// griffie watch add | remove | list: the companies whose changes the holder of a key follows.

import type { Command } from 'commander'
import { readConfig } from '../../config.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { addWatched, listWatched, MAX_WATCHED, removeWatched } from '../../store/access/watch.ts'
import { CliError, EXIT } from '../errors.ts'
import { withDatabase } from '../open-database.ts'
import { readNumbersOrFiles } from '../read-enterprise-numbers.ts'

/** Adds `watch` and its commands to the program. */
export function addWatch(program: Command): void {
  const watch = program
    .command('watch')
    .description('watch lists of API keys: GET /api/v1/watch/changes has the changes of their companies')
  addChange(
    watch,
    'add',
    `put companies on the list of a key, at most ${MAX_WATCHED}`,
    async (keyId, numbers) => {
      const result = await withDatabase(readConfig(), ({ pool }) =>
        addWatched(pool, keyId, numbers.map(Number)),
      )
      if (result.outcome === 'unknown_key')
        throw new CliError(`There is no active key ${keyId}; "griffie keys list" shows them.`, EXIT.notFound)
      if (result.outcome === 'full')
        throw new CliError(
          `A key watches at most ${MAX_WATCHED} companies. Nothing was added.`,
          EXIT.badInput,
        )
      return `${result.added} added, ${numbers.length - result.added} on the list before.`
    },
  )
  addChange(watch, 'remove', 'take companies off the list of a key', async (keyId, numbers) => {
    const removed = await withDatabase(readConfig(), ({ pool }) =>
      removeWatched(pool, keyId, numbers.map(Number)),
    )
    return `${removed} removed, ${numbers.length - removed} not on the list.`
  })
  addList(watch)
}

type Change = (keyId: string, numbers: readonly EnterpriseNumber[]) => Promise<string>

function addChange(watch: Command, name: string, description: string, change: Change): void {
  watch
    .command(name)
    .description(description)
    .argument('<key-id>', 'the id that "keys list" shows')
    .argument(
      '<companies...>',
      'enterprise numbers in any notation, or files of them: one a line, or the first column of a CSV; - is standard input',
    )
    .action(async (keyId: string, words: string[]) => {
      const { numbers, invalid } = await readNumbersOrFiles(words)
      for (const line of invalid) process.stderr.write(`No enterprise number: ${line}\n`)
      if (numbers.length === 0) throw new CliError('No enterprise number was given.', EXIT.badInput)
      process.stderr.write(`${await change(keyId, numbers)}\n`)
    })
}

function addList(watch: Command): void {
  watch
    .command('list')
    .description('print the companies on the list of a key, one a line')
    .argument('<key-id>', 'the id that "keys list" shows')
    .action(async (keyId: string) => {
      const { companies } = await withDatabase(readConfig(), ({ pool }) =>
        listWatched(pool, keyId, 0, MAX_WATCHED),
      )
      if (companies.length === 0) process.stderr.write('No companies: griffie watch add --help\n')
      for (const { enterpriseNumber } of companies) process.stdout.write(`${enterpriseNumber}\n`)
    })
}
