import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HtmlValidate } from 'html-validate'
import type { Member } from '../../../domain/access/member.ts'
import { LANGUAGES, type Lang } from '../../i18n/languages.ts'
import { renderExportDenied } from '../export.ts'
import type { AccountMessage } from './account-notices.ts'
import { renderAccount } from './account-page.ts'
import { renderSignIn, type SignInError } from './sign-in-page.ts'

const site = { origin: 'https://companies.example.org', defaultLanguage: 'nl' as const }
const member: Member = { userId: 'x', email: 'member@example.org', plan: 'free' }
const FAULTS: (SignInError | null)[] = [null, 'refused', 'limited', 'unavailable']
const NOTICES: AccountMessage[] = [
  'password_changed',
  'sessions_ended',
  'wrong_password',
  'too_short',
  'too_long',
  'limited',
  'unavailable',
]
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: { 'doctype-style': 'off', 'long-title': 'off' },
})

function everyPage(lang: Lang): string[] {
  return [
    ...FAULTS.map(fault =>
      renderSignIn({ lang, email: 'a"b@example.org', back: '/nl/?a=1&b=2', fault }, site),
    ),
    ...NOTICES.map((notice, n) => renderAccount({ lang, member, otherSessions: n, notice }, site)),
    renderAccount({ lang, member: { ...member, plan: 'paid' }, otherSessions: null, notice: null }, site),
    renderExportDenied(
      { lang, member: null, back: '/export/company/0403449823/financials.csv?lang=fr' },
      site,
    ),
    renderExportDenied({ lang, member, back: '/export/company/0403449823/financials.csv' }, site),
  ]
}

test('member pages are valid HTML in every state and language', async () => {
  for (const lang of LANGUAGES)
    for (const page of everyPage(lang)) {
      const { results } = await validator.validateString(page)
      assert.deepEqual(
        results.flatMap(({ messages }) => messages.map(({ line, message }) => `${lang} ${line}: ${message}`)),
        [],
      )
    }
})

test('every state in every language renders differently', () => {
  const mains = LANGUAGES.flatMap(lang => everyPage(lang).map(page => /<main[\s\S]*<\/main>/.exec(page)?.[0]))
  assert.equal(new Set(mains).size, mains.length)
})

test('an error is announced and its fields are marked invalid', () => {
  const page = renderSignIn({ lang: 'en', email: '', back: null, fault: 'refused' }, site)
  assert.match(page, /role="alert"/)
  assert.equal(page.match(/aria-invalid="true"/g)?.length, 2)
  assert.ok(!renderSignIn({ lang: 'en', email: '', back: null, fault: null }, site).includes('role="alert"'))
})
