// What can be asked about members, and how it can end.

import type { Member } from '../../domain/access/member.ts'
import type { SessionRequest } from './session-cookie.ts'

/** The database with members did not answer: who asks is not known, which is not the same as nobody. */
export class MembersUnavailableError extends Error {
  override name = 'MembersUnavailableError'
  readonly code = 'MEMBERS_UNAVAILABLE'
}

/** `former`: who asked; a session they still had ends as the new one begins. */
export type SignIn = { former: SessionRequest; email: string; password: string; clientIp: string }

/** What goes back to the browser: values of `Set-Cookie`. */
export type Cookies = { cookies: string[] }

export type SignInResult =
  | ({ outcome: 'signed_in' } & Cookies)
  /** No such member or another password: which of the two is not told. */
  | { outcome: 'refused' }
  | { outcome: 'limited'; retryAfterS: number }

export type PasswordChange = { currentPassword: string; newPassword: string; clientIp: string }

export type PasswordResult =
  /** All other sessions are ended. */
  | ({ outcome: 'changed' } & Cookies)
  | { outcome: 'too_short' | 'too_long' | 'wrong_password' | 'signed_out' }
  | { outcome: 'limited'; retryAfterS: number }

export type Members = {
  /** Who is signed in; null for everybody else, and when that cannot be found out just now. Without a session cookie nothing is asked. */
  read(asking: SessionRequest): Promise<Member | null>
  /** The same, but throws `MembersUnavailableError` where it cannot be found out. So do all others. */
  identify(asking: SessionRequest): Promise<Member | null>
  signIn(given: SignIn): Promise<SignInResult>
  /** Ends the session, for every process. */
  signOut(asking: SessionRequest): Promise<Cookies>
  changePassword(asking: SessionRequest, given: PasswordChange): Promise<PasswordResult>
  /** Sessions of the member besides the one that asks. */
  countOtherSessions(member: Member): Promise<number>
  endOtherSessions(asking: SessionRequest): Promise<void>
  close(): Promise<void>
}
