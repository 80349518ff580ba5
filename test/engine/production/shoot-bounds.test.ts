/** The bounds of what a shoot needs: a room of another place, vehicles, children, needs that are shown. */
import { describe, expect, it } from 'vitest';
import { partsOf } from '../people/parts-of.ts';

const shootOf = async (fountain: string) => (await partsOf(fountain, ['shoot'])).shoot;
const headed = (...places: readonly string[]): string =>
  places.map((place) => `${place}\n\nNothing moves.\n\n`).join('');

describe('a scene in a vehicle', () => {
  it.each([
    ['INT. CAR - DAY', true],
    ['INT/EXT. CAR - DAY', true],
    ['EXT. CAR - DAY', false],
    ['INT. CAR PARK - DAY', false],
    ["INT. RUTH'S CONVERTIBLE BOXSTER - DAY", true],
    ["INT. RUTH'S CAR WASH - DAY", false],
    ['INT. HALL - DAY', false],
  ])('%s: %s', async (heading, inside) => {
    const script = `${headed(heading)}VALE\nHere we are.\n`;
    expect((await shootOf(script)).inVehicles).toEqual(inside ? ['sc.1'] : []);
  });
});

describe('the needs', () => {
  const needsOf = async (...lines: readonly string[]) =>
    (await shootOf(`INT. HALL - DAY\n\n${lines.join('\n\n')}\n\nVALE\nHere we are.\n`)).needs;

  it('show three of four paragraphs, each by the word that it has', async () => {
    const [animals] = await needsOf('A dog waits.', 'A cow waits.', 'A dog sits. It is a dog.', 'A horse waits.');
    expect(animals?.paragraphs).toBe(4);
    expect(animals?.words).toEqual([
      { word: 'dog', count: 3 },
      { word: 'cow', count: 1 },
      { word: 'horse', count: 1 },
    ]);
    expect(animals?.shown).toHaveLength(3);
  });

  it('are crowds even where a name has the word, and animals where it stands in a place’s, but not in somebody’s', async () => {
    const script = (name: string) =>
      `INT. ${name} - DAY\n\nThe ${name.toLowerCase()} is there.\n\nThe ${name.toLowerCase()} leaves.\n\nVALE\nHere we are.\n`;
    expect((await shootOf(script('CROWD'))).needs.map(({ need }) => need)).toEqual(['crowds']);
    expect((await shootOf(script('DOG'))).needs.map(({ need }) => need)).toEqual(['animals']);
    expect((await shootOf(script('DOG').replace('VALE', 'DOG'))).needs).toEqual([]);
    expect((await shootOf('INT. DOG - DAY\n\nDog waits.\n\nVALE\nHere we are.\n')).needs).toEqual([]);
  });

  it.each([
    ['a portrait', 'A portrait of a dog.', 'A dog in a painting.'],
    ['a sound', 'She hears a dog.', 'A dog barks in the distance.'],
    ['the dead', 'Dead horses.', 'A dead horse.'],
    ['a verb', 'Men crowd around her.', 'They crowd the bar.'],
    ['a temper', 'Vale explodes at her.', 'He explodes with laughter.'],
    [
      'a drink that is nursed or a car that guns ahead',
      'Vale nurses a drink.',
      'The Driver guns ahead.',
      'He guns off.',
    ],
    ['a seat, an exercise, a door', 'Vale is shotgun.', 'She does donkey kicks.', 'He knocks on the screen door.'],
    ['a cinema’s screen', 'The moon looms large on screen.'],
    [
      'a colour, a drink, a word',
      'A sunset the color of blood.',
      'She orders a bloody beer.',
      'The naked vulnerability of his words.',
    ],
    ['gone or likened', 'It has stopped raining.', 'He moves as if shot.', 'A tank the size of a Cadillac.'],
    ['a picture tube’s snow', 'It plays nothing but snow.'],
    ['a phone that explodes', 'The phone explodes.', 'The stadium explodes.', 'An explosion of escaping gas.'],
    ['a match that burns', 'The match is in flames.'],
    ['a thing that swims', 'A black object swims in the sea.'],
    ['what fires no shot', 'Grappling gun in hand, he fires the hook.', 'He shoots her a look over the gun shop.'],
  ])('are not %s', async (_what, ...lines) => expect(await needsOf(...lines)).toEqual([]));
});

it('children are under sixteen, and nobody without an age', async () => {
  const { children } = await shootOf(
    'INT. HALL - DAY\n\nMIA, 15, and TOM, 16, and BO wait.\n\nMIA\nOne.\n\nTOM\nTwo words.\n\nBO\nTwo.\n',
  );
  expect(children).toEqual([{ character: 'ch.MIA', age: 15 }]);
});

describe('which English a script is in', () => {
  const english = async (...lines: readonly string[]) =>
    (await partsOf(`INT. HALL - DAY\n\n${lines.join('\n\n')}\n\nVALE\nHere we are.\n`, ['setting'])).setting.english;

  it('is told by words of equal weight in the order of the alphabet, each by the sentence that has it', async () => {
    const found = await english('It is late. The lorry stops at the kerb.', 'The grey harbour is there.');
    expect(found?.words.map(({ word }) => word)).toEqual(['grey', 'harbour', 'kerb', 'lorry']);
    expect(found?.shown.map(({ quote }) => quote)).toEqual([
      'The grey harbour is there.',
      'The grey harbour is there.',
    ]);
  });

  it('counts a flat that is lived in, once a paragraph, and no note', async () => {
    const flats = [
      'He is in the flat.',
      'She is in the flat. It is the flat.',
      'They are in the flat.',
      'We see the flat.',
    ];
    expect((await english(...flats))?.words).toEqual([{ word: 'flat', count: 4 }]);
    expect(await english('A grey lorry at the kerb.', '[[The harbour.]]')).toBeNull();
  });

  it('is open where both weigh the same', async () => {
    const both = [
      'The grey lorry is at the kerb of the harbour.',
      'The color of the truck is on the sidewalk of the highway.',
    ];
    expect(await english(...both)).toBeNull();
  });
});
