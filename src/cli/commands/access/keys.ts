// griffie keys issue | list | revoke | allow | disallow

import { type Command, InvalidArgumentError } from 'commander'
import { type Config, readConfig } from '../../../config.ts'
import type { KeyRights } from '../../../domain/access/api-key.ts'
import { createLogger } from '../../../platform/log.ts'
import { type KeyRecord, listKeys, revokeKey, setKeyRights } from '../../../store/access/api-keys.ts'
import type { Pool } from '../../../store/db/pool.ts'
import { issueApiKey } from '../../../usecases/access/issue-api-key.ts'
import { addListCommand } from '../../add-list-command.ts'
import { CliError, EXIT } from '../../errors.ts'
import { withDatabase } from '../../open-database.ts'
import { formatTable, formatTime } from '../../table.ts'

// Notifies running nodes of changed API keys. Without Redis they find the change by polling.

/** Publishes through Redis, if configured. Never fails. */
async function publishKeyChange({ redisUrl }: Config, pool: Pool): Promise<void> {
  if (redisUrl === null) return
  const { publishOnce } = await import('../../../store/redis/open-redis.ts')
  await publishOnce({ url: redisUrl, pool, logger: createLogger('silent') }, { kind: 'keys_changed' })
}

/** Adds `keys` and its commands to the program. */
export function addKeys(program: Command): void {
  const keys = program.command('keys').description('issue, list and revoke API keys, and change their rights')
  addIssue(keys)
  addList(keys)
  addRevoke(keys)
  addRight(keys, 'allow', 'grant a right to a key')
  addRight(keys, 'disallow', 'withdraw a right from a key')
}

type IssueOptions = { holder: string; email: string; rateLimit?: number; json?: boolean } & Partial<KeyRights>

function addIssue(keys: Command): void {
  keys
    .command('issue')
    .description('issue a key and print it; it is shown only once')
    .requiredOption('--holder <name>', 'who the key is for')
    .requiredOption('--email <mail>', 'where breaking changes are announced', parseMail)
    .option(
      '--rate-limit <n>',
      'requests per minute for this key alone (default: 60 per client address)',
      parsePositive,
    )
    .option('--people', 'the key may look up people: personal data, and every look-up is recorded')
    .option('--bulk', 'the key may download bulk files')
    .option('--json', 'print the id and the key as JSON')
    .addHelpText(
      'after',
      `\nExample:\n  KEY=$(griffie keys issue --holder "Ghent Data Desk" --email desk@example.org)`,
    )
    .action(async (options: IssueOptions) => {
      const { holder, email, rateLimit = null, people, bulk } = options
      const config = readConfig()
      const issued = await withDatabase(config, async ({ pool }) => {
        const made = await issueApiKey(pool, { holder, email, rateLimit, people, bulk })
        await publishKeyChange(config, pool)
        return made
      })
      process.stdout.write(`${options.json ? JSON.stringify(issued) : issued.key}\n`)
      process.stderr.write(
        `Key ${issued.keyId} issued to ${holder}. It is stored only as a hash and is not shown again.\n`,
      )
    })
}

function addList(keys: Command): void {
  addListCommand(keys, {
    name: 'list',
    description: 'list keys and their holders (never the keys themselves)',
    read: listKeys,
    format: renderTable,
    none: 'No keys issued yet: griffie keys issue --help',
  })
}

function addRevoke(keys: Command): void {
  keys
    .command('revoke')
    .description('revoke a key; running servers reject it within two seconds')
    .argument('<id>', 'the id that "keys list" shows')
    .action(async (id: string) => {
      await changeKey(id, pool => revokeKey(pool, id))
      process.stderr.write(`Key ${id} is revoked.\n`)
    })
}

function addRight(keys: Command, name: 'allow' | 'disallow', description: string): void {
  const isAllowed = name === 'allow'
  keys
    .command(name)
    .description(`${description}; running servers apply it within two seconds`)
    .argument('<id>', 'the id that "keys list" shows')
    .option('--people', 'the right to look up people: personal data, and every look-up is recorded')
    .option('--bulk', 'the right to download bulk files')
    .action(async (id: string, { people, bulk }: Partial<KeyRights>) => {
      if (!people && !bulk) throw new CliError('Name a right: --people or --bulk.', EXIT.usage)
      const rights = { ...(people && { people: isAllowed }), ...(bulk && { bulk: isAllowed }) }
      await changeKey(id, pool => setKeyRights(pool, id, rights))
      const what = [people && 'look up people', bulk && 'download bulk files'].filter(Boolean).join(' and ')
      process.stderr.write(`Key ${id} may ${isAllowed ? '' : 'not '}${what}.\n`)
    })
}

// `change` returns false when there is no active key of this id.
async function changeKey(id: string, change: (pool: Pool) => Promise<boolean>): Promise<void> {
  const config = readConfig()
  const changed = await withDatabase(config, async ({ pool }) => {
    const found = await change(pool)
    if (found) await publishKeyChange(config, pool)
    return found
  })
  if (!changed)
    throw new CliError(`There is no active key ${id}; "griffie keys list" shows them.`, EXIT.notFound)
}

function renderTable(all: readonly KeyRecord[]): string {
  return formatTable(
    ['ID', 'STATE', 'BUDGET', 'PEOPLE', 'BULK', 'ISSUED (UTC)', 'LAST USED (UTC)', 'HOLDER'],
    all.map(key => [
      key.keyId,
      key.revokedAt ? 'revoked' : 'active',
      key.rateLimit ? `${key.rateLimit}/min` : '60/min per address',
      key.people ? 'yes' : 'no',
      key.bulk ? 'yes' : 'no',
      formatTime(key.issuedAt),
      formatTime(key.lastUsedAt),
      `${key.holder} <${key.email}>`,
    ]),
  )
}

function parseMail(text: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(text)) throw new InvalidArgumentError('not a mail address')
  return text
}

/** Parses an integer of at least 1. */
export function parsePositive(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('must be a whole number of at least 1')
  return Number(text)
}
