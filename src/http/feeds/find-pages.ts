// Search suggestions for pages of the site, matched by page name.

import { foldWords } from '../../domain/search/fold.ts'
import { LANGUAGES, type Lang, type Phrase, phrase } from '../i18n/languages.ts'
import {
  API_DOCS_PATH,
  activitiesPath,
  CHANGELOG_PATH,
  homePath,
  type Localised,
  REFERENCE_PATH,
  searchPagePath,
  statusPath,
  townsPath,
} from '../site/paths.ts'

export type NamedPage = { name: string; href: string }

const PAGES: { name: Phrase; path: Localised }[] = [
  { name: phrase('Startpagina', 'Page d’accueil', 'Startseite', 'Home page'), path: homePath },
  { name: phrase('Zoeken', 'Recherche', 'Suche', 'Search'), path: searchPagePath },
  {
    name: phrase('Activiteiten (NACE)', 'Activités (NACE)', 'Tätigkeiten (NACE)', 'Activities (NACE)'),
    path: activitiesPath,
  },
  { name: phrase('Gemeenten', 'Communes', 'Gemeinden', 'Towns'), path: townsPath },
  {
    name: phrase('Status van de dienst', 'État du service', 'Status des Dienstes', 'Service status'),
    path: statusPath,
  },
  {
    name: phrase('API-documentatie', 'Documentation de l’API', 'API-Dokumentation', 'API documentation'),
    path: () => API_DOCS_PATH,
  },
  {
    name: phrase('API-referentie', 'Référence de l’API', 'API-Referenz', 'API reference'),
    path: () => REFERENCE_PATH,
  },
  {
    name: phrase('Wijzigingen', 'Historique des modifications', 'Änderungen', 'Changelog'),
    path: () => CHANGELOG_PATH,
  },
]

const FOLDED_NAMES = PAGES.map(({ name }) =>
  Object.fromEntries(LANGUAGES.map(lang => [lang, foldWords(name[lang])])),
)
const MAX_PAGES = 3
// A single letter matches nearly every page.
const MIN_QUERY_LENGTH = 2

/** At most three pages. Every word of `q` must be a prefix of a word of the page name. */
export function findPages(q: string, lang: Lang): NamedPage[] {
  const words = foldWords(q)
  if (words.length === 0 || words.join('').length < MIN_QUERY_LENGTH) return []
  return PAGES.filter((_page, at) =>
    words.every(word => FOLDED_NAMES[at]?.[lang]?.some(other => other.startsWith(word))),
  )
    .slice(0, MAX_PAGES)
    .map(({ name, path }) => ({ name: name[lang], href: path(lang) }))
}
