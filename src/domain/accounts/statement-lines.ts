// Lines of the balance sheet and income statement in the order of the Bank's models, with labels in the three
// official languages and English. Some details of full filings are omitted.

export type StatementLine = {
  /** Code as filed, `20/58`. */
  rubric: string
  /** 0 for totals and headings, deeper for parts of the line above. */
  depth: 0 | 1 | 2 | 3
  labels: Record<'nl' | 'fr' | 'de' | 'en', string>
}

export type Statement = 'assets' | 'liabilities' | 'income' | 'staff'

// One line each: depth, code, Dutch, French, German, English.
const TABLES: Record<Statement, string> = {
  assets: `
0|20|Oprichtingskosten|Frais d'établissement|Errichtungs- und Erweiterungsaufwendungen|Formation expenses
0|21/28|Vaste activa|Actifs immobilisés|Anlagevermögen|Fixed assets
1|21|Immateriële vaste activa|Immobilisations incorporelles|Immaterielle Anlagewerte|Intangible fixed assets
1|22/27|Materiële vaste activa|Immobilisations corporelles|Sachanlagen|Tangible fixed assets
2|22|Terreinen en gebouwen|Terrains et constructions|Grundstücke und Bauten|Land and buildings
2|23|Installaties, machines en uitrusting|Installations, machines et outillage|Anlagen, Maschinen und Betriebsausstattung|Plant, machinery and equipment
2|24|Meubilair en rollend materieel|Mobilier et matériel roulant|Mobiliar und Fuhrpark|Furniture and vehicles
2|25|Leasing en soortgelijke rechten|Location-financement et droits similaires|Leasing und ähnliche Rechte|Leasing and other similar rights
2|26|Overige materiële vaste activa|Autres immobilisations corporelles|Sonstige Sachanlagen|Other tangible fixed assets
2|27|Activa in aanbouw en vooruitbetalingen|Immobilisations en cours et acomptes versés|Anlagen im Bau und geleistete Anzahlungen|Assets under construction and advance payments
1|28|Financiële vaste activa|Immobilisations financières|Finanzanlagen|Financial fixed assets
0|29/58|Vlottende activa|Actifs circulants|Umlaufvermögen|Current assets
1|29|Vorderingen op meer dan één jaar|Créances à plus d'un an|Forderungen mit einer Restlaufzeit von mehr als einem Jahr|Amounts receivable after more than one year
1|3|Voorraden en bestellingen in uitvoering|Stocks et commandes en cours d'exécution|Vorräte und in Ausführung befindliche Bestellungen|Stocks and contracts in progress
2|30/36|Voorraden|Stocks|Vorräte|Stocks
2|37|Bestellingen in uitvoering|Commandes en cours d'exécution|In Ausführung befindliche Bestellungen|Contracts in progress
1|40/41|Vorderingen op ten hoogste één jaar|Créances à un an au plus|Forderungen mit einer Restlaufzeit bis zu einem Jahr|Amounts receivable within one year
2|40|Handelsvorderingen|Créances commerciales|Forderungen aus Lieferungen und Leistungen|Trade debtors
2|41|Overige vorderingen|Autres créances|Sonstige Forderungen|Other amounts receivable
1|50/53|Geldbeleggingen|Placements de trésorerie|Geldanlagen|Current investments
1|54/58|Liquide middelen|Valeurs disponibles|Flüssige Mittel|Cash at bank and in hand
1|490/1|Overlopende rekeningen|Comptes de régularisation|Rechnungsabgrenzungsposten|Deferred charges and accrued income
0|20/58|Totaal van de activa|Total de l'actif|Summe der Aktiva|Total assets`,
  liabilities: `
0|10/15|Eigen vermogen|Capitaux propres|Eigenkapital|Equity
1|10/11|Inbreng|Apport|Einlage|Contribution
2|10|Kapitaal|Capital|Kapital|Capital
3|100|Geplaatst kapitaal|Capital souscrit|Gezeichnetes Kapital|Issued capital
3|101|Niet-opgevraagd kapitaal|Capital non appelé|Nicht eingefordertes Kapital|Uncalled capital
2|11|Buiten kapitaal|En dehors du capital|Außerhalb des Kapitals|Outside the capital
2|110|Beschikbaar|Disponible|Verfügbar|Available
2|111|Onbeschikbaar|Indisponible|Nicht verfügbar|Not available
1|12|Herwaarderingsmeerwaarden|Plus-values de réévaluation|Neubewertungsmehrwerte|Revaluation surpluses
1|13|Reserves|Réserves|Rücklagen|Reserves
2|130/1|Onbeschikbare reserves|Réserves indisponibles|Nicht verfügbare Rücklagen|Reserves not available
3|130|Wettelijke reserve|Réserve légale|Gesetzliche Rücklage|Legal reserve
2|132|Belastingvrije reserves|Réserves immunisées|Steuerfreie Rücklagen|Untaxed reserves
2|133|Beschikbare reserves|Réserves disponibles|Verfügbare Rücklagen|Available reserves
1|14|Overgedragen winst (verlies)|Bénéfice (perte) reporté(e)|Gewinnvortrag (Verlustvortrag)|Accumulated profits (losses)
1|15|Kapitaalsubsidies|Subsides en capital|Kapitalsubventionen|Capital subsidies
1|19|Voorschot aan de vennoten op de verdeling van het netto-actief|Avance aux associés sur la répartition de l'actif net|Vorschuss an die Gesellschafter auf die Verteilung des Nettovermögens|Advance to shareholders on the distribution of net assets
0|16|Voorzieningen en uitgestelde belastingen|Provisions et impôts différés|Rückstellungen und aufgeschobene Steuern|Provisions and deferred taxes
1|160/5|Voorzieningen voor risico's en kosten|Provisions pour risques et charges|Rückstellungen für Risiken und Aufwendungen|Provisions for liabilities and charges
1|168|Uitgestelde belastingen|Impôts différés|Aufgeschobene Steuern|Deferred taxes
0|17/49|Schulden|Dettes|Verbindlichkeiten|Amounts payable
1|17|Schulden op meer dan één jaar|Dettes à plus d'un an|Verbindlichkeiten mit einer Restlaufzeit von mehr als einem Jahr|Amounts payable after more than one year
2|170/4|Financiële schulden|Dettes financières|Finanzverbindlichkeiten|Financial debts
2|175|Handelsschulden|Dettes commerciales|Verbindlichkeiten aus Lieferungen und Leistungen|Trade debts
2|176|Vooruitbetalingen op bestellingen|Acomptes sur commandes|Erhaltene Anzahlungen auf Bestellungen|Advance payments on contracts in progress
2|178/9|Overige schulden|Autres dettes|Sonstige Verbindlichkeiten|Other amounts payable
1|42/48|Schulden op ten hoogste één jaar|Dettes à un an au plus|Verbindlichkeiten mit einer Restlaufzeit bis zu einem Jahr|Amounts payable within one year
2|42|Schulden op meer dan één jaar die binnen het jaar vervallen|Dettes à plus d'un an échéant dans l'année|Innerhalb eines Jahres fällig werdende langfristige Verbindlichkeiten|Current portion of amounts payable after more than one year
2|43|Financiële schulden|Dettes financières|Finanzverbindlichkeiten|Financial debts
3|430/8|Kredietinstellingen|Établissements de crédit|Kreditinstitute|Credit institutions
2|44|Handelsschulden|Dettes commerciales|Verbindlichkeiten aus Lieferungen und Leistungen|Trade debts
2|46|Vooruitbetalingen op bestellingen|Acomptes sur commandes|Erhaltene Anzahlungen auf Bestellungen|Advance payments on contracts in progress
2|45|Schulden met betrekking tot belastingen, bezoldigingen en sociale lasten|Dettes fiscales, salariales et sociales|Verbindlichkeiten aus Steuern, Arbeitsentgelten und Soziallasten|Taxes, remuneration and social security
3|450/3|Belastingen|Impôts|Steuern|Taxes
3|454/9|Bezoldigingen en sociale lasten|Rémunérations et charges sociales|Arbeitsentgelte und Soziallasten|Remuneration and social security
2|47/48|Overige schulden|Autres dettes|Sonstige Verbindlichkeiten|Other amounts payable
2|48|Overige schulden|Autres dettes|Sonstige Verbindlichkeiten|Other amounts payable
1|492/3|Overlopende rekeningen|Comptes de régularisation|Rechnungsabgrenzungsposten|Accrued charges and deferred income
0|10/49|Totaal van de passiva|Total du passif|Summe der Passiva|Total equity and liabilities`,
  income: `
0|70/76A|Bedrijfsopbrengsten|Ventes et prestations|Betriebliche Erträge|Operating income
1|70|Omzet|Chiffre d'affaires|Umsatz|Turnover
1|71|Wijziging in de voorraad goederen in bewerking en gereed product|Variation des en-cours de fabrication et des produits finis|Veränderung des Bestands an unfertigen und fertigen Erzeugnissen|Change in stocks of finished goods and work in progress
1|72|Geproduceerde vaste activa|Production immobilisée|Aktivierte Eigenleistungen|Own work capitalised
1|73|Lidgeld, schenkingen, legaten en subsidies|Cotisations, dons, legs et subsides|Beiträge, Schenkungen, Vermächtnisse und Subventionen|Contributions, gifts, legacies and grants
1|74|Andere bedrijfsopbrengsten|Autres produits d'exploitation|Sonstige betriebliche Erträge|Other operating income
1|76A|Niet-recurrente bedrijfsopbrengsten|Produits d'exploitation non récurrents|Nicht wiederkehrende betriebliche Erträge|Non-recurring operating income
0|9900|Brutomarge|Marge brute|Bruttomarge|Gross margin
0|60/66A|Bedrijfskosten|Coût des ventes et des prestations|Betriebliche Aufwendungen|Operating charges
1|60/61|Handelsgoederen, grond- en hulpstoffen, diensten en diverse goederen|Approvisionnements, marchandises, services et biens divers|Roh-, Hilfs- und Betriebsstoffe, Waren, Dienstleistungen|Goods, raw materials, services and other goods
1|60|Handelsgoederen, grond- en hulpstoffen|Approvisionnements et marchandises|Roh-, Hilfs- und Betriebsstoffe und Waren|Goods for resale, raw materials and consumables
1|61|Diensten en diverse goederen|Services et biens divers|Dienstleistungen und sonstige Güter|Services and other goods
1|62|Bezoldigingen, sociale lasten en pensioenen|Rémunérations, charges sociales et pensions|Arbeitsentgelte, Soziallasten und Pensionen|Remuneration, social security and pensions
1|630|Afschrijvingen en waardeverminderingen op oprichtingskosten, op immateriële en materiële vaste activa|Amortissements et réductions de valeur sur frais d'établissement, sur immobilisations incorporelles et corporelles|Abschreibungen und Wertminderungen auf Errichtungsaufwendungen, immaterielle Anlagewerte und Sachanlagen|Depreciation of and amounts written off formation expenses, intangible and tangible fixed assets
1|631/4|Waardeverminderingen op voorraden, op bestellingen in uitvoering en op handelsvorderingen: toevoegingen (terugnemingen)|Réductions de valeur sur stocks, sur commandes en cours d'exécution et sur créances commerciales: dotations (reprises)|Wertminderungen auf Vorräte, in Ausführung befindliche Bestellungen und Forderungen aus Lieferungen und Leistungen: Zuführungen (Rücknahmen)|Amounts written off stocks, contracts in progress and trade debtors: additions (write-backs)
1|635/8|Voorzieningen voor risico's en kosten: toevoegingen (bestedingen en terugnemingen)|Provisions pour risques et charges: dotations (utilisations et reprises)|Rückstellungen für Risiken und Aufwendungen: Zuführungen (Inanspruchnahmen und Auflösungen)|Provisions for liabilities and charges: additions (uses and write-backs)
1|635/9|Voorzieningen voor risico's en kosten: toevoegingen (bestedingen en terugnemingen)|Provisions pour risques et charges: dotations (utilisations et reprises)|Rückstellungen für Risiken und Aufwendungen: Zuführungen (Inanspruchnahmen und Auflösungen)|Provisions for liabilities and charges: additions (uses and write-backs)
1|640/8|Andere bedrijfskosten|Autres charges d'exploitation|Sonstige betriebliche Aufwendungen|Other operating charges
1|649|Als herstructureringskosten geactiveerde bedrijfskosten|Charges d'exploitation portées à l'actif au titre de frais de restructuration|Als Umstrukturierungskosten aktivierte betriebliche Aufwendungen|Operating charges carried to assets as restructuring costs
1|66A|Niet-recurrente bedrijfskosten|Charges d'exploitation non récurrentes|Nicht wiederkehrende betriebliche Aufwendungen|Non-recurring operating charges
0|9901|Bedrijfswinst (bedrijfsverlies)|Bénéfice (perte) d'exploitation|Betriebsgewinn (Betriebsverlust)|Operating profit (loss)
0|75/76B|Financiële opbrengsten|Produits financiers|Finanzerträge|Financial income
1|75|Recurrente financiële opbrengsten|Produits financiers récurrents|Wiederkehrende Finanzerträge|Recurring financial income
1|76B|Niet-recurrente financiële opbrengsten|Produits financiers non récurrents|Nicht wiederkehrende Finanzerträge|Non-recurring financial income
0|65/66B|Financiële kosten|Charges financières|Finanzaufwendungen|Financial charges
1|65|Recurrente financiële kosten|Charges financières récurrentes|Wiederkehrende Finanzaufwendungen|Recurring financial charges
2|650|Kosten van schulden|Charges des dettes|Aufwendungen für Verbindlichkeiten|Debt charges
1|66B|Niet-recurrente financiële kosten|Charges financières non récurrentes|Nicht wiederkehrende Finanzaufwendungen|Non-recurring financial charges
0|9903|Winst (verlies) van het boekjaar vóór belasting|Bénéfice (perte) de l'exercice avant impôts|Gewinn (Verlust) des Geschäftsjahres vor Steuern|Profit (loss) for the period before taxes
1|780|Onttrekking aan de uitgestelde belastingen|Prélèvement sur les impôts différés|Entnahme aus den aufgeschobenen Steuern|Transfer from deferred taxes
1|680|Overboeking naar de uitgestelde belastingen|Transfert aux impôts différés|Zuführung zu den aufgeschobenen Steuern|Transfer to deferred taxes
1|67/77|Belastingen op het resultaat|Impôts sur le résultat|Steuern auf das Ergebnis|Income taxes
0|9904|Winst (verlies) van het boekjaar|Bénéfice (perte) de l'exercice|Gewinn (Verlust) des Geschäftsjahres|Profit (loss) of the period
0|9905|Te bestemmen winst (verlies) van het boekjaar|Bénéfice (perte) de l'exercice à affecter|Zu verwendender Gewinn (Verlust) des Geschäftsjahres|Profit (loss) of the period available for appropriation
0|9906|Te bestemmen winst (verlies)|Bénéfice (perte) à affecter|Zu verwendender Gewinn (Verlust)|Profit (loss) to be appropriated`,
  staff: `
0|9087|Gemiddeld personeelsbestand berekend in voltijdse equivalenten|Effectif moyen du personnel calculé en équivalents temps plein|Durchschnittlicher Personalbestand in Vollzeitäquivalenten|Average number of employees calculated in full-time equivalents
0|1003|Gemiddeld aantal werknemers volgens de sociale balans (VTE)|Nombre moyen de travailleurs selon le bilan social (ETP)|Durchschnittliche Beschäftigtenzahl nach der Sozialbilanz (VZÄ)|Average number of employees by the social balance sheet (FTE)
0|1013|Aantal daadwerkelijk gepresteerde uren|Nombre d'heures effectivement prestées|Zahl der tatsächlich geleisteten Arbeitsstunden|Number of hours actually worked
0|1023|Personeelskosten|Frais de personnel|Personalaufwendungen|Staff costs
0|9072|Vervallen belastingschulden|Dettes fiscales échues|Fällige Steuerschulden|Outstanding tax debts
0|9076|Vervallen schulden ten aanzien van de Rijksdienst voor Sociale Zekerheid|Dettes échues envers l'Office National de Sécurité Sociale|Fällige Schulden gegenüber dem Landesamt für soziale Sicherheit|Amounts due to the National Social Security Office`,
}

/** The lines of each statement in model order. */
export const STATEMENTS: Record<Statement, readonly StatementLine[]> = {
  assets: parse(TABLES.assets),
  liabilities: parse(TABLES.liabilities),
  income: parse(TABLES.income),
  staff: parse(TABLES.staff),
}

function parse(table: string): StatementLine[] {
  return table
    .trim()
    .split('\n')
    .map(line => {
      const [depth, rubric, nl, fr, de, en] = line.split('|') as [
        string,
        string,
        string,
        string,
        string,
        string,
      ]
      return { rubric, depth: Number(depth) as StatementLine['depth'], labels: { nl, fr, de, en } }
    })
}
