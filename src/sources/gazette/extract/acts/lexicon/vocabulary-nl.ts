// Further Dutch words of acts: those that say a mandate begins or ends in all their forms, and ordinary words beside
// them that must not be taken for misread ones.

export const DUTCH_VOCABULARY = `
  benoemde benoemden verkozene aangestelde herbenoemden
  aangewezen aanwijst aanwijzen aanwijzing aanduidde aanstelde aangetreden aantreden afgetreden aftreden aftredend
  aftredende afgezet afzetten beeindigde beeindigen beeindiging beindigd belasten bestendigd bestuursmandaat bestuursmandaten
  coopteerde coopteert coopteren definitief definitieve delegeert delegeren dagelijkse echtgenote echtgenoot
  eerstkomende eerstgenoemde einddatum functie functies gekozen gemachtigd gemachtigde gemandateerd gepensioneerd
  goedgekeurd goedkeuring goedkeuren herbenoemde herkiesbaar herkozen hernieuwing herverkiesbaar hierdoor ingetrokken
  intrekken intrekking kandidaat kandidaten laatstgenoemde leden lidmaatschap mandaathouder mandaathouders meegedeeld
  mededeling meerderheid mevrouw neergelegde neerlegt neerlegde neergezet nederlegging ondergetekende ondergetekenden
  ontheffen ontheft onthouden ontheven ontslaat ontsloeg ontslagbrief ontslagnemer ontvangen onherroepelijk
  opdracht opdrachten opengevallen opgedragen opgenomen opgestapt opgevolgd opstapt opvolger opvolgster opvolgen overgegaan overgenomen
  overleden overlijdt overleed overleven overleg overledene penningmeesteres pensioen plaatsvervangend plaatsvervanger raden secretaris
  stemgerechtigd stilzwijgend stoppen terugtreden terugtreedt toegewezen toegekend toegetreden toegevoegd toegelaten toetreden toetreding toetreedt
  toevertrouwd toevertrouwen treedt treden uitgetreden uittreden uittredend uittredende uittreedt unanieme
  verkiezen verkiezingen verkoos verlaat verlaten verlenging vernieuwd vernieuwen verstrijken verstreek vertegenwoordiging verving vervingen
  vervulling voleindigen voleindigt volgde volgden voorgezeten voorlopig voorlopige voortaan voorzitterschap voorzitster vrijwillig vrijwillige
  waargenomen waarnemend waarnemen zaakvoerderschap zetelen zetelend
  langer blijft blijven vervult vervullen vanaf afstand opnieuw komen bestaat bestaan bekleedt bekleden oefent uitoefenen
  aandelen aandeel afgesloten beraadslaging beraadslagingen bestemmen besteden bestuurlijk betekend bevestigd bevestigde bezwaar
  gedeelte gemeente gemeenten geplaatst geschrift getekend gevolg hernemen kiezen overeenkomst overdracht overdragen rapport
  stellende toelating toestemming uitgifte verdelen verkoop verkopen verkocht vergeten verhuis verhuisd verrichten verslagen
  vertrek vertrekt volledig volledige voorstellen voorzien wettelijk wettelijke wijziging wijzigingen
`
  .trim()
  .split(/\s+/)
