// griffie webhooks add | list | remove | pause | resume | test | deliveries | replay

import { randomBytes } from 'node:crypto'
import { type Command, InvalidArgumentError } from 'commander'
import { readConfig } from '../../../config.ts'
import { CHANGE_KINDS, type ChangeKind, parseChangeKinds } from '../../../domain/changes/change-kinds.ts'
import { testMessage } from '../../../domain/webhooks/message.ts'
import { formatSecret, SECRET_BYTES } from '../../../domain/webhooks/sign-message.ts'
import { errorOf } from '../../../jobs/webhooks/deliver-batch.ts'
import { ATTEMPT_TIMEOUT_MS, sendMessage } from '../../../jobs/webhooks/send-message.ts'
import { createPostSender } from '../../../platform/http-client/post-sender.ts'
import { assertPublicHost } from '../../../platform/http-client/public-lookup.ts'
import {
  deleteWebhook,
  findReceiver,
  insertWebhook,
  pauseWebhook,
  resumeWebhook,
} from '../../../store/access/webhooks/webhooks.ts'
import type { Pool } from '../../../store/db/pool.ts'
import { CliError, EXIT } from '../../errors.ts'
import { withDatabase } from '../../open-database.ts'
import { readEnterpriseNumbers } from '../../read-enterprise-numbers.ts'
import { addDeliveries, addList, addReplay, unknownWebhook } from './webhook-reports.ts'

const ID_BYTES = 4

/** Adds `webhooks` and its commands to the program. */
export function addWebhooks(program: Command): void {
  const webhooks = program
    .command('webhooks')
    .description('send changes of companies to receivers, signed by Standard Webhooks')
    .addHelpText(
      'after',
      `
Workers (griffie worker) deliver, in order and at least once. A receiver that fails is tried again for three days, then
disabled until "griffie webhooks resume".

Kinds of changes:
${Object.entries(CHANGE_KINDS)
  .map(([kind, meaning]) => `  ${kind.padEnd(36)} ${meaning}`)
  .join('\n')}

Examples:
  griffie webhooks add https://desk.example.org/griffie --key 1a2b3c4d
  griffie webhooks add https://desk.example.org/griffie --key 1a2b3c4d --kinds risk.band,gazette.insolvency_event
  griffie webhooks add https://desk.example.org/griffie --key 1a2b3c4d --companies clients.txt
  griffie webhooks deliveries 5e6f7a8b --failed
  griffie webhooks replay 5e6f7a8b --from 2026-03-02`,
    )
  addAdd(webhooks)
  addList(webhooks)
  addRemove(webhooks)
  addPause(webhooks)
  addResume(webhooks)
  addTest(webhooks)
  addDeliveries(webhooks)
  addReplay(webhooks)
}

type AddOptions = { key: string; kinds?: ChangeKind[]; companies?: string; watched?: boolean; json?: boolean }

function addAdd(webhooks: Command): void {
  webhooks
    .command('add')
    .description('add a webhook for changes from now on, and print its signing secret; it is shown only once')
    .argument('<url>', 'where changes are posted to')
    .requiredOption('--key <id>', 'the API key it belongs to; revoking the key ends it')
    .option('--kinds <kinds>', 'only these kinds of changes, comma-separated', parseKinds)
    .option(
      '--companies <file>',
      'only companies in this file, one enterprise number a line; -: standard input',
    )
    .option('--watched', "only companies of the key's watch list")
    .option('--json', 'print the id and the secret as JSON')
    .action(async (address: string, options: AddOptions) => {
      const { key, kinds = null, companies: file, watched = false } = options
      if (watched && file !== undefined)
        throw new CliError('--watched and --companies cannot be combined.', EXIT.usage)
      const config = readConfig()
      const url = parseReceiver(address, config.webhooksAllowPrivate)
      const companies = file === undefined ? null : (await readEnterpriseNumbers([], file)).map(Number)
      const webhookId = randomBytes(ID_BYTES).toString('hex')
      const bytes = randomBytes(SECRET_BYTES)
      const webhook = { webhookId, keyId: key, url, secret: bytes, kinds, companies, watched }
      const isAdded = await withDatabase(config, ({ pool }) => insertWebhook(pool, webhook))
      if (!isAdded)
        throw new CliError(`There is no active key ${key}; "griffie keys list" shows them.`, EXIT.notFound)
      const secret = formatSecret(bytes)
      process.stdout.write(`${options.json ? JSON.stringify({ webhookId, secret }) : secret}\n`)
      process.stderr.write(
        `Webhook ${webhookId} added. The secret verifies its messages and is not shown again; try it with "griffie webhooks test ${webhookId}".\n`,
      )
    })
}

/** Throws `CliError` for an address to which nothing would be sent. */
function parseReceiver(text: string, allowPrivate: boolean): URL {
  const refuse = (reason: string) => new CliError(`Invalid address of a receiver: ${reason}.`, EXIT.usage)
  if (!URL.canParse(text)) throw refuse('it is not a URL')
  const url = new URL(text)
  const isHttp = url.protocol === 'http:' && allowPrivate
  if (url.protocol !== 'https:' && !isHttp)
    throw refuse('it must begin with https:// (http:// with WEBHOOKS_ALLOW_PRIVATE=true)')
  if (url.username || url.password)
    throw refuse('it must not contain a user or a password; messages are signed')
  url.hash = ''
  if (allowPrivate) return url
  try {
    assertPublicHost(url)
  } catch {
    throw refuse('it is a private address (WEBHOOKS_ALLOW_PRIVATE=true allows these)')
  }
  return url
}

function parseKinds(text: string): ChangeKind[] {
  const kinds = parseChangeKinds(text.split(',').map(part => part.trim()))
  if ('unknown' in kinds) throw new InvalidArgumentError(kinds.unknown)
  return kinds
}

function addRemove(webhooks: Command): void {
  webhooks
    .command('remove')
    .description('delete a webhook and its delivery log')
    .argument('<id>', 'the id that "webhooks list" shows')
    .action(id => change(id, deleteWebhook, `Webhook ${id} is removed.`))
}

function addPause(webhooks: Command): void {
  webhooks
    .command('pause')
    .description('stop deliveries after the current one; changes meanwhile are sent after "resume"')
    .argument('<id>', 'the id that "webhooks list" shows')
    .action(id => change(id, pauseWebhook, `Webhook ${id} is paused.`))
}

function addResume(webhooks: Command): void {
  webhooks
    .command('resume')
    .description('deliver again, from where it stopped: after "pause", or when it was disabled')
    .argument('<id>', 'the id that "webhooks list" shows')
    .action(id => change(id, resumeWebhook, `Webhook ${id} is active.`))
}

async function change(
  id: string,
  apply: (pool: Pool, id: string) => Promise<boolean>,
  done: string,
): Promise<void> {
  if (!(await withDatabase(readConfig(), ({ pool }) => apply(pool, id)))) throw unknownWebhook(id)
  process.stderr.write(`${done}\n`)
}

function addTest(webhooks: Command): void {
  webhooks
    .command('test')
    .description('send a message of type webhook.test from here, and print the outcome')
    .argument('<id>', 'the id that "webhooks list" shows')
    .action(async (id: string) => {
      const config = readConfig()
      const receiver = await withDatabase(config, ({ pool }) => findReceiver(pool, id))
      if (receiver === null) throw unknownWebhook(id)
      const sender = createPostSender({
        timeoutMs: ATTEMPT_TIMEOUT_MS,
        allowPrivate: config.webhooksAllowPrivate,
      })
      const at = new Date()
      const message = testMessage(id, randomBytes(ID_BYTES).toString('hex'), at)
      const result = await sendMessage(sender, receiver, message, { at })
      sender.close()
      const error = errorOf(result)
      if (error !== null) throw new CliError(`Not delivered: ${error}.`)
      process.stdout.write(`Delivered ${message.id}: status ${'status' in result ? result.status : ''}\n`)
    })
}
