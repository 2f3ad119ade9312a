// The one place that reads the environment. Every setting is optional; all faults are told at once.

import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** The folder that holds `package.json`. */
export const PROJECT_DIR = dirname(dirname(fileURLToPath(import.meta.url)))

const url = z.string().refine(text => URL.canParse(text), 'is not a URL')

const wholeNumber = z.string().regex(/^\d+$/, 'must be a whole number').transform(Number)
const port = wholeNumber.refine(number => number <= 65_535, 'must be at most 65535')

// The fault never shows the value. What a header cannot carry would otherwise come back in an error of the network.
const secret = z
  .string()
  .transform(text => text.trim())
  .refine(text => /^[\x21-\x7e]+$/.test(text), 'must be one word of plain letters, digits and signs')

const schema = z.object({
  DATABASE_URL: url
    .refine(text => /^postgres(ql)?:/.test(text), 'must begin with postgres:// or postgresql://')
    .optional(),
  GRIFFIE_DATA_DIR: z.string().default(join(PROJECT_DIR, '.griffie')),
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
  TRUST_PROXY: z
    .string()
    .transform(text => text.split(',').map(part => part.trim()))
    .pipe(z.array(z.string().regex(/^[\da-f.:/]+$|^loopback$|^linklocal$|^uniquelocal$/i)))
    .optional(),
  MCP_ALLOWED_HOSTS: z
    .string()
    .transform(text => text.split(',').map(part => part.trim()))
    .pipe(z.array(z.string().regex(/^[\w.:[\]-]+$/, 'must be host names, comma-separated')))
    .default([]),
  QUEUE_BACKEND: z.enum(['postgres', 'citus', 'yugabytedb']).default('postgres'),
  GAZETTE_URL: url.transform(text => text.replace(/\/+$/, '')).default('https://www.ejustice.just.fgov.be'),
  GAZETTE_CONTACT: z.string().optional(),
  ACCOUNTS_URL: url.transform(text => text.replace(/\/+$/, '')).default('https://ws.cbso.nbb.be'),
  ACCOUNTS_KEY_AUTHENTIC: secret.optional(),
  ACCOUNTS_KEY_EXTRACTS: secret.optional(),
  RISK_MODEL: z.string().default(join(PROJECT_DIR, 'models', 'shipped.json')),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

export type Config = {
  /** An operator's own PostgreSQL, or null: then the embedded one is used. */
  databaseUrl: string | null
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
  /** The gazette's site, without a trailing slash. */
  gazetteUrl: string
  /** An address the gazette's site can write to, sent with every request to it. */
  gazetteContact: string | null
  /** The web services of the National Bank's Central Balance Sheet Office, without a trailing slash. */
  accountsUrl: string
  /** Their subscription keys, one a product: single companies, daily extracts. Secret: never logged. */
  accountsKeys: { authentic: string | null; extracts: string | null }
  /** Absolute path of the risk model in use. */
  riskModel: string
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
    dataDir: resolve(settings.GRIFFIE_DATA_DIR.replace(/^~(?=\/|$)/, homedir())),
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
    gazetteUrl: settings.GAZETTE_URL,
    gazetteContact: settings.GAZETTE_CONTACT ?? null,
    accountsUrl: settings.ACCOUNTS_URL,
    accountsKeys: {
      authentic: settings.ACCOUNTS_KEY_AUTHENTIC ?? null,
      extracts: settings.ACCOUNTS_KEY_EXTRACTS ?? null,
    },
    riskModel: resolve(settings.RISK_MODEL.replace(/^~(?=\/|$)/, homedir())),
    logLevel: settings.LOG_LEVEL,
  }
}

/** Where the service is reached, without a trailing slash: the public address, else the one listened on. */
export function publicOrigin({ baseUrl, host, port }: Pick<Config, 'baseUrl' | 'host' | 'port'>): string {
  return baseUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
