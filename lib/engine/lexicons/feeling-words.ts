/**
 * Two word lists of our own for the rise and fall of feeling, as tables: one of what people feel and call things, one of what happens
 * to them. They share no word, so that two curves can confirm or contradict each other.
 */
import { wordSet } from '../../screenplay/text/phrases.ts';

const graded = (groups: Readonly<Record<number, string>>): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(groups).flatMap(([weight, words]) =>
      [...wordSet(words)].map((word): [string, number] => [word, Number(weight)]),
    ),
  );

/** Feelings and judgements, from -3 (despair) to 3 (bliss). Chosen and graded by hand for this project. */
export const feelingWords = graded({
  3: `love loved loves adore adored joy joyful bliss delighted wonderful magnificent glorious perfect beautiful happiest ecstatic triumph
    triumphant brilliant miracle paradise`,
  2: `happy happily happiness glad proud pride hope hopeful hopes lovely amazing excited eager grateful thankful thanks thank tender tenderly
    tenderness warm warmth gentle gently fond dear darling sweet sweetheart sweetly cheerful delight charming generous brave courage peace
    peaceful freedom trust trusted trusting excellent fantastic great fun funny pleased pleasure relieved relief radiant`,
  1: `good nice fine calm calmly kindly kindness safe ready better best welcome interesting clever bright easy careful
    carefully polite politely lucky friendly comfortable soft softly agree agreed satisfied content curious fair pretty 
    adequate hopefully`,
  [-1]: `bad tired odd strange worried worry worries nervous nervously uneasy cold coldly awkward awkwardly wrong difficult hard bored boring
    doubt doubts unsure confused sorry shy reluctant reluctantly alone late impatient impatiently stern grim poor unfair stiff stiffly
    guarded unclear frightening`,
  [-2]: `sad sadly sadness angry angrily anger afraid scared fear fears hurt lonely ashamed shame guilt guilty bitter bitterly ugly cruel
    cruelly jealous envy upset miserable unhappy regret regrets anxious frightened useless stupid idiot fool foolish pathetic awful
    nasty disappointed helpless desperate desperately dangerous unsafe failure worthless suspicious disgust disgusted disgusting furious
    rage loss grief`,
  [-3]: `hate hated hates terrified terror horror horrible horrific despair hopeless heartbroken devastated evil monstrous unbearable agony
    nightmare tragic tragedy misery hell damned doomed dread loathe worst`,
});

/** Events and acts, from -3 (killing) to 3 (rescue, reunion). Chosen and graded by hand for this project. */
export const eventWords = graded({
  3: `kiss kisses kissed kissing hug hugs hugged hugging embrace embraces embraced wedding married marry rescue rescued rescues saved saves
    reunited forgive forgives forgiven applause celebrate celebrates celebrating win wins won`,
  2: `laugh laughs laughed laughing laughter dance dances danced dancing sing sings singing song smile smiles smiled smiling grin grins grinning
    cheer cheers cheering clap claps birthday party gift feast toast music heal heals healed healing born birth escape-free
    protect protects protected help helps helped helping play plays playing promise promised comfort comforts comforting cup prize`,
  1: `give gives gave given share shares shared open opens opened garden flowers sun sunlight sunrise dawn light lights home friend friends
    child children baby breathe breathes rest rests eat eats supper breakfast bread cake tea nod nods find finds found begin begins
    began mend mended build builds built wake wakes spring ribbon bring brings agrees meet meets joke jokes wink winks`,
  [-1]: `leave leaves close closes closed lose loses rain storm dark darkness shadow shadows night smoke dust fall falls fell drop drops
    dropped stop stops stopped shake shakes shaking silence whisper whispers empty hide hides hidden sealed mud slip slips wait waits waited
    gone lost steal steals stole stolen accuse accuses accused lie lies lied lying refuse refuses argue argues arguing owe owes debt`,
  [-2]: `cry cries cried crying weep weeps sob sobs break breaks broke broken crash crashes fight fights fought fighting threat threaten
    threatens trap trapped chase chases arrest arrested burn burns burning fire explode explodes explosion gun guns knife knives blade weapon
    weapons attack attacks attacked scream screams screaming shout shouts shouting yell yells hit hits punch punches wounds wounded sick
    ill pain ache demolish demolition evict evicted fired crime prison police charges hospital flood enemy war bury buried slam slams beg begs
    betray betrays betrayed abandoned collapse collapses`,
  [-3]: `kill kills killed killing murder murders murdered die dies died dying dead death corpse corpses blood bloody bleed bleeds bleeding shoot
    shoots shot stab stabs stabbed strangle torture tortured rape bomb bombs massacre suicide execute executed funeral grave coffin drown
    drowns drowned destroy destroys destroyed victim`,
});
