// Further French and German words of acts: those that say a mandate begins or ends in all their forms, and ordinary
// words beside them that must not be taken for misread ones.

export const FRENCH_GERMAN_VOCABULARY = `
  administration organe organes membre annees annee jahre jahres ablebens ableben zuhanden sowie gesellschaft versammlung statuten urkunde wonach solche sollicitent souhaite souhaitent
  kommissar kommissars verwaltungsratsmitglied verwaltungsratsmitglieder verwaltungsratsmitgliedern geschaftsjahr geschaftsjahre geschaftsjahren geschaftsfuhrer geschaftsfuhrers generalversammlung expiration
  accepte acceptent acceptee acceptation achever achevera activa actuelle actuellement administratrice administratrices appele appelee
  appelees appeles appelle appellent approuve approuvee assume assumera assurer assurera attribue attribuee attribuer
  candidate candidature charge chargee chargees cesse cessera cesser cessent cession comparant confie confiee confient confier
  confirmes confirmees coopte cooptee coopter decede decedee defunt defunte deleguees delegues demis demise demissionne demissionnaires
  demissionnent demissions departs designation designees designent destitue destituee devient deviennent dirigeants echeant echu echue echus
  election elue elues exclusion exerce exercer exercent expirant expiree fondation fondations fondateur gerance gratuitement honoraire
  immediatement independant independante interimaire liquidatrice mandataire nommee nommees nomment occuper occupera passiva
  pourvoir pourvoit prendre presences presentee presentees presidence prolongation prolonge prolongee proroge quitte quittent quitter ratifie ratifier reconduite
  reconduites reconduits reelection reelue reelues reelus releve relevee remplacant remplacante remplacee remplacer remplaces renonce
  renommee renouvelees renouvellement renouvellements representante representantes representants reprend reprendra resignation retrait revoquee
  revoquer sollicite sortante sortants succede succedera suppleant terminee tresoriere tresorerie unanimes vacante vacant venant
  abberufen abberufung abgelaufen abgesetzt ablaufen ablauft ablehnt abstimmung abtritt abzuberufen amtsantritt amtsdauer amtsinhaber amtszeit amtszeiten
  anderung anderungen angenommen annahme annimmt anteile antrag anvertraut anwesend auflosung aufgabe aufgaben aufgelost aufgenommen auftrag ausgelaufen
  ausgeschieden ausgeubt auslaufen auslauft ausscheiden ausscheidenden ausscheidet austritt beauftragt beendet beendigt begrusst beigetreten beirat beitritt
  berufen beruft beschliesst beschliessen beschlossen beschluss beschlusse bestatigt bestatigung bestehen besteht bestellt bestellung bestimmt bestimmen betraut
  bevollmachtigt bezeichnet dauer delegierte delegierten einberufen eingereicht eingereichten eingesetzt eingetreten einstimmig eintritt einzusetzen endet
  enthebt enthoben entbunden entbindet entlassen entlassung entlastung entscheidet ergeht erklart erloschen erneuern erneuert erneuerung erneut ernannt ernannte ernennen
  ernennt ernennung ernennungen ersetzt ersetzung erteilt folgende fuhrung gekundigt genehmigt geschaftsfuhrerin geschaftsfuhrung gesellschafter gesellschafterin gewahlt gewahlte gewahlten
  hinterlegung jahresabschluss kandidiert kassierer kassiererin kassenpruefer kenntnis kenntnisnahme kooptation kooptiert kooptierung leitung liquidation liquidatoren liquidatorin
  mitglied mitglieder mitgliedern mitgliederversammlung nachfolge nachfolger nachfolgerin neuwahl niedergelegt niederlegen niederlegt niederlegung niederzulegen prasident
  prasidentin rechnungsprufer rucktritt rucktritte satzung schatzmeister schriftfuhrer schriftfuhrerin sitzung standige standigen stellvertreter stellvertreterin
  stellvertretende tagliche taglichen todesfall ubergang ubergeben ubernahme ubernimmt ubertragen ubertragt unbestimmte unbefristet unentgeltlich verfugen verfugung
  verlangern verlangert verlangerung vereinigung verlauf verlegen verstorben verstorbene verstorbenen vertreten vertreter vertreterin verwaltung verwalterin verwalterinnen verwaltern verwaltungsorgan
  verzichtet vorgeschlagen vorsitz vorsitzende vorsitzenden vorstand vorstandes vorstandsmitglied vorstandsmitglieder vorzeitig wahlen weitere weiteren wiederbestellt wiederernannt wiederernennung
  prasidentenamt kommissarmandat verwaltermandat verwaltermandate geschaftsfuhrermandat kassiereramt schriftfuhreramt verwaltungsratsmandat verwaltungsratsmandate vorstandsmandat rucktrittsgesuch rucktrittsschreiben kundigung
  betrauen entzieht ubergibt erweitert verstarkt hinzukommt ruhestand gremium verbleibt beendeten nachgeruckt protokollfuhrer protokollfuhrerin
  abandonne abandonnent abandonner delaisse endosse accedera integrera integre siegera adjoint destituer promue investie retraite flambeau sorties arrivees conserve conservent demeurant restera occupera exercera assumera remplacera
  wiedergewahlt wiederwahl wiederzuwahlen wiederzuernennen wirkung zuruckgetreten zurucktreten zurucktritt zuruckzutreten zusammensetzung zustimmung
`
  .trim()
  .split(/\s+/)
