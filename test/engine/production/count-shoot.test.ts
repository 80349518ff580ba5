/** What the pages ask of a shoot, counted from small scripts. */
import { describe, expect, it } from 'vitest';
import { partsOf } from '../people/parts-of.ts';

const shootOf = async (fountain: string) => (await partsOf(fountain, ['shoot'])).shoot;
const headed = (...places: readonly string[]): string =>
  places.map((place) => `${place}\n\nNothing moves.\n\n`).join('');
const needsOf = async (action: string) => (await shootOf(`INT. HALL - DAY\n\n${action}\n\nVALE\nHere we are.\n`)).needs;

describe('what a shoot needs', () => {
  it('is named by the action, paragraph by paragraph, with its words, most first', async () => {
    const needs = await needsOf(
      'A dog sits. Another dog waits by a cow.\n\nThe cow leaves.\n\nA crowd waits.\n\nThe crowd leaves.',
    );
    expect(needs.map(({ need, paragraphs }) => [need, paragraphs])).toEqual([
      ['crowds', 2],
      ['animals', 2],
    ]);
    expect(needs[1]?.words).toEqual([
      { word: 'cow', count: 2 },
      { word: 'dog', count: 2 },
    ]);
    expect(needs.map(({ pages }) => pages)).toEqual([[1], [1]]);
  });

  it('is not a pillow or a book of an animal, a verb of its name, nor another’s thing', async () => {
    expect(
      await needsOf('She holds a pillow of a dog. He reads Dog Fancy.\n\nA rats-in-a-maze shot. The dog’s bowl.'),
    ).toEqual([]);
    expect(await needsOf('He rifles through a pile.\n\nShe rifles through another.')).toEqual([]);
    expect((await needsOf('A pack of dogs.\n\nThe dogs leave.')).map(({ need, pages }) => [need, pages])).toEqual([
      ['animals', [1]],
    ]);
  });

  it('is a song by its title beside music, a stop of the sentence left out, and a brand by its capitals, in headings, too', async () => {
    const { needs } = await shootOf(
      'INT. STARBUCKS - DAY\n\nThe radio plays "Blue Harbour" by The Quays. He strums a song, the Quays\' "Low Tide." A poster reads "Fish Are Friends". "Harbour Patrol" is inscribed on his jacket by the radio. The radio: "Harbour Three, 5 East--"\n\nVALE\nHere we are, and it is late.\n',
    );
    expect(needs.map(({ need, words }) => [need, words.map(({ word }) => word)])).toEqual([
      ['music', ['“Blue Harbour”', '“Low Tide”']],
      ['brands', ['Starbucks']],
    ]);
  });

  it('is what stands in the film: nothing before its first scene, and no speech set as action', async () => {
    const script = (before: string, action: string) => `${before}INT. HALL - DAY\n\n${action}\n\nVALE\nHere we are.\n`;
    const kinds = async (before: string, action: string) =>
      (await shootOf(script(before, action))).needs.map(({ need }) => need);
    expect(await kinds('The house explodes at the end.\n\n', 'Nothing moves.')).toEqual([]);
    expect(await kinds('', 'The house explodes at the end.')).toEqual(['fire']);
    expect(await kinds('', 'I have a little boy asleep.')).toEqual([]);
    expect(await kinds('', 'A little boy is asleep.')).toEqual(['children']);
  });

  it('is a baby in somebody’s arms, and no baby tee, blanket or pig', async () => {
    const kinds = async (action: string) => (await needsOf(action)).map(({ need }) => need);
    expect(await kinds('She rocks the baby.')).toEqual(['children']);
    for (const thing of ['a baby tee', 'the baby blanket', 'the baby books', 'a Baby Peggy sign'])
      expect(await kinds(`She lifts ${thing}.`)).toEqual([]);
    expect(await kinds('She lifts a baby giraffe.')).toEqual(['animals']);
    expect(await kinds('Tornado images appear on the wall.')).toEqual([]);
    expect(await kinds('They reach the dragon’s lair. A barrel decorated with flames.')).toEqual([]);
    expect(await kinds('The dogs are still there.')).toEqual(['animals']);
    expect(await kinds('In the pool of red is a shoe. He takes off his top hat.')).toEqual([]);
    expect(await kinds('An explosion of white hats. The sky is an explosion of blue.')).toEqual([]);
    expect(await kinds('It goes up in a ball of flame.')).toEqual(['fire']);
    expect(await kinds('She lifts a baby pig.')).not.toContain('children');
  });

  it('is an animal wherever its name stands, told by its kind', async () => {
    const [animals] = await needsOf('She holds MUDDLE, a tiny chihuahua. She laughs.\n\nMuddle barks.');
    expect([animals?.need, animals?.paragraphs]).toEqual(['animals', 2]);
    expect(animals?.words.map(({ word }) => word)).toEqual(['chihuahua']);
  });

  it('shows the sentence that has most of its words first', async () => {
    const [animals] = await needsOf('A dog.\n\nA dog and a cow cross the wide yard together.\n\nA dog waits.');
    expect(animals?.shown[0]?.cite.quote).toBe('A dog and a cow cross the wide yard together.');
  });

  it('is no effect where the word stands before another noun, and no crowd of what is no people', async () => {
    const kinds = async (action: string) =>
      (await needsOf(action)).map(({ need, words: [word] }) => `${need}: ${word?.word}`);
    expect(await kinds('A fossilized dragon egg lies here. A crowd of monsters waits.')).toEqual([]);
    expect(await kinds('A dragon sleeps. A crowd of strangers waits.')).toEqual(['crowds: crowd', 'effects: dragon']);
    expect(await kinds('The party goers run down the gangway.')).toContain('crowds: party goers');
    expect(await kinds('The monsters advance. She drifts up, weightless.')).toEqual(['effects: creatures']);
  });

  it('shows the dearest sort of a kind first', async () => {
    const [fire] = await needsOf('Blue flames erupt from the floor.\n\nFire erupts.\n\nThe mines begin to explode.');
    expect(fire?.shown[0]?.cite.quote).toBe('The mines begin to explode.');
  });

  it('is an extra only where nobody speaks who is one', async () => {
    const extras = async (cue: string) =>
      (await shootOf(`INT. HALL - DAY\n\nPolicemen enter.\n\n${cue}\nHere we are.\n`)).needs.length;
    expect([await extras('VALE'), await extras('COP ONE')]).toEqual([1, 0]);
  });

  it('is not what is likened, nor an animal or an effect that is somebody’s name', async () => {
    expect(await needsOf('She waits like a horse. A bus driver’s jacket.')).toEqual([]);
    expect(await needsOf('He steps into a cow patty. Horse flies swarm.')).toEqual([]);
    const { needs } = await shootOf('INT. HALL - DAY\n\nRobin Wolf enters. Wolf sits.\n\nWOLF\nHere we are.\n');
    expect(needs).toEqual([]);
  });

  it('is a film or a show by its title where it is watched on a screen, and no play, no sign and no game of somebody', async () => {
    const clips = async (action: string) =>
      (await needsOf(action)).flatMap(({ need, words }) => (need === 'clips' ? words.map(({ word }) => word) : []));
    expect(await clips('They watch "Blue Harbour" on TV. He sees an episode of THE QUAYS.')).toEqual([
      '“Blue Harbour”',
      '“THE QUAYS”',
    ]);
    expect(
      await clips(
        'Rain. She flips the channel to Harbour Watch, then to I Am Home.\n\nHe watches Quays on his small TV.',
      ),
    ).toEqual(['“Harbour Watch”', '“I Am Home”', '“Quays”']);
    expect(
      await clips(
        'They watch "Blue Harbour" from the wings.\n\nA poster reads "The Quays" above the TV.\n\nHe watches Vale on TV. He sees an episode of Vale’s TV show.',
      ),
    ).toEqual([]);
  });

  it('is hard driving and a class of children, and what is made of wood or shown in a museum is none', async () => {
    const told = async (action: string, heading = 'INT. HALL - DAY') =>
      (await shootOf(`${heading}\n\n${action}\n\nVALE\nHere we are.\n`)).needs.map(
        ({ need, words: [word] }) => `${need}: ${word?.word}`,
      );
    expect(await told('The car swerves past a statue. A tour of second graders waits.')).toEqual([
      'stunts: hard driving',
      'children: child',
    ]);
    expect(await told('Hundreds of very happy chairs. Hundreds of happy people.')).toEqual(['crowds: many people']);
    expect(await told('A wooden horse stands here. Miniature children run.')).toEqual([]);
    expect(await told('They look at the fossil. The dinosaur looks up.')).toEqual([]);
    expect(await told('The dinosaur looks up.', 'INT. MUSEUM - DAY')).toEqual([]);
    expect(await told('The dinosaur looks up.')).toEqual(['effects: dinosaur']);
  });

  it('is a shot where a gun is in the scene with the trigger, and no gown that a patient puts on', async () => {
    const kinds = async (action: string) => (await needsOf(action)).map(({ need }) => need);
    expect(await kinds('He squeezes the trigger. The morphine flows.')).toEqual([]);
    expect(await kinds('She draws a pistol.\n\nShe squeezes the trigger.')).toEqual(['gunfire', 'weapons']);
    expect(await kinds('He undresses and slips on the hospital gown.')).toEqual([]);
    expect(await kinds('He undresses.')).toEqual(['intimacy']);
  });

  it('is a brand on a poster, and a video game that somebody plays', async () => {
    const words = async (action: string) => (await needsOf(action)).map(({ words: [word] }) => word?.word);
    expect(await words('A poster: "Mountain Dew for all".')).toEqual(['Mountain Dew']);
    expect(await words('They play a video game.')).toEqual(['video game']);
    expect(await words('A shelf of video games that nobody plays.')).toEqual([]);
  });

  it('is not looked for in a script that is not English', async () => {
    const { needs } = await shootOf('INT. KÜCHE - TAG\n\nDie Mutter kocht. Der bus kommt.\n\nANNA\nIch habe Hunger.\n');
    expect(needs).toEqual([]);
  });
});

describe('places and parts', () => {
  it('counts headings and the changes of place between scenes', async () => {
    const { headings, moves } = await shootOf(
      headed('INT. HOUSE - KITCHEN - DAY', 'INT. HOUSE - LOFT - DAY', 'EXT. FIELD - DAY', 'INT. HOUSE - LOFT - DAY'),
    );
    expect([headings, moves]).toEqual([3, 2]);
  });

  it('knows scenes inside a vehicle by their headings, and no car park', async () => {
    const { inVehicles } = await shootOf(headed('INT. CAR - DAY', 'INT. CAR PARK - DAY', 'EXT. CAR - DAY'));
    expect(inVehicles).toEqual(['sc.1']);
  });

  it('finds speaking children by the age that is printed at their first line of action, or by a cue', async () => {
    const { children } = await shootOf(
      'INT. HALL - DAY\n\nMIA, 9, and TOM, 16, wait with six-year-old ANA and BO.\n\nMIA\nOne.\n\nTOM\nTwo.\n\nBO\nTwo.\n\nANA\nThree.\n\nLITTLE BOY\nFour.\n',
    );
    expect(children.map(({ character, age }) => `${character} ${age}`).sort()).toEqual([
      'ch.ANA 6',
      'ch.LITTLE BOY null',
      'ch.MIA 9',
    ]);
  });

  it('knows scenes off the earth, no parking space, and a heading that misses its place by a slip', async () => {
    const { offEarth, slips } = await shootOf(
      headed(
        'EXT. SPACE - DAY',
        'INT. PARKING SPACE - DAY',
        'INT. MAIN LIVING/DINING SPACE - DAY',
        'INT. JOHNSON SPACE CENTER - DAY',
        'INT. PLANET HOLLYWOOD - NIGHT',
        'INT. MERIDIAN CINEMA - DAY',
        'INT. MERIDIAN CINEMA - DAY',
        'EXT. MERIDIEN CINEMA - DAY',
      ),
    );
    expect(offEarth).toEqual(['sc.1']);
    expect(slips.map(({ printed, place }) => [printed, place])).toEqual([['MERIDIEN CINEMA', 'pl.MERIDIAN CINEMA']]);
  });
});
