/** Words of a speech's opening, its direction and its voice, as lists of our own. */
import { lexicon, type Phrases } from '../../screenplay/text/phrases.ts';

/** What may stand before a refusal proper: 'Whoa. Hey. No.' */
export const exclamations: Phrases = [
  'oh',
  'hey',
  'whoa',
  'god',
  'jesus',
  'christ',
  'please',
  'well',
  'look',
  'listen',
  'come on',
  'wait',
  'okay',
  'ok',
  'ah',
];

/** By the direction to the actor or the cue: a voice that comes out of a machine. */
export const machines: Phrases = lexicon(`
  radio = over the radio ≠ radiologist
  phone = into phone ≠ phonetic
  telephone
  intercom
  filtered = filtered ≠ filter
  monitor
  speaker(s)
  loudspeaker
  tannoy
  tv
  television
  walkie
  headset
  earpiece
  recording
  tape
  answering = answering machine ≠ answers
  voicemail
  video
  screen
  computer
`);

/** How a direction begins that the line itself cannot tell: where a voice comes from, whom it is for, in which tongue. */
export const neededDirections: Phrases = lexicon(`
  to
  into
  in
  on
  over
  from
  off
  re
  at
  regarding
  indicating
  v(.)( )o
  o(.)( )s
  o(.)( )c
  cont
  more
  subtitle
  phone
  filtered
  sing(s)
  singing
  read(s)
  reading
  continu
`);

/** How what stands in brackets begins that is no direction: what a program puts there, where a voice comes from, another version. */
export const technicalNotes: Phrases = lexicon(`
  cont* = CONT'D
  more
  over = over, filtered ≠ overjoyed
  into
  filtered
  on {the|a|his|her|radio|phone|tv|screen|speaker|intercom|headset|video|telephone}
  on = on ≠ only
  {from|over|through|via} {the|a|his|her|radio|phone|tv|intercom|headset|speaker|mask}
  via
  {in|to} {phone|radio|mike|mic|receiver|intercom|headset|communicator|camera|recorder}
  phone
  radio
  v(.)( )o
  o(.)( )s
  o(.)( )c
  voice over
  off~screen
  on~screen
  off~camera
  subtitle(s)
  subtitled
  in {French|German|Spanish|Italian|Russian|Chinese|Japanese|Arabic|English|Mandarin|Latin|Hebrew|Korean|Portuguese|Polish|Vietnamese}
  tv version
  alternate
  alt
  page
  #
`);

/** How a line in capitals begins with which the scene goes to another place or another time of it, though no heading says so. */
export const breaksTalk: Phrases = lexicon(`
  IN = IN THE KITCHEN ≠ INGRID
  INSIDE
  OUTSIDE
  ON THE MONITOR(S)
  ON SCREEN
  AT THE
  ACROSS
  THROUGH
  UPSTAIRS
  DOWNSTAIRS
  BELOW
  ABOVE
  UNDER
  BACK
  BACK TO
  BACK IN
  CUT
  CUT TO
  SMASH CUT
  JUMP CUT
  MATCH CUT
  DISSOLVE
  FADE
  MEANWHILE
  ELSEWHERE
  LATER
  MOMENTS LATER
  A MOMENT LATER
  MINUTES LATER
  INSERT
  FLASH
  FLASHBACK
  MONTAGE
`);

/** In a cue: whoever speaks to everybody who watches. A radio and a loudspeaker may be answered. */
export const broadcasters: Phrases = lexicon(`
  TV = TV HOST ≠ TVEIT
  T.V
  TELEVISION
  NEWS = NEWS REPORTER ≠ NEWSOME
  NEWS~CASTER
  NEWSREADER
  NEWS~ANCHOR
  ANCHOR{MAN|WOMAN|PERSON|} = ANCHORMAN ≠ ANCHORAGE MAN
  ANNOUNCER
  BROADCASTER
  COMMENTATOR
  SPORTSCASTER
  WEATHERMAN
  {CNN|CNBC|NBC|CBS|BBC|ESPN}
`);

/** By the direction to the actor: what is said goes to somebody far away. */
export const intoMachines: Phrases = lexicon(`
  {in|into|on|over} {phone|telephone|radio|intercom|mike|mic|microphone|walkie|walkie-talkie|headset|cell|cellphone|receiver|speaker|speakerphone|mouthpiece}
  {in|into|on|over} {the|his|her|a} {phone|telephone|radio|intercom|mike|mic|microphone|walkie|walkie-talkie|headset|cell|cellphone|receiver|speaker|speakerphone|mouthpiece}
`);

/** What an answering machine says. */
export const machineGreetings: Phrases = [
  'leave {a|your} message',
  'leave {a|your} name',
  'leave your number',
  '{at|after} the {beep|tone}',
  "can't come to the phone",
];

/** How a direction begins before 'to' and somebody: '(turning to Mags)', '(whispers to Mags)'. */
export const turnings: Phrases = lexicon(`
  {then|turns|turning|back} = turning to Mags ≠ returning to Mags
  {whisper|mutter|call|shout|yell|speak|talk}{s|ing}
  {whispered|quietly|softly|low|sotto|aside|loudly|directly|privately}
`);
/** In a direction before whoever is no name: '(to the driver)'. */
export const beforeWhom: Phrases = ['the', 'a', 'an', 'his', 'her'];

/** In a direction these name nobody: '(to him)', '(to be heard)'. */
export const pronouns: Phrases = ['him', 'her', 'them', 'us', 'me', 'you', 'it', 'be', 'get', 'no'];

/** In a direction these say that a speech was recorded. */
export const machinesHeard: Phrases = [
  'recorded',
  'recording',
  'on tape',
  '{on|from} {machine|the machine|answering machine|the answering machine}',
  'voicemail',
];
