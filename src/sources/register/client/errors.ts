// Errors of the upstream. None of them means "nothing new". Messages contain no password and no response
// text.

export const SIGNUP_URL = 'https://kbopub.economie.fgov.be/kbo-open-data/signup?form'

/** The account is missing or refused; needs the operator. */
export class RegisterAccountError extends Error {
  override name = 'RegisterAccountError'
  readonly reason: 'missing' | 'refused'

  constructor(reason: 'missing' | 'refused', place = '') {
    super(
      reason === 'missing'
        ? `Extracts of the register are fetched with an account of your own, and none is set. Sign up, free of charge, at ${SIGNUP_URL} and set REGISTER_USER and REGISTER_PASSWORD.`
        : `${place} refused the account in REGISTER_USER and REGISTER_PASSWORD: one of the two is wrong, or the account is closed. Asked once, not tried again. Accounts are made at ${SIGNUP_URL}.`,
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
      `${place} shows the host key ${shown}, and REGISTER_SFTP_HOST_KEY is another: the server was changed, or somebody stands in between. No password was sent. Ask its operator for the fingerprint before you set it anew.`,
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
  timeout: 'The register did not answer in time, or stopped in the middle of an answer',
  server_fault: 'The register failed',
  throttled: 'The register holds requests back',
  status: 'The register answered with a status of no use',
  not_found: 'The register lists this extract and does not have it',
  redirect: 'The register pointed to a place that is not followed',
  session: 'The register does not let us in, although it took the account',
  empty_list: 'The register lists no extracts at all, also after logging in anew',
  too_large: 'The answer is larger than accepted',
  cut: 'The answer is cut off',
  foreign: 'The answer is not what was asked for',
  damaged: 'The extract cannot be read',
  wrong_extract: 'The extract is another one than its name says',
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
