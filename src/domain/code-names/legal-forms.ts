// The register's legal forms in English, in which it names none: the Belgian abbreviation (Dutch/French), by which the
// form is known, then what it is. Source of the forms: category JuridicalForm of the register's code table; the English
// terms are those usual for the Code of Companies and Associations of 2019.

const PRIVATE_LAW = `
001|SCE – European cooperative society
002|OFP – institution for occupational retirement provision
003|VAT unit
006|CVOA/SCRI – cooperative company with unlimited liability
007|CVOA/SCRIS – cooperative company with unlimited joint and several liability, participatory cooperative
008|CVBA/SCRL – cooperative company with limited liability
009|CVBA/SCRL – cooperative company with limited liability, participatory cooperative
010|EBVBA/SPRLU – single-member private limited company (former form)
011|VOF/SNC – general partnership
012|GCV/SCS – limited partnership (former form)
013|CVA/SCA – partnership limited by shares (former form)
014|NV/SA – public limited company
015|BVBA/SPRL – private limited company (former form)
016|CV/SC – cooperative company (old articles)
017|VZW/ASBL – non-profit association
018|ION/EUP – institution of public benefit
019|Health insurance fund, mutual benefit society or national union of funds
020|Professional union
021|Mutual insurance association or joint insurance fund under private law
022|International scientific organisation under Belgian law
023|Foreign private association with an establishment in Belgium
025|LV/SAgr – agricultural company
026|PS/FP – private foundation
027|SE – European company (Societas Europaea)
028|Non-profit institution
029|SON/FUP – foundation of public benefit
030|Foreign entity
040|Congolese company (law of 1927)
051|Other form of private law with legal personality
060|ESV/GIE – economic interest grouping
065|EESV/GEIE – European economic interest grouping
070|VME/ACP – association of co-owners
125|IVZW/AISBL – international non-profit association
200|Company being formed
206|Civil-law company in the form of a cooperative with unlimited liability
208|Civil-law company in the form of a cooperative with limited liability
211|Civil-law company in the form of a general partnership
212|Civil-law company in the form of a limited partnership
213|Civil-law company in the form of a partnership limited by shares
214|Civil-law company in the form of a public limited company
215|Civil-law company in the form of a private limited company
217|European political party
218|European political foundation
225|Civil-law company in the form of an agricultural company
230|Foreign entity with real estate in Belgium (with legal personality)
235|Foreign entity without Belgian establishment, with a responsible VAT representative
260|Economic interest grouping with an establishment but no seat in Belgium
265|European economic interest grouping with an establishment but no seat in Belgium
453|Foreign company without Belgian establishment, listed on a stock exchange
454|Foreign entity with real estate in Belgium (without legal personality)
506|Cooperative company with unlimited liability, with a social purpose
508|Cooperative company with limited liability, with a social purpose
510|Single-member private limited company with a social purpose
511|General partnership with a social purpose
512|Limited partnership with a social purpose
513|Partnership limited by shares with a social purpose
514|Public limited company with a social purpose
515|Private limited company with a social purpose
560|Economic interest grouping with a social purpose
610|BV/SRL – private limited company
612|CommV/SComm – limited partnership
701|Irregular commercial company
702|Maatschap/société simple – partnership without legal personality
703|Temporary partnership
704|Silent partnership
706|CV/SC – cooperative company
721|Company or association without legal personality
722|Temporary association
723|Cost-sharing association
724|Trade union
790|Other, without legal personality
999|Legal form unknown (social security)
`

const PUBLIC_LAW = `
106|Cooperative company with unlimited liability under public law
107|Participatory cooperative with unlimited liability under public law
108|Cooperative company with limited liability under public law
109|Participatory cooperative with limited liability under public law
110|State, province, region or community
114|NV/SA – public limited company under public law
116|Cooperative company under public law (old articles)
117|VZW/ASBL – non-profit association under public law
121|Mutual insurance association under public law
123|Professional corporation or order
124|Public institution
126|OCMW/CPAS – public centre for social welfare
127|Municipal pawnshop
128|Religious institution
129|Polder or water board
151|Other legal form
155|Local police zone
160|Foreign or international public body
301|FOD/SPF – federal public service
302|POD/SPP – federal public planning service
303|Other federal service
310|Authority of the Flemish Region and Community
320|Authority of the Walloon Region
325|IVZW/AISBL – international non-profit association under public law
330|Authority of the Brussels-Capital Region
340|Authority of the French Community
350|Authority of the German-speaking Community
400|Provincial authority
401|Body registered with the social security of local administrations
411|Town or municipality
412|OCMW/CPAS – public centre for social welfare
413|Local police zone
414|Intermunicipal association
415|Project association
416|Service association (Flemish Region)
417|Mission association (Flemish Region)
418|AGB/RCA – autonomous municipal company
419|APB/RPA – autonomous provincial company
420|Association of public centres for social welfare
421|Rescue pre-zone
422|Rescue zone
451|Body registered for the National Pensions Office
452|Body registered for the pensions administration
606|Cooperative company with unlimited liability under public law, with a social purpose
608|Cooperative company with limited liability under public law, with a social purpose
614|Public limited company under public law, with a social purpose
616|BV/SRL – private limited company under public law
617|CommV/SComm – limited partnership under public law
651|Other form under public law, with a social purpose
716|CV/SC – cooperative company under public law
`

const ENGLISH_NAMES: ReadonlyMap<string, string> = new Map(
  (PRIVATE_LAW + PUBLIC_LAW)
    .split('\n')
    .filter(line => line !== '')
    .map(line => line.split('|') as [string, string]),
)

/** A legal form in English, `BV/SRL – private limited company`; null for a code without a name here (old ministries). */
export function legalFormInEnglish(code: string): string | null {
  return ENGLISH_NAMES.get(code) ?? null
}
