// Invented Dutch acts of those who follow others into an office, or keep theirs for another term.

import type { ActCase } from './act-case.ts'

export const DUTCH_FOLLOWED: ActCase[] = [
  {
    body: `Met het oog op de opvolging van bestuurder Jan Wol, die zijn ontslag indiende, heeft de algemene vergadering
gekozen voor Els Vlas.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `Verkozen verklaard als bestuurder: Jan Wol en Els Vlas.`,
    facts: ['appointment director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `Er wordt beslist Jan Wol te behouden als bestuurder voor een nieuwe termijn van vier jaar.`,
    facts: ['reappointment director Jan Wol 4y'],
  },
  {
    body: `De bestuurder, de heer Jan Wol, heeft de wens geuit zijn mandaat niet verder te zetten en biedt zijn ontslag
aan.`,
    facts: ['resignation director Jan Wol'],
  },
  {
    body: `Het bestuursorgaan telt voortaan één bestuurder meer: Jan Wol werd aangesteld door de algemene vergadering.`,
    facts: ['appointment director Jan Wol'],
  },
  {
    body: `Onmiddellijk na de vergadering zijn de bestuurders bijeengekomen. Zij benoemen onder elkaar tot gedelegeerd
bestuurder de heer Jan Wol en tot voorzitter mevrouw Els Vlas.`,
    facts: ['appointment managing_director Jan Wol', 'appointment chair Els Vlas'],
  },
  {
    body: `Voor zover nodig bevestigt de vergadering de benoeming van mevrouw Els Vlas als zaakvoerder met terugwerkende
kracht tot 1 januari 2020.`,
    facts: ['appointment manager Els Vlas e2020-01-01'],
  },
  {
    body: `Jan Wol, ontslagnemend bestuurder, wordt vervangen door Els Vlas, die tevens met het dagelijks bestuur wordt
belast.`,
    facts: [
      'resignation director Jan Wol',
      'appointment director Els Vlas',
      'appointment daily_management Els Vlas',
    ],
  },
  {
    body: `Ingevolge het overlijden van commissaris Jan Wol, stelt de vergadering als nieuwe commissaris aan: mevrouw Els
Vlas, bedrijfsrevisor te Gent.`,
    facts: ['death statutory_auditor Jan Wol', 'appointment statutory_auditor Els Vlas'],
  },
  {
    body: `Alle bestuurders, zijnde Jan Wol, Els Vlas en Gust Draad, hebben de vergadering hun ontslag aangeboden; dit
wordt aanvaard.`,
    facts: [
      'resignation director Jan Wol',
      'resignation director Els Vlas',
      'resignation director Gust Draad',
    ],
  },
]
