// The juridical situations: how often invented companies are in each, and all official labels.

/** Parts of ten thousand legal persons; the rest is in the normal situation. */
export const SITUATION_WEIGHTS: Record<string, number> = {
  '012': 340,
  '050': 280,
  '010': 90,
  '013': 130,
  '020': 60,
  '090': 50,
  '091': 25,
  '030': 6,
  '041': 4,
  '040': 3,
  '021': 6,
  '024': 3,
  '048': 2,
  '053': 2,
  '112': 2,
  '100': 4,
  '001': 8,
}

export const NORMAL_SITUATION = '000'
export const BANKRUPTCY = '050'

/** Official labels: code, Dutch, French, German. */
export const SITUATION_LABELS = `
000|Normale toestand|Situation normale|gewöhnlicher Zustand
001|Juridische oprichting|Création juridique|juristische Gründung
002|Verlenging|Prorogation|Verlängerung
003|Vervanging van het ondernemingsnummer|Remplacement du numéro d'entreprise|Ersetzung der Unternehmensnummer
006|Stopzetting wegens vervanging van het ondernemingsnummer|Arrêt pour cause de remplacement du numéro d'entreprise|Beendigung wegen Ersetzung der Unternehmensnummer
010|Ontbinding van rechtswege|Dissolution de plein droit|rechtmäßige Auflösung
011|Activiteitstopzetting in België (buitenlandse entiteit)|Cessation des activités en Belgique (entité étrangère)|Tätigkeitsbeendung in Belgien (ausländische Einheit)
012|Vrijwillige ontbinding – vereffening|Dissolution volontaire – liquidation|Freiwillige Auflösung – liquidation
013|Gerechtelijke ontbinding of nietigheid|Dissolution judiciaire ou nullité|gerichtliche Auflösung oder Nichtigkeit
014|Sluiting van vereffening|Clôture de liquidation|Liquidationsabschluss
015|Stopzetting entiteit zonder rechtspersoonlijkheid|Arrêt d’une entité sans personnalité juridique|Beendigung einer Einheit ohne Rechtspersönlichkeit
016|Stopzetting activiteit entiteit natuurlijk persoon|Cessation d'activité d'une entité personne physique|Betriebsstillegung einer Einheit natürliche Person
017|Overdracht geregistreerde entiteit natuurlijk persoon|Transfert d'une entité enregistrée personne physique|Übertragung einer registrierten Einheit natürliche Person
018|Stopzetting in bekendmaking|Arrêt de l’identification|Beendigung der Identifizierung
019|Stopzetting van een EDRL of niet-EU entiteit|Arrêt d’une entité EDRL ou non UE|Stillegung einer EU-DLR  oder einer nicht-EU Einheit
020|Vereniging van aandelen in één hand|Réunion des parts en une seule main|Vereinigung der Anteile in einer Hand
021|Fusie door overneming|Fusion par absorption|Fusion durch Übernahme
022|Fusie door oprichting van een nieuwe entiteit|Fusion par constitution d'une nouvelle entité|Fusion durch Gründung einer neuen Einheit
023|Splitsing|Scission|Aufspaltung
024|Splitsing door overneming|Scission par absorption|Aufspaltung durch Übernahme
025|Splitsing door oprichting van nieuwe entiteiten|Scission par constitution de nouvelles entités|Aufspaltung durch Gründung neuer Einheiten
026|Gemengde splitsing|Scission mixte|gemischte aufspaltung
030|Gerechtelijk akkoord voor faling|Concordat judiciaire avant faillite|gerichtlicher Vergleich vor dem Konkurs
031|Gerechtelijk akkoord na faling|Concordat judiciaire après faillite|gerichtlicher Vergleich im Konkurs
040|Voorlopige opschorting van betaling|Sursis provisoire|vorläufiger Aufschub
041|Definitieve opschorting van betaling|Sursis définitif|definitiver Aufschub
042|Herroeping van de opschorting|Révocation du sursis|Widerruf der Aufschubs
043|Einde van de opschorting|Fin du sursis|Ende des Aufschubs
048|Opening faillissement met verschoonbaarheid|Ouverture de faillite avec excusabilité|Konkurseröffnung mit Entschuldbarkeit
049|Opening faillissement met niet-verschoonbaarheid|Ouverture de faillite avec inexcusabilité|Konkurseröffnung mit Unentschuldbarkeit
050|Opening faillissement|Ouverture de faillite|Konkurseröffnung
051|Sluiting faillissement met verschoonbaarheid|Clôture de faillite avec excusabilité|Abschluss des Konkursverfahrens mit Entschuldbarkeit
052|Sluiting faillissement met niet-verschoonbaarheid|Clôture de faillite avec inexcusabilité|Abschluss des Konkursverfahrens mit Unentschuldbarkeit
053|Sluiting faillissement|Clôture de faillite|Abschluss des Konkursverfahrens
090|Nieuwe statuten|Nouveaux statuts|neue Satzung
091|Opschorting (gerechtelijke reorganisatie)|Sursis (réorganisation judiciaire)|Aufschub (gerichtliche Reorganisation)
100|Bekendmaking van de entiteit|Identification de l'entité|Identifizierung der Einheit
111|Doorhaling wegens stopzetting in een EER-register|Radiation en raison de l’arrêt dans un registre de l’EEE|Löschung nach der Stilllegung in einem Register des EWR
112|Heropening van de vereffening|Réouverture de liquidation|Wiedereröffnung der Liquidation
999|Geannuleerd dossier|Dossier annulé|annullierte Akte
`
