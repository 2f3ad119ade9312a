// Legal forms of companies, abbreviated or spelt out, as written before or after a company name.

/** Spelt-out forms, folded; longest first. */
export const FORM_WORDS =
  /\b(?:societe (?:anonyme|privee a responsabilite limitee(?: unipersonnelle)?|a responsabilite limitee|cooperative(?: a responsabilite (?:limitee|illimitee))?|en commandite(?: simple| par actions)?|en nom collectif|simple|civile|de droit [a-z]+|professionnelle|europeenne)|(?:besloten|naamloze|gewone commanditaire|commanditaire|cooperatieve|burgerlijke|maatschap|professionele|europese) vennootschap(?: met (?:beperkte|onbeperkte) aansprakelijkheid| op aandelen)?|vennootschap (?:onder firma|met beperkte aansprakelijkheid|naar [a-z]+ recht)|aktiengesellschaft|(?:privat)?gesellschaft (?:mit beschrankter haftung|offentlichen rechts)|kommanditgesellschaft|genossenschaft|association sans but lucratif|vereniging zonder winstoogmerk|fondation|stichting|societe|vennootschap|firma|gesellschaft|cabinet|bureau|kantoor)\b/g

/** Words that occur only in company names, folded. */
export const COMPANY_WORDS = new Set(
  'consult consulting consultancy consultants management holding holdings invest investment investments investissements group groupe groep solutions services service belgium belgique benelux europe international partners partner trading immo immobiliere immobilier real estate capital ventures finance financial audit auditors reviseurs revisoren bedrijfsrevisoren bedrijfsrevisor accountants fiduciaire company conseil conseils conseilteam advisory advice projects project engineering technics construct construction industries industrial global logistics transport beheer participations participaties properties property development developments systems technologies technology digital media design studio wirtschaftsprufer treuhand beteiligungsgesellschaft gesellschaft deloitte kpmg pwc bdo mazars ey grant thornton ernst callens rsm pricewaterhousecoopers intercommunale commune gemeente ville stad associates associes associated enterprises enterprise entreprises fund fonds foundation trust bank banque lab labs'.split(
    ' ',
  ),
)

// Legal forms as printed beside a debtor's name.

/** Alternatives of a regular expression, in capitals. */
export const LEGAL_FORM_PATTERN =
  'SPRL-S|BVBA-S|BVBA|BV|NV|VZW|IVZW|VOF|CVBA|CVOHA|CVOA|CV|COMM\\.? ?V\\.?|COMMV\\.?|COMM\\.? ?VA|COMMVA|EBVBA|GCV|SBVBA|STICHTING|SRL|SPRL|SPRLU|SA|ASBL|AISBL|SNC|SCS|SCRL|SCRIS|SCRI|SC|SCA|SCOMM|SCOM|SASPJ|GIE|FONDATION|GMBH|GmbH|AG|VOG|KG|OHG|GEN(?!\\.)|PGMBH|LTD|LIMITED|SARL|SASU|EURL|LLC|UAB|EOOD|OOD|KFT|GMBH & CO KG|EEIG|EESV|MAATSCHAP|ESV|LV|AGRO|BUITENLANDSE VENNOOTSCHAP|VREEMDE VENNOOTSCHAP|SOCIETE (?:DE DROIT )?ETRANGERE?|SOCIETE ETRANGERE|S\\.A\\.|S\\.P\\.R\\.L\\.|S\\.R\\.L\\.|A\\.S\\.B\\.L\\.|B\\.V\\.B\\.A\\.|B\\.V\\.|N\\.V\\.|V\\.O\\.F\\.|V\\.Z\\.W\\.|S\\.C\\.S\\.|S\\.N\\.C\\.|S\\.C\\.R\\.L\\.'
