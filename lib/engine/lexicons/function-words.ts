/** Closed-class and all-purpose English words, as a table: what a script can't be recognised by. Own selection. */
import { wordSet } from '../../screenplay/text/phrases.ts';

export const determiners = wordSet(
  `the a an his her their its this that these those my your our every each another same whose`,
);

/** Before a word with an s that is what somebody does: 'he passes'; near miss: 'the passes'. */
export const doers = wordSet('he she it they we i you who that and');

const pronouns = wordSet(`
  i me mine myself you yours yourself yourselves he him himself she hers herself it itself we us ours ourselves they them theirs
  themselves one ones who whom which what whatever whoever someone somebody something anyone anybody anything everyone everybody
  everything nobody nothing none both all any some few many much more most several other others such own either neither
`);
const prepositions = wordSet(`
  of in on at to from by with without within into onto out over under up down off across along around round about above after against among
  as before behind below beneath beside between beyond during except for inside like near outside past since than through throughout
  till toward towards until upon via away back together apart ahead forward backward here there where when while because if though
  although unless so then yet but and or nor not no yes why how once again also too very just only even still already almost always
  never ever often sometimes now soon later early maybe perhaps quite rather really well instead else enough
`);
const auxiliaries = wordSet(`
  be am is are was were been being do does did done doing have has had having will would shall should can could may might must ought
  don't doesn't didn't isn't aren't wasn't weren't won't wouldn't can't cannot couldn't shouldn't haven't hasn't hadn't ain't
  i'm i'll i've i'd you're you'll you've you'd he's he'll he'd she's she'll she'd it's it'll we're we'll we've we'd they're they'll
  they've they'd that's that'll there's here's what's who's where's how's why's let's gonna gotta wanna oh ok okay uh um hey yeah yep
  nope huh ah hmm mm please sorry thank thanks sir ma'am hello hi bye goodbye
`);

/** Without one of these a few words name something and say nothing. */
export const sayers: ReadonlySet<string> = new Set([...pronouns, ...auxiliaries]);

/** Everything above: no content of its own. */
export const functionWords: ReadonlySet<string> = new Set([
  ...determiners,
  ...pronouns,
  ...prepositions,
  ...auxiliaries,
]);

/** Numbers in words: counting is no subject and no thing. */
export const numberWords = wordSet(`
  two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty
  forty fifty sixty seventy eighty ninety hundred thousand million first second third fourth fifth dozen
`);

/** Content words that every script is full of, so that finding them again says nothing about this one. */
export const everydayWords = wordSet(`
  go goes going gone went come comes coming came get gets getting got take takes taking took taken make makes making made give gives
  given gave put puts say says saying said tell tells told telling talk talks talking speak speaks ask asks asked asking look looks
  looking looked see sees seeing saw seen watch watches watching know knows knew known knowing think thinks thought thinking want
  wants wanted need needs needed mean means meant feel feels felt let lets keep keeps kept try tries tried turn turns turned turning
  walk walks walking walked run runs running ran stand stands standing stood sit sits sitting sat move moves moving moved start
  starts started begin begins began stop stops stopped wait waits waiting leave leaves leaving left hold holds holding held hear
  hears heard find finds found show shows call calls called use used work works help helps open opens close closes closed reach
  reaches pull pulls push pushes fall falls set sets hang pick picks step steps enter enters exit exits continue continues appear
  appears stare stares stare pay wrote write writes bring brings brought buy bought lose lost die died kill killed love loved hate hated send sent meet met stay stayed live lived follow follows carry carries throw throws drop drops cross crosses hit hits break breaks broke smile smiles laugh laughs nod nods shake shakes glance glances notice notices realize realizes remember understand understands understood suppose believe believes guess happen happens happened matter matters idea change changes approach approaches press presses center center's round
  day days night nights morning time times moment moments second seconds minute minutes hour hours year years week weeks today
  tonight tomorrow yesterday beat silence pause way ways thing things kind sort lot bit part place places side end beginning
  top bottom middle front rest half pair couple number line lines word words name names people person man men woman women guy guys
  boy girl kid kids child children face faces eye eyes hand hands head heads arm arms shoulder shoulders foot feet leg legs body
  voice voices mouth finger fingers hair room rooms door doors floor wall walls window windows table chair ground air direction
  right left big small little large old new young good great better best bad worse worst long short high low full whole first last
  next two three four five six seven eight nine ten hundred thousand dozen sure fine nice real true same different able ready
  god hell damn shit fuck fucking mr mrs ms dr miss cut camera angle shot close scene screen fade title credits pov continued int ext
  inch feet mile metre meter distance size width height weight length shape edge corner sight sound sounds view expression attention life world home house
`);
