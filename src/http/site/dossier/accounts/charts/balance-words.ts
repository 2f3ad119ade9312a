// Phrases of the balance sheet chart.

import { type Phrase, phrase } from '../../../../i18n/languages.ts'
import type { PartId } from './balance-parts.ts'

export const PARTS: Record<PartId, Phrase> = {
  fixed: phrase('Vaste activa', 'Actifs immobilisés', 'Anlage\u00advermögen', 'Fixed assets'),
  stocks: phrase(
    'Voorraden en bestellingen',
    'Stocks et commandes',
    'Vorräte und Bestellungen',
    'Stocks and contracts',
  ),
  receivables: phrase('Vorderingen', 'Créances', 'Forderungen', 'Receivables'),
  liquid: phrase(
    'Liquide middelen en geldbeleggingen',
    'Valeurs disponibles et placements',
    'Flüssige Mittel und Geldanlagen',
    'Cash and investments',
  ),
  deferred: phrase(
    'Overlopende rekeningen',
    'Comptes de régularisation',
    'Rechnungs\u00adabgrenzung',
    'Deferred charges',
  ),
  equity: phrase('Eigen vermogen', 'Capitaux propres', 'Eigenkapital', 'Equity'),
  provisions: phrase(
    'Voorzieningen en uitgestelde belastingen',
    'Provisions et impôts différés',
    'Rückstellungen und aufgeschobene Steuern',
    'Provisions and deferred taxes',
  ),
  long_debts: phrase(
    'Schulden op meer dan één jaar',
    'Dettes à plus d’un an',
    'Langfristige Schulden',
    'Long-term debts',
  ),
  short_debts: phrase(
    'Schulden op ten hoogste één jaar',
    'Dettes à un an au plus',
    'Kurzfristige Schulden',
    'Short-term debts',
  ),
  accruals: phrase(
    'Overlopende rekeningen',
    'Comptes de régularisation',
    'Rechnungs\u00adabgrenzung',
    'Accrued charges',
  ),
  unexplained: phrase(
    'Verschil tussen het totaal en de neergelegde delen',
    'Écart entre le total et les postes déposés',
    'Differenz zwischen Summe und hinterlegten Posten',
    'Difference between the total and the filed parts',
  ),
}

export const BALANCE_WORDS = {
  title: phrase('Balans', 'Bilan', 'Bilanz', 'Balance sheet'),
  assets: phrase('Activa', 'Actif', 'Aktiva', 'Assets'),
  liabilities: phrase('Passiva', 'Passif', 'Passiva', 'Equity and liabilities'),
  amount: phrase('Bedrag', 'Montant', 'Betrag', 'Amount'),
  share: phrase('Aandeel', 'Part', 'Anteil', 'Share'),
  part: phrase('Post', 'Poste', 'Posten', 'Part'),
  total: phrase('Totaal', 'Total', 'Summe', 'Total'),
  negative: phrase(
    'Het eigen vermogen is negatief: de schulden zijn groter dan alle activa. Het negatieve deel staat gearceerd onder de nullijn.',
    'Les capitaux propres sont négatifs : les dettes dépassent tous les actifs. La part négative est hachurée sous la ligne du zéro.',
    'Das Eigenkapital ist negativ: Die Schulden übersteigen alle Aktiva. Der negative Teil ist unter der Nulllinie schraffiert.',
    'Equity is negative: debts exceed all assets. The negative part is hatched, below the zero line.',
  ),
  none: phrase(
    'Geen balansgrafiek: het balanstotaal is niet neergelegd of niet positief.',
    'Pas de graphique du bilan : le total du bilan n’est pas déposé ou n’est pas positif.',
    'Kein Bilanzdiagramm: Die Bilanzsumme ist nicht hinterlegt oder nicht positiv.',
    'No chart of the balance sheet: its total was not filed or is not positive.',
  ),
}
