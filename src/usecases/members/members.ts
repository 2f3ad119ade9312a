// Use cases of members and their results.

import type { Member } from '../../domain/access/member.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { WatchedRow } from '../../store/access/members/watch.ts'
import type { MailChoice, MailFrequency, MailLanguage } from '../../store/access/members/watch-mail.ts'

/** The member database is unavailable: whether the client is signed in is unknown. */
export class MembersUnavailableError extends Error {
  override name = 'MembersUnavailableError'
  readonly code = 'MEMBERS_UNAVAILABLE'
}

/** `former`: the request; its existing session ends when the new one starts. */
/** The part of a request that identifies a member; Fastify's requests match. */
export type SessionRequest = { headers: { cookie?: string | undefined } }

export type SignIn = { former: SessionRequest; email: string; password: string; clientIp: string }

/** `Set-Cookie` values for the browser. */
export type Cookies = { cookies: string[] }

export type SignInResult =
  | ({ outcome: 'signed_in' } & Cookies)
  /** Unknown address or wrong password, indistinguishably. */
  | { outcome: 'refused' }
  | { outcome: 'limited'; retryAfterS: number }

export type PasswordChange = { currentPassword: string; newPassword: string; clientIp: string }

export type PasswordResult =
  | ({ outcome: 'changed' } & Cookies)
  | { outcome: 'too_short' | 'too_long' | 'wrong_password' | 'signed_out' }
  | { outcome: 'limited'; retryAfterS: number }

export type MailPreference = { frequency: MailFrequency; language: MailLanguage }

export type Members = {
  /** The signed-in member; null also when the database is unavailable. Without a session cookie no query is made. */
  read(request: SessionRequest): Promise<Member | null>
  /** Like `read`, but throws `MembersUnavailableError` when the database is unavailable, as do all other methods. */
  identify(request: SessionRequest): Promise<Member | null>
  signIn(input: SignIn): Promise<SignInResult>
  /** Ends the session in all processes. */
  signOut(request: SessionRequest): Promise<Cookies>
  changePassword(request: SessionRequest, input: PasswordChange): Promise<PasswordResult>
  /** Other sessions of the member. */
  countOtherSessions(member: Member): Promise<number>
  endOtherSessions(request: SessionRequest): Promise<void>
  isWatched(member: Member, number: EnterpriseNumber): Promise<boolean>
  listWatched(member: Member): Promise<WatchedRow[]>
  /** Adds to the watch list, up to `MAX_WATCHED`; returns how many there was no room for. */
  watch(member: Member, numbers: readonly EnterpriseNumber[]): Promise<number>
  unwatch(member: Member, number: EnterpriseNumber): Promise<void>
  /** Null: no mails. */
  readMailChoice(member: Member): Promise<MailChoice | null>
  chooseMails(member: Member, choice: MailPreference | null): Promise<void>
  /** Ends the mails of the member of a token; false for a text that is no token. */
  unsubscribe(token: string): Promise<boolean>
  close(): Promise<void>
}
