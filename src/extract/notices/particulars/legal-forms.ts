// Legal forms as headings print them beside a debtor's name. Data; a form ends a name, or stands before it.

/** Alternatives of a pattern, in capitals. */
export const LEGAL_FORM_PATTERN =
  'SPRL-S|BVBA-S|BVBA|BV|NV|VZW|IVZW|VOF|CVBA|CVOHA|CVOA|CV|COMM\\.? ?V\\.?|COMMV\\.?|COMM\\.? ?VA|COMMVA|EBVBA|GCV|SBVBA|STICHTING|SRL|SPRL|SPRLU|SA|ASBL|AISBL|SNC|SCS|SCRL|SCRIS|SCRI|SC|SCA|SCOMM|SCOM|SASPJ|GIE|FONDATION|GMBH|AG|VOG|KG|OHG|GEN(?!\\.)|PGMBH|LTD|LIMITED|SARL|SASU|EURL|LLC|UAB|EOOD|OOD|KFT|GMBH & CO KG|EEIG|EESV|MAATSCHAP|ESV|LV|AGRO|BUITENLANDSE VENNOOTSCHAP|VREEMDE VENNOOTSCHAP|SOCIETE (?:DE DROIT )?ETRANGERE?|SOCIETE ETRANGERE|S\\.A\\.|S\\.P\\.R\\.L\\.|S\\.R\\.L\\.|A\\.S\\.B\\.L\\.|B\\.V\\.B\\.A\\.|B\\.V\\.|N\\.V\\.|V\\.O\\.F\\.|V\\.Z\\.W\\.|S\\.C\\.S\\.|S\\.N\\.C\\.|S\\.C\\.R\\.L\\.'
