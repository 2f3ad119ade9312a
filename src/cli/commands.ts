// The commands by name.

import type { Command } from 'commander'

// In help order. Imported on demand: all commands together take two thirds of a second and 100 MB.
const COMMANDS: Record<string, () => Promise<(program: Command) => void>> = {
  serve: async () => (await import('./commands/serve.ts')).addServe,
  import: async () => (await import('./commands/intake/import-register.ts')).addImport,
  rollback: async () => (await import('./commands/intake/rollback.ts')).addRollback,
  fetch: async () => (await import('./commands/intake/fetch-gazette.ts')).addFetch,
  extract: async () => (await import('./commands/intake/extract.ts')).addExtract,
  financials: async () => (await import('./commands/financials.ts')).addFinancials,
  report: async () => (await import('./commands/report.ts')).addReport,
  worker: async () => (await import('./commands/worker.ts')).addWorker,
  completeness: async () => (await import('./commands/intake/completeness.ts')).addCompleteness,
  risk: async () => (await import('./commands/risk/risk.ts')).addRisk,
  sample: async () => (await import('./commands/sample.ts')).addSample,
  keys: async () => (await import('./commands/access/keys.ts')).addKeys,
  webhooks: async () => (await import('./commands/access/webhooks.ts')).addWebhooks,
  watch: async () => (await import('./commands/watch.ts')).addWatch,
  users: async () => (await import('./commands/access/users.ts')).addUsers,
  people: async () => (await import('./commands/people.ts')).addPeople,
  suppress: async () => (await import('./commands/access/suppress.ts')).addSuppress,
  backup: async () => (await import('./commands/backup.ts')).addBackup,
  restore: async () => (await import('./commands/restore.ts')).addRestore,
  status: async () => (await import('./commands/status.ts')).addStatus,
  statistics: async () => (await import('./commands/statistics.ts')).addStatistics,
  export: async () => (await import('./commands/export.ts')).addExport,
  query: async () => (await import('./commands/query.ts')).addQuery,
  sitemap: async () => (await import('./commands/sitemap.ts')).addSitemap,
  bulk: async () => (await import('./commands/bulk.ts')).addBulk,
}

/** Adds the command `name`, or all where there is none of that name, to `program`; returns them with their subcommands. */
export async function addCommands(program: Command, name: string): Promise<Command[]> {
  const named = COMMANDS[name]
  for (const load of named ? [named] : Object.values(COMMANDS)) (await load())(program)
  return [...program.commands, ...program.commands.flatMap(({ commands }) => commands)]
}
