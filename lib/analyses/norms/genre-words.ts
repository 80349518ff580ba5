/** Words that lean to a genre, as a table: own selection, no word in two lists. Refuses titles, names and plots. */
import rates from './film-speech-rates.json' with { type: 'json' };
import type { ProducedGenre } from './quick-parser-norms.ts';

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** `telling` words hardly stand in another genre; `hints` stand in others too and count half. Ours. */
export interface GenreWords {
  readonly telling: readonly string[];
  readonly hints: readonly string[];
}

/** Words in the singular, as folded by `singular`. */
export const genreWords: Readonly<Partial<Record<ProducedGenre, GenreWords>>> = {
  action: {
    telling: list(`
      explosion explode grenade missile helicopter commando mercenary sniper convoy gunfire chopper ambush squad soldier
      rifle detonate warhead armor armour parachute tank sergeant extraction hijack shootout firefight bulletproof
    `),
    hints: list(
      'bullet chase crash mission punch kick shotgun motorcycle rooftop ammo fist blast leap dodge tackle sprint',
    ),
  },
  comedy: {
    telling: list(`
      joke funny hilarious silly prank awkward embarrassed giggle goofy clown karaoke dude idiot fart trouser underwear drunk
      hangover nerd ridiculous banana moron butt burp wig mascot stoned sitcom weirdo sarcastic deadpan sheepish
      pickle custard sausage meatball wiener mustard pudding toilet poop diaper
    `),
    hints: list(
      'laugh laughter chuckle grin smirk wink costume roommate weird chicken sandwich cake karate yoga vicar apologetic delighted ow',
    ),
  },
  drama: {
    telling: list(`
      funeral grief grieve mourn divorce illness cancer marriage childhood forgive farewell custody widow adoption mortgage orphan
      foreclosure hospice chemo dementia miscarriage ash eulogy estranged rehab sobriety
    `),
    hints: list(`
      mother father daughter son sister brother husband wife hospital nurse school teacher church factory farm rent poem piano memory
      photograph regret shame
    `),
  },
  horror: {
    telling: list(`
      ghost demon corpse haunted haunting possessed monster creature exorcism ritual witch vampire zombie undead gore crawl shriek rotten
      decay skull evil slaughter crucifix coffin seance occult werewolf ghoul fang claw crypt tomb asylum graveyard nightmare entrail
      maggot severed gnaw writhe whimper bloodstain
    `),
    hints: list(`
      blood scream whisper creak shadow cellar basement attic mirror scratch knock drip darkness footstep flicker moonlight bone doll
      curse grave flesh lurk pale hiss
    `),
  },
  scifi: {
    telling: list(`
      spaceship starship planet orbit alien android robot hologram holographic laser galaxy cyborg reactor quantum wormhole spacecraft
      astronaut gravity mutant clone airlock ai shuttle asteroid spacesuit teleport drone implant neural orbital hyperspace
      radiation colony satellite
    `),
    hints: list('ship computer terminal scientist lab engine oxygen simulation pod virus module console dome beacon'),
  },
  thriller: {
    telling: list(`
      conspiracy surveillance blackmail ransom hostage kidnap spy cia fbi assassin encrypted informant bug wiretap classified
      stalker hunted poison silencer tracker sabotage intruder saboteur burner
      barricade decoy
    `),
    hints: list(`
      agent suspect file threat witness trace liar bolt padlock siren alarm escape trap password copy wire stranger flashlight knife crowbar gag missing abducted
    `),
  },
  romance: {
    telling: list(`
      kiss lover romantic wedding bride groom valentine honeymoon bouquet proposal engaged flirt caress sweetheart anniversary ballroom
      passion fiance fiancee bridesmaid soulmate blush girlfriend boyfriend smitten
    `),
    hints: list('love date flower heart dance candle dress champagne embrace tender crush ring ex waltz marry rose'),
  },
  crime: {
    telling: list(`
      detective cop murderer robbery heist gangster mob cocaine dealer prison jail sheriff homicide warrant loot vault precinct parole
      inmate cartel burglar burglary handcuff interrogation forensic getaway bribe mafia pickpocket
    `),
    hints: list(
      'police murder drug cell court lawyer judge evidence badge crook thief pistol gun constable inspector fingerprint safe steal alibi',
    ),
  },
  fantasy: {
    telling: list(`
      magic wizard sorcerer sorceress spell dragon elf dwarf sword prophecy enchanted fairy throne potion wand troll goblin unicorn
      amulet mage rune realm knight phoenix magical
    `),
    hints: list('king queen prince princess kingdom castle crown quest spirit oracle giant forest beast glow'),
  },
  adventure: {
    telling: list(`
      treasure jungle expedition explorer compass pirate voyage artifact idol trek lagoon harpoon summit raft camel machete shipwreck
      catacomb cavern rapid sherpa
    `),
    hints: list(
      'map island temple ruin desert sail captain cave waterfall river mountain legend anchor crew cliff rope glacier',
    ),
  },
};

/** How often a word stands in a million words of film and television speech, its plural with it. */
export const rateInFilmSpeech = (word: string): number =>
  (rates.perMillion as Readonly<Record<string, number>>)[word] ?? 0;

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
