// GET /opensearch.xml?lang=…: lets browsers add the search of the site (OpenSearch 1.1). Without suggestions: those of
// /internal/search have another format.

import type { FastifyInstance } from 'fastify'
import { escapeXml } from '../../platform/escape-xml.ts'
import { type Lang, phrase } from '../i18n/languages.ts'
import type { Site } from '../site/page.ts'
import { OPENSEARCH_PATH, openSearchPath, searchPagePath } from '../site/paths.ts'
import { ONE_DAY, registerReadOnly, requestedLanguage, sendText } from './respond.ts'

const TYPE = 'application/opensearchdescription+xml'

const DESCRIPTION = phrase(
  'Belgische ondernemingen op naam, nummer, adres of activiteit.',
  'Entreprises belges par nom, numéro, adresse ou activité.',
  'Belgische Unternehmen nach Name, Nummer, Adresse oder Tätigkeit.',
  'Belgian companies by name, number, address or activity.',
)

export function registerOpenSearch(app: FastifyInstance, site: Site): void {
  registerReadOnly(app, OPENSEARCH_PATH, (request, reply) =>
    sendText(request, reply, {
      body: renderOpenSearch(requestedLanguage(request, site), site),
      type: `${TYPE}; charset=utf-8`,
      cacheControl: ONE_DAY,
    }),
  )
}

function renderOpenSearch(lang: Lang, { origin }: Site): string {
  const address = (path: string) => escapeXml(origin + path)
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>Griffie ${lang}</ShortName>
<Description>${escapeXml(DESCRIPTION[lang])}</Description>
<Url type="text/html" template="${address(searchPagePath(lang))}?q={searchTerms}"/>
<Url type="${TYPE}" rel="self" template="${address(openSearchPath(lang))}"/>
<Image type="image/svg+xml">${address('/icon.svg')}</Image>
<Language>${lang}</Language>
<InputEncoding>UTF-8</InputEncoding>
<OutputEncoding>UTF-8</OutputEncoding>
</OpenSearchDescription>
`
}
