// The one place that reads the environment. Every setting is optional; all faults are told at once.

import { availableParallelism, homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** The folder that holds `package.json`. */
export const PROJECT_DIR = dirname(dirname(fileURLToPath(import.meta.url)))

/** The folder of an install's data, as the setting says or beside the program; absolute. */
export function dataDirFrom({ GRIFFIE_DATA_DIR: dir }: { GRIFFIE_DATA_DIR?: string | undefined }): string {
  return dir === undefined ? join(PROJECT_DIR, '.griffie') : resolve(dir.replace(/^~(?=\/|$)/, homedir()))
}

const url = z.string().refine(text => URL.canParse(text), 'is not a URL')

const wholeNumber = z.string().regex(/^\d+$/, 'must be a whole number').transform(Number)
const port = wholeNumber.refine(number => number <= 65_535, 'must be at most 65535')

// The fault never shows the value. What a header cannot carry would otherwise come back in an error of the network.
const secret = z
  .string()
  .transform(text => text.trim())
  .refine(text => /^[\x21-\x7e]+$/.test(text), 'must be one word of plain letters, digits and signs')

const postgresUrl = url.refine(
  text => /^postgres(ql)?:/.test(text),
  'must begin with postgres:// or postgresql://',
)

const list = z.string().transform(text =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== ''),
)

/** All settings by their environment variable, each as text. */
export const settingsSchema = z.object({
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URLS: list
    .pipe(z.array(z.string().regex(/^postgres(ql)?:\/\//, 'must be postgres:// addresses, comma-separated')))
    .default([]),
  REPLICA_MAX_LAG_MS: wholeNumber.default(5_000),
  REDIS_URL: url.refine(text => /^rediss?:/.test(text), 'must begin with redis:// or rediss://').optional(),
  PROCESSES: z
    .string()
    .regex(/^auto$|^\d+$/, 'must be 1 to 64, or auto: one for each processor')
    .transform(text => (text === 'auto' ? Math.min(availableParallelism(), 64) : Number(text)))
    .refine(number => number >= 1 && number <= 64, 'must be 1 to 64, or auto: one for each processor')
    .default(1),
  WITH_WORKER: z.enum(['auto', 'on', 'off']).default('auto'),
  MAX_CONNECTIONS: wholeNumber.refine(number => number >= 1, 'must be at least 1').default(10_000),
  GRIFFIE_DATA_DIR: z.string().optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(8080),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  LOG_REQUESTS: z.enum(['off', 'on']).default('off'),
  SLOW_QUERY_MS: wholeNumber.optional(),
  BASE_URL: url
    .refine(text => /^https?:\/\/[^?#]+$/.test(text), 'must begin with http:// or https:// and have no query')
    .transform(text => text.replace(/\/+$/, ''))
    .optional(),
  GRIFFIE_COMMIT: z
    .string()
    .regex(/^[\da-f]{7,64}$/, 'must be the hash of a commit')
    .optional(),
  GRIFFIE_BUILT_AT: z.iso
    .datetime({ offset: true, error: 'must be a time such as 2026-01-31T12:00:00Z' })
    .optional(),
  DEFAULT_LANGUAGE: z.enum(['nl', 'fr', 'de', 'en']).default('nl'),
  TRUST_PROXY: list
    .pipe(z.array(z.string().regex(/^[\da-f.:/]+$|^loopback$|^linklocal$|^uniquelocal$/i)))
    .optional(),
  MCP_ALLOWED_HOSTS: list
    .pipe(z.array(z.string().regex(/^[\w.:[\]-]+$/, 'must be host names, comma-separated')))
    .default([]),
  QUEUE_BACKEND: z.enum(['postgres', 'citus', 'yugabytedb']).default('postgres'),
  REGISTER_URL: url.transform(text => text.replace(/\/+$/, '')).default('https://kbopub.economie.fgov.be'),
  REGISTER_SFTP: z
    .string()
    .regex(/^[\w.-]+(:\d+)?$/, 'must be a host, or host:port')
    .default('ftps.economie.fgov.be'),
  REGISTER_SFTP_HOST_KEY: z
    .string()
    .regex(/^SHA256:[\w+/]{43}$/, 'must be a fingerprint as ssh-keygen -lf prints it, SHA256:…')
    .optional(),
  REGISTER_VIA: z.enum(['web', 'sftp']).default('web'),
  REGISTER_USER: secret.optional(),
  REGISTER_PASSWORD: z.string().optional(),
  GAZETTE_URL: url.transform(text => text.replace(/\/+$/, '')).default('https://www.ejustice.just.fgov.be'),
  GAZETTE_CONTACT: z.string().optional(),
  GAZETTE_ACTS: z.enum(['off', 'on']).default('off'),
  ACCOUNTS_URL: url.transform(text => text.replace(/\/+$/, '')).default('https://ws.cbso.nbb.be'),
  ACCOUNTS_KEY_AUTHENTIC: secret.optional(),
  ACCOUNTS_KEY_EXTRACTS: secret.optional(),
  RISK_MODEL: z.string().default(join(PROJECT_DIR, 'models', 'shipped.json')),
  OTEL_EXPORTER_OTLP_ENDPOINT: url
    .refine(text => /^https?:/.test(text), 'must begin with http:// or https://')
    .transform(text => text.replace(/\/+$/, ''))
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().default('griffie'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a share from 0 to 1' })
    .min(0, 'must be a share from 0 to 1')
    .max(1, 'must be a share from 0 to 1')
    .default(1),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

const schema = settingsSchema.superRefine((settings, context) => {
  const fault = (name: keyof typeof settings, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URLS'] as const)
    if (settings.DATABASE_URL === undefined && settings[name]?.length)
      fault(name, 'is of use with DATABASE_URL only: set that too')
  if (settings.REGISTER_USER !== undefined && settings.REGISTER_PASSWORD === undefined)
    fault('REGISTER_PASSWORD', 'is missing: REGISTER_USER is set')
  if (settings.REGISTER_PASSWORD !== undefined && settings.REGISTER_USER === undefined)
    fault('REGISTER_USER', 'is missing: REGISTER_PASSWORD is set')
})

export type Config = {
  /** An operator's own PostgreSQL, or null: then the embedded one is used. */
  databaseUrl: string | null
  /**
   * The same database without a pooler between, for what needs a session of its own: migrations, imports, the queue, locks
   * and LISTEN. Where it is given, `databaseUrl` is taken to lead to a pooler in transaction mode; null: it is direct itself.
   */
  databaseDirectUrl: string | null
  /** Streaming replicas of that database, which share its reads. */
  replicaUrls: string[]
  /** A replica that lags further behind is not read from. */
  replicaMaxLagMs: number
  /** Redis or Valkey, where nodes share what they count; null: each process counts for itself. */
  redisUrl: string | null
  /** How many processes serve on this machine. */
  processes: number
  /** Whether `serve` does the work of a worker too; `auto`: with the embedded database only. */
  withWorker: 'auto' | 'on' | 'off'
  /** Connections that one process accepts at once. */
  maxConnections: number
  /** Absolute folder of everything this install keeps. */
  dataDir: string
  host: string
  port: number
  /** Where metrics are read; a null port: nowhere, and nothing is counted. */
  metrics: { host: string; port: number | null }
  /** Whether each request is a line in the log. */
  logRequests: boolean
  /** Statements that take longer are logged; null logs none. */
  slowQueryMs: number | null
  /** The public address when it differs from the one listened on, without a trailing slash. */
  baseUrl: string | null
  /** What whoever built this says of it; null where nothing was said. */
  build: { commit: string | null; builtAt: string | null }
  /** Of visitors of whom no other is known, and of what machines are pointed to. */
  defaultLanguage: 'nl' | 'fr' | 'de' | 'en'
  /** Addresses or ranges of the proxies whose `X-Forwarded-For` is believed; null believes none. */
  trustedProxies: string[] | null
  /** Names that MCP clients may call this service by, beside its public address and localhost. */
  mcpAllowedHosts: string[]
  /** What kind of database the job queue runs on. */
  queueBackend: 'postgres' | 'citus' | 'yugabytedb'
  /** Where extracts of the register are fetched, and the operator's own account there. The password is never logged. */
  register: {
    url: string
    sftp: { host: string; port: number; hostKey: string | null }
    via: 'web' | 'sftp'
    account: { user: string; password: string } | null
  }
  /** The gazette's site, without a trailing slash. */
  gazetteUrl: string
  /** An address the gazette's site can write to, sent with every request to it. */
  gazetteContact: string | null
  /** Whether the timetable fetches the acts of companies too, some two thousand PDFs a day. */
  gazetteActs: boolean
  /** The web services of the National Bank's Central Balance Sheet Office, without a trailing slash. */
  accountsUrl: string
  /** Their subscription keys, one a product: single companies, daily extracts. Secret: never logged. */
  accountsKeys: { authentic: string | null; extracts: string | null }
  /** Absolute path of the risk model in use. */
  riskModel: string
  /** Where traces go (OTLP over HTTP), without `/v1/traces`; a null endpoint: nothing is traced. */
  traces: { endpoint: string | null; headers: string | null; serviceName: string; sampledShare: number }
  logLevel: string
}

/** Thrown when settings do not fit; the message names each of them. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads the settings from `env`. Empty values count as absent. Throws `ConfigError`. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(issue => `  ${String(issue.path[0])}: ${issue.message}`)
    throw new ConfigError(`Settings that cannot be used:\n${[...new Set(faults)].join('\n')}`)
  }
  const settings = parsed.data
  return {
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL ?? null,
    replicaUrls: settings.DATABASE_REPLICA_URLS,
    replicaMaxLagMs: settings.REPLICA_MAX_LAG_MS,
    redisUrl: settings.REDIS_URL ?? null,
    processes: settings.PROCESSES,
    withWorker: settings.WITH_WORKER,
    maxConnections: settings.MAX_CONNECTIONS,
    dataDir: dataDirFrom(settings),
    host: settings.HOST,
    port: settings.PORT,
    metrics: { host: settings.METRICS_HOST, port: settings.METRICS_PORT ?? null },
    logRequests: settings.LOG_REQUESTS === 'on',
    slowQueryMs: settings.SLOW_QUERY_MS ?? null,
    baseUrl: settings.BASE_URL ?? null,
    build: { commit: settings.GRIFFIE_COMMIT ?? null, builtAt: settings.GRIFFIE_BUILT_AT ?? null },
    defaultLanguage: settings.DEFAULT_LANGUAGE,
    trustedProxies: settings.TRUST_PROXY ?? null,
    mcpAllowedHosts: settings.MCP_ALLOWED_HOSTS,
    queueBackend: settings.QUEUE_BACKEND,
    register: registerOf(settings),
    gazetteUrl: settings.GAZETTE_URL,
    gazetteContact: settings.GAZETTE_CONTACT ?? null,
    gazetteActs: settings.GAZETTE_ACTS === 'on',
    accountsUrl: settings.ACCOUNTS_URL,
    accountsKeys: {
      authentic: settings.ACCOUNTS_KEY_AUTHENTIC ?? null,
      extracts: settings.ACCOUNTS_KEY_EXTRACTS ?? null,
    },
    riskModel: resolve(settings.RISK_MODEL.replace(/^~(?=\/|$)/, homedir())),
    traces: {
      endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
      headers: settings.OTEL_EXPORTER_OTLP_HEADERS ?? null,
      serviceName: settings.OTEL_SERVICE_NAME,
      sampledShare: settings.OTEL_TRACES_SAMPLER_ARG,
    },
    logLevel: settings.LOG_LEVEL,
  }
}

function registerOf(settings: z.infer<typeof schema>): Config['register'] {
  const { REGISTER_USER: user, REGISTER_PASSWORD: password } = settings
  const [host = '', port = '22'] = settings.REGISTER_SFTP.split(':')
  return {
    url: settings.REGISTER_URL,
    sftp: { host, port: Number(port), hostKey: settings.REGISTER_SFTP_HOST_KEY ?? null },
    via: settings.REGISTER_VIA,
    account: user !== undefined && password !== undefined ? { user, password } : null,
  }
}

/** Where the service is reached, without a trailing slash: the public address, else the one listened on. */
export function publicOrigin({ baseUrl, host, port }: Pick<Config, 'baseUrl' | 'host' | 'port'>): string {
  return baseUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
