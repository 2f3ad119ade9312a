// Errors of the upstream. None of them means "nothing new". Messages contain no password and no response
// text.

const SIGNUP_URL = 'https://kbopub.economie.fgov.be/kbo-open-data/signup?form'

/** The account is missing or refused; needs the operator. */
export class RegisterAccountError extends Error {
  override name = 'RegisterAccountError'
  readonly reason: 'missing' | 'refused'

  constructor(reason: 'missing' | 'refused', place = '') {
    super(
      reason === 'missing'
        ? `No account for the register's extracts is set. Sign up, free of charge, at ${SIGNUP_URL} and set REGISTER_USER and REGISTER_PASSWORD.`
        : `${place} rejected the account in REGISTER_USER and REGISTER_PASSWORD: wrong credentials, or the account is closed. Not retried. Accounts are available at ${SIGNUP_URL}.`,
    )
    this.reason = reason
  }
}

/** The SFTP server's key differs from the pinned one. No password was sent. */
export class RegisterHostKeyError extends Error {
  override name = 'RegisterHostKeyError'
  readonly reason = 'host_key'

  constructor(place: string, shown: string) {
    super(
      `The host key of ${place}, ${shown}, does not match REGISTER_SFTP_HOST_KEY: the server was changed, or the connection is intercepted. No password was sent. Verify the fingerprint with its operator before changing the setting.`,
    )
  }
}

/** An unusable response, or none. `place` is a URL without secrets. */
export class RegisterUpstreamError extends Error {
  override name = 'RegisterUpstreamError'
  readonly reason: UpstreamErrorReason
  readonly endpoint: string
  /** Requested delay in milliseconds; null if not given. */
  readonly retryAfterMs: number | null

  constructor(
    reason: UpstreamErrorReason,
    endpoint: string,
    options?: ErrorOptions & { detail?: string; retryAfterMs?: number | null },
  ) {
    super(`${MESSAGES[reason]}${options?.detail ? ` (${options.detail})` : ''}: ${endpoint}`, options)
    this.reason = reason
    this.endpoint = endpoint
    this.retryAfterMs = options?.retryAfterMs ?? null
  }

  /** Whether a retry may succeed. */
  get retryable(): boolean {
    return RETRYABLE.has(this.reason)
  }
}

const MESSAGES = {
  unreachable: 'The register could not be reached',
  timeout: 'The request to the register timed out',
  server_fault: 'The register failed',
  throttled: 'The register throttles requests',
  status: 'The register returned an unexpected status',
  not_found: 'The register lists this extract, but it does not exist',
  redirect: 'The register redirected to a URL that is not allowed',
  session: 'The register denies access although it accepted the account',
  empty_list: 'The register lists no extracts, also after a new login',
  too_large: 'The response exceeds the size limit',
  cut: 'The response is truncated',
  foreign: 'The response is not what was requested',
  damaged: 'The extract cannot be read',
  wrong_extract: 'The extract does not match its file name',
} as const

export type UpstreamErrorReason = keyof typeof MESSAGES

const RETRYABLE = new Set<UpstreamErrorReason>([
  'unreachable',
  'timeout',
  'server_fault',
  'throttled',
  'cut',
  'foreign',
])

export type RegisterClientError = RegisterAccountError | RegisterHostKeyError | RegisterUpstreamError

/** True for the errors above. */
export function isRegisterClientError(error: unknown): error is RegisterClientError {
  return (
    error instanceof RegisterAccountError ||
    error instanceof RegisterHostKeyError ||
    error instanceof RegisterUpstreamError
  )
}
