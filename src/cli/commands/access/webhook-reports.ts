// griffie webhooks list | deliveries | replay

import { type Command, InvalidArgumentError } from 'commander'
import { readConfig } from '../../../config.ts'
import type { ChangePosition } from '../../../domain/changes/change.ts'
import { formatCursor, parseCursor } from '../../../domain/changes/cursor.ts'
import { enterpriseNumberFrom, formatEnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import { messageId } from '../../../domain/webhooks/message.ts'
import { type DeliveryRecord, listDeliveries } from '../../../store/access/webhooks/webhook-log.ts'
import {
  cursorBefore,
  findReceiver,
  listWebhooks,
  moveCursor,
  type WebhookRecord,
} from '../../../store/access/webhooks/webhooks.ts'
import { addListCommand } from '../../add-list-command.ts'
import { CliError, EXIT } from '../../errors.ts'
import { withDatabase } from '../../open-database.ts'
import { formatTable, formatTime } from '../../table.ts'
import { parsePositive } from './keys.ts'

export function addList(webhooks: Command): void {
  addListCommand(webhooks, {
    name: 'list',
    description: 'list webhooks with their state (never their secrets)',
    read: listWebhooks,
    format: formatWebhooks,
    none: 'No webhooks yet: griffie webhooks add --help',
  })
}

function formatWebhooks(all: readonly WebhookRecord[]): string {
  return formatTable(
    ['ID', 'STATE', 'KEY', 'CHANGES', 'BEHIND', 'LAST DELIVERY (UTC)', 'URL'],
    all.map(webhook => [
      webhook.webhookId,
      describeState(webhook),
      webhook.keyId,
      describeFilter(webhook),
      String(webhook.behind),
      formatTime(webhook.deliveredAt),
      webhook.url,
    ]),
  )
}

function describeState({ state, notice, keyRevoked, failures, nextAttemptAt }: WebhookRecord): string {
  if (keyRevoked) return 'key revoked'
  const label = state === 'disabled' ? 'DISABLED' : state
  if (notice !== null) return `${label}: ${notice}`
  if (state !== 'active' || failures === 0) return label
  return `failing, ${failures} attempts, next ${formatTime(nextAttemptAt)}`
}

function describeFilter({ kinds, companies, watched }: WebhookRecord): string {
  const which = kinds === null ? 'all kinds' : kinds.join(',')
  if (watched) return `${which}, watch list`
  return companies === null ? which : `${which}, ${companies.toLocaleString('en')} companies`
}

type DeliveriesOptions = { failed?: boolean; limit: number; json?: boolean }

const SHOWN = 50

export function addDeliveries(webhooks: Command): void {
  webhooks
    .command('deliveries')
    .description('the delivery log of a webhook: newest changes first, kept for 30 days')
    .argument('<id>', 'the id that "webhooks list" shows')
    .option('--failed', 'only what is not delivered')
    .option('--limit <n>', 'at most so many', parsePositive, SHOWN)
    .option('--json', 'print as JSON')
    .action(async (id: string, { failed = false, limit, json }: DeliveriesOptions) => {
      const log = await withDatabase(readConfig(), async ({ pool }) => {
        if ((await findReceiver(pool, id)) === null) throw unknownWebhook(id)
        return listDeliveries(pool, id, { failed, limit })
      })
      if (json) process.stdout.write(`${JSON.stringify(log.map(row => toJson(id, row)))}\n`)
      else if (log.length === 0) process.stderr.write('Nothing was sent yet.\n')
      else process.stdout.write(formatDeliveries(log))
    })
}

function toJson(id: string, { position, item, ...row }: DeliveryRecord) {
  const place = { position, item }
  return { messageId: messageId(id, place), changeId: formatCursor(place), ...row }
}

function formatDeliveries(log: readonly DeliveryRecord[]): string {
  return formatTable(
    ['CHANGE', 'LAST ATTEMPT (UTC)', 'RESULT', 'ATTEMPTS', 'MS', 'KIND', 'COMPANY'],
    log.map(row => [
      formatCursor(row),
      formatTime(row.lastAttemptAt),
      row.error ?? `delivered, ${row.status}`,
      String(row.attempts),
      String(row.durationMs),
      row.kind,
      formatEnterpriseNumber(enterpriseNumberFrom(row.enterpriseNumber)),
    ]),
  )
}

/** A change, or a time from which they count. */
type ReplayStart = ChangePosition | Date

export function addReplay(webhooks: Command): void {
  webhooks
    .command('replay')
    .description('send again what was recorded from a place or a time on, with the same message ids')
    .argument('<id>', 'the id that "webhooks list" shows')
    .requiredOption(
      '--from <start>',
      'id of a change (it is sent too), day, or time with its offset',
      parseStart,
    )
    .addHelpText(
      'after',
      `\nExamples:\n  griffie webhooks replay 5e6f7a8b --from MTIwNC4z\n  griffie webhooks replay 5e6f7a8b --from 2026-03-02T14:00:00Z`,
    )
    .action(async (id: string, { from }: { from: ReplayStart }) => {
      const isMoved = await withDatabase(readConfig(), async ({ pool }) =>
        moveCursor(pool, id, from instanceof Date ? await cursorBefore(pool, from) : placeBefore(from)),
      )
      if (!isMoved) throw unknownWebhook(id)
      process.stderr.write(`Webhook ${id} continues from there; workers send what is recorded.\n`)
    })
}

function placeBefore({ position, item }: ChangePosition): ChangePosition {
  return { position, item: item - 1 }
}

const TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(\.\d+)?(Z|[+-]\d\d:\d\d))?$/

function parseStart(text: string): ReplayStart {
  const cursor = parseCursor(text)
  if (cursor !== null) return cursor
  const time = new Date(text)
  if (!TIME.test(text) || Number.isNaN(time.getTime()))
    throw new InvalidArgumentError(
      'neither the id of a change (MTIwNC4z) nor a time (2026-03-02, 2026-03-02T14:00:00Z)',
    )
  return time
}

/** The error for an id that no webhook has. */
export function unknownWebhook(id: string): CliError {
  return new CliError(`There is no webhook ${id}; "griffie webhooks list" shows them.`, EXIT.notFound)
}
