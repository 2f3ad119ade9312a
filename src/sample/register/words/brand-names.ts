// Words that a company makes up for itself: from pieces that sell, from two families, from initials.

import type { DrawSequence } from '../random.ts'
import { capitalize, drawSurname } from './surnames.ts'

const HEADS = (
  'Bel Flan Euro Eco Bio Inno Nova Vita Medi Techno Immo Agri Aqua Digi Info Inter Multi Omni Opti Pro Proxi Syn ' +
  'Trans Uni Vario Veri Alti Arti Axi Brab Cap Centri Cita Com Conti Cura Deco Delta Domo Duo Dyna Ener Equi Expo ' +
  'Fides Fina Flexi Fluo Geo Globa Harmo Helio Home Idea Ino Kara Kempi Lexi Lin Lino Logi Luma Luxi Magna Mani ' +
  'Maxi Mobi Moda Mosa Neo Nexa Nordi Octo Opa Orga Pano Para Pati Perma Plani Poly Prima Quali Quadra Reno Resi ' +
  'Rhea Rubi Sani Secu Sena Silva Soli Sono Stati Tele Terra Tri Urba Valo Vela Ver Vero Vesta Vi Vino Viva Xeno Zeno'
).split(' ')
const MIDDLES = (
  'la ri ta no vi ma ro si lo do ca ne li mo pa re sa ti va ze be co da fe go ka lu me ni pe ra se to ve zo an en in ' +
  'on ar er or al el il os us'
).split(' ')
const TAILS = (
  'x tec tech co cor dis fin flex form gest lab land line link log mat max med net plan plus print rent sol soft star ' +
  'sys team val vest wood works bel vision pack clean bat build car care cell chem craft data deal del dent drive ' +
  'fer fit fix gard gas green grip hal house immo kit lift lux mar mark mec mix mond nova nor pact park part pharm ' +
  'pool port prim rail ram ris san scan sec sens serv set shop side sign sound stal stone stor tal tex therm tis ton ' +
  'trade tra trans trix tur var vent ver vie vis vita way web well wise zen zo'
).split(' ')
const LANDSCAPES = (
  'Zonne Molen Kerk Linden Beuken Eiken Kasteel Heide Duin Water Park Bos Veld Berk Kastanje Rozen Klaver Mei Meer ' +
  'Berg Dal Wilgen Populieren Haze Vosse Reiger Zwane Leeuwerik Nachtegaal Vink Schelde Leie Dender Nete Maas Dijle ' +
  'Noord Zuid Oost West Hoog Laag Nieuw Oud Groen Blauw Goud Zilver Ster Hof Abdij Klooster Klokken'
).split(' ')
const SIGHTS = (
  'hof veld zicht dal heide rust oord hove laan kouter weide bos duin berg meers brug poort dreef donk horst land ' +
  'hoeve heem stede burcht akker gaard beek ven rode zijde kring'
).split(' ')
const SAME_THRICE = /(.)\1{2,}/g
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEGLMPRSTVDBMSCA'

/** One invented word: `Solidec`, `Novarivest`, `Zonnedal`, `Vermadis`. Millions are possible. */
export function drawBrand(by: DrawSequence): string {
  return combine(by).replace(SAME_THRICE, '$1')
}

function combine(by: DrawSequence): string {
  const kind = by.below(20)
  if (kind < 3) return by.pick(HEADS) + by.pick(TAILS)
  if (kind < 12) return by.pick(HEADS) + by.pick(MIDDLES) + by.pick(TAILS)
  if (kind < 13) return by.pick(LANDSCAPES) + by.pick(SIGHTS)
  if (kind < 16) return blend(by)
  return capitalize(by.pick(MIDDLES) + by.pick(MIDDLES)) + by.pick(MIDDLES) + by.pick(TAILS)
}

/** `Zonnehof`: a house, a residence, a home for the old. */
export function drawEstateName(by: DrawSequence): string {
  return by.pick(LANDSCAPES) + by.pick(SIGHTS)
}

// Two families or a family and a piece that sells: Peemers, Janvest
function blend(by: DrawSequence): string {
  const stem = drawSurname(by).split(/[ '-]/).pop() as string
  const cut = capitalize(stem.slice(0, 3 + by.below(4)))
  return by.chance(0.3)
    ? cut + (drawSurname(by).split(/[ '-]/).pop() as string).slice(-4)
    : cut + by.pick(TAILS)
}

/** `JVD`, `DMS`, `AXKT`: initials without dots. */
export function drawInitials(by: DrawSequence): string {
  const length = by.below(10) < 2 ? 2 : by.below(10) < 6 ? 3 : 4
  let letters = ''
  for (let at = 0; at < length; at++) letters += LETTERS.charAt(by.below(LETTERS.length))
  return letters
}

/** `I.D.E.A.` from `IDEA`. */
export function dotted(initials: string): string {
  return `${initials.split('').join('.')}.`
}
