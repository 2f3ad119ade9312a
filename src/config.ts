// Reads and validates the environment. Every setting is optional; all errors are reported at once. One file:
// every setting stands in one schema and one type.

import { availableParallelism, homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** Folder of `package.json`. */
export const PROJECT_DIR = dirname(dirname(fileURLToPath(import.meta.url)))

/** Data folder of the install, from the setting or beside the program; absolute. */
export function dataDirFrom({ GRIFFIE_DATA_DIR: dir }: { GRIFFIE_DATA_DIR?: string | undefined }): string {
  return dir === undefined ? join(PROJECT_DIR, '.griffie') : resolve(dir.replace(/^~(?=\/|$)/, homedir()))
}

// Nothing else is said of what is no URL.
const url = z.string().refine(text => URL.canParse(text), { error: 'is not a URL', abort: true })

const wholeNumber = z.string().regex(/^\d+$/, 'must be a whole number').transform(Number)
const port = wholeNumber.refine(number => number <= 65_535, 'must be at most 65535')

// Error messages never contain the value. Characters that a header cannot carry would cause network errors that
// quote it.
const secret = z
  .string()
  .transform(text => text.trim())
  .refine(text => /^[\x21-\x7e]+$/.test(text), 'must be printable ASCII without spaces')

const postgresUrl = url.refine(
  text => /^postgres(ql)?:/.test(text),
  'must begin with postgres:// or postgresql://',
)

const commaSeparated = z.string().transform(text =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== ''),
)

/** All settings by their environment variable, each as text. */
export const settingsSchema = z.object({
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URLS: commaSeparated
    .pipe(z.array(z.string().regex(/^postgres(ql)?:\/\//, 'must be comma-separated postgres:// URLs')))
    .default([]),
  REPLICA_MAX_LAG_MS: wholeNumber.default(5_000),
  REDIS_URL: url.refine(text => /^rediss?:/.test(text), 'must begin with redis:// or rediss://').optional(),
  PROCESSES: z
    .string()
    .regex(/^auto$|^\d+$/, 'must be 1 to 64, or auto (one per processor)')
    .transform(text => (text === 'auto' ? Math.min(availableParallelism(), 64) : Number(text)))
    .refine(number => number >= 1 && number <= 64, 'must be 1 to 64, or auto (one per processor)')
    .default(1),
  WITH_WORKER: z.enum(['auto', 'on', 'off']).default('auto'),
  MAX_CONNECTIONS: wholeNumber.refine(number => number >= 1, 'must be at least 1').default(10_000),
  PAGE_RATE_LIMIT: wholeNumber.refine(number => number >= 1, 'must be at least 1').default(600),
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
    .regex(/^[\da-f]{7,64}$/, 'must be a commit hash')
    .optional(),
  GRIFFIE_BUILT_AT: z.iso
    .datetime({ offset: true, error: 'must be a time such as 2026-01-31T12:00:00Z' })
    .optional(),
  DEFAULT_LANGUAGE: z.enum(['nl', 'fr', 'de', 'en']).default('nl'),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@<>]+@[^\s@<>]+|https:\/\/[^\s<>]+)$/, 'must be a mailto: or https: address')
    .optional(),
  TRUST_PROXY: commaSeparated
    .pipe(z.array(z.string().regex(/^[\da-f.:/]+$|^loopback$|^linklocal$|^uniquelocal$/i)))
    .optional(),
  MCP_ALLOWED_HOSTS: commaSeparated
    .pipe(z.array(z.string().regex(/^[\w.:[\]-]+$/, 'must be comma-separated host names')))
    .default([]),
  QUEUE_BACKEND: z.enum(['postgres', 'citus', 'yugabytedb']).default('postgres'),
  REGISTER_URL: url.transform(text => text.replace(/\/+$/, '')).default('https://kbopub.economie.fgov.be'),
  REGISTER_SFTP: z
    .string()
    .regex(/^[\w.-]+(:\d+)?$/, 'must be a host, or host:port')
    .default('ftps.economie.fgov.be'),
  REGISTER_SFTP_HOST_KEY: z
    .string()
    .regex(/^SHA256:[\w+/]{43}$/, 'must be a SHA256:… fingerprint as printed by ssh-keygen -lf')
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
  WEBHOOKS_ALLOW_PRIVATE: z.enum(['false', 'true']).default('false'),
  SMTP_URL: url.refine(text => /^smtps?:/.test(text), 'must begin with smtp:// or smtps://').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be a mail address')
    .optional(),
  CHANGES_KEEP_DAYS: wholeNumber.refine(number => number >= 1, 'must be at least 1').default(400),
  BULK_FOLDER: z
    .string()
    .refine(
      text => !text.includes('://') || /^s3:\/\/[a-z\d]/.test(text),
      'must be a folder or s3://bucket/prefix',
    )
    .optional(),
  BULK_RATE: wholeNumber.refine(number => number >= 1, 'must be at least 1').default(50_000_000),
  BULK_DOWNLOADS: wholeNumber.refine(number => number >= 1, 'must be at least 1').default(8),
  BULK_DOWNLOADS_PER_KEY: wholeNumber.refine(number => number >= 1, 'must be at least 1').default(2),
  BULK_PEOPLE: z.enum(['off', 'on']).default('off'),
  AWS_ENDPOINT_URL_S3: url.transform(text => text.replace(/\/+$/, '')).optional(),
  AWS_REGION: z.string().default('us-east-1'),
  RISK_MODEL: z.string().default(join(PROJECT_DIR, 'models', 'shipped.json')),
  OTEL_EXPORTER_OTLP_ENDPOINT: url
    .refine(text => /^https?:/.test(text), 'must begin with http:// or https://')
    .transform(text => text.replace(/\/+$/, ''))
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().default('griffie'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a number from 0 to 1' })
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(1),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

const schema = settingsSchema.superRefine((settings, context) => {
  const fault = (name: keyof typeof settings, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URLS'] as const)
    if (settings.DATABASE_URL === undefined && settings[name]?.length) fault(name, 'requires DATABASE_URL')
  if (settings.SMTP_URL !== undefined && settings.MAIL_FROM === undefined)
    fault('MAIL_FROM', 'is required with SMTP_URL')
  if (settings.REGISTER_USER !== undefined && settings.REGISTER_PASSWORD === undefined)
    fault('REGISTER_PASSWORD', 'is required with REGISTER_USER')
  if (settings.REGISTER_PASSWORD !== undefined && settings.REGISTER_USER === undefined)
    fault('REGISTER_USER', 'is required with REGISTER_PASSWORD')
})

export type Config = {
  /** External PostgreSQL; null: the embedded one. */
  databaseUrl: string | null
  /**
   * Address bypassing the pooler, for everything that needs a session: migrations, imports, the queue, locks and
   * LISTEN. If set, `databaseUrl` is a pooler in transaction mode; null: `databaseUrl` is direct.
   */
  databaseDirectUrl: string | null
  /** Streaming replicas, used for reads. */
  replicaUrls: string[]
  /** Replicas with more lag are not read from. */
  replicaMaxLagMs: number
  /** Redis or Valkey for shared rate limits; null: none. */
  redisUrl: string | null
  /** Serving processes on this machine. */
  processes: number
  /** Whether `serve` also runs a worker; `auto`: with the embedded database. */
  withWorker: 'auto' | 'on' | 'off'
  /** Maximum client connections per process. */
  maxConnections: number
  /** Pages and badges a minute and client network (IPv6: /56). */
  pageRateLimit: number
  /** Data folder, absolute. */
  dataDir: string
  host: string
  port: number
  /** Metrics listener; a null port disables metrics. */
  metrics: { host: string; port: number | null }
  /** Whether requests are logged. */
  logRequests: boolean
  /** Threshold for logging slow statements; null: off. */
  slowQueryMs: number | null
  /** Public address if it differs from the listen address, without a trailing slash. */
  baseUrl: string | null
  /** Declared build information. */
  build: { commit: string | null; builtAt: string | null }
  /** Language of visitors without a preference, and of canonical URLs. */
  defaultLanguage: 'nl' | 'fr' | 'de' | 'en'
  /** Where to report vulnerabilities, a `mailto:` or `https:` address; null: not published. */
  securityContact: string | null
  /** Addresses or ranges of proxies whose `X-Forwarded-For` is trusted; null: none. */
  trustedProxies: string[] | null
  /** Additional host names accepted for MCP, besides the public address and localhost. */
  mcpAllowedHosts: string[]
  /** Database type of the job queue. */
  queueBackend: 'postgres' | 'citus' | 'yugabytedb'
  /** Sources of register extracts, and the operator's account. The password is never logged. */
  register: {
    url: string
    sftp: { host: string; port: number; hostKey: string | null }
    via: 'web' | 'sftp'
    account: { user: string; password: string } | null
  }
  /** The gazette's site, without a trailing slash. */
  gazetteUrl: string
  /** Contact address sent with every request to the gazette's site. */
  gazetteContact: string | null
  /** Whether scheduled jobs also fetch companies' acts, about two thousand PDFs a day. */
  gazetteActs: boolean
  /** The web services of the National Bank's Central Balance Sheet Office, without a trailing slash. */
  accountsUrl: string
  /** Subscription keys per product: single companies, daily extracts. Never logged. */
  accountsKeys: { authentic: string | null; extracts: string | null }
  /** Whether webhooks may be sent to private addresses and over `http:`. */
  webhooksAllowPrivate: boolean
  /** Mail server, with its password, and address of the sender; null: no mails. Never logged. */
  mail: { smtpUrl: string; from: string } | null
  /** Days after which changes are purged from the change feed. */
  changesKeepDays: number
  /** Bulk files. */
  bulk: {
    /** Absolute path of a folder, or `s3://bucket/prefix`, which is not served; null: none. */
    folder: string | null
    /** Of a process: bytes a second, and downloads at once of all keys and of one. */
    downloads: { bytesPerSecond: number; total: number; perKey: number }
    /** Whether names of natural persons are in snapshots. */
    people: boolean
    /** Endpoint of the object store; null: Amazon's. */
    objectStore: { endpoint: string | null; region: string }
  }
  /** Absolute path of the risk model in use. */
  riskModel: string
  /** OTLP/HTTP endpoint of traces, without `/v1/traces`; a null endpoint disables tracing. */
  traces: { endpoint: string | null; headers: string | null; serviceName: string; sampledShare: number }
  logLevel: string
}

/** Thrown for invalid settings; the message lists all of them. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads the settings from `env`. Empty values count as absent. Throws `ConfigError`. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(issue => `  ${String(issue.path[0])}: ${issue.message}`)
    throw new ConfigError(`Invalid settings:\n${[...new Set(faults)].join('\n')}`)
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
    pageRateLimit: settings.PAGE_RATE_LIMIT,
    dataDir: dataDirFrom(settings),
    host: settings.HOST,
    port: settings.PORT,
    metrics: { host: settings.METRICS_HOST, port: settings.METRICS_PORT ?? null },
    logRequests: settings.LOG_REQUESTS === 'on',
    slowQueryMs: settings.SLOW_QUERY_MS ?? null,
    baseUrl: settings.BASE_URL ?? null,
    build: { commit: settings.GRIFFIE_COMMIT ?? null, builtAt: settings.GRIFFIE_BUILT_AT ?? null },
    defaultLanguage: settings.DEFAULT_LANGUAGE,
    securityContact: settings.SECURITY_CONTACT ?? null,
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
    webhooksAllowPrivate: settings.WEBHOOKS_ALLOW_PRIVATE === 'true',
    mail: mailOf(settings),
    changesKeepDays: settings.CHANGES_KEEP_DAYS,
    bulk: bulkOf(settings),
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

function bulkOf(settings: z.infer<typeof schema>): Config['bulk'] {
  const { BULK_FOLDER: folder = null, AWS_ENDPOINT_URL_S3: endpoint = null } = settings
  return {
    folder:
      folder === null || folder.includes('://') ? folder : resolve(folder.replace(/^~(?=\/|$)/, homedir())),
    downloads: {
      bytesPerSecond: settings.BULK_RATE,
      total: settings.BULK_DOWNLOADS,
      perKey: settings.BULK_DOWNLOADS_PER_KEY,
    },
    people: settings.BULK_PEOPLE === 'on',
    objectStore: { endpoint, region: settings.AWS_REGION },
  }
}

function mailOf({ SMTP_URL: smtpUrl, MAIL_FROM: from }: z.infer<typeof schema>): Config['mail'] {
  return smtpUrl !== undefined && from !== undefined ? { smtpUrl, from } : null
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

/** Origin of the service without a trailing slash: the public address, else the listen address. */
export function publicOrigin({ baseUrl, host, port }: Pick<Config, 'baseUrl' | 'host' | 'port'>): string {
  return baseUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
