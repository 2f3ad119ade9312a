import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tokenize } from './officers/tokens.ts'
import { readNewSeat } from './read-new-seat.ts'

const SEATS: [what: string, text: string, seat: string | null][] = [
  [
    'the address some lines below, a misread line between',
    "L'assemblée décide de transférer le siège social de la société à l'adresse suivante.\n5\nRue de la Noire Fontaine 2\n7180 Seneffe",
    'Rue de la Noire Fontaine 2 7180 Seneffe',
  ],
  [
    'a street that is no known word, between what leads to it and the day',
    'La gérance décide de transférer le siège social de la société à Varlimont, ue Grande, 17 à dater du 1er mai.',
    'Varlimont, ue Grande, 17',
  ],
  [
    'the number before the street, parts of a port, no signature',
    "décide de transférer le siège social de la société TARNEL.\nS.A. à l'adresse suivante : 1, route de Peer - Darse Nord - Quai Ouest - 7011 GHLIN, Belgique. (Signé) Paul VARLIN",
    '1, route de Peer - Darse Nord - Quai Ouest - 7011 GHLIN',
  ],
  [
    'what was recognised of the frame before it',
    "L'assemblée décide de transférer le siège social à l'adresse suivante :\non Avenue Neuve, 65 à 4960 MALMEDY",
    'Avenue Neuve, 65 à 4960 MALMEDY',
  ],
  [
    'the town at the start of the next line',
    "L'assemblée accepte le transfert du siège social à la Rue du Moulin 8 à\n7050 Herchies en date du 1er mai.",
    'Rue du Moulin 8 à 7050 Herchies',
  ],
  [
    'the seat that is moved to, not the one that is left',
    'Le siège social est transféré de la rue du Bac 4 à 5000 Namur à la rue des Lilas 12 à 4000 Liège.',
    'rue des Lilas 12 à 4000 Liège',
  ],
  [
    'from one street to another, both with their town behind a comma',
    'Le conseil décide de transférer le siège de Boulevard du Bac 4, 5000 Namur à Avenue des Lilas 12, 4000 Liège.',
    'Avenue des Lilas 12, 4000 Liège',
  ],
  [
    'the address below the sentence that announces it',
    "L'assemblée décide de transférer le siège social à l'adresse suivante :\nAvenue Neuve, 65 à 4960 MALMEDY",
    'Avenue Neuve, 65 à 4960 MALMEDY',
  ],
  [
    'a town in front of its street belongs to it',
    "Transfert du siège social à l'adresse suivante : 4651 Battice, Rue de Herve, 40.",
    '4651 Battice, Rue de Herve, 40',
  ],
  [
    'Dutch and German verbs at the end of the sentence',
    'De zetel wordt van 9000 Gent, Veldstraat 1 naar 9300 Aalst, Markt 7 verplaatst.',
    '9300 Aalst, Markt 7',
  ],
  [
    'a German seat, from one town to another',
    'Die Versammlung beschließt, den Sitz von 4700 Eupen, Klosterstraße 3, nach 4780 Sankt Vith, Hauptstraße 12 zu verlegen.',
    '4780 Sankt Vith, Hauptstraße 12',
  ],
  [
    'two French addresses that begin with their towns',
    'Transfert du siège social de 4000 Liège, rue Haute 1 à 4020 Liège, quai des Vennes 12A.',
    '4020 Liège, quai des Vennes 12A',
  ],
  [
    'a house number of four digits is no postcode',
    'Le siège social est transféré à la chaussée de Wavre 1015 à 1160 Auderghem.',
    'chaussée de Wavre 1015 à 1160 Auderghem',
  ],
  [
    'a street without a word for it',
    'De vergadering beslist de zetel te verplaatsen naar Grote Markt 5, 8500 Kortrijk.',
    'Grote Markt 5, 8500 Kortrijk',
  ],
  [
    'a seat that is established from a day on',
    'Met ingang van 1 mei 2021 wordt de zetel gevestigd te 2000 Antwerpen, Meir 12.',
    '2000 Antwerpen, Meir 12',
  ],
  [
    'an address that is changed to another',
    'De raad heeft beslist om het adres van de zetel te wijzigen in: Industrielaan 5, 8501 Kortrijk (Heule).',
    'Industrielaan 5, 8501 Kortrijk (Heule)',
  ],
  [
    'a house number before its street',
    "Le siège social est transféré à l'adresse suivante : 12, rue des Lilas à 4000 Liège.",
    '12, rue des Lilas à 4000 Liège',
  ],
  [
    'the seat that is left alone is no new one',
    'Le transfert du siège social du : 31/1, rue du Bac à 5000 Namur.',
    null,
  ],
  [
    'an article behind the move names no other seat',
    `L'assemblée décide de transférer son siège social vers 4000 Liège, rue des Lilas, 12 et de modifier les statuts
Article 2 : siège social La société`,
    '4000 Liège, rue des Lilas, 12',
  ],
  [
    'the home of a director is no seat',
    `Nouvelle adresse du siège. Est nommé administrateur : Monsieur Paul Varlin, domicilié à 1150 Woluwe-
Saint-Pierre, Clos des Lilas, 1, ici présent. De heer Luc Tarnel, wonende te 9000 Gent, Veldstraat 1, wijzigt de zetel.`,
    null,
  ],
  [
    'where a company has its seat is no change',
    'La SA X, ayant son siège social rue du Bac 4 à 5000 Namur, est absente.',
    null,
  ],
  [
    'what may be done was not done',
    'Le siège peut être transféré en tout autre lieu, rue du Bac 4 à 5000 Namur.',
    null,
  ],
]

for (const [what, text, seat] of SEATS)
  test(what, () => assert.equal(readNewSeat(tokenize(text, 0))?.value ?? null, seat))
