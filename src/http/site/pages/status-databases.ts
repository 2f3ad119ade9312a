// Database endpoints on the status page, for installations with replicas.

import type { EndpointReport } from '../../../store/db/replicas/endpoint-pool.ts'
import type { Health } from '../../../usecases/health/read-health.ts'
import { formatNumber } from '../../i18n/format.ts'
import { type Lang, type Phrase, phrase } from '../../i18n/languages.ts'
import { type Html, html } from '../html.ts'

const words = {
  databases: phrase('Databanken', 'Bases de données', 'Datenbanken', 'Databases'),
  database: phrase('Databank', 'Base de données', 'Datenbank', 'Database'),
  state: phrase('Stand', 'État', 'Stand', 'State'),
  lag: phrase('Achterstand', 'Retard', 'Rückstand', 'Replication lag'),
  main: phrase('hoofdadres', 'adresse principale', 'Hauptadresse', 'primary address'),
  replica: phrase('kopie', 'copie', 'Kopie', 'replica'),
  read: phrase('wordt gelezen', 'est lue', 'wird gelesen', 'read'),
  primary: phrase('wordt beschreven', 'est écrite', 'wird beschrieben', 'write'),
  none: phrase('–', '–', '–', '–'),
}

const REASONS: Record<NonNullable<EndpointReport['reason']>, Phrase> = {
  spared: words.primary,
  unreachable: phrase('antwoordt niet', 'ne répond pas', 'antwortet nicht', 'unreachable'),
  lagging: phrase('te ver achter', 'trop en retard', 'zu weit zurück', 'lagging'),
  behind: phrase('werkt bij', 'se met à jour', 'holt auf', 'catching up'),
  former_primary: phrase('vervangen', 'remplacée', 'ersetzt', 'replaced'),
  other_database: phrase(
    'een andere databank',
    'une autre base',
    'eine andere Datenbank',
    'another database',
  ),
}

/** Empty when there is only one database. */
export function renderDatabases(lang: Lang, databases: Health['databases']): Html {
  if (databases.length === 0) return html``
  return html`<section class="card"><h2>${words.databases[lang]}</h2>
<table class="stacking"><caption class="unseen">${words.databases[lang]}</caption>
<thead><tr><th scope="col">${words.database[lang]}</th><th scope="col">${words.state[lang]}</th><th scope="col">${words.lag[lang]}</th></tr></thead>
<tbody>${databases.map(database => renderDatabase(lang, database))}</tbody></table></section>`
}

function renderDatabase(lang: Lang, { name, used, lagMs, reason }: EndpointReport): Html {
  const [kind = '', number = ''] = name.split(' ')
  const isWell = used || reason === 'spared'
  return html`<tr><th scope="row">${words[kind === 'replica' ? 'replica' : 'main'][lang]} ${number}</th>
<td><span class="chip ${isWell ? 'good' : 'bad'}">${(reason === null ? words.read : REASONS[reason])[lang]}</span></td>
<td>${lagMs === null ? words.none[lang] : html`<span class="number">${formatNumber(lang, Math.round(lagMs))} ms</span>`}</td></tr>\n`
}
