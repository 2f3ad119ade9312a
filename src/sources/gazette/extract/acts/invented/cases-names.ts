// Invented acts in which names are hard to tell from the rest: surnames that are titles, towns, months or offices,
// firms of several names, names given in full only once.

import type { Language } from '../../../../../domain/publication.ts'
import type { ActCase } from './act-case.ts'

export const NAMES: (ActCase & { language: Language })[] = [
  {
    language: 'nl',
    body: `Wordt als bestuurder ontslagen: de heer Jan De Ridder. Wordt in zijn plaats als bestuurder aangesteld: mevrouw Mieke
Van Gent.`,
    facts: ['dismissal director Jan De Ridder', 'appointment director Mieke Van Gent'],
  },
  {
    language: 'fr',
    body: `Monsieur Julien Avril et Madame Sophie PRÉSIDENT sont nommés administrateurs.`,
    facts: ['appointment director Julien Avril', 'appointment director Sophie PRÉSIDENT'],
  },
  {
    language: 'fr',
    body: `L'assemblée nomme SNC Conseil Tissé, représentée par Madame Rose Lin, en qualité de gérante.`,
    facts: ['appointment manager SNC Conseil Tissé / Rose Lin'],
  },
  {
    language: 'fr',
    body: `L'assemblée réélit Ourlet Réviseurs d’Entreprises SRL, représentée par Monsieur Pol Laine, comme commissaire.`,
    facts: ['reappointment statutory_auditor Ourlet Réviseurs d’Entreprises SRL / Pol Laine'],
  },
  {
    language: 'nl',
    body: `De vergadering benoemt als commissaris LINNEN, DE WEVER & PARTNERS BEDRIJFSREVISOREN BV, met zetel te 9000 Gent,
Vlasmarkt 7.`,
    facts: ['appointment statutory_auditor LINNEN, DE WEVER & PARTNERS BEDRIJFSREVISOREN BV'],
  },
  {
    language: 'de',
    body: `Die Versammlung beschließt die Abberufung von Holzhandel Leinen GmbH, vertreten durch Ute Wolle, als Verwalter.`,
    facts: ['dismissal director Holzhandel Leinen GmbH / Ute Wolle'],
  },
  {
    language: 'fr',
    body: `Monsieur Samir Velours cède ses parts. L'assemblée prend acte de la démission de M. Velours en tant que gérant.`,
    facts: ['resignation manager Samir Velours'],
  },
  {
    language: 'fr',
    body: `Les administrateurs, Messieurs Camille et Gaston Ourdis, démissionnent de leur mandat d'administrateur.`,
    facts: ['resignation director Camille Ourdis', 'resignation director Gaston Ourdis'],
  },
  {
    language: 'nl',
    body: `De vergadering aanvaardt het ontslag als bestuurders van:
- de heer Jan Wol;
- mevrouw Els Vlas.
Karel Handtekening`,
    facts: ['resignation director Jan Wol', 'resignation director Els Vlas'],
  },
  {
    language: 'nl',
    body: `Naam                     Functie       Aard        Ingangsdatum
Wol Jan                  bestuurder    ontslag     30/04/2024
Vlas Els                 bestuurder    benoeming   01/05/2024`,
    facts: ['resignation director Wol Jan 2024-04-30', 'appointment director Vlas Els 2024-05-01'],
    loose: true,
  },
  {
    language: 'nl',
    body: `In de tekst "de heer Jan Wol wordt benoemd als bestuurder met ingang van 1 juni 2022" dient te worden gelezen "met
ingang van 1 juni 2023".`,
    facts: [],
  },
  {
    language: 'de',
    body: `Tuchmacher GmbH wird ab dem 1. März 2024 durch den neuen ständigen Vertreter Herrn Jan Wolle vertreten.`,
    facts: ['appointment permanent_representative Jan Wolle 2024-03-01'],
  },
]
