// Text and colour of a company's badge. A source that was not read never yields a positive status.

import { openBankruptcyBy } from '../../domain/timeline/open-bankruptcy-by.ts'
import type { NamedCode } from '../../usecases/codes/name-codes.ts'
import type { Dossier } from '../../usecases/dossier/compose-dossier.ts'
import { nameBankruptcySources } from '../i18n/bankruptcy-sources.ts'
import { type Lang, type Phrase, phrase } from '../i18n/languages.ts'

/** Every `colour` has a contrast of at least 4.5:1 with the white text (WCAG 2.2, 1.4.3). */
export type BadgeContent = { message: string; colour: string }

const GREEN = '#2e7d32'
const RED = '#b3261e'
const AMBER = '#9a5b00'
const BLUE = '#1565c0'
const GREY = '#616161'

const words = {
  active: phrase('actief', 'active', 'aktiv', 'active'),
  bankruptcy: phrase('faillissement', 'faillite', 'Konkurs', 'bankruptcy'),
  bankruptcyClosed: phrase(
    'faillissement gesloten',
    'faillite clôturée',
    'Konkurs abgeschlossen',
    'bankruptcy closed',
  ),
  dissolution: phrase('in vereffening', 'en liquidation', 'in Liquidation', 'in liquidation'),
  judicialDissolution: phrase(
    'gerechtelijk ontbonden',
    'dissolution judiciaire',
    'gerichtlich aufgelöst',
    'dissolved by the court',
  ),
  liquidationClosed: phrase(
    'vereffening gesloten',
    'liquidation clôturée',
    'Liquidation abgeschlossen',
    'liquidation closed',
  ),
  reorganisation: phrase(
    'gerechtelijke reorganisatie',
    'réorganisation judiciaire',
    'gerichtliche Reorganisation',
    'judicial reorganisation',
  ),
  situation: phrase('toestand', 'situation', 'Rechtslage', 'situation'),
  unknown: phrase('onbekend', 'inconnue', 'unbekannt', 'unknown'),
  away: phrase('niet beschikbaar', 'indisponible', 'nicht verfügbar', 'unavailable'),
}

// By the register's situation code. Other codes show the register's denomination.
const SITUATIONS: Record<string, [Phrase, string]> = {
  '000': [words.active, GREEN],
  '010': [words.dissolution, AMBER],
  '012': [words.dissolution, AMBER],
  '013': [words.judicialDissolution, RED],
  '014': [words.liquidationClosed, GREY],
  '051': [words.bankruptcyClosed, GREY],
  '052': [words.bankruptcyClosed, GREY],
  '053': [words.bankruptcyClosed, GREY],
  '091': [words.reorganisation, AMBER],
  '112': [words.dissolution, AMBER],
}

/**
 * The badge of a company; `named` is the register's denomination of its legal situation. A bankruptcy names its
 * sources. Null when the register or the gazette was not read and no source reports a bankruptcy.
 */
export function badgeContent(dossier: Dossier, named: NamedCode | null, lang: Lang): BadgeContent | null {
  const { registerSituationCode: code, insolvencyTimelineRead } = dossier
  const bankruptBy = openBankruptcyBy(dossier)
  if (bankruptBy.length > 0)
    return { message: `${words.bankruptcy[lang]} (${nameBankruptcySources(lang, bankruptBy)})`, colour: RED }
  if (dossier.stagesDegraded.includes('register') || !insolvencyTimelineRead) return null
  const [message, colour] = SITUATIONS[code ?? ''] ?? []
  if (message !== undefined && colour !== undefined) return { message: message[lang], colour }
  if (code === null) return { message: words.unknown[lang], colour: GREY }
  return { message: named?.text ?? `${words.situation[lang]} ${code}`, colour: BLUE }
}

export function unknownBadge(lang: Lang): BadgeContent {
  return { message: words.unknown[lang], colour: GREY }
}

export function unavailableBadge(lang: Lang): BadgeContent {
  return { message: words.away[lang], colour: GREY }
}
