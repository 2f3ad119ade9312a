// Words of acts, folded, that are restored where recognition misread a few of their letters, and ordinary words
// beside them that must not be taken for misread ones.

export const ACT_VOCABULARY = `
  nommees designees demissionnaires demissionnent reconduites gerants deleguer remplacee sollicite renouvellements
  cooptee appelee appeles sekretar schatzmeister kassierer schriftfuhrer schriftfuhrerin entlassen bestatigt
  ausgeschieden ausgelaufen taglichen geschaftsfuhrung nommee designes appele erneuert
  verlengd rechtsform rechtsformen vollmacht vollmachten verandering veranderingen behouden mandataris mandatarissen
  oudste oudere verlies gesprek geschikt versterkt bestemd bestemming bestemmingen geraadpleegd
  aandeelhouder aandeelhouders aanduiden aanduiding aanduidt aangeboden aangeduid aangegaan aangenomen aangepast
  aangesteld aangestelde aangevuld aanpassen aanpassing aansprakelijkheid aanstellen aanstelling aanstellingen
  aanstelt aanvaard aanvaarden aanvaardt aanvang aanvangt aanvragen aanwezig aanwezige aanwezigheid aanzien
  abberufen abberufung abgekurzt abgelaufen abgelaufenen ableben abonner abrege absorption accepte acceptee
  acceptent accomplir accountant achevera actes actif actifs action actionnaires actions active administrateur
  administrateurs administrateurs-delegues administratrice administratrices admission adopte adoptees adoptent
  adoption adres adresse afgelopen afgevaardigd ainsi akten algemene alleen allemaal allen amtszeit andere anderen
  andern andersluidende anderung anderungen angeben angenommen annexes anonyme anticipee anzupassen appelle
  applicable apport approuve approuvee apres april arrive arrivee arrives assemblee assemblees associe associee
  associes assume assumer assure assurer aufgenommen auftreten augmentation augmenter augustus aupres
  auserordentliche auserordentlichen ausgeschrieben ausscheidenden autre avant avenue avocat avocate avril ayant
  beauftragt bedrijfsrevisor bedrijfsrevisoren bedrijfstak beeindigd beginnt behoudens beiden bekend belast
  belasten belge benoemd benoemen benoeming benoemingen benoemt beperkte bereikt berufen beschliest beschlossen
  beschluss beschlusse beschrankter beslissing beslissingen beslist besloten besluit besluiten bespreking bestaan
  bestaand bestaande besteht besteld bestellt bestellung bestelt bestimmt bestuur bestuurder bestuurders
  bestuursleden bestuurslid bestuursorgaan beurkundenden bevestigt bevoegd bevonden bezoldigd bezoldiging bieden
  bijeen bijkomend bijkomende bijlagen bijzondere blijkt boekjaar boekjaren branche brengen buitengewone
  burgerlijke cadre capital cesse cette chacun chaussee cloture collaboration collectif commande commanditaire
  commandite comme commence commerce commissaire commissaires commissaris commissaris-revisor commissarissen
  commission commissions commun communes complete compose comptable comptant compter comptes concurrence conferes
  confie confirme confirmee conforme connaissance connait conseil consequence consignation constate constitue
  content contraire contrat contrats cooptation coopteert coopteren cours dagelijks dater december decembre deces
  decharge decide decidee decident decider decision deel definitivement delegierte delegierten delegierter delegue
  deleguee delen demande demander demandeur demission demissionnaire demissionne demissions denomination denommee
  depose depot derden derniere designation designations designe designee designer desormais dezelfde dezember
  dienovereenkomstig diese dissolution domicilie domiciliee donne donnee donnent donner droit droits duidt durch
  duree echeance ecoule education eenparig eenparigheid eerstvolgende effet einde eindigde eindigen eindigend
  eindigt einer eines eingetragen einstimmig election elections elire elisent elues emission enden endet endete
  enregistrement ensuite entier entlohnt entreprise entreprises entsprechend epuise erfullen erhohen ermachtigt
  ernannt ernennt ernennung ernennungen erneuern erneut ernstig erteilt especes etabli etant evocation exception
  execution exerce exercices expert-comptable expiration expire expirent exploit extrait extraordinaire faculte
  fassen fassung februar februari fevrier firma fixer folgende folgenden folgt fonction fonctions fondateurs
  formaliteiten formalites fraction fraulein fusie fusion gebildet gebleven geboren gecoopteerd gedelegeerd
  gefasst gegenuber gegeven gegrundet geheel gehele gehoren gehort gehouden gekomen geldt geleden geleitet
  genehmigt generale generales generalversammlung genoemd genoemde genomen gerance gerant gerante geranten
  gerantes gereden gesamtes geschaftsfuhrer geschaftsfuhrerin geschaftsjahr geschaftsjahre gesellschaft
  gesellschafter gesetz gesteld gestion gestort gestorte gevonden gewahlt gewone gewoonlijk gezahlt gezien gratuit
  greffe griffie guichet handelend handtekening hebben heden heeft herbenoemd herbenoemen herbenoeming
  herbenoemingen herbenoemt heren herkozen hernieuwd hernieuwen herrn herroepen herroept herstelt herverkiezing
  herverkozen hervor hetzij hierbij hinterlegt hoedanigheid houden houder houders houdt huidige ihren ihres
  illimitee immediat inbreng indeplaatsstelling indeterminee ingaand ingaande ingang ingeschreven ingevolge
  inscrite instrumentant instrumenterende interviendra invereffeningstelling jaarvergadering januar januari
  janvier journaliere juffrouw juillet juridique juristische kantoorhoudende kapitaal kapitaalverhoging kennis
  keurt kommissar kommissare koophandel kopie krijgt kwijting laatste legale lettre letzten levee limitee
  liquidateur liquidateurs liquidation liquidator liquidatoren loopt maart maatschappelijke madame mademoiselle
  maken mandaat mandant mandante mandat mandataire mandataires mandate mandaten mandats maniere membres mention
  mentions mesdames messieurs mesure mesures mevrouw mille mission missions modification modifier mogelijkheid
  moment monsieur montant morale naamloze national neemt neergelegd neerleggen neerlegging nemen neuen neuer nicht
  nieder niedergelegt nieuwe nimmt nombre nomination nominations nomme nommer nommes notaire notaris notulen
  nouveau nouvel november novembre numero nummer nunmehr objet octobre oktober omgezet omzetting onbepaalde
  onbezoldigd onbezoldigde onder onderneming ondernemingen ondernemingsloket ondernemingsnummer
  ondernemingsrechtbank ondervoorzitter onderwerp onmiddellijk onmiddellijke ontbinden ontbinding ontslaan ontslag
  ontslagen ontslagnemend ontslagnemende ontslagneming opgericht oprichters option options optreden opvolging
  opvolgt ordentlichen ordinaire ordonnance ordonner ouders ouverte overgaat overgebracht overige overlijden
  overneemt overneming parmi partie partiele partielle partir passen passif passifs passive patrimoine
  penningmeester periode permanent permanente permission personen personne personnes persoon peuvent plaats place
  porter poste pourvoir pouvoir pouvoirs prasident prasidenten prasidentin prenant prend prendra prennent prenomme
  prenommee present presente presentes presents presidence president presidente prises privee procede proceder
  procedure procedures procuration procurations projet projets prononce provisoire provisoirement publication
  publier qualite recht rechtbank rechtspersonenregister rechtspersoon rechtsvorm reconduction reconduit
  reconduite reconduits recto reduction reelection reelections reeligibles reelit reelu reelue reelues reelus
  registratie rekeningen remercie remplace remplacement remunere renouvele renouvelee renouvelees renouveler
  renouveles renouvelle renouvellement reprend representant representee representees representent representer
  representes represents resignation resolution resolutions responsabilite ressort restants resulte retroactif
  reuni reunie reviseur reviseurs revocation revocations revoque revoquer rijksregisternummer rucktritt rucktritte
  samen samengesteld satzung schriftelijk scission scrutateur seance sechs secretaire secretaris section sections
  seiner september septembre session sessions setzen setzt siege signature situes sitzung sluiting social sociale
  societe sofortiger sortants soussigne spaltung special splitsing spreekt spricht standige standigen standiger
  statutair statutaire statutaires statuten statuts stellen stellende stellt stelt stemmen stemopnemers
  substitution suite suivante suivantes suivants survenu tagliche tegelijk teneinde tenue terme termes termijn
  tevens thans tiers tijdens titre toute toutes transfere transferer transfert transformation transformer
  tresorier tresoriere tribunal tritt trois ubergeht ubernimmt uitgesproken uitgevoerd uitoefening uitvoeren
  uitvoering umwandlung unaniem unanimement unanimite unbestimmte unique unter vacance vanaf vanwege vaste
  vastgesteld venant vennootschap vennootschappen vennoten vente verbonden verdeeld verdeling vereffenaar
  vereffenaars vereffening vergadering vergaderingen vergeleken vergelijk vergoed vergoeding vergoedt verhogen
  verhoging verhoogd verkiest verkiezing verklaart verkort verkozen verkrijgt verlangen verlangert verlangt
  verleden verleend verleende verleending verleent verlegen verlegt verlegung verlenen verlengen vermeld vermelde
  vermelden vermogen veroffentlichen verplaatsen verplaatsing verplaatst versammlung verschmelzung verslag verso
  verstelt verstorben verstreken verstrekt verstrijken verstrijkt vertegenwoordigd vertegenwoordigen
  vertegenwoordiger vertegenwoordigers vertegenwoordigster vertreten vertreter vertreterin vertreters vervallen
  vervallend vervalt vervangen vervanging vervangt vervroegd vervroegde vervullen verwalter verwalterin verwaltern
  verwalters verwaltungsrat verwaltungsrates verwaltungsratsmitglied verwaltungsratsmitglieder verworpen verzocht
  verzoekt verzonden viendra vient volgend volgende volgens volgt volmacht volmachten voluit voorbehoud voorbereid
  voorgedragen voorgelegd voorgesteld voornoemd voorstel voorwerp voorzitter vorbehalten vorige vormen vorsitzende
  vorsitzenden vorsitzender vorzeitige vorzunehmen vroegere waarbij wahlen wahlt wegens werden wieder
  wiederernennung wiedergewahlt wiederwahl wijzigen wirtschaftsprufer wobei wohnhaft wonende worden wordt wurde
  wurden zaakvoerder zaakvoerders zaakvoerster zetel zetten zijnde zuruck zuruckgetreten zurucktritt zusammen
`
  .trim()
  .split(/\s+/)
