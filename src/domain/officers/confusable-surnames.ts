// Family names that differ by one letter from another common name: a difference between two of these means
// two families, not a typing error. Folded, particles joined. From general knowledge.

const NAMES = `
peeters peters pieters peeter peter pieter janssens janssen jansen jansens janse claes claeys claessens claesen
jacobs jacob jacops willems willem willemse willemsen martens maertens mertens goossens goosens goossen hermans heremans
herremans wouters wauters dierckx dierickx dirckx dirix smet smets smedt desmet desmedt desmets lambert lamberts
lambrecht lambrechts michiels michels michiel simon simons simoens aerts geerts gerits segers zegers seghers cools
thijs thys thijssen thyssen leroy leroi dupont dumont dubois duboys lemaire lemaitre renard renaud renaudin gerard
girard gerards vermeulen vermeylen vermeiren vermeire verhaegen verhaeghen verhagen declercq declerck deklerck
hendrickx hendricks hendrix driessen driesen dries stevens steven steyvens vanhove vanhoof vanhoven vandamme vandam
vandammen debacker debakker dewit dewitt dewitte dewitt devos devose maes maas moens moons mees bogaert bogaerts
bogaerde coppens coppen coppin nijs nys neys mathieu mathieux mathys matthys mathijs martin martins martinez fontaine
fontayne lejeune lejeunes denis denys denise laurent laurens laureys lauwers lauwerys lenaerts lenaert leenaerts
thiry thierry michaux michaud michot evrard everard evrards hubert huybrecht huybrechts huybreghts delvaux delvaulx
delveaux vandevelde vandervelde vandenvelde vandeweghe vandewege vandenberg vandenberghe vandenbergh vandeberg
pauwels pauwel pauwelyn roels roelants roelandts cuypers kuypers kuijpers decuyper dekuyper dekuiper schepers
scheppers schoepen baert baerts beckers bekkers bekers backers vandaele vandaelen vandael vandale bauwens bouwens
timmermans timmerman zimmermann zimmerman hofman hofmann hoffman hoffmann schmit schmitt schmitz schmidt schmid
meyer meyers meier meiers mayer maier muller mueller moller moeller becker beker weber webers fischer fisher koch
kock cox cockx cocks torfs torf bosmans bosman bosschaert franssen fransen franssens fransens jaspers jasper
adriaens adriaenssens adriaensens cornelis cornelissen cornelissens gielen gillen gielis gillis gilles
`

const SURNAMES: ReadonlySet<string> = new Set(NAMES.split(/\s+/).filter(name => name !== ''))

/** True when both folded words are common family names. */
export function areDistinctSurnames(a: string, b: string): boolean {
  return SURNAMES.has(a) && SURNAMES.has(b)
}
