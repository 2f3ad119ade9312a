// better-auth on the schema `member`. It lies in the store because its statements do: they are made by its adapter, from
// the names below, each with its schema. Loaded when somebody signs in or comes with a session: it takes 40 MiB. None of its routes are mounted; use cases call the few of its functions that are needed.

import { betterAuth } from 'better-auth'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import PQueue from 'p-queue'
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  PasswordsBusyError,
  PLANS,
} from '../../../domain/access/member.ts'
import type { Pool } from '../../db/pool.ts'

export type AuthOptions = {
  /** As `openMemberPool` makes it. */
  pool: Pool
  /** Signs session cookies. */
  secret: Buffer
  /** True where the service is reached over TLS only. */
  secureCookies: boolean
}

export type Auth = ReturnType<typeof openAuth>

/** Two weeks from signing in, used or not: looking at a page writes nothing. */
const SESSION_S = 14 * 86_400

export function openAuth({ pool, secret, secureCookies }: AuthOptions) {
  return betterAuth({
    appName: 'Griffie',
    baseURL: 'http://localhost', // only its own routes would use it
    secrets: [{ version: 1, value: secret.toString('base64url') }], // not `secret`: that one yields to the environment
    database: pool,
    telemetry: { enabled: false },
    logger: { disabled: true }, // it would name who signs in; what fails is thrown, and told by who calls
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: createPasswordHasher(),
    },
    session: {
      modelName: 'member.session',
      expiresIn: SESSION_S,
      disableSessionRefresh: true,
      fields: {
        ...{ userId: 'member_id', expiresAt: 'expires_at', ipAddress: 'ip_address', userAgent: 'user_agent' },
        ...TIMESTAMP_FIELDS,
      },
    },
    user: {
      modelName: 'member.member',
      fields: { emailVerified: 'email_verified', ...TIMESTAMP_FIELDS },
      additionalFields: { plan: { type: [...PLANS], required: true, defaultValue: 'free', input: false } },
    },
    account: { modelName: 'member.credential', fields: CREDENTIAL_FIELDS },
    verification: {
      modelName: 'member.verification',
      fields: { expiresAt: 'expires_at', ...TIMESTAMP_FIELDS },
    },
    rateLimit: { enabled: false }, // of its routes, which nobody reaches; ours is in `usecases/members`
    advanced: {
      cookiePrefix: 'griffie',
      useSecureCookies: secureCookies,
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false }, // a test does, once, instead of every process
    },
  })
}

const TIMESTAMP_FIELDS = { createdAt: 'created_at', updatedAt: 'updated_at' }

const CREDENTIAL_FIELDS = {
  userId: 'member_id',
  providerId: 'provider_id',
  accountId: 'account_id',
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  idToken: 'id_token',
  accessTokenExpiresAt: 'access_token_expires_at',
  refreshTokenExpiresAt: 'refresh_token_expires_at',
  ...TIMESTAMP_FIELDS,
}

// A hash (scrypt, N = 16,384, r = 16: 32 MiB and some 60 ms) takes one of the four threads that files and names are looked
// up with too. Two at a time leave the others free; more than these in the queue and the newest is turned away.
const MAX_CONCURRENT_HASHES = 2
const MAX_QUEUED = 40

function createPasswordHasher() {
  const queue = new PQueue({ concurrency: MAX_CONCURRENT_HASHES })
  const withConcurrencyLimit = <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.size >= MAX_QUEUED) throw new PasswordsBusyError()
    return queue.add(work)
  }
  return {
    hash: async (password: string) => withConcurrencyLimit(() => hashPassword(password)),
    verify: async (given: { hash: string; password: string }) =>
      withConcurrencyLimit(() => verifyPassword(given)),
  }
}
