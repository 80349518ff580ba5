/** Words of title pages, by what they tell of a line. Own lists; credits in the languages whose title pages were met. A space is any white space. */
import { lexicon, type Phrases } from '../phrases.ts';

/** Credits in German, French, Spanish, Italian, Portuguese, Polish, Russian, Dutch, the Nordic languages, Czech, Hungarian, Turkish, Greek and Chinese. */
export const foreignCredits: Phrases = lexicon(`
  (ein ){drehbuch|buch}( {und|&} regie){ von|( ):|} = Drehbuch und Regie: ≠ Drehbücher
  geschrieben von = Geschrieben von ≠ geschrieben
  (un )scénario( et dialogues){ {de|par}|( ):|} = Un scénario de ≠ scénariste
  {écrit|réalisé}( et {écrit|réalisé}) par = Écrit et réalisé par ≠ écrit
  (un )gui{o|ó}n( original){ {de|por}|( ):|} = Guión original de ≠ guionista
  escrit{o|a} (y dirigid{o|a} )por = Escrita y dirigida por ≠ escrita
  (una )sceneggiatura{ di|( ):|} = Sceneggiatura di ≠ sceneggiato
  scritt{o|a} (e dirett{o|a} )da = Scritto e diretto da ≠ scritto
  roteiro{ de|( ):|} = Roteiro de ≠ roteirista
  scenariusz{( ):|} = Scenariusz: ≠ scenariusze
  автор(ы)( сценария){( ):|} = Автор сценария ≠ авторский
  сценарий{( ):|} = Сценарий: ≠ сценарии
  scenario {van|door|af} = Scenario van ≠ Scenario
  geschreven door = Geschreven door ≠ geschreven
  skrevet a{v|f} = Skrevet av ≠ skrevet
  skriv{et|en} av = Skriven av ≠ skriver
  manus(kript){ a{v|f}|( ):} = Manus: ≠ manus
  handrit{ eftir|( ):|} = Handrit eftir ≠ handritin
  scénář{( ):|} = Scénář ≠ scénáře
  napsal(a) = Napsala ≠ napsali
  forgatókönyv{( ):|} = Forgatókönyv: ≠ forgatókönyvek
  käsikirjoitus{( ):|} = Käsikirjoitus ≠ käsikirja
  senaryo{( ):|} = Senaryo: ≠ senaryolar
  yazan{( ):|} = Yazan ≠ yazanlar
  σενάριο{( ):|} = Σενάριο ≠ σενάρια
  编剧{( ):|( )：|} = 编剧：
  脚本{( ):|( )：|} = 脚本
`);

/** Prepositions that credit somebody when they stand alone on their line. */
export const loneCredits: Phrases = ['von', 'de', 'par', 'por', 'di', 'da', 'door', 'av', 'af', 'eftir', 'írta'];

/** What is written, and how, in an English credit. */
export const creditedWorks: Phrases = ['play', 'story', 'script', 'film', 'feature', 'pilot', 'series'];
export const creditedDeeds: Phrases = [
  'written',
  'created',
  'adapted',
  'screenplay',
  'teleplay',
  'story',
  'directed',
  'script',
];
export const furtherDeeds: Phrases = ['written', 'created', 'adapted', 'directed'];

/** What a title page calls the work, with what may stand before and behind it. */
export const kindsOfWork: Phrases = [
  'screenplay',
  'teleplay',
  'film',
  'movie',
  'script',
  'pilot',
  'series',
  'short',
  'comedy',
  'drama',
];
export const beforeKinds: Phrases = [
  'feature',
  'short',
  'half{-| }hour',
  'one{-| }hour',
  'television',
  'tv',
  'limited',
];
export const behindKinds: Phrases = ['script', 'screenplay', 'film'];

/** How a line begins that names what the script is made after. */
export const sourceOpenings: Phrases = ['based (up)on', 'adapted from', 'inspired by', 'suggested by', 'from the'];

export const draftMarks: Phrases = lexicon(`
  draft = Second Draft ≠ drafted
  revis{ed|ion}(s) = Revised Pages ≠ revise
  rev.
  version
  polish
  shooting script
  white
  blue pages = Blue Pages ≠ The Blue Page
`);
export const months: Phrases = lexicon(`
  january
  february
  march
  april
  may
  june
  july
  august
  september
  october
  november
  december
`);

/** How a line begins that tells what the sheet may be used for. */
export const noticeOpenings: Phrases = lexicon(`
  for {your (awards )consideration|educational {use|purpose(s)} only|review only} = For Your Consideration ≠ For Your Eyes
  confidential
  property of = Property of nobody ≠ The property
  do not {copy|duplicate} = Do not copy ≠ Do not go
  not for distribution
  www.
  http(s):
`);

/** How a credit begins of somebody who does not come first where somebody wrote the script: story, revisions, characters. */
export const otherCredits: Phrases = lexicon(`
  (screen )stor{y|ies}
  character(s)
  created
  directed
  produced
  revis{ed|ion(s)}
  rewrit{e|es|ten}
  additional
  polish
  novel
  book
  from
`);

/** The last word of a line that names who presents the work. */
export const presenters: Phrases = [
  'presents',
  'production(s)',
  'pictures',
  'films',
  'entertainment',
  'company',
  'studios',
];

/** What a program prints where nobody wrote anything. */
export const templateTexts: Phrases = lexicon(`
  {your |script |screenplay |film |project |movie |the |}title{ here| of {script|screenplay|film|project}|} = Title of Script ≠ The Titles
  untitled {script|screenplay|document} = Untitled Screenplay ≠ Untitled
  {author|writer|screenwriter}({'|}s)( name)( here) = Author's Name ≠ Authority
  your name( here) = Your Name Here ≠ Your Names
  name of (the )(first ){writer|author} = Name of first writer ≠ Name of the Rose
  first( name) last( name) = First Last ≠ First Blood
  insert {title|name}( here) = Insert title here ≠ Insert coin
  name
`);

/** Words of an address. */
export const contactMarks: Phrases = ['tel', 'phone', 'mobile', 'email', 'agent', 'address', 'copyright'];

/** Within a name, in small letters. */
export const nameParticles: Phrases = ['de', 'von', 'van', 'da', 'di', 'du', 'la', 'le', 'y', 'and', '&'];
