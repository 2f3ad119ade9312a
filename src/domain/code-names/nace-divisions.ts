// Titles of the divisions (two digits) of NACE in German and English, in which the register names none. Sources:
// Commission Delegated Regulation (EU) 2023/137 for 2025, Regulation (EC) No 1893/2006 for 2008.

/** Languages that divisions are named in here; for Dutch and French the register's own names stand. */
export type DivisionLanguage = 'de' | 'en'

// Code, German, English.
const DIVISIONS_2025 = `
01|Landwirtschaft, Jagd und damit verbundene Tätigkeiten|Crop and animal production, hunting and related service activities
02|Forstwirtschaft und Holzeinschlag|Forestry and logging
03|Fischerei und Aquakultur|Fishing and aquaculture
05|Kohlenbergbau|Mining of coal and lignite
06|Gewinnung von Erdöl und Erdgas|Extraction of crude petroleum and natural gas
07|Erzbergbau|Mining of metal ores
08|Gewinnung von Steinen und Erden, sonstiger Bergbau|Other mining and quarrying
09|Erbringung von Dienstleistungen für den Bergbau und für die Gewinnung von Steinen und Erden|Mining support service activities
10|Herstellung von Nahrungs- und Futtermitteln|Manufacture of food products
11|Getränkeherstellung|Manufacture of beverages
12|Tabakverarbeitung|Manufacture of tobacco products
13|Herstellung von Textilien|Manufacture of textiles
14|Herstellung von Bekleidung|Manufacture of wearing apparel
15|Herstellung von Leder, Lederwaren und ähnlichen Waren aus anderen Materialien|Manufacture of leather and related products of other materials
16|Herstellung von Holz-, Flecht-, Korb- und Korkwaren (ohne Möbel)|Manufacture of wood and of products of wood and cork, except furniture; manufacture of articles of straw and plaiting materials
17|Herstellung von Papier, Pappe und Waren daraus|Manufacture of paper and paper products
18|Herstellung von Druckerzeugnissen; Vervielfältigung von bespielten Ton-, Bild- und Datenträgern|Printing and reproduction of recorded media
19|Kokerei und Mineralölverarbeitung|Manufacture of coke and refined petroleum products
20|Herstellung von chemischen Erzeugnissen|Manufacture of chemicals and chemical products
21|Herstellung von pharmazeutischen Erzeugnissen|Manufacture of basic pharmaceutical products and pharmaceutical preparations
22|Herstellung von Gummi- und Kunststoffwaren|Manufacture of rubber and plastic products
23|Herstellung von Glas und Glaswaren, Keramik, Verarbeitung von Steinen und Erden|Manufacture of other non-metallic mineral products
24|Metallerzeugung und -bearbeitung|Manufacture of basic metals
25|Herstellung von Metallerzeugnissen|Manufacture of fabricated metal products, except machinery and equipment
26|Herstellung von Datenverarbeitungsgeräten, elektronischen und optischen Erzeugnissen|Manufacture of computer, electronic and optical products
27|Herstellung von elektrischen Ausrüstungen|Manufacture of electrical equipment
28|Maschinenbau|Manufacture of machinery and equipment n.e.c.
29|Herstellung von Kraftwagen und Kraftwagenteilen|Manufacture of motor vehicles, trailers and semi-trailers
30|Sonstiger Fahrzeugbau|Manufacture of other transport equipment
31|Herstellung von Möbeln|Manufacture of furniture
32|Herstellung von sonstigen Waren|Other manufacturing
33|Reparatur, Instandhaltung und Installation von Maschinen und Ausrüstungen|Repair, maintenance and installation of machinery and equipment
35|Energieversorgung|Electricity, gas, steam and air conditioning supply
36|Wasserversorgung|Water collection, treatment and supply
37|Abwasserentsorgung|Sewerage
38|Sammlung, Verwertung und Beseitigung von Abfällen|Waste collection, recovery and disposal activities
39|Beseitigung von Umweltverschmutzungen und sonstige Entsorgung|Remediation activities and other waste management service activities
41|Hochbau|Construction of residential and non-residential buildings
42|Tiefbau|Civil engineering
43|Vorbereitende Baustellenarbeiten, Bauinstallation und sonstiges Ausbaugewerbe|Specialised construction activities
46|Großhandel|Wholesale trade
47|Einzelhandel|Retail trade
49|Landverkehr und Transport in Rohrfernleitungen|Land transport and transport via pipelines
50|Schifffahrt|Water transport
51|Luftfahrt|Air transport
52|Lagerei sowie Erbringung von sonstigen Dienstleistungen für den Verkehr|Warehousing, storage and support activities for transportation
53|Post-, Kurier- und Expressdienste|Postal and courier activities
55|Beherbergung|Accommodation
56|Gastronomie|Food and beverage service activities
58|Verlagswesen|Publishing activities
59|Herstellung, Verleih und Vertrieb von Filmen und Fernsehprogrammen; Kinos; Tonstudios und Verlegen von Musik|Motion picture, video and television programme production, sound recording and music publishing activities
60|Rundfunkveranstalter, Nachrichtenagenturen und sonstige Verbreitung von Medieninhalten|Programming, broadcasting, news agency and other content distribution activities
61|Telekommunikation|Telecommunication
62|Programmierung, Beratung und damit verbundene Tätigkeiten|Computer programming, consultancy and related activities
63|IT-Infrastruktur, Datenverarbeitung, Hosting und sonstige Informationsdienstleistungen|Computing infrastructure, data processing, hosting and other information service activities
64|Erbringung von Finanzdienstleistungen (ohne Versicherungen und Pensionskassen)|Financial service activities, except insurance and pension funding
65|Versicherungen, Rückversicherungen und Pensionskassen (ohne Sozialversicherung)|Insurance, reinsurance and pension funding, except compulsory social security
66|Mit Finanz- und Versicherungsdienstleistungen verbundene Tätigkeiten|Activities auxiliary to financial services and insurance activities
68|Grundstücks- und Wohnungswesen|Real estate activities
69|Rechts- und Steuerberatung, Wirtschaftsprüfung|Legal and accounting activities
70|Verwaltung und Führung von Unternehmen; Unternehmensberatung|Activities of head offices and management consultancy
71|Architektur- und Ingenieurbüros; technische, physikalische und chemische Untersuchung|Architectural and engineering activities; technical testing and analysis
72|Forschung und Entwicklung|Scientific research and development
73|Werbung, Marktforschung und Öffentlichkeitsarbeit|Activities of advertising, market research and public relations
74|Sonstige freiberufliche, wissenschaftliche und technische Tätigkeiten|Other professional, scientific and technical activities
75|Veterinärwesen|Veterinary activities
77|Vermietung von beweglichen Sachen und Leasing|Rental and leasing activities
78|Vermittlung und Überlassung von Arbeitskräften|Employment activities
79|Reisebüros, Reiseveranstalter und Erbringung sonstiger Reservierungsdienstleistungen|Travel agency, tour operator and other reservation service and related activities
80|Private Ermittlungs- und Sicherheitsdienste|Investigation and security activities
81|Gebäudebetreuung; Garten- und Landschaftsbau|Services to buildings and landscape activities
82|Erbringung von wirtschaftlichen Dienstleistungen für Unternehmen und Privatpersonen a. n. g.|Office administrative, office support and other business support activities
84|Öffentliche Verwaltung, Verteidigung; Sozialversicherung|Public administration and defence; compulsory social security
85|Erziehung und Unterricht|Education
86|Gesundheitswesen|Human health activities
87|Heime (ohne Erholungs- und Ferienheime)|Residential care activities
88|Sozialwesen (ohne Heime)|Social work activities without accommodation
90|Kreative und künstlerische Tätigkeiten, darstellende Kunst|Arts creation and performing arts activities
91|Bibliotheken, Archive, Museen und sonstige kulturelle Tätigkeiten|Library, archive, museum and other cultural activities
92|Spiel-, Wett- und Lotteriewesen|Gambling and betting activities
93|Erbringung von Dienstleistungen des Sports, der Unterhaltung und der Erholung|Sports activities and amusement and recreation activities
94|Interessenvertretungen sowie kirchliche und sonstige Vereinigungen|Activities of membership organisations
95|Reparatur und Instandhaltung von Computern, Gebrauchsgütern, Kraftwagen und Krafträdern|Repair and maintenance of computers, personal and household goods, and motor vehicles and motorcycles
96|Erbringung von persönlichen Dienstleistungen|Personal service activities
97|Private Haushalte mit Hauspersonal|Activities of households as employers of domestic personnel
98|Herstellung von Waren und Erbringung von Dienstleistungen durch private Haushalte für den Eigenbedarf ohne ausgeprägten Schwerpunkt|Undifferentiated goods- and service-producing activities of private households for own use
99|Exterritoriale Organisationen und Körperschaften|Activities of extraterritorial organisations and bodies
`

// Those of NACE 2008 that are gone or were called otherwise.
const DIVISIONS_2008 = `
15|Herstellung von Leder, Lederwaren und Schuhen|Manufacture of leather and related products
33|Reparatur und Installation von Maschinen und Ausrüstungen|Repair and installation of machinery and equipment
38|Sammlung, Behandlung und Beseitigung von Abfällen; Rückgewinnung|Waste collection, treatment and disposal activities; materials recovery
39|Beseitigung von Umweltverschmutzungen und sonstige Entsorgung|Remediation activities and other waste management services
41|Hochbau|Construction of buildings
45|Handel mit Kraftfahrzeugen; Instandhaltung und Reparatur von Kraftfahrzeugen|Wholesale and retail trade and repair of motor vehicles and motorcycles
46|Großhandel (ohne Handel mit Kraftfahrzeugen und Krafträdern)|Wholesale trade, except of motor vehicles and motorcycles
47|Einzelhandel (ohne Handel mit Kraftfahrzeugen)|Retail trade, except of motor vehicles and motorcycles
52|Lagerei sowie Erbringung von sonstigen Dienstleistungen für den Verkehr|Warehousing and support activities for transportation
60|Rundfunkveranstalter|Programming and broadcasting activities
61|Telekommunikation|Telecommunications
62|Erbringung von Dienstleistungen der Informationstechnologie|Computer programming, consultancy and related activities
63|Informationsdienstleistungen|Information service activities
70|Verwaltung und Führung von Unternehmen und Betrieben; Unternehmensberatung|Activities of head offices; management consultancy activities
73|Werbung und Marktforschung|Advertising and market research
79|Reisebüros, Reiseveranstalter und Erbringung sonstiger Reservierungsdienstleistungen|Travel agency, tour operator reservation service and related activities
80|Wach- und Sicherheitsdienste sowie Detekteien|Security and investigation activities
90|Kreative, künstlerische und unterhaltende Tätigkeiten|Creative, arts and entertainment activities
91|Bibliotheken, Archive, Museen, botanische und zoologische Gärten|Libraries, archives, museums and other cultural activities
95|Reparatur von Datenverarbeitungsgeräten und Gebrauchsgütern|Repair of computers and personal and household goods
96|Erbringung von sonstigen überwiegend persönlichen Dienstleistungen|Other personal service activities
`

type Titles = Record<DivisionLanguage, string>

const TITLES_2025 = readTable(DIVISIONS_2025)
const TITLES_2008 = readTable(DIVISIONS_2008)

/**
 * The title of the division that a NACE code without dots belongs to (`62100` → that of `62`): of 2025, or of 2008 for a
 * division that is gone. Null where there is none.
 */
export function divisionTitle(code: string, language: DivisionLanguage): string | null {
  const division = code.slice(0, 2)
  return (TITLES_2025.get(division) ?? TITLES_2008.get(division))?.[language] ?? null
}

/** The same by the edition of 2008. */
export function divisionTitleOf2008(code: string, language: DivisionLanguage): string | null {
  const division = code.slice(0, 2)
  return (TITLES_2008.get(division) ?? TITLES_2025.get(division))?.[language] ?? null
}

function readTable(table: string): ReadonlyMap<string, Titles> {
  const lines = table.trim().split('\n')
  return new Map(
    lines.map(line => {
      const [code, de, en] = line.split('|') as [string, string, string]
      return [code, { de, en }]
    }),
  )
}
