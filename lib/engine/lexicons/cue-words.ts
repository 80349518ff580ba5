/** Cues that name nobody: crowds, shots, places and page furniture that stand where a name would. Own lists; long because one entry is a line. */
import { lexicon, type Phrases } from '../../screenplay/text/phrases.ts';

/** Cues of several people at once. */
export const collectives: Phrases = lexicon(`
  ALL
  BOTH
  EVERYONE
  EVERYBODY
  TOGETHER
  CROWD
  THE CROWD
  AUDIENCE
  THE AUDIENCE
  CONGREGATION
  OTHERS
  CHORUS
  OMNES
  CROWDS
  VOICES
  VARIED VOICES
  VARIOUS VOICES
  OTHER VOICES
  SEVERAL VOICES
  OVERLAPPING VOICES
  AD~LIB VOICES
  AD~LIBS
  WRITERS = WRITERS ≠ WRITER
`);

/** What stands behind a cue's name without brackets, beside the short forms of voice-over, off screen and continued. */
export const cueEndings: Phrases = lexicon(`
  VOICE OVER
  VOICE-OVER
  VOICEOVER
  OFF SCREEN
  OFF-SCREEN
  OFFSCREEN
  MORE
  OOV
  TOGETHER
  IN UNISON
`);

/** From what somebody who is not there is heard, as cues say it: 'PAMELA/PHONE', 'ANNIE ON SPEAKERS'. */
export const speakingMachines: Phrases = lexicon(`
  PHONE
  TELEPHONE
  RADIO
  TAPE
  TV
  TELEVISION
  FILM
  MONITOR
  SPEAKER
  SPEAKERS
  INTERCOM
  VIDEO
  VIDEO SCREEN
  VIDEO IMAGE
  SCREEN
  MACHINE
  ANSWERING MACHINE
  HIS VOICE
  HER VOICE
`);

/** How shots and directions begin. 'ON' and 'CU' are followed by whom they show; nobody is called so. */
export const shotOpenings: Phrases = lexicon(`
  ON = ON MAGS ≠ ONA
  CU = CU MAGS
  ECU
  C.U.
  MCU
  CLOSE = CLOSE ON MAGS ≠ CLOSEAU
  CLOSER
  CLOSEUP
  CLOSE-UP
  WIDE
  WIDER
  ANGLE = ANGLE ON MAGS ≠ ANGLER
  NEW ANGLE
  ANOTHER ANGLE
  REVERSE
  INSERT
  P(.)O(.)V(.)
  BACK TO
  CUT TO
  CUT
  SMASH CUT
  MATCH CUT
  FADE
  DISSOLVE
  INTERCUT
  INT
  EXT
  I/E
  INT.
  EXT.
  MONTAGE
  SERIES OF
  ASSORTED
  ESTABLISHING
  TRACKING
  PANNING
  FLASHBACK
  END OF
  THE END
  SUPER = SUPER: 1944 ≠ SUPERMAN
  SUPERIMPOSE
  TITLE
  TITLES
  CREDIT(S)
  LEGEND
  CAPTION
  OMIT
  OMITTED
  SCENE
  REVISED
  REV.
  CONTINUED
  OUTSIDE
  LATER
  MOMENTS LATER
  MEANWHILE
  SAME
  VARIOUS
  SHOT {OF|FROM|OVER|LOOKING} = SHOT OF MAGS ≠ SHOT
  A SHOT
  A LONG SHOT
  LONGER SHOT
  FULL SHOT
  SIDE SHOT
  MED.
  MEDIUM
  OVERHEAD
  ZOOM
  VIEW OF
  A VIEW
  END SCENE
  NEXT SCENE
  FAVORING
  FOLLOWING
  NOW WE
  CAMERA ON
  CAMERA MOVE(S)
  CAMERA PAN(S)
  SUBTITLE(S)
  A SUBTITLE
  SFX
  WORDS OF
  WE = WE SEE MAGS ≠ WEBB
  WITH = WITH MAGS ≠ WITHERS
  BACK WITH
  INSIDE WITH
  FROM = FROM MAGS ≠ FROMM
  VIEW -
  PROFILE
`);

/** In the first place of a cue, before an article, these open a place: 'IN THE RIVER'. 'AT' and 'IN' alone may be names. */
export const placeOpenings: Phrases = [
  'IN',
  'INSIDE',
  'AT',
  'OVER',
  'UNDER',
  'BEHIND',
  'ACROSS',
  'NEAR',
  'FROM',
  'THROUGH',
  'ALONG',
  'BACK AT',
  'BACK IN',
  'DOWN',
];
export const articlesAndOwners: Phrases = ['THE', 'A', 'AN', 'HIS', 'HER', 'THEIR'];

/** What a camera shows of somebody. */
export const seenOfSomebody: Phrases = [
  'P(.)O(.)V(.)',
  'EYE(S)',
  'HAND(S)',
  'FACE',
  'FEET',
  'FINGER(S)',
  'POINT OF VIEW',
];

/** Kinds of shot, before the word itself. */
export const kindsOfShot: Phrases = [
  'LONG',
  'MED',
  'MEDIUM',
  'FULL',
  'TWO',
  'CLOSE',
  'CRANE',
  'AERIAL',
  'HELICOPTER',
  'TRACKING',
];

/** What a page or a writer adds and nobody is called. */
export const furnitureWords: Phrases = [
  'READS',
  'CONTINUED',
  'OMIT',
  'OMITTED',
  'REVISED',
  'REVISION',
  'WE SEE',
  'WE HEAR',
];

/** Words that a sentence has and a name has not; from four words on, one of them makes a cue a line of talk or action that a reader took for one. */
export const sentenceWords: Phrases = lexicon(`
  I = WHAT AM I DOING ≠ GEORGE III
  I'M
  I'LL
  I'VE
  I'D
  YOU
  YOUR
  YOU'RE
  WE
  WE'RE
  OUR
  IT
  IT'S
  HE
  SHE
  THEY
  THEIR
  HIS
  HER
  MY
  THAT
  THAT'S
  WHAT
  WHO
  WHICH
  THIS
  THERE'S
  HERE
  IS
  ARE
  WAS
  WERE
  DON'T
  DIDN'T
  CAN'T
  LET'S
`);

/** No name begins with these before another word. */
export const sentenceOpenings: Phrases = lexicon(`
  AND = AND THEN MAGS ≠ ANDY
  BUT
  BECAUSE
  OF
  TO
  THAN
  WHEN
  WHILE
  UNTIL
`);

/** In headings that were read as cues: 'HER BUILDING - EXTERIOR DAY', 'THE BATTLEMENTS. DAY.'. */
export const sidesOfWall: Phrases = ['INTERIOR', 'EXTERIOR'];
export const headedTimes: Phrases = ['DAY', 'NIGHT', 'MAGIC HOUR'];

/** Alone over a speech these are what is left of a line. */
export const looseWords: Phrases = [
  'A',
  'AN',
  'I',
  'AND',
  'BUT',
  'THE',
  "THERE'S",
  'THIS',
  'THAT',
  'ME',
  'IT',
  'OF',
  'TO',
  'ASKS',
  'SAYS',
  'THEN',
  'MORE',
  'BEAT',
  'PAUSE',
  'IN',
  'END',
  'VIEW',
  'THROUGH',
];

/** At the end of a line of action these ask for a noun: what stands below in capitals is it. */
export const opensPhrase: Phrases = [
  'a',
  'an',
  'the',
  'his',
  'her',
  'its',
  'their',
  'of',
  'at',
  'to',
  'into',
  'onto',
  'out at',
  'with',
  'from',
  'through',
  'toward(s)',
  'behind',
  'beside',
  'and',
  'find(s)',
  'see(s)',
  'spots',
  'reveal(s)',
  'revealing',
];

/** Before a colon these announce words on paper, on a sign or over the picture. */
export const readByEye: Phrases = [
  '{read|reads}',
  'can read',
  'reading',
  'label',
  'sign',
  'envelope',
  'caption',
  'headline',
  'title',
  'inscription',
  'it says',
  'a card',
  'the screen',
];

/** Places, things and times: under one of these a single line is a direction that was set like a cue. What is heard from (RADIO, PHONE) may speak. */
export const thingsAndPlaces: Phrases = lexicon(`
  DOOR
  DOORS
  DOORWAY
  ENTRANCE
  HALLWAY
  CORRIDOR
  ROOM
  BEDROOM
  BATHROOM
  KITCHEN
  LOBBY
  GARAGE
  LOFT
  APARTMENT
  HOUSE
  STREET
  ALLEY
  ROAD
  HIGHWAY
  AIRPORT
  STATION
  PLATFORM
  MALL
  RESTAURANT
  OFFICE
  BUILDING
  FLOOR
  WALL
  CEILING
  WINDOW
  WINDOWS
  WINDSHIELD
  MIRROR
  STAIRS
  STAIRCASE
  STAIRWELL
  ROOF
  DECK
  DRAWBRIDGE
  BRIDGE
  RIVER
  DITCH
  FIELD
  FOREST
  BEACH
  SUBURBS
  CAR
  CARS
  TRUCK
  TRUCKS
  TRAIN
  CARRIAGE
  LIMOUSINE
  LIMO
  TAXI
  HELICOPTER
  SLEIGH
  BOAT
  CLOCK
  WATCH
  TABLE
  DESK
  BED
  POSTER
  LOGO
  SIGN
  PHOTO
  PHOTOGRAPH
  LETTER
  NOTE
  NEWSPAPER
  ENVELOPE
  BOX
  MUSIC
  FIREWORKS
  EXPLOSION
  GUNSHOT
  GUNSHOTS
  LAUGHTER
  APPLAUSE
  HANDS
  FINGERS
  FEET
  SURFACE
  SKY
  SUN
  MOON
  MORNING
  NIGHT
  DAY
  SECONDS
  MINUTES
  HOURS
`);

/** Behind a name in a cue before where somebody is, or what is heard from: 'MAGS IN THE KITCHEN'. Who is AT SIX may be played by another. */
export const whereaboutsOpen: Phrases = ['IN', 'ON', 'FROM', 'OVER', 'THROUGH'];
/** Between somebody and a thing: 'MAN AT THE WINDOW'. */
export const besideThings: Phrases = ['IN', 'AT', 'ON', 'FROM', 'BY', 'WITH', 'OUTSIDE', 'BEHIND', 'NEAR'];

/** A voice that no face belongs to yet: heard, and maybe somebody's who has a name. */
export const unownedVoices: Phrases = lexicon(`
  VOICE = VOICE ≠ VOICES
  A VOICE
  THE VOICE
  ANOTHER VOICE
  MALE VOICE
  FEMALE VOICE
  YOUNG VOICE
  MAN'S VOICE
  WOMAN'S VOICE
  WHISPERED VOICE
  WHISPERING VOICE
  RECORDED VOICE
  RECORDING VOICE
  SYNTHESIZED VOICE
  AUTOMATED VOICE
  ELECTRONIC VOICE
  MECHANICAL VOICE
  AMPLIFIED VOICE
  DISTANT VOICE
  PHONE VOICE
  TELEPHONE VOICE
  RADIO VOICE
  INTERCOM VOICE
  TV VOICE
  VOICE ON PHONE
  VOICE ON {RADIO|THE RADIO}
  VOICE ON {TV|THE TV}
  RECORDING
  RECORDED MESSAGE
  MACHINE
  ANSWERING MACHINE
  RADIO
  TV
  TELEVISION
  INTERCOM
  LOUDSPEAKER
  P.A.
`);

/** Under such a cue one stranger speaks here and another there. */
export const anybodies: Phrases = lexicon(`
  MAN = MAN ≠ MANNY
  A MAN
  ANOTHER MAN
  OTHER MAN
  MALE
  YOUNG MAN
  YOUNGER MAN
  OLDER MAN
  WOMAN
  A WOMAN
  ANOTHER WOMAN
  OTHER WOMAN
  FEMALE
  YOUNG WOMAN
  YOUNGER WOMAN
  OLDER WOMAN
  SOMEONE
  SOMEBODY
`);

/** Anywhere in a cue: who speaks under it may be another every time, by a stricter look than the one above. */
export const sharedCues: Phrases = lexicon(`
  VOICE(S) = MALE VOICE ≠ INVOICE
  M{A|E}N = OLD MAN ≠ MANNY
  WOM{A|E}N
  BOY(S)
  GIRL(S)
  GUY(S)
  KID(S)
  COP(S)
  CROWD
  COMPUTER
  ALL
  BOTH
  EVERYONE
`);

/** Who is called by a relation alone: BLEEKER'S MOM. */
export const mothers: Phrases = ['MOM', 'MOTHER', 'MUM', 'MAMA', 'MA', 'MOMMY'];
export const fathers: Phrases = ['DAD', 'FATHER', 'PAPA', 'PA', 'DADDY'];

/** How somebody sounds or how old they are, before their name: RASPY MAC is MAC. */
export const cueManners: Phrases = lexicon(`
  WHISPERED
  WHISPERING
  RASPY
  HOARSE
  MUFFLED
  DISTANT
  SLEEPY
  DISTORTED
  FILTERED
  RECORDED
  YOUNG
  YOUNGER
`);

/** What parts two cues of one name: 'SECOND COP', 'ANOTHER COP'. */
export const cueNumbers: Phrases = lexicon(`
  A
  AN
  THE
  ANOTHER
  OTHER
  {FIRST|SECOND|THIRD|FOURTH|FIFTH|SIXTH}
  {ONE|TWO|THREE|FOUR|FIVE|SIX}
  {1ST|2ND|3RD|4TH|5TH|6TH}
  {NO.|NUMBER}
`);
