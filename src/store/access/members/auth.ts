// better-auth on the schema `member`. It is part of the store because its adapter generates the SQL, from the table
// and column names below. It takes 40 MiB, so it is imported at the first sign-in or session. None of its routes
// are mounted; the use cases call its functions. - As `openMemberPool` makes it

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

type AuthOptions = {
  /** As `openMemberPool` makes it. */
  pool: Pool
  /** Signs session cookies. */
  secret: Buffer
  /** Set where the service is reached over TLS only. */
  secureCookies: boolean
}

export type Auth = ReturnType<typeof openAuth>

/** Sessions expire two weeks after sign-in and are not extended: reading a page writes nothing. */
const SESSION_S = 14 * 86_400

export function openAuth({ pool, secret, secureCookies }: AuthOptions) {
  return betterAuth({
    appName: 'Griffie',
    baseURL: 'http://localhost', // only its own routes would use it
    secrets: [{ version: 1, value: secret.toString('base64url') }], // `secret` would be overridden by an environment variable
    database: pool,
    telemetry: { enabled: false },
    logger: { disabled: true }, // its messages contain mail addresses; failures are thrown and logged by the caller
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
        userId: 'member_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
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
    rateLimit: { enabled: false }, // applies to its routes only; the limits are in `usecases/members`
    advanced: {
      cookiePrefix: 'griffie',
      useSecureCookies: secureCookies,
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false }, // validated by a test instead
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

// scrypt (N = 16,384, r = 16: 32 MiB, about 60 ms) occupies one of libuv's four threads, which file and DNS
// operations share. Two at a time leave the others free; when the queue is full, requests are rejected.
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
