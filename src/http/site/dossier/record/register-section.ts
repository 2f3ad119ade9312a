// What else the register files about a company: names, addresses, activities, branches, contacts, establishments.
// Folded on the screen, unfolded in print.

import wordings from '../../../../../data/wordings/site/register-section.json' with { type: 'json' }
import {
  addressKindOf,
  contactKindOf,
  nameKindOf,
  nameLanguageOf,
} from '../../../../domain/company/register-codes.ts'
import type { RecordAddress, RecordContact, RecordName } from '../../../../domain/company/register-record.ts'
import type { Overview } from '../../../../usecases/dossier/get-overview.ts'
import type { LabelledRecord } from '../../../../usecases/register/get-register-record.ts'
import { COLON, formatCount, formatDate } from '../../../i18n/format.ts'
import { type Lang, phrase, phrases, sentence } from '../../../i18n/languages.ts'
import { ADDRESS_KINDS, CONTACT_KINDS, NAME_KINDS } from '../../../i18n/register-words.ts'
import { type Content, type Html, html } from '../../html.ts'
import { renderSection, renderUnavailable } from '../section.ts'
import { formatAddress } from './address-line.ts'
import { type PagePlace, renderEstablishments } from './establishments-list.ts'
import { renderActivities } from './register-activities.ts'

const words = {
  ...phrases(wordings.words),
  struckOff: sentence(wordings.sentences.struckOff, 'day'),
  inLanguage: phrase(
    { nl: 'Nederlands', fr: 'Frans', de: 'Duits', en: 'Engels' },
    { nl: 'néerlandais', fr: 'français', de: 'allemand', en: 'anglais' },
    { nl: 'Niederländisch', fr: 'Französisch', de: 'Deutsch', en: 'Englisch' },
    { nl: 'Dutch', fr: 'French', de: 'German', en: 'English' },
  ),
}

export function renderRegister(lang: Lang, overview: Overview, place: PagePlace): Html {
  const { registered, establishments } = overview
  const body =
    registered === null || establishments === null
      ? renderUnavailable(words.unread[lang])
      : html`<p>${words.since[lang]}${COLON[lang]}${renderDay(lang, registered.record.startDate)}</p>
${renderRecord(lang, registered)}
${renderEstablishments(lang, establishments, place)}`
  return renderSection(lang, { id: 'register', title: words.title, body })
}

function renderRecord(lang: Lang, { record, labels }: LabelledRecord): Content {
  const { counts } = record
  return html`${renderFolded(lang, words.names[lang], counts.names, renderNames(lang, record.names))}
${counts.addresses !== null && renderFolded(lang, words.addresses[lang], counts.addresses, renderAddresses(lang, record.addresses ?? []))}
${renderActivities(lang, record, labels)}
${counts.branches > 0 && renderFolded(lang, words.branches[lang], counts.branches, renderBranches(lang, record.branches))}
${record.contacts && counts.contacts !== null && renderFolded(lang, words.contacts[lang], counts.contacts, renderContacts(lang, record.contacts))}`
}

/** A folded part with its number of entries; nothing when there are none. */
function renderFolded(lang: Lang, title: string, count: number, body: Content): Content {
  if (count === 0) return null
  return html`<details><summary>${title} <span class="soft">(${formatCount(lang, count)})</span></summary>
${body}</details>`
}

function renderDay(lang: Lang, day: string | null): Content {
  return day === null ? words.unknown[lang] : html`<time datetime="${day}">${formatDate(lang, day)}</time>`
}

function renderNames(lang: Lang, names: readonly RecordName[]): Html {
  return html`<ul class="plain-list">${names.map(({ name, type, language }) => {
    const [kind, written] = [nameKindOf(type), nameLanguageOf(language)]
    const remarks = [
      kind ? NAME_KINDS[kind][lang] : words.bareName[lang],
      ...(written ? [words.inLanguage[lang][written]] : []),
    ]
    const spoken = written ? html` lang="${written}"` : null
    return html`<li><span${spoken}>${name}</span> <span class="soft small">(${remarks.join(', ')})</span></li>\n`
  })}</ul>`
}

function renderAddresses(lang: Lang, addresses: readonly RecordAddress[]): Html {
  return html`<ul class="plain-list">${addresses.map(address => {
    const kind = addressKindOf(address.type)
    const struckOff = address.struckOffOn && words.struckOff[lang](formatDate(lang, address.struckOffOn))
    const remarks = [kind ? ADDRESS_KINDS[kind][lang] : address.type, struckOff].filter(Boolean).join(', ')
    return html`<li>${formatAddress(lang, address)}${remarks && html` <span class="soft small">(${remarks})</span>`}</li>\n`
  })}</ul>`
}

function renderBranches(lang: Lang, branches: LabelledRecord['record']['branches']): Html {
  return html`<ul class="plain-list">${branches.map(
    ({ id, startDate, names, address }) =>
      html`<li><span class="number">${id}</span> ${names.map(({ name }) => name).join(' / ')}${
        address && html`, ${formatAddress(lang, address)}`
      }${startDate && html` <span class="soft small">(${words.since[lang]}${COLON[lang]}${renderDay(lang, startDate)})</span>`}</li>\n`,
  )}</ul>`
}

// As text: what a company filed as its address on the web may be anything.
function renderContacts(lang: Lang, contacts: readonly RecordContact[]): Html {
  return html`<ul class="plain-list">${contacts.map(({ type, value }) => {
    const kind = contactKindOf(type)
    return html`<li>${value}${kind && html` <span class="soft small">(${CONTACT_KINDS[kind][lang]})</span>`}</li>\n`
  })}</ul>`
}
