// Words that tell names of people from the rest of an act: titles before a name, particles inside one, and words
// that are written with a capital in acts without being part of a name. All folded.

function words(list: string): Set<string> {
  return new Set(list.trim().split(/\s+/))
}

export const TITLES = words(`
  e.h z.e.h eerw eerwaarde mgr kanunnik mrne m monsieur messieurs madame mesdames mademoiselle mme mlle mmes mm mr mrs ms dhr mevr mw mevrouw mevrouwen
  heer heren juffrouw herr herrn herren frau fraulein maitre me meester dr docteur dokter prof professeur
  professor ing ir ingenieur baron baronne comte comtesse chevalier ridder graaf gravin barones jonkheer sieur
  heere hr mter dame heeren dipl rechtsanwalt rechtsanwaltin notar notarin zuster soeur schwester zr broeder abbe pater
  pfarrer pfarrerin pastor dechant arztin apothekerin burgermeister burgermeisterin schoffe schoffin direktorin betriebsrevisor betriebsrevisorin dipl-ing diplomingenieur
`)

/** Titles that are surnames after an article: `De Ridder`, `Le Comte`. */
export const SURNAME_TITLES = words(`
  ridder graaf baron comte meester chevalier maitre prof meester sieur herr docteur dokter pater broeder abbe soeur pastor pfarrer dechant burgermeister
`)

export const PARTICLES = words(`
  van von der den de du des d la le les di da dos del della ten ter te t zu el al ben bin ibn y e vande vanden
  vander vom het s l lo 't d' l'
`)

/** Particles that may be written with a capital at the start of a name and begin sentences as well. */
export const CAPITAL_OPENERS = words(`
  la le les de den der des du het d l die das une un een van von ten ter vande vanden vander del di da t el te
  's al saint sint mac mc o op zu
`)

export const NOT_NAMES = words(`
  tot als zum zur comme nom prenom prenoms fonction fonctions decision decisions qualite adresse naam voornaam functie beslissing vorname funktion anschrift
  gemas beschliest schlieslich auserordentliche auserordentlichen notars notarin betriebsrevisoren decident prennent nomment acceptent constatent kassenprufer kassenpruferin buchprufer
  assemblee assemblees generale generaal generalversammlung versammlung vergadering algemene buitengewone bijzondere
  jaarvergadering gewone extraordinaire ordinaire speciale conseil raad bestuur administration administratie organe
  bestuursorgaan verwaltungsrat verwaltungsrates verwaltungsorgan societe vennootschap gesellschaft actionnaire
  actionnaires associe associes aandeelhouder aandeelhouders vennoot vennoten gesellschafter aktionar aktionare code
  wetboek gesetzbuch moniteur staatsblad staatsblatt belge belgisch belgischen annexes bijlagen bijlage anlagen
  tribunal rechtbank ondernemingsrechtbank gericht unternehmensgericht greffe griffie kanzlei entreprise entreprises
  onderneming ondernemingen banque carrefour kruispuntbank kbo bce zdu tva btw mwst rpm rpr rjp notaire notaris
  notar notariat resolution resolutions beslissing beslissingen besluit besluiten beschluss beschlusse point punt
  punkt objet onderwerp gegenstand ordre agenda dagorde tagesordnung extrait uittreksel auszug proces verbal notulen
  protokoll pv demission demissions ontslag ontslagen rucktritt nomination nominations benoeming benoemingen
  ernennung ernennungen renouvellement herbenoeming reelection designation aanstelling mandat mandats mandaat mandaten mandate
  administrateur administrateurs administratrice administratrices bestuurder bestuurders gedelegeerd gedelegeerde gerant
  gerants gerante zaakvoerder zaakvoerders commissaire commissaires commissaris reviseur reviseurs revisor
  president presidente voorzitter prasident prasidenten vorsitzende vorsitzender secretaire secretaris sekretar
  verwalter verwalterin verwaltungsratsmitglied geschaftsfuhrer geschaftsfuhrerin liquidateur vereffenaar
  liquidator kommissar tresorier penningmeester representant vertegenwoordiger vertreter mandataire
  mandatarissen mandataris directeur directrice directie comite monsieur madame adresse adres anschrift siege zetel sitz rue
  avenue boulevard chaussee place quai square clos dreve allee chemin voie impasse route ruelle cours parc
  strasse platz weg straat laan steenweg plein avenu bd av bld blvd residence bus boite bte box janvier fevrier mars avril
  mai juin juillet aout septembre octobre novembre decembre januari februari maart april mei juni juli augustus
  september oktober november december januar februar marz august dezember lundi mardi mercredi jeudi vendredi
  samedi dimanche maandag dinsdag woensdag donderdag vrijdag zaterdag zondag belgique belgie belgien luxembourg
  france nederland deutschland pays volet luik teil mod pdf doc word reserve voorbehouden vorbehalten copie kopie
  ausfertigung recto verso mentionner vermelden bitte signe getekend gezeichnet fait gedaan pour voor fur par
  door durch il elle ils elles hij zij er sie es son sa ses leur leurs zijn haar hun ihr ihre sein seine dit deze
  dieses diese ce cette ces cet celui cela on nous wij men wir ich je a au aux en et und avec met mit sans zonder
  ohne sous onder unter sur over uber dans bij bei depuis sinds seit apres na nach avant voor vor lors tijdens
  suite ingevolge conformement overeenkomstig gemass article artikel articles artikelen art loi wet gesetz arrete
  statuts statuten statut est sont wordt worden wird werden is zijn ist sind a ont heeft hebben hat haben ete
  vu gezien gelet attendu overwegende considerant premiere deuxieme troisieme quatrieme cinquieme sixieme
  septieme eerste tweede derde vierde vijfde zesde erster zweiter dritter vierter erste zweite dritte unique enige
  einziger numero nummer nr no registre register rijksregister national nationaal personnes rechtspersonen
  rechtspersonenregister morales division afdeling abteilung namur liege bruxelles brussel brussels anvers antwerpen gand gent
  leuven louvain mons tournai charleroi eupen hasselt tongeren kortrijk ieper brugge oostende veurne dendermonde
  oudenaarde mechelen turnhout nivelles wavre verviers huy dinant arlon neufchateau marche marche-en-famenne hainaut
  procuration volmacht vollmacht pouvoir pouvoirs machten special speciaux exercice boekjaar geschaftsjahr compte
  comptes jaarrekening rekening annuels annuel euro eur chf action actions aandelen aktien capital kapitaal
  unanimite unaniem einstimmig unanimement eenparig vote stemming abstimmung decide beslist besluit beschliesst prend neemt
  nimmt nomme benoemt ernennt accepte aanvaardt akzeptiert constate vaststelt stellt confirme bevestigt bestatigt
  decharge kwijting entlastung remuneration bezoldiging vergoeding entlohnung president(e) csa wvv gesvergb wib
  csavv directoire surveillance toezicht aufsichtsrat comptable accountant boekhouder expert-comptable avocat
  advocaat advocaten avocats rechtsanwalt delegue deleguee gestion journaliere dagelijks tagliche geschaftsfuhrung
  executive officer chief general manager cfo coo cto ceo evry sera seront zal zullen soit soient aucun aucune geen
  kein keine tous toutes alle alles chacun elk ieder jeder seul alleen allein ainsi aldus also donc dus
  bijgevolg folglich consequence gevolg enfin tenslotte schliesslich ensuite vervolgens anschliessend dem des
  daarnaast bovendien verder overige autres andere nouveau nouvelle nieuw nieuwe neue neuer neuen nouvel
  sortant independant permanent permanente vaste standiger standigen standige effectif effet ingang wirkung
  dont waarvan wovon qui die que dat dass afin teneinde om presents aanwezig anwesend present presente quorum bureau
  scrutateur stemopnemer titre hoedanigheid qualite eigenschaft domicilie wonende wohnhaft nationalite nationaliteit
  date datum heure uur uhr heden ici hier cf zie siehe d.d dd ag av nn rn niss insz rrn tel fax email e-mail www
  mutatie mutations reconduction fin einde ende deces overlijden tod changement wijziging anderung modification
  transfert verplaatsing verlegung depot neerlegging hinterlegung publication bekendmaking veroffentlichung
  formalites formaliteiten formalitaten divers diversen verschiedenes mitteilung mention mededeling communication bericht rapport
  verslag ladite ledit lesdits voornoemd voornoemde prenomme prenommee vorgenannt precite precitee voormelde
  monsieurs administrateur-delegue commissaire-reviseur gedelegeerd-bestuurder membre membres lid leden mitglied mitglieder
  etat staat maitre college collegium im am vom beim zum zur ab aangezien vermits wanneer indien mandate bevoegdheid amtszeit anschluss
  als zoals buchhalter buchhalterin rechtsanwaltin arzt lehrer landwirt steuerberater kaufmann unternehmer
  naast behalve buiten binnen tegen vanwege wegens gezien gelet krachtens omwille teneinde rekening aangaande
  betreffende inzake namens tezamen samen volgens omtrent gedurende einde begin
  ook tevens eveneens verder daarnaast voorts bovendien alsook daarop vervolgens hierop wel enkel alleen nadat omdat
  doordat hierdoor aldus zowel nog nu thans voortaan volgende onderstaande bovenstaande
  erstens zweitens drittens viertens funftens sechstens premierement deuxiemement troisiemement quatriemement tagesordnungspunkt top funfter funfte sechster sechste siebter siebte achter achte neunter neunte zehnter zehnte unterzeichneten unterzeichner gegen einlage erhohung ausgabe einstimmiger einstimmige
  stimmen voix stemmen folgende folgenden folgender folgendes personen vorstand vorstandes vorstands vorstandsmitglieder vorstandsmitglied amt kooptierung mandates amter kenntnis infolge ablebens wiederwahl neuwahl neuwahlen verfugung bestellung amtes dauer zustimmung nachfolger nachfolgerin ondergetekende ondergetekenden soussigne soussignes soussignee unterzeichnete
`)

/** Beginnings of such words, for what inflection and misreading make of them. */
export const NOT_NAME_STEMS =
  /^(?:generalver|verwaltungs|assembl|vergader|administr|bestuurs|commissa|kommissar|gesellschaft(?:er|s)|vennootsch|unternehm|ondernemin|aandeelh|actionna|rechtbank|tribuna|notari|monit|staatsbl|resolut|beslis|benoem|ontslag|demiss|nomina|ernenn|herbenoem|statut|versamml|wijzig|bepaling|vertegenw|uitgifte|kapitaal)/
