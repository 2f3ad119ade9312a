// npm run bench:recovery [-- --companies N] [--keep FOLDER]: duration of rollback, backup and restore on
// full-size data. Prints a table and writes bench/results-recovery.md.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../../src/cli/open-database.ts'
import { PROJECT_DIR, readConfig } from '../../src/config.ts'
import { prepareData } from '../load/prepare-data.ts'
import { describeMachine } from '../machine.ts'
import { renderTable } from '../report.ts'
import { measureBackups } from './backups.ts'
import { measureRollbacks } from './rollbacks.ts'

const HELP = `node bench/recovery/main.ts [--companies N] [--keep FOLDER]

  --companies N   generated companies in the register (1,940,000)
  --keep FOLDER   a data folder that is filled once and reused, by bench/load/main.ts too
`

const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '1940000' },
    keep: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
})
if (values.help) {
  process.stdout.write(HELP)
  process.exit(0)
}

const companies = Number(values.companies)
const say = (text: string) => void process.stderr.write(`${text}\n`)
const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'griffie-bench-recovery-'))
const config = readConfig({ GRIFFIE_DATA_DIR: folder, LOG_LEVEL: 'warn' })
const database = await openDatabase(config)
try {
  await prepareData({ config, database, companies, say })
  const rows = [
    ...(await measureRollbacks({ config, database, say })),
    ...(await measureBackups({ config, database, say })),
  ]
  const table = renderTable(rows)
  process.stdout.write(`${table}\n`)
  writeFileSync(
    join(PROJECT_DIR, 'bench', 'results-recovery.md'),
    `# Figures of rollbacks and backups

Made by \`npm run bench:recovery\` on a generated register of ${companies.toLocaleString('en')} companies, with a gazette, accounts and scores about one in fifty. ${describeMachine()}
Seconds are those reported by the commands, without the start of a process or a database; the verification of a backup includes the start of the process.

${table}
`,
  )
} finally {
  await database.close()
  if (!values.keep) rmSync(folder, { recursive: true, force: true })
}
