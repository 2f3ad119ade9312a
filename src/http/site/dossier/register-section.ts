// All that the register holds of the company, folded by kind: names, addresses, activities, contacts, establishments.

import type {
  Establishment,
  EstablishmentPage,
  RecordActivity,
  RecordAddress,
  RecordName,
  RegisterRecord,
} from '../../../usecases/record/get-register-record.ts'
import type { LabelledCode } from '../../../usecases/record/label-codes.ts'
import { formatCount, formatDate } from '../../i18n/format.ts'
import { type Lang, type Phrase, phrase } from '../../i18n/languages.ts'
import { type Content, type Html, html } from '../html.ts'
import { renderSection, renderUnavailable } from './section.ts'

const words = {
  title: phrase(
    'Ondernemingsregister',
    'Registre des entreprises',
    'Unternehmensregister',
    'Enterprise register',
  ),
  unread: phrase(
    'Het register kon niet worden geraadpleegd.',
    'Le registre n’a pas pu être consulté.',
    'Das Register konnte nicht gelesen werden.',
    'The register is unavailable.',
  ),
  since: phrase('Sinds', 'Depuis', 'Seit', 'Since'),
  form: phrase('Rechtsvorm', 'Forme légale', 'Rechtsform', 'Legal form'),
  situation: phrase('Toestand', 'Situation', 'Lage', 'Situation'),
  names: phrase('Namen', 'Dénominations', 'Namen', 'Names'),
  addresses: phrase('Adressen', 'Adresses', 'Adressen', 'Addresses'),
  activities: phrase('Activiteiten', 'Activités', 'Tätigkeiten', 'Activities'),
  branches: phrase('Bijkantoren', 'Succursales', 'Zweigniederlassungen', 'Branches'),
  contacts: phrase('Contact', 'Contact', 'Kontakt', 'Contact'),
  establishments: phrase('Vestigingen', 'Établissements', 'Niederlassungen', 'Establishments'),
  struckOff: phrase('doorgehaald', 'radiée', 'gestrichen', 'struck off'),
  shown: phrase<(shown: string, total: string) => string>(
    (shown, total) => `De eerste ${shown} van ${total}.`,
    (shown, total) => `Les ${shown} premiers sur ${total}.`,
    (shown, total) => `Die ersten ${shown} von ${total}.`,
    (shown, total) => `The first ${shown} of ${total}.`,
  ),
}

type Known = { record: RegisterRecord; establishments: EstablishmentPage }
/** Null when the company has left the register since its dossier was composed. */
export type RegisterPart = Known | 'unavailable' | null

export function renderRegister(lang: Lang, part: RegisterPart): Content {
  if (part === null) return ''
  const body = part === 'unavailable' ? renderUnavailable(words.unread[lang]) : renderRecord(lang, part)
  return renderSection(lang, { id: 'register', title: words.title, body })
}

function renderRecord(lang: Lang, { record, establishments }: Known): Content {
  const { startDate, legalForm, situation, names, addresses, activities, branches, contacts } = record
  return html`<dl class="facts">
${startDate && renderFact(lang, words.since, formatDate(lang, startDate))}
${legalForm && renderFact(lang, words.form, renderCode(legalForm))}
${situation && renderFact(lang, words.situation, renderCode(situation))}
</dl>
${renderFold(lang, words.names, names.map(renderName))}
${renderFold(
  lang,
  words.addresses,
  addresses.map(address => renderAddress(lang, address)),
)}
${renderFold(lang, words.activities, activities.map(renderActivity))}
${renderFold(
  lang,
  words.branches,
  branches.map(
    branch => html`${branch.names.map(renderName)} ${branch.addresses.map(a => renderAddress(lang, a))}`,
  ),
)}
${renderFold(
  lang,
  words.contacts,
  (contacts ?? []).map(({ kind, value }) => html`${kind && html`${renderCode(kind)}: `}${value}`),
)}
${renderEstablishments(lang, establishments)}`
}

function renderFact(lang: Lang, label: Phrase, value: Content): Html {
  return html`<dt>${label[lang]}</dt><dd>${value}</dd>`
}

function renderFold(lang: Lang, title: Phrase, items: readonly Content[], total = items.length): Content {
  if (items.length === 0) return ''
  return html`<details><summary>${title[lang]} (${formatCount(lang, total)})</summary>
${items.length < total && html`<p class="soft small">${words.shown[lang](formatCount(lang, items.length), formatCount(lang, total))}</p>`}
<ul>${items.map(item => html`<li>${item}</li>\n`)}</ul></details>`
}

function renderEstablishments(lang: Lang, { establishments, total }: EstablishmentPage): Content {
  return renderFold(
    lang,
    words.establishments,
    establishments.map(one => renderEstablishment(lang, one)),
    total,
  )
}

function renderEstablishment(
  lang: Lang,
  { number, startDate, names, addresses, activities }: Establishment,
): Html {
  return html`<span class="number">${number}</span>${startDate && html` · ${formatDate(lang, startDate)}`}${names.map(name => html`<br>${renderName(name)}`)}${addresses.map(address => html`<br>${renderAddress(lang, address)}`)}${activities.map(activity => html`<br><span class="soft small">${renderActivity(activity)}</span>`)}`
}

// The label in its own language, which screen readers need.
function renderCode({ code, label, labelLanguage }: LabelledCode): Html {
  return label === null ? html`${code}` : html`<span lang="${labelLanguage ?? ''}">${label}</span>`
}

function renderName({ name, kind }: RecordName): Html {
  return html`${name}${kind && html` <span class="soft small">${renderCode(kind)}</span>`}`
}

function renderActivity({ version, nace, classification }: RecordActivity): Html {
  return html`${nace && html`<span class="number">${nace.code}</span> ${nace.label !== null && renderCode(nace)}`} <span class="soft small">NACE ${version ?? ''}${classification && html` · ${renderCode(classification)}`}</span>`
}

function renderAddress(lang: Lang, address: RecordAddress): Html {
  const { kind, country, zip, municipality, street, houseNumber, box, extra, struckOff } = address
  const inLanguage = ({ nl, fr }: { nl: string | null; fr: string | null }) =>
    lang === 'nl' || lang === 'en' ? (nl ?? fr) : (fr ?? nl)
  const line = [inLanguage(street), houseNumber, box && `/ ${box}`].filter(text => text).join(' ')
  const place = [zip, inLanguage(municipality)].filter(text => text).join(' ')
  const parts = [line, place, country && inLanguage(country), extra].filter(text => text)
  return html`${parts.join(', ')}${kind && html` <span class="soft small">${renderCode(kind)}</span>`}${struckOff && html` <span class="soft small">${words.struckOff[lang]} ${formatDate(lang, struckOff)}</span>`}`
}
