/** Words that lean to a genre, as a table: own selection, thirty or so each, no word in two lists. Refuses titles, names and plots. */
import type { ProducedGenre } from './quick-parser-norms.ts';

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Words in the singular, as folded by `singular`. */
export const genreWords: Readonly<Partial<Record<ProducedGenre, readonly string[]>>> = {
  action: list(`
    explosion explode grenade missile helicopter commando mercenary sniper convoy gunfire bullet machine-gun chopper chase crash
    ambush squad soldier rifle detonate warhead armor parachute tank sergeant mission extraction punch kick hijack
  `),
  comedy: list(`
    joke funny hilarious silly prank awkward embarrassed giggle goofy clown karaoke dude idiot fart pants costume drunk hangover
    roommate boyfriend bachelor nerd weird wacky ridiculous banana chicken underwear improv sitcom stoned
  `),
  drama: list(`
    mother father daughter son funeral grief divorce photograph memory school teacher church hospital nurse illness cancer
    marriage wife husband sister brother childhood piano poem farm factory rent mortgage orphan forgive farewell custody widow adoption
  `),
  horror: list(`
    ghost demon blood scream corpse haunted possessed monster creature basement cellar nightmare grave graveyard exorcism ritual
    curse witch vampire zombie undead flesh gore crawl shriek rotten decay skull evil slaughter crucifix mirror
  `),
  scifi: list(`
    spaceship starship ship planet orbit alien android robot hologram holographic laser galaxy cyborg reactor android quantum wormhole
    spacecraft astronaut gravity computer terminal scientist mutant clone lab airlock engine ai cryo oxygen simulation
  `),
  thriller: list(`
    conspiracy agent surveillance blackmail ransom hostage kidnap spy cia fbi assassin cover-up suspect encrypted passcode tail
    informant bug wiretap classified witness stalker hunted double-cross leak file poison safe-house threat trace
  `),
  romance: list(`
    kiss love lover romantic wedding bride groom date flower valentine honeymoon bouquet proposal engaged dance heart crush
    flirt candle champagne embrace tender caress sweetheart anniversary dress ballroom passion
  `),
  crime: list(`
    detective cop police murder murderer robbery heist gangster mob drug cocaine dealer prison cell jail sheriff homicide evidence
    warrant lawyer judge court crook thief loot vault badge precinct parole inmate pistol cartel
  `),
  fantasy: list(`
    magic wizard sorcerer spell dragon elf elven dwarf kingdom king queen prince princess sword quest prophecy enchanted fairy
    castle throne potion wand troll goblin unicorn amulet crown knight mage rune realm
  `),
  adventure: list(`
    treasure jungle map island expedition temple ruin explorer compass desert pirate sail captain voyage cave waterfall river
    mountain camel raft artifact idol legend trek lagoon anchor harpoon crew summit cliff
  `),
};

/** Name in a sentence, by genre and by the details form's own values. */
export const genreNames: Readonly<Record<ProducedGenre, string>> = {
  drama: 'Drama',
  thriller: 'Thriller',
  comedy: 'Comedy',
  action: 'Action',
  horror: 'Horror',
  romance: 'Romance',
  scifi: 'Science Fiction',
  crime: 'Crime',
  adventure: 'Adventure',
  fantasy: 'Fantasy',
  animation: 'Animation',
};
