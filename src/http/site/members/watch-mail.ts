// The mail about changes on a watch list, as text and as simple HTML.

import wordings from '../../../../data/wordings/site/watch-mail.json' with { type: 'json' }
import type { ChangeKind } from '../../../domain/changes/change-kinds.ts'
import { slug } from '../../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import { CHANGE_KIND_NAMES } from '../../i18n/change-kinds.ts'
import { COLON, formatCount, formatDate, formatNumberWithDots } from '../../i18n/format.ts'
import { type Lang, phrase, phrases } from '../../i18n/languages.ts'
import { html } from '../html.ts'
import { dossierPath, watchListPath } from '../paths.ts'

type MailContent = {
  language: Lang
  companies: readonly {
    enterpriseNumber: EnterpriseNumber
    legalName: string | null
    changes: readonly { kind: ChangeKind; effectiveOn: string | null }[]
  }[]
  isCut: boolean
  unsubscribeUrl: string
}

const words = {
  ...phrases(wordings.words),
  subject: phrase<(count: string, isOne: boolean) => string>(
    (count, isOne) =>
      isOne ? 'Griffie: een onderneming is gewijzigd' : `Griffie: ${count} ondernemingen zijn gewijzigd`,
    (count, isOne) =>
      isOne ? 'Griffie : une entreprise a changé' : `Griffie : ${count} entreprises ont changé`,
    (count, isOne) =>
      isOne ? 'Griffie: Änderung bei einem Unternehmen' : `Griffie: Änderungen bei ${count} Unternehmen`,
    (count, isOne) => (isOne ? 'Griffie: a company has changed' : `Griffie: ${count} companies have changed`),
  ),
}

/** `origin`: of the links, without a trailing slash. */
export function renderWatchMail(
  { language: lang, companies, isCut, unsubscribeUrl }: MailContent,
  origin: string,
): { subject: string; text: string; html: string } {
  const shown = companies.map(company => ({
    name: `${company.legalName ?? formatNumberWithDots(company.enterpriseNumber)} (${formatNumberWithDots(company.enterpriseNumber)})`,
    url:
      origin +
      dossierPath(
        lang,
        company.legalName === null
          ? company.enterpriseNumber
          : slug(company.legalName, company.enterpriseNumber),
      ),
    changes: company.changes.map(change => describeChange(lang, change)),
  }))
  const list = origin + watchListPath(lang)
  const text = [
    words.intro[lang],
    ...shown.map(({ name, url, changes }) => [name, ...changes.map(change => `- ${change}`), url].join('\n')),
    ...(isCut ? [words.cut[lang]] : []),
    `${words.list[lang]}${COLON[lang]}${list}\n${words.unsubscribe[lang]}${COLON[lang]}${unsubscribeUrl}`,
  ].join('\n\n')
  const page = html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>Griffie</title></head><body>
<p>${words.intro[lang]}</p>
${shown.map(({ name, url, changes }) => html`<p><a href="${url}">${name}</a></p>\n<ul>${changes.map(change => html`<li>${change}</li>`)}</ul>\n`)}
${isCut && html`<p>${words.cut[lang]}</p>`}
<p><a href="${list}">${words.list[lang]}</a> · <a href="${unsubscribeUrl}">${words.unsubscribe[lang]}</a></p>
</body></html>`
  const subject = words.subject[lang](formatCount(lang, companies.length), companies.length === 1)
  return { subject, text: `${text}\n`, html: page.toString() }
}

function describeChange(
  lang: Lang,
  { kind, effectiveOn }: { kind: ChangeKind; effectiveOn: string | null },
): string {
  const name = CHANGE_KIND_NAMES[kind][lang]
  return effectiveOn === null ? name : `${name} (${formatDate(lang, effectiveOn)})`
}
