// The words of the courts' software, by language. German ones beyond openings, closings, dissolutions and revoked
// plans are put together from the seen ones: Eupen has published too few to know all.

import type { Language } from '../../../domain/publications/publication.ts'

export type NoticeLabels = {
  /** Follows a label; French prints a blank before it, which never ends a line. */
  colon: string
  activity: string
  shop: string
  place: string
  number: string
  reference: string
  bankruptOn: string
  judgedOn: string
  judge: string
  curator: string
  curators: string
  cessation: string
  openedOn: string
  born: string
  bornIn: string
  extract: string
  byCurator: string
  byRegistrar: string
  claims: string
  verification: string
  verificationOn: string
  /** The `CDE` and `WER` way: dates in figures. */
  ruledOn: string
  objective: string
  delegatedJudge: string
  mail: string
  suspensionEnd: string
  vote: string
  inRoom: string
  liquidatorsNamed: string
  liquidator: string
}

export const LABELS: Record<Language, NoticeLabels> = {
  nl: {
    colon: ': ',
    activity: 'Handelsactiviteit',
    shop: 'Handelsbenaming',
    place: 'Uitbatingsadres',
    number: 'Ondernemingsnummer',
    reference: 'Referentie',
    bankruptOn: 'Datum faillissement',
    judgedOn: 'Datum vonnis',
    judge: 'Rechter Commissaris',
    curator: 'Curator',
    curators: 'Curators',
    cessation: 'Voorlopige datum van staking van betaling',
    openedOn: 'Geopend op',
    born: 'geboren op',
    bornIn: 'in',
    extract: 'Voor eensluidend uittreksel',
    byCurator: 'De curator: ',
    byRegistrar: 'De griffier, ',
    claims:
      'Datum neerlegging van de schuldvorderingen: binnen de termijn van dertig dagen te rekenen vanaf de datum van uitspraak van het vonnis in het Centraal Register Solvabiliteit via de site www.regsol.be.',
    verification:
      'Neerlegging van het eerste proces-verbaal van de verificatie van de schuldvorderingen in het Centraal Register Solvabiliteit via de website www.regsol.be:',
    verificationOn: 'op',
    ruledOn: 'Datum uitspraak',
    objective: 'Onderwerp van de procedure',
    delegatedJudge: 'Gedelegeerd rechter',
    mail: 'met e-mailadres: ',
    suspensionEnd: 'Einddatum van de opschorting',
    vote: 'Stemming van schuldeisers op',
    inRoom: 'in de rechtszaal van de ondernemingsrechtbank te',
    liquidatorsNamed: 'Aangeduide vereffenaar(s):',
    liquidator: 'Vereffenaar',
  },
  fr: {
    colon: '\u00a0: ',
    activity: 'Activité commerciale',
    shop: 'Dénomination commerciale',
    place: 'Siège d’exploitation',
    number: 'Numéro d’entreprise',
    reference: 'Référence',
    bankruptOn: 'Date de la faillite',
    judgedOn: 'Date du jugement',
    judge: 'Juge commissaire',
    curator: 'Curateur',
    curators: 'Curateurs',
    cessation: 'Date provisoire de cessation de paiement',
    openedOn: 'déclarée le',
    born: 'né(e) le',
    bornIn: 'à',
    extract: 'Pour extrait conforme',
    byCurator: 'Le curateur : ',
    byRegistrar: 'Le greffier, ',
    claims:
      'Dépôt des créances : dans le délai de trente jours à dater du prononcé du jugement, dans le Registre Central de la Solvabilité via le site www.regsol.be.',
    verification:
      'Dépôt dans le Registre Central de la Solvabilité via le site www.regsol.be du premier procès-verbal de vérification des créances :',
    verificationOn: 'le',
    ruledOn: 'Date du jugement',
    objective: 'Objectif de la procédure',
    delegatedJudge: 'Juge délégué',
    mail: 'adresse électronique est : ',
    suspensionEnd: 'Date d’échéance du sursis',
    vote: 'Vote des créanciers',
    inRoom: 'en la salle d’audience du tribunal de l’entreprise sise à',
    liquidatorsNamed: 'Liquidateur(s) désigné(s) :',
    liquidator: 'Liquidateur',
  },
  de: {
    colon: ': ',
    activity: 'Haupttätigkeit',
    shop: 'Handelsbezeichnung',
    place: 'Betriebssitz',
    number: 'ZUD Nr',
    reference: 'Aktenzeichen',
    bankruptOn: 'Urteil vom',
    judgedOn: 'Datum des Urteils',
    judge: 'Konkursrichter',
    curator: 'Konkursverwalter',
    curators: 'Konkursverwalter',
    cessation: 'Vorläufiges Datum der Zahlungseinstellung',
    openedOn: 'Konkurs eröffnet durch Urteil vom',
    born: 'geboren am',
    bornIn: 'in',
    extract: 'Für gleichlautenden Auszug',
    byCurator: 'Konkursverwalter:',
    byRegistrar: 'Der Greffier: ',
    claims:
      'Anmeldung der Forderungen: binnen einer Frist von DREISSIG TAGEN ab dem Tage des Urteils mit entsprechenden Belegen im Zentralregister Solvabilität über die Webseite www.regsol.be.',
    verification:
      'Hinterlegung des ersten Schlussprotokolls der Prüfung der Forderungen im Zentralregister Solvabilität über die Webseite www.regsol.be:',
    verificationOn: 'am',
    ruledOn: 'Urteilsdatum',
    objective: 'Zielsetzung des Verfahrens',
    delegatedJudge: 'Beauftragter Richter',
    mail: 'E-Mail-Adresse: ',
    suspensionEnd: 'Ende des Aufschubs',
    vote: 'Abstimmung der Gläubiger am',
    inRoom: 'im Sitzungssaal des Unternehmensgerichts in',
    liquidatorsNamed: 'Bezeichnete(r) Liquidator(en):',
    liquidator: 'Liquidator',
  },
}
