// Labels of the ratios in the terms of the National Bank (statistics of its Central Balance Sheet Office,
// `docs/sources.md`), and notes on what their formulas include or leave out.

import type { RatioGroup } from '../../../../../domain/accounts/ratios/ratio.ts'
import { type Lang, type Phrase, phrase } from '../../../../i18n/languages.ts'
import { parsePhrases } from '../../../../i18n/phrase-table.ts'

const LABELS = parsePhrases(`
liquidity_broad|Liquiditeit in ruime zin (current ratio)|Liquidité au sens large (current ratio)|Liquidität im weiten Sinne (Current Ratio)|Liquidity in the broad sense (current ratio)
liquidity_broad_simple|Current ratio, eenvoudige conventie|Current ratio, convention simple|Current Ratio, einfache Konvention|Current ratio, simple convention
liquidity_narrow|Liquiditeit in enge zin (acid test)|Liquidité au sens strict (acid test)|Liquidität im engen Sinne (Acid Test)|Liquidity in the narrow sense (acid test)
net_working_capital|Nettobedrijfskapitaal|Fonds de roulement net|Nettoumlaufvermögen|Net working capital
working_capital_need|Behoefte aan nettobedrijfskapitaal|Besoin en fonds de roulement|Bedarf an Nettoumlaufvermögen|Working capital need
net_cash|Nettokaspositie|Trésorerie nette|Nettoliquidität|Net cash
financial_independence|Graad van financiële onafhankelijkheid|Degré d’indépendance financière|Grad der finanziellen Unabhängigkeit|Degree of financial independence
debt_ratio|Schuldgraad|Taux d’endettement|Verschuldungsgrad|Debt ratio
self_financing|Zelffinancieringsgraad|Degré d’autofinancement|Selbstfinanzierungsgrad|Self-financing
net_debt|Netto financiële schuld|Dette financière nette|Nettofinanzschuld|Net financial debt
net_debt_with_current_part|Netto financiële schuld met het deel dat binnen het jaar vervalt|Dette financière nette avec la part échéant dans l’année|Nettofinanzschuld mit dem binnen eines Jahres fälligen Teil|Net financial debt with the current part of long-term debts
equity|Eigen vermogen|Capitaux propres|Eigenkapital|Equity
total_assets|Balanstotaal|Total du bilan|Bilanzsumme|Total assets
return_on_equity|Nettorendabiliteit van het eigen vermogen na belasting|Rentabilité nette des capitaux propres après impôts|Nettorentabilität des Eigenkapitals nach Steuern|Net return on equity after tax
return_on_assets_gross|Bruto\u00adrendabiliteit van het totaal der activa vóór belasting en kosten van schulden|Rentabilité brute du total de l’actif avant impôts et charges des dettes|Brutto\u00adrentabilität der Gesamtaktiva vor Steuern und Fremdkapitalkosten|Gross return on total assets before tax and debt charges
return_on_assets_net|Netto\u00adrendabiliteit van het totaal der activa vóór belasting en kosten van schulden|Rentabilité nette du total de l’actif avant impôts et charges des dettes|Netto\u00adrentabilität der Gesamtaktiva vor Steuern und Fremdkapitalkosten|Net return on total assets before tax and debt charges
ebitda|EBITDA|EBITDA|EBITDA|EBITDA
ebit|EBIT (bedrijfsresultaat)|EBIT (résultat d’exploitation)|EBIT (Betriebsergebnis)|EBIT (operating result)
cash_flow|Cashflow|Cash-flow|Cashflow|Cash flow
cash_flow_to_debt|Cashflow / schulden|Cash-flow / dettes|Cashflow / Verbindlichkeiten|Cash flow / debts
cash_flow_to_equity|Cashflow / eigen vermogen|Cash-flow / capitaux propres|Cashflow / Eigenkapital|Cash flow / equity
value_added|Toegevoegde waarde|Valeur ajoutée|Wertschöpfung|Value added
value_added_per_fte|Toegevoegde waarde per personeelslid (VTE)|Valeur ajoutée par personne occupée (ETP)|Wertschöpfung je Beschäftigten (VZÄ)|Value added per person employed (FTE)
personnel_share|Personeelskosten / toegevoegde waarde|Frais de personnel / valeur ajoutée|Personalaufwendungen / Wertschöpfung|Staff costs / value added
depreciation_share|Afschrijvingen, waardeverminderingen en voorzieningen voor risico’s en kosten / toegevoegde waarde|Amortissements, réductions de valeur et provisions pour risques et charges / valeur ajoutée|Abschreibungen, Wertminderungen und Rückstellungen für Risiken und Aufwendungen / Wertschöpfung|Depreciation, amounts written off and provisions for liabilities and charges / value added
financial_charges_share|Financiële kosten / toegevoegde waarde|Charges financières / valeur ajoutée|Finanzaufwendungen / Wertschöpfung|Financial charges / value added
gross_margin|Brutomarge|Marge brute|Bruttomarge|Gross margin
turnover|Omzet|Chiffre d’affaires|Umsatz|Turnover
staff|Personeel in voltijdse equivalenten|Personnel en équivalents temps plein|Personal in Vollzeitäquivalenten|Staff in full-time equivalents
margin_gross|Brutoverkoopmarge|Marge brute sur ventes|Bruttoumsatzmarge|Gross operating margin on sales
margin_net|Nettoverkoopmarge|Marge nette sur ventes|Nettoumsatzmarge|Net operating margin on sales
customer_days|Aantal dagen klantenkrediet|Nombre de jours de crédit clients|Anzahl Tage Kundenkredit|Number of days of customer credit
supplier_days|Aantal dagen leverancierskrediet|Nombre de jours de crédit fournisseurs|Anzahl Tage Lieferantenkredit|Number of days of supplier credit
stock_days_bought|Aantal dagen voorraad van gekochte goederen|Nombre de jours de stock des biens achetés|Anzahl Lagertage gekaufter Güter|Number of days of stock of goods bought
stock_days_made|Aantal dagen voorraad van eigen productie|Nombre de jours de stock de la production propre|Anzahl Lagertage eigener Erzeugnisse|Number of days of stock of goods made`)

const INTEREST =
  'De rente is 650 in volledige modellen; de andere geven alleen alle recurrente financiële kosten, 65.|Les intérêts sont 650 dans les modèles complets ; les autres ne donnent que toutes les charges financières récurrentes, 65.|Zinsen sind 650 in vollständigen Modellen; die anderen nennen nur alle wiederkehrenden Finanzaufwendungen, 65.|Interest is 650 in full models; the others file only all recurring financial charges, 65.'
const VAT =
  'Op de afsluitdag, aan beide zijden met btw.|Au jour de clôture, TVA comprise des deux côtés.|Am Abschlusstag, auf beiden Seiten mit Mehrwertsteuer.|On the closing day, value added tax included on both sides.'

const NOTES = parsePhrases(`
liquidity_broad|Zonder vorderingen op meer dan één jaar; overlopende rekeningen van het passief tellen als schuld.|Sans les créances à plus d’un an ; les comptes de régularisation du passif comptent comme dettes.|Ohne Forderungen von mehr als einem Jahr; passive Rechnungsabgrenzung zählt als Schuld.|Receivables after more than one year are left out, accruals count as debts.
liquidity_broad_simple|De andere gangbare conventie: met vorderingen op meer dan één jaar, zonder overlopende rekeningen van het passief.|L’autre convention usuelle : avec les créances à plus d’un an, sans les comptes de régularisation du passif.|Die andere übliche Konvention: mit Forderungen von mehr als einem Jahr, ohne passive Rechnungsabgrenzung.|The other usual convention: receivables after more than one year count in, accrued charges do not.
working_capital_need|Vorderingen op meer dan één jaar tellen mee: het nettobedrijfskapitaal is dit plus de nettokaspositie min 29.|Les créances à plus d’un an comptent : le fonds de roulement net est ceci plus la trésorerie nette moins 29.|Forderungen von mehr als einem Jahr zählen mit: Das Nettoumlaufvermögen ist dies plus Nettoliquidität minus 29.|Receivables after more than one year count in: net working capital is this plus net cash minus 29.
debt_ratio|Voorzieningen en uitgestelde belastingen tellen als schuld.|Les provisions et impôts différés comptent comme dettes.|Rückstellungen und aufgeschobene Steuern zählen als Schuld.|Provisions and deferred taxes count as debt.
self_financing|Reserves en overgedragen resultaat in het balanstotaal.|Réserves et résultat reporté dans le total du bilan.|Rücklagen und Ergebnisvortrag in der Bilanzsumme.|Reserves and accumulated result in the balance sheet total.
net_debt|Zonder het deel van langlopende schulden dat binnen het jaar vervalt (42), dat niet alleen financiële schuld is.|Sans la part des dettes à plus d’un an échéant dans l’année (42), qui n’est pas que de la dette financière.|Ohne den binnen eines Jahres fälligen Teil langfristiger Schulden (42), der nicht nur Finanzschuld ist.|Without the part of long-term debts that falls due within the year (42), which is not financial debt alone.
net_debt_with_current_part|Heel 42 telt mee, ook wat voor iets anders dan leningen verschuldigd is.|Tout le 42 compte, y compris ce qui est dû pour autre chose que des emprunts.|Ganz 42 zählt mit, auch was nicht für Darlehen geschuldet wird.|All of 42 counts, also what is owed for other things than loans.
return_on_assets_gross|${INTEREST}
return_on_assets_net|${INTEREST}
ebitda|Geen rubriek van de Nationale Bank: bedrijfsresultaat vóór afschrijvingen, waardeverminderingen en voorzieningen, met niet-recurrente elementen.|Pas une rubrique de la Banque nationale : résultat d’exploitation avant amortissements, réductions de valeur et provisions, éléments non récurrents compris.|Keine Rubrik der Nationalbank: Betriebsergebnis vor Abschreibungen, Wertminderungen und Rückstellungen, mit nicht wiederkehrenden Posten.|No rubric of the National Bank: operating result before depreciation, write-downs and provisions, non-recurring items included.
ebit|Met niet-recurrente bedrijfselementen.|Éléments d’exploitation non récurrents compris.|Mit nicht wiederkehrenden betrieblichen Posten.|Non-recurring operating items included.
cash_flow|Een benadering: resultaat van het boekjaar vóór afschrijvingen, waardeverminderingen en voorzieningen.|Une approximation : résultat de l’exercice avant amortissements, réductions de valeur et provisions.|Eine Näherung: Jahresergebnis vor Abschreibungen, Wertminderungen und Rückstellungen.|An approximation: result of the year before depreciation, write-downs and provisions.
value_added|Zonder niet-recurrente bedrijfsopbrengsten; zonder bedrijfssubsidies waar ze apart zijn neergelegd (volledige modellen).|Sans les produits d’exploitation non récurrents ; sans les subsides d’exploitation déposés à part (modèles complets).|Ohne nicht wiederkehrende betriebliche Erträge; ohne Betriebssubventionen, wo sie eigens hinterlegt sind (vollständige Modelle).|Without non-recurring operating income; operating subsidies are left out where they are filed apart (full models).
value_added_per_fte|Personeel volgens de toelichting (9087), anders volgens de sociale balans (1003).|Personnel selon l’annexe (9087), sinon selon le bilan social (1003).|Personal nach dem Anhang (9087), sonst nach der Sozialbilanz (1003).|Staff as in the notes (9087), else as in the social balance (1003).
financial_charges_share|Recurrente kosten, min rentesubsidies waar ze zijn neergelegd (volledige modellen).|Charges récurrentes, moins les subsides en intérêts là où ils sont déposés (modèles complets).|Wiederkehrende Aufwendungen, abzüglich Zinssubventionen, wo sie hinterlegt sind (vollständige Modelle).|Recurring charges, less interest subsidies where they are filed (full models).
gross_margin|Zoals verkorte modellen ze neerleggen: bedrijfsopbrengsten min goederen en diensten.|Telle que les modèles abrégés la déposent : produits d’exploitation moins biens et services.|Wie verkürzte Modelle sie hinterlegen: betriebliche Erträge minus Güter und Dienstleistungen.|As abridged models file it: operating income less goods and services.
turnover|Verkorte en micromodellen mogen de omzet weglaten.|Les modèles abrégé et micro peuvent l’omettre.|Verkürzte und Mikromodelle dürfen ihn weglassen.|Abridged and micro models may leave it out.
staff|Jaargemiddelde: uit de toelichting (9087), anders uit de sociale balans (1003).|Moyenne de l’année : de l’annexe (9087), sinon du bilan social (1003).|Jahresdurchschnitt: aus dem Anhang (9087), sonst aus der Sozialbilanz (1003).|Average of the year: of the notes (9087), else of the social balance (1003).
margin_gross|Zonder niet-recurrente elementen. Verkorte en micromodellen: op de omzet alleen, waar die is neergelegd.|Sans les éléments non récurrents. Modèles abrégé et micro : sur le chiffre d’affaires seul, s’il est déposé.|Ohne nicht wiederkehrende Posten. Verkürzte und Mikromodelle: nur auf den Umsatz, wo er hinterlegt ist.|Without non-recurring items. Abridged and micro models: on turnover alone, where it is filed.
margin_net|Zonder niet-recurrente elementen; kapitaalsubsidies tellen mee (volledige modellen). Verkorte en micromodellen: op de omzet alleen, waar die is neergelegd.|Sans les éléments non récurrents ; les subsides en capital comptent (modèles complets). Modèles abrégé et micro : sur le chiffre d’affaires seul, s’il est déposé.|Ohne nicht wiederkehrende Posten; Kapitalsubventionen zählen mit (vollständige Modelle). Verkürzte und Mikromodelle: nur auf den Umsatz, wo er hinterlegt ist.|Without non-recurring items; capital subsidies count in (full models). Abridged and micro models: on turnover alone, where it is filed.
customer_days|${VAT}
supplier_days|${VAT}
stock_days_bought|Grondstoffen en handelsgoederen op de afsluitdag, tegenover wat in het jaar is verbruikt.|Matières et marchandises au jour de clôture, par rapport à la consommation de l’année.|Rohstoffe und Waren am Abschlusstag, bezogen auf den Verbrauch des Jahres.|Materials and goods for resale, on the closing day, by the goods used in the year.
stock_days_made|Goederen in bewerking, gereed product en bestellingen op de afsluitdag, tegenover de kostprijs van wat is gemaakt en verkocht.|En-cours, produits finis et commandes au jour de clôture, par rapport au coût de ce qui a été produit et vendu.|Unfertige und fertige Erzeugnisse und Bestellungen am Abschlusstag, bezogen auf die Kosten des Produzierten und Verkauften.|Work in progress, finished goods and contracts, on the closing day, by the cost of what was produced and sold.`)

export const GROUPS: Record<RatioGroup, Phrase> = {
  liquidity: phrase('Liquiditeit', 'Liquidité', 'Liquidität', 'Liquidity'),
  solvency: phrase('Solvabiliteit', 'Solvabilité', 'Solvenz', 'Solvency'),
  profitability: phrase('Rendabiliteit', 'Rentabilité', 'Rentabilität', 'Profitability'),
  cash_flow: phrase('Cashflow', 'Cash-flow', 'Cashflow', 'Cash flow'),
  value_added: phrase('Toegevoegde waarde', 'Valeur ajoutée', 'Wertschöpfung', 'Value added'),
  payment_terms: phrase(
    'Betalings- en voorraadtermijnen',
    'Délais de paiement et de stock',
    'Zahlungs- und Lagerfristen',
    'Terms of payment and stock',
  ),
  margins: phrase('Marges', 'Marges', 'Margen', 'Margins'),
  size: phrase('Omvang', 'Taille', 'Größe', 'Size'),
}

/** The id when the ratio has no label. */
export function labelRatio(lang: Lang, id: string): string {
  return LABELS.get(id)?.[lang] ?? id
}

/** What the formula includes or leaves out; null without a note. */
export function noteOnRatio(lang: Lang, id: string): string | null {
  return NOTES.get(id)?.[lang] ?? null
}
