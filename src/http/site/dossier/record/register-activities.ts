// Activities on file, an entry per code: the newest edition first, older ones below.

import wordings from '../../../../../data/wordings/site/register-activities.json' with { type: 'json' }
import type { RecordActivity, RegisterRecord } from '../../../../domain/company/register-record.ts'
import type { CodeLabels } from '../../../../usecases/codes/name-codes.ts'
import { formatCount } from '../../../i18n/format.ts'
import { type Lang, sentence } from '../../../i18n/languages.ts'
import { nameActivityGroup, nameClassification } from '../../../i18n/register-words.ts'
import { type Content, type Html, html } from '../../html.ts'

const words = {
  activities: sentence(wordings.sentences.activities, 'version'),
  more: sentence(wordings.sentences.more, 'count'),
}

// Shown of one edition; the API has all of them.
const MAX_CODES = 60

/** Activities of one code: once per group on file. */
type CodeEntry = { code: string; version: string | null; classifications: Set<string>; groups: Set<string> }

/** Nothing when there are none. */
export function renderActivities(lang: Lang, { activities }: RegisterRecord, labels: CodeLabels): Content {
  const versions = [...new Set(activities.map(({ version }) => version))]
  return versions.map(version => {
    const entries = mergeCodes(activities.filter(activity => activity.version === version))
    return html`<details><summary>${words.activities[lang](version ?? '')} <span class="soft">(${formatCount(lang, entries.length)})</span></summary>
${renderEntries(lang, entries, labels)}</details>\n`
  })
}

/** Codes in the given order, main ones first. */
function mergeCodes(activities: readonly RecordActivity[]): CodeEntry[] {
  const entries = new Map<string, CodeEntry>()
  for (const { code, version, group, classification } of activities) {
    if (code === null) continue
    const entry = entries.get(code) ?? { code, version, classifications: new Set(), groups: new Set() }
    if (classification !== null) entry.classifications.add(classification)
    if (group !== null) entry.groups.add(group)
    entries.set(code, entry)
  }
  const isMain = ({ classifications }: CodeEntry) => (classifications.has('MAIN') ? 0 : 1)
  return [...entries.values()].sort((a, b) => isMain(a) - isMain(b))
}

/** The list of activities of an establishment, in its newest edition. */
export function renderNewestActivities(
  lang: Lang,
  activities: readonly RecordActivity[],
  labels: CodeLabels,
): Content {
  const newest = activities[0]?.version
  const entries = mergeCodes(activities.filter(({ version }) => version === newest))
  const shown = entries.slice(0, MAX_OF_ESTABLISHMENT)
  const rest = entries.length - shown.length
  if (shown.length === 0) return null
  return html`<br><span class="small">${shown.map(
    (entry, at) => html`${at > 0 && '; '}${renderLabel(lang, entry, labels)}`,
  )}${rest > 0 && html`; ${words.more[lang](formatCount(lang, rest))}`}</span>`
}

const MAX_OF_ESTABLISHMENT = 3

/** Activities of all editions in one line, each with its classification, groups and edition; null when there are none. */
export function renderChangedActivities(
  lang: Lang,
  activities: readonly RecordActivity[],
  labels: CodeLabels,
): Content {
  const versions = [...new Set(activities.map(({ version }) => version))]
  const entries = versions.flatMap(version =>
    mergeCodes(activities.filter(activity => activity.version === version)),
  )
  if (entries.length === 0) return null
  return html`${entries.map((entry, at) => {
    const edition = entry.version === null ? [] : [`NACE-BEL ${entry.version}`]
    const details = [...describeCode(lang, entry), ...edition].join(', ')
    return html`${at > 0 && '; '}${renderLabel(lang, entry, labels)} <span class="soft small">(${details})</span>`
  })}`
}

function renderEntries(lang: Lang, entries: readonly CodeEntry[], labels: CodeLabels): Html {
  const rest = entries.length - MAX_CODES
  return html`<ul class="plain-list">${entries.slice(0, MAX_CODES).map(entry => {
    return html`<li>${renderLabel(lang, entry, labels)} <span class="soft small">(${describeCode(lang, entry).join(', ')})</span></li>\n`
  })}${rest > 0 && html`<li>${words.more[lang](formatCount(lang, rest))}</li>`}</ul>`
}

function describeCode(lang: Lang, { classifications, groups }: CodeEntry): string[] {
  return [
    ...[...classifications].map(kind => nameClassification(lang, kind) ?? kind),
    ...[...groups].map(group => nameActivityGroup(lang, group) ?? group),
  ]
}

function renderLabel(lang: Lang, { code, version }: CodeEntry, labels: CodeLabels): Html {
  const named = labels.activity(code, version)
  const foreign = named && named.language !== lang ? html` lang="${named.language}"` : null
  return html`<span class="number">${code}</span>${named && html` <span${foreign}>${named.text}</span>`}`
}
