// Seats abroad. Countries as the register writes them, towns that exist, streets that any town could have.

import { DrawSequence } from '../random.ts'

const SEATS = `
Nederland|Pays-Bas|4811 CA;5611 EM;6211 LN;3011 TA;4331 BC|Breda;Eindhoven;Maastricht;Rotterdam;Middelburg|Kerkstraat;Havenweg;Stationsplein;Industrieweg;Nieuwe Haven|B.V.
Frankrijk|France|59000;75008;67000;69003;|Lille;Paris;Strasbourg;Lyon;Roubaix|Rue de la République;Avenue du Général;Rue Nationale;Boulevard de la Gare;Place du Marché|SAS
Duitsland|Allemagne|52062;50667;40213;10115;|Aachen;Köln;Düsseldorf;Berlin;Hamburg|Hauptstraße;Bahnhofstraße;Industriestraße;Am Markt;Lindenweg|GmbH
Luxemburg (Groot-Hertogdom)|Luxembourg (Grand-Duché)|L-9911;L-1212;8399;;L-4040|Troisvierges;Luxembourg;Windhof;Weiswampach;Esch-sur-Alzette|Route d'Arlon;Rue de la Gare;Grand-Rue;Op der Haart;Rue du Commerce|S.à r.l.
Groot-Brittannië|Grande-Bretagne|EC2A 4NE;M1 2WD;;LS1 4AP;|London;Manchester;Birmingham;Leeds;Bristol|High Street;Station Road;Church Lane;King Street;Queen's Road|Ltd
Italië|Italie|20121;00184;10121;;40121|Milano;Roma;Torino;Napoli;Bologna|Via Garibaldi;Via Roma;Corso Italia;Via Dante;Piazza della Stazione|S.r.l.
Polen|Pologne|00-001;50-001;;30-001;61-001|Warszawa;Wrocław;Łódź;Kraków;Poznań|ul. Kościelna;ul. Polna;ul. Szkolna;ul. Lipowa;ul. Długa|Sp. z o.o.
Verenigde Staten van Amerika|Etats-Unis d'Amérique|DE 19801;NY 10001;;CA 94016;|Wilmington;New York;Chicago;San Francisco;Houston|Main Street;Market Street;Oak Avenue;Park Avenue;2nd Street|Inc.
Zwitserland|Suisse|8001;1201;;6300;4001|Zürich;Genève;Lausanne;Zug;Basel|Bahnhofstrasse;Rue du Lac;Place de la Gare;Dorfstrasse;Marktgasse|AG
Spanje|Espagne|28001;08001;46001;;29001|Madrid;Barcelona;Valencia;Sevilla;Málaga|Calle Mayor;Calle Real;Avenida de la Constitución;Calle Nueva;Plaza de España|S.L.
`

const seats = SEATS.trim()
  .split('\n')
  .map(line => line.split('|').map(part => part.split(';')))

export type ForeignSeat = {
  countryNl: string
  countryFr: string
  zip: string
  town: string
  street: string
  /** The legal form of that country, as written in names. */
  form: string
}

const SALT = 26
const draw = new DrawSequence()

/** The seat of the foreign entity at `index`. */
export function foreignSeatOf(seed: number, index: number): ForeignSeat {
  draw.start(seed, index, SALT)
  const [nl = [], fr = [], zips = [], towns = [], streets = [], form = []] = draw.pickSkewed(seats)
  const at = draw.below(towns.length)
  return {
    countryNl: nl[0] ?? '',
    countryFr: fr[0] ?? '',
    zip: zips[at] ?? '',
    town: towns[at] ?? '',
    street: draw.pick(streets),
    form: form[0] ?? '',
  }
}
