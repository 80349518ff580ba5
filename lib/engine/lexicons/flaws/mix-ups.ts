/** Words taken for others that sound or look alike, each with the company that gives it away, as lists of our own: one table, long because it is data. */
import { lexicon, type Phrases } from '../../../screenplay/text/phrases.ts';
import { onlyVerbs } from './lost-words.ts';

/** Where a slip may stand: in any text that is read, or in one kind of it, where the others may say it so. */
export type SlipText = 'action' | 'speech' | 'heading';

/**
 * `phrase` has the word in brackets; `^` before it stands for the head of a sentence, `$` behind it for a mark or the end. `meant` is the word for it. `notBehind`
 * may not stand before the phrase, `notNext` not behind the word, `notAfter` not behind the phrase. `ofPlace` where a heading of the script names such a place.
 */
export interface MixUp {
  readonly phrase: string;
  readonly meant: string;
  readonly only?: SlipText;
  readonly notBehind?: Phrases;
  readonly notNext?: Phrases;
  readonly notAfter?: Phrases;
  readonly ofPlace?: true;
}

/** One a line: a phrase with its word in brackets, then what is meant. */
export const mixUpLines = (written: string, only?: SlipText): readonly MixUp[] =>
  written
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => {
      const [phrase = '', meant = ''] = line.split(' > ');
      return { phrase, meant, ...(only === undefined ? {} : { only }) };
    });

/** Lists that phrases name. */
export const mixUpSlots: Readonly<Record<string, Phrases>> = {
  places: lexicon(`
    of
    into
    from
    with
    through
    against
    across
    under
    toward(s)
    behind
    in
    on
    at
    to
    by
    onto
    off
    along
    up
    inside
  `),
  body: lexicon(`
    eyes
    faces
    heads
    hands
    arms
    legs
    feet
    lives
    weapons
    guns
    mouths
    backs
    voices
    bodies
    clothes
    seats
    drinks
    families
    parents
  `),
  ofOne: lexicon(`
    eyes
    face
    mouth
    mother
    father
    wife
    husband
    brother
    sister
    name
    life
    hair
    clothes
    coat
    jacket
  `),
  more: lexicon(`
    more
    less
    better
    worse
    bigger
    smaller
    larger
    older
    younger
    faster
    slower
    taller
    stronger
    higher
    lower
    longer
    shorter
    harder
    closer
    greater
  `),
  walks: lexicon(`
    walk{s|ing|}
    run{s|ning|}
    driv{es|e|ing}
    go{es|ing}
    rushes
    races
    mov{es|ing}
    strides
    hurries
    sweeps
    brushes
    pushes
    fl{ies|ying}
    slides
    slips
    speeds
    jogs
    strolls
    squeezes
    steps
    sails
    darts
  `),
  opens: lexicon(`
    think
    know
    say
    hope
    glad
    sure
    guess
    suppose
    because
    since
    until
    while
    if
    where
    when
    that
    what
    how
    who
    why
  `),
  done: lexicon(`
    been
    got
    had
    known
    gone
    taken
    come
    done
    met
    made
    said
    seen
    left
    given
    shot
    heard
    told
    thought
    lost
    kept
    let
    put
    _ed
  `),
  clothes: lexicon(`
    hat
    coat
    jacket
    shirt
    shoes
    glasses
    clothes
    roof
    bed
    table
    horse
    bike
    wall
    couch
    chair
    boat
    train
    bus
    stage
    ground
    floor
    mask
    gloves
    ring
    boots
    tie
    pants
    dress
  `),
  papers: lexicon(`
    map(s)
    paper(s)
    paperwork
    file(s)
    document(s)
    report(s)
    note(s)
    book(s)
    chart(s)
    blueprints
    instructions
    newspaper(s)
    plan(s)
  `),
  whose: lexicon(`
    name
    mother
    father
    wife
    husband
    car
    house
    side
    idea
    eyes
    face
    head
    body
    hand(s)
    fault
    turn
  `),
  owners: ['my', 'your', 'his', 'her', 'their', 'our'],
  goesOn: ['a', 'an', 'not', 'been', 'just', 'gonna', 'too', 'so'],
  excess: ['late', 'much', 'long', 'fast', 'soon', 'slow', 'young', 'small', 'weak', 'tired', 'loud', 'many', 'bad'],
  doers: ['to', 'can', 'will', "I'll", "don't", "let's", 'we', 'they', 'you', 'gonna', 'could', 'should'],
  told: ['I', 'you', 'he', 'she', 'we', 'they', 'it'],
  onlyVerbs: [...onlyVerbs],
  handles: lexicon(`
    opens
    closes
    shuts
    drops
    loses
    keeps
    breaks
    shakes
    weaves
    wends
    flaps
    focuses
    completes
    continues
    unloads
    loads
    lifts
    raises
    lowers
    bares
    cocks
    wags
    whips
    swings
    spreads
    slaps
    licks
    swishes
    twitches
    tosses
    turns
    leaves
    reaches
    empties
    spits
    sheds
    extends
    flashes
    begins
    starts
    ends
    finishes
    digs
    sinks
    rears
    blows
    steams
    fires
    aims
    grips
    snaps
    takes
    pulls
    picks
    winds
    works
    pokes
    sticks
    stretches
    unfolds
    flicks
    rolls
    forces
    fills
    clears
    enters
    covers
    lights
    slows
    announces
  `),
  ofBody: lexicon(`
    hand(s)
    pocket(s)
    head
    face
    arm(s)
    eye(s)
    friend(s)
    feet
    mouth
    jacket
    coat
    bag
    own
    seat
    car
    desk
    chair
    shirt
    gun
    horse
    wife
    father
    mother
    son
  `),
};

/** Behind 'it's' and 'they're' at their place. */
const behindItIs: Phrases = lexicon(`
  less
  more
  now
  no
  even
  still
  almost
  only
  a
  an
  the
  not
  been
  just
  going
  gonna
  too
  so
  all
  that
  this
  like
  hard
  time
  about
  {owners}
`);
const behindTheyAre: Phrases = [
  'a',
  'an',
  'the',
  'not',
  'been',
  'just',
  'going',
  'gonna',
  'too',
  'so',
  'all',
  'that',
  'in',
  'on',
  'about',
];
/** Before these they are asked for: 'Are there eyes under those goggles?' */
const asking: Phrases = ['are', 'were', 'is', 'was', 'be', 'been', 'have', 'has'];
/** Before 'everyday' where it says what a thing is like. */
const describing: Phrases = [
  'a',
  'an',
  'the',
  'of',
  'or',
  'and',
  'ordinary',
  'normal',
  'regular',
  'common',
  'most',
  'these',
  'for',
  'about',
  '{owners}',
];

const anywhere: readonly MixUp[] = [
  ...mixUpLines(`
    the [comer] {of|to|on|as} > corner
    a [comer] of {the|his|her|a|this|that} > corner
    {far|street|dark|near|opposite} [comer] > corner
    a [duster] of > cluster
    {{walks}|sits|lies|lays|looks|puts|sets|falls|heads|flows|kneels|settles|slows|calms} [clown] > down
    [its] {{goesOn}|going to|my|your|his|her|our|okay|time to|only a} > it’s
    [it's] own > its
    [your] {kidding|gonna|an idiot|a fool|a liar|a genius|a good|a bad|a very|a real|a big|a great} > you’re
    [your] {the one|the best|the only|the man|the boss} > you’re
    [your] going to {be|have|get|do|die|love|need|make|kill} > you’re
    {opens} [your] {wrong|sure|crazy|okay|alright|ready|gonna|going|getting|doing|looking for|talking about} > you’re
    {opens} [your] {trying|saying|a|an|the one|at it} > you’re
    {opens} [your] right $ > you’re
    {what|whatever|thing(s)|everything|anything} [your] _ing $ > you’re
    [you're] {own|{ofOne}} > your
    [they're] own > their
    [their] {is|are|was|were} {a|an|no|two|three|some|many|nothing|something|someone|still} > there
    [their] {gonna|going to|not going|coming|getting} > they’re
    {more} [then] {a|an|the|you|I|me|he|him|she|they|them|we|us|that|this|it|any|anyone|ever|usual|before} > than
    {more} [then] {just|one|two|three|most} > than
    {could|would|should|must|might}(n't) [of] {done} > have
    {to|gonna|will|can't|don't|didn't|not|never|could|might|would} [loose] {{owners}|it|him|them|control|sight|this|that} > lose
    {to|gonna|will|can't|don't|didn't|not|never|could|might|would} [loose] {you|everything|balance|weight|consciousness|a} > lose
    [who's] {whose} > whose
    [whose] {going|gonna|there|been|coming|in charge} > who’s
    {can't|cannot|could hardly|barely|you|let me} [breath] $ > breathe
    {his|her|a|deep|my|their|last|out of} [breathe] $ > breath
    {walks} [passed] {the|a|an|him|her|them|us|his|it|me|each|several|rows} > past
    {slam(s)|slamming|slammed|hit(s)|hitting|pump(s)|jam(s)|stomp(s)} (on ){the|his|her} [breaks] > brakes
    {take(s)|pull(s)|jump(s)|climb(s)|get(s)|hop(s)|rip(s)|tear(s)|roll(s)|slide(s)} [of] {{owners}|the} {clothes} > off
    {away|comes|came|coming|out|down|up|back|far|falls|drops|hangs|apart|runs|looks|drinks} [form] {{owners}|the|a|its|behind} > from
    {walks|goes|looks|runs|comes|walking|looking|running|peers|drives|moves|flips|bursts|crashes|climbs|stares} [threw] > through
    ^ [were] {is|did|does|do you|have you} > where
    right [know] $ > now
    {don't|didn't|doesn't} [now] {what|how|why|who|where|that|if|him|her|it} > know
    {come|over|right|get out of|wait|around|stay} [hear] $ > here
    {is|are|was|were|being|been} [lead] {by|to|into|away|out|through|down|up|from|off|back|toward(s)|across|past} > led
    {pull(s)|grab(s)|take(s)|hold(s)|snap(s)|drop(s)|jerk(s)} (on )(up ){the|his|her|their} [reigns] > reins
    around {owners} [waste] $ > waist
    [a another] > another
    [unphased] > unfazed
    [hanger] {door(s)|floor|bay|deck} > hangar
    [flea] {from|toward(s)|to|the|into|down|across} > flee
    loose [canon] > cannon
    {flash(es)|bolt(s)|streak(s)|burst(s)} of [lightening] > lightning
    {like|thunder and} [lightening] > lightning
    [lightening] {bolt(s)|flash(es)|strike(s)|storm(s)|fast|quick} > lightning
    {am I|is|are|was|were|be} (not )[suppose] to > supposed
    out of [site] $ > sight
    [dont] {know|want|think|you|be|have|get|do|like|worry|go|need|care|even|see|make|let|forget|look|tell} > don’t
    {{owners}|some|good|bad|for the} [advise] $ > advice
    all [do] respect > due
    {through|into|in|from|out of} [the are] > the air
    and [shutter] $ > shudder
    to [shutter] $ > shudder
    ^ {how|why|what} [do know] > do you know
    ^ {what|why} do [mean] > you mean
    [quite] {owners} {job|drinking|smoking|school|team|band|whining|crying} > quit
    [you] {Highness|Majesty|Lordship|Excellency} > your
    {opposing|defense|defence|legal|prosecuting} [council] $ > counsel
    [council] for the {defense|defence|prosecution|state|plaintiff|defendant} > counsel
    [each others] _ > each other’s
    [defiantly] {the|a|not|going|be|be a|need|want|have|think} > definitely
    over [their] $ > there
    {way|far} [to] {excess} > too
    ^ [there] {gonna|going to} > they’re
    to [breath] $ > breathe
    {be|keep|stay|dead|very|gone|falls|goes|grows} [quite] $ > quiet
    {you're|I'm|we're|they're} (not )[suppose] to > supposed
    [put] of {the|his|her|my|your|their} > out
    {don't|doesn't|didn't|never|to|let me} [as] {me|him|her|us|them} {that|what|how|why|if|to|for|about|again} > ask
    {don't|didn't|never} [as] {me|him|us|them} $ > ask
    {I|we|you|they} do [to] $ > too
    ^ me [to] $ > too
    [worse]-case > worst
    [worse] case > worst
    [diffuse] {{owners}|the|a|this|that|any} {bomb|situation|tension|device|fight} > defuse
    [diffuses] {{owners}|the|a|this|that|any} {bomb|situation|tension|device|fight} > defuses
    [diffusing] {{owners}|the|a|this|that|any} {bomb|situation|tension|device|fight} > defusing
    [haling] {a|the} {cab|taxi} > hailing
    [each others'] > each other’s
    {take(s)|taking|took|have|get|sneak(s)|sneaking|steal(s)|stealing} a (quick )(last )(little )(good )[peak] > peek
    in [from] of _ > front
    ^ [your] {scheduled|supposed|fired|hired|dismissed|excused|expected} {for|to|from|at|in|now} > you’re
    ^ [your] {fired|hired|dismissed|excused} $ > you’re
    [year's] ago > years
    [month's] ago > months
    [week's] ago > weeks
    [day's] ago > days
    [hour's] ago > hours
    [minute's] ago > minutes
    [with out] {a|any|the|{owners}|him|them|me|us|it|_ing} > without
    [no where] {to|in|near|else|left|at|_ing} > nowhere
    [no where] $ > nowhere
    [any where] > anywhere
    [some where] {in|on|out|around|near|else|to|over|under|behind|between|here|there|safe|nice} > somewhere
    [some where] $ > somewhere
    [every where] > everywhere
    [him self] > himself
    [them selves] > themselves
    [our selves] > ourselves
    {to|by|at|in|of|such as|for|find(s)|make(s)|throw(s)|watch|kill|behave} [her self] $ > herself
    {to|by|at|in|of|such as|for|find(s)|make(s)|throw(s)|watch|kill|behave} [your self] $ > yourself
    {to|by|at|in|of|such as|for|find(s)|make(s)|throw(s)|watch|kill|behave} [my self] $ > myself
    [in tact] > intact
    one [an other] > another
    [dinning] {room|table|hall|car|area} > dining
    [pilling] up > piling
    [puling] {up|out|off|away|over|at|the|his|her} > pulling
    [truing] to > trying
    [wight] {off|on|of} {the|his|her|my|your|their} > weight
    [tying] to {{onlyVerbs}|anticipate|figure|think|help|look|get|catch|stop|sleep|work|talk|avoid} > trying
  `),
  {
    phrase: "{is|are|was|were|it's|that's|you're|I'm|he's|she's} [to] {excess}",
    meant: 'too',
    notAfter: ['for you to'],
  },
  // Who has worn it out or overstayed it has a welcome.
  { phrase: '[your] welcome $', meant: 'you’re', notBehind: ['out', '_stay(ed)', 'of', 'for'] },
  { phrase: '[your] not {trying to|going|gonna|getting}', meant: 'you’re' },
  { phrase: '[there] {own|{body}}', meant: 'their', notBehind: asking },
  { phrase: 'rather [then] _', meant: 'than', notNext: ['again'] },
  { phrase: '[your] not', meant: 'you’re', notAfter: ['so', 'that', '_ing'] },
  {
    phrase: '[peaks] {out|inside|through|around|into}',
    meant: 'peeks',
    notBehind: ['mountain', 'mountains', 'range', 'sun', 'that', 'twin', 'craggy', 'snowy', 'the'],
  },
  {
    phrase: '[complete] {off|wrong|empty|useless|different|insane|naked|alone}',
    meant: 'completely',
    notAfter: ['of'],
  },
  { phrase: '{down|up} the [isle]', meant: 'aisle', notNext: ['of'] },
  { phrase: "^ [we're] you", meant: 'were', notAfter: ['guys'] },
  { phrase: "^ [let's] you _", meant: 'lets', notNext: ['you and', 'you or'] },
  { phrase: '[everyday] $', meant: 'every day', notBehind: describing },
  { phrase: '[everyday] {for|since|until|when|{told}} _', meant: 'every day', notBehind: describing },
  { phrase: '{the|this|that|our} [hanger]', meant: 'hangar', ofPlace: true, notAfter: ['and', 'rod', 'bar', 'wire'] },
  { phrase: '[hanger]', meant: 'hangar', only: 'heading' },
  {
    phrase: '[on] of {the|his|her|their|these|those|my|your|our}',
    meant: 'one',
    notBehind: lexicon(`
      switch_
      turn_
      com_
      put_
      carry_
      go_
      lay_
      sign_
      try_
      hang_
      hold_
      light_
    `),
  },
];

const inAction: readonly MixUp[] = [
  ...mixUpLines(
    `
    {can|can't|could|couldn't|we|to} [here] {the|a|you|me|him|her|them|it|voices|footsteps} > hear
    [pours] over (a )(the )(his )(her )(their )(some )(several )(more )(old ){papers} > pores
    [pouring] over (a )(the )(his )(her )(their )(some )(several )(more )(old ){papers} > poring
    [lays] {motionless|still|dead|unconscious|awake|sprawled|asleep|curled|naked|bleeding|dying|there|flat|face} > lies
    [lays] {down|back} {on|in|next|beside|with|to} > lies
    [lays] {down|back} $ > lies
    [lays] down {flat|beside|and|again} > lies
    [starts] at {him|her|them|each other|the {ceiling|floor|screen|wall|window|mirror|picture|photo}} > stares
    [starting] at {him|her|them|each other|the {ceiling|floor|screen|wall|window|mirror|picture|photo}} > staring
    {is|are|was|were|still|body|now} [laying] {on|in|there|dead|motionless|face|next|beside|under|across|awake|still} > lying
    {is|are|was|were|still} [laying] down $ > lying
    {from|of|in|into|on|with} [is] {ofBody} > his
    {from|of|in|into|on|with} [has] {ofBody} > his
    {he|she|who} [his] {putting|making|looking|going|getting|holding|standing|sitting|taking|trying|wearing|talking|walking|running|coming|carrying} > is
  `,
    'action',
  ),
  {
    phrase: '[lays] {in|on|under|beside|next to|across from|among|near} {the|a|an|her|his|their|its|bed|top|him|them}',
    meant: 'lies',
    only: 'action',
    notBehind: ['which', 'that'],
    notAfter: [
      'throttle',
      '(air )(car )horn',
      'gas',
      'brakes',
      'charm',
      'guilt',
      'keyboard',
      'buzzer',
      'power',
      'line',
      'lap',
    ],
  },
  { phrase: "{places} [it's] _", meant: 'its', only: 'action', notNext: behindItIs },
  {
    phrase:
      "{_ing|makes|picks|winds|weaves} [it's] {way|path|hair|head|tail|neck|mouth|wings|edge|contents|surface|shape(s)}",
    meant: 'its',
    only: 'action',
    notAfter: ['too', 'more', 'past'],
  },
  { phrase: "{handles} [it's] _", meant: 'its', only: 'action', notNext: behindItIs },
  { phrase: "{places} [they're] _", meant: 'their', only: 'action', notNext: behindTheyAre },
];

const inSpeech: readonly MixUp[] = [
  ...mixUpLines(
    `
    ^ [lets] {go|get|see|do|try|have|talk|make|just|not|take|start|move|find|play|wait} > let’s
    ^ [rodger] $ > roger
    ^ [rodger] that $ > roger
    [you] Honor $ > your
  `,
    'speech',
  ),
];

/** A verb of two words written as the noun, by the verb. */
const compounds: readonly (readonly [string, string])[] = [
  ['shutdown', 'shut down'],
  ['setup', 'set up'],
  ['cleanup', 'clean up'],
  ['breakup', 'break up'],
  ['sitdown', 'sit down'],
  ['breakdown', 'break down'],
  ['wakeup', 'wake up'],
  ['pickup', 'pick up'],
  ['hangup', 'hang up'],
  ['lookout', 'look out'],
];
/** Before a noun with 'to'. */
const leadingTo: Phrases = [
  'prior',
  'due',
  'next',
  'back',
  'up',
  'according',
  'comes',
  'down',
  'close',
  'led',
  'leads',
];

export const mixUps: readonly MixUp[] = [
  ...anywhere,
  ...inAction,
  ...inSpeech,
  ...compounds.map(([word, meant]) => ({ phrase: `{doers} [${word}]`, meant, notBehind: leadingTo })),
];
