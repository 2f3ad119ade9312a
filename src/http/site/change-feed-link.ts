// The link from a page to the feed of its changes.

import { type Lang, phrase } from '../i18n/languages.ts'
import { type Html, html } from './html.ts'
import { changeFeedFolder } from './paths.ts'

const TITLE = phrase('Wijzigingen (Atom)', 'Modifications (Atom)', 'Änderungen (Atom)', 'Changes (Atom)')

/** For `<head>`. `name` as in the path of the feed. */
export function linkChangeFeed(lang: Lang, kind: Parameters<typeof changeFeedFolder>[0], name: string): Html {
  return html`<link rel="alternate" type="application/atom+xml" title="${TITLE[lang]}" href="${changeFeedFolder(kind, name)}/atom.xml?lang=${lang}">`
}
