// The service manifest: what the reconciliation service offers and where.

import { type Lang, phrase } from '../i18n/languages.ts'
import type { Site } from '../site/page.ts'
import { API_DOCS_PATH } from '../site/paths.ts'
import { companyType } from './properties.ts'

export const RECONCILE_PATH = '/reconcile'
export const PREVIEW_PATH = `${RECONCILE_PATH}/preview`
export const PROPOSE_PATH = `${RECONCILE_PATH}/extend/propose`
/** Of `entity`, `property` or `type`. */
export const suggestPath = (of: string) => `${RECONCILE_PATH}/suggest/${of}`

/** Queries in a batch, and companies in an extension. */
export const BATCH_SIZE = 50

const PREVIEW_SIZE = { width: 420, height: 220 }

const words = {
  name: phrase(
    'Griffie: Belgische ondernemingen',
    'Griffie : entreprises belges',
    'Griffie: belgische Unternehmen',
    'Griffie: Belgian companies',
  ),
  content: phrase('Waarden', 'Valeurs', 'Werte', 'Values'),
  asNames: phrase('namen', 'noms', 'Namen', 'names'),
  asCodes: phrase('codes', 'codes', 'Codes', 'codes'),
}

/** Reconciliation Service API 0.2, service manifest. */
export function describeService({ origin }: Site, lang: Lang): object {
  const service = (path: string) => ({ service_url: origin, service_path: path })
  return {
    versions: ['0.2'],
    name: words.name[lang],
    identifierSpace: `${origin}/kbo/`,
    schemaSpace: 'https://schema.org/Organization',
    documentation: `${origin}${API_DOCS_PATH}`,
    defaultTypes: [companyType(lang)],
    view: { url: `${origin}/kbo/{{id}}` },
    preview: { url: `${origin}${PREVIEW_PATH}?id={{id}}`, ...PREVIEW_SIZE },
    suggest: {
      entity: service(suggestPath('entity')),
      property: service(suggestPath('property')),
      type: service(suggestPath('type')),
    },
    extend: {
      propose_properties: service(PROPOSE_PATH),
      property_settings: [
        {
          name: CONTENT_SETTING,
          label: words.content[lang],
          type: 'select',
          default: 'name',
          choices: [
            { value: 'name', name: words.asNames[lang] },
            { value: 'code', name: words.asCodes[lang] },
          ],
        },
      ],
    },
    batchSize: BATCH_SIZE,
  }
}

/** The setting of an extension that tells codes from their names. */
export const CONTENT_SETTING = 'content'
