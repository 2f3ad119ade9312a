// Common given names in Belgium, folded (lower case, no accents). They distinguish second given names from
// second family names, and different names (Martin, Martine) from typing errors. From general knowledge; need
// not be complete.

const NAMES = `
adam adel adelin adeline adil adriaan adrien agnes ahmed aicha alain albert alberic alex alexander alexandra alexandre
alexia alexis alfons alfred ali alice aline alois alphonse amandine amelie amina an ana andre andrea andreas andree
andy angela angelique angelo anita anja anke ann anna annabel annabelle anne anneke anneleen annelies annemie annick
annie anny anouk anthony antoine antoinette anton antonia antonio antoon aranka armand arnaud arne arno arthur astrid
audrey auguste aurelie aurelien aurore axel ayse barbara bart bas bastien beatrice beatrix ben benedicte benjamin
benny benoit berenice bernadette bernard bernd bert bertrand betty bieke birgit bjorn blanche bob bogdan boris boudewijn
bram brecht brenda brigitte britt bruno camille carina carine carl carla carlo carlos carmen carol carole carolien
caroline cathy catherine cecile cecilia cedric celine chantal charles charlotte chloe chris christa christel christelle
christian christiane christina christine christof christophe christopher cindy claire clara claude claudia claudine
claudio clemence clement colette conny constant coralie corinne cornelia cyril daan daisy damien dana daniel daniela
daniele danielle danny dany dave david debby deborah delphine denis denise denys diana diane didier diederik dieter
dietmar dimitri dirk dominic dominik dominique donald dora dorien doris dorothee dries eddie eddy edgard edith edmond
edouard eduard edward edwin elena eliane elien elisa elisabeth elise elizabeth elke ella ellen els elsie emile emilie
emily emma emmanuel emmanuelle enrico eric erica erich erik ernest erna erwin esther etienne eva evelien eveline evelyne
evy fabian fabien fabienne fabio fabrice fanny fatima felix ferdinand fernand fien filip filiep fleur floor florence
florent florian francine francis francisco franciscus franck franco francois francoise frank frans frantz franz freddy
frederic frederick frederik frederique freya friedrich fritz gabriel gabriela gabriele gabrielle gaetan gaston gauthier
geert genevieve geoffrey geoffroy georg george georges georgette gerald gerard gerda gerhard gerrit gert ghislain
ghislaine gilbert gilberte gilles gino ginette giovanni gisele gitte giuseppe godelieve godfried goedele gonda gonzague
greet greta gregoire gregory gretel griet guido guillaume gunter gunther gustaaf gustave guy gwen gwendoline hakim hamid
hanna hannah hanne hannelore hans harald harry hassan heidi heike heinz helena helene helga helmut hendrik henk henri
henriette henry herbert herman hermann herve hilde hildegard horst hubert hugo hugues ibrahim ignace igor ilona ilse
ines inge ingeborg ingrid irena irene iris isabel isabelle ivan ivo jaak jack jacky jacqueline jacques jan jana janine
janne jannick jasmine jason jasper jean jeanine jeanne jeannine jef jelle jennifer jenny jens jeremie jeremy jeroen
jerome jesse jessica jill jim jimmy jo joachim joan joanna jochen joel joelle joeri johan johanna johannes john johnny
johny jolien jonas jonathan joost joren joris jos jose josee joseph josephine josette joseph josse jozef juan judith jules
julia julian julie julien juliette jurgen justin justine kaat karel karen karim karin karina karine karl karla karolien
kasper katarina katharina kathleen kathy katia katja katleen kato katrien katrijn katrin kelly ken kenneth kenny kevin
khalid kim klaas klaus koen koenraad kris kristel kristien kristin kristina kristine kristof kurt lara lars laura laure
laurence laurent lea leen leila lena lennert leo leon leonard leonie leopold lien lies liesbet liesbeth lieselot lieve
lieven lili liliane lina linda line lisa lise lisette lode lodewijk loic lorenzo lotte louis louisa louise luc luca lucas
lucia lucie lucien lucienne ludo ludovic luk lukas luigi lut lutgarde lydia lydie lynn maarten machteld maddy magali
magda manfred manon manuel manuela marc marcel marcelle marco margaretha margaux margo margot marguerite maria mariana
marianne marie marieke mariella mario marion marjan mark marleen marlies marnix marta martha martijn martin martina
martine mary marijke marijn massimo mathias mathieu mathilde mats matthias matthieu maud maurice maurits maxim maxime
maximilien melanie melissa mehdi mehmet mia michael michael michel michele micheline michelle michiel mieke mike mikael
milan mireille miriam mohamed mohammed monica monika monique moritz muriel mustafa myriam nadia nadine nancy natacha
natalia natalie natasja nathalie nathan nele nelly nicholas nick nicky nico nicola nicolaas nicolas nicole niels nikolaas
nils nina noel noella nora norbert norman odette odile olga olivia olivier omar oscar oswald otto pamela pascal pascale
patricia patrice patrick patsy paul paula paulette pauline pedro peggy peter petra philip philippe pia pier pierre
piet pieter pierrette pol quentin quinten rachel rachid rafael raf ralf ralph ramon raoul raphael raymond raymonde
rebecca regina regine regis reinhard reinhilde rembert remi remy renaat renata renate renaud rene renee ria ricardo
richard rik rita robby robert roberto robin robrecht rob roch roel roeland roger roland rolande rolf romain roman
romina ronald ronny rosa rosalie rosanne rose roxane roxanne ruben rudi rudolf rudy rufin ruth ruud sabien sabine sabrina
said sam samir samuel sander sandra sandrine sandy sara sarah saskia sebastian sebastiaan sebastien serge sergio severine
sharon sibylle siegfried sigrid silke silvia simon simonne simone sofie solange sonia sonja sophie stan stef stefaan
stefan stefanie stefano steffen stephan stephane stephanie stephen steve steven stijn suzanne suzy sven sylvain sylvia
sylviane sylvie sylvestre tamara tania tanja tanguy tatiana ted thea theo theodoor theodore theophile theresa therese
thibault thibaut thierry thijs thomas tibo tijl tim timothy tine tinne tine tineke tobias tom tomas tommy toni tony toon
trees tristan ulrich ursula valentin valentine valentina valerie valery vanessa vera verena veerle veronika veronique
vic victor victoria viktor vincent vincenzo violette virginie viviane vivian vladimir walter ward wanda werner wendy
wilfried wilfrid wilhelm willem william willy wim wouter xander xavier yann yannick yasmina yasmine yoeri yolande yves
yvan yvette yvon yvonne zeger zoe
`

const GIVEN_NAMES: ReadonlySet<string> = new Set(NAMES.split(/\s+/).filter(name => name !== ''))

/** True for a folded word that is a common given name. */
export function isGivenName(word: string): boolean {
  return GIVEN_NAMES.has(word)
}

// `Jean Pierre` is one double name, not Jean with a second name.
const DOUBLE_NAME_STARTS: ReadonlySet<string> = new Set(['jean', 'marie', 'anne', 'pierre', 'hans', 'karl'])

/** True when a following given name usually forms a double name: `Jean Pierre`, `Marie Claire`. */
export function startsDoubleName(word: string): boolean {
  return DOUBLE_NAME_STARTS.has(word)
}
