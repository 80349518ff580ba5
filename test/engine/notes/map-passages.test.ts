/** Where a passage of one draft stands in the next, on drafts of two or three short scenes. */
import { describe, expect, it } from 'vitest';
import { mapPassages, type PassageMap } from '../../../lib/engine/notes/map-passages.ts';
import { screenplayOf } from '../../corpus/scripts.ts';
import { placeOf } from './note-of.ts';

const scene = (heading: string, ...body: readonly string[]): string => [heading, ...body, ''].join('\n\n');
const yard = (...body: readonly string[]): string =>
  scene('INT. YARD - DAY', 'The yard is full of things that nobody has come for in a year or two.', ...body);
const hill = (...body: readonly string[]): string =>
  scene('EXT. HILL - DAY', 'Grey wind goes over the wall and through the long wet grass.', ...body);
const shore = (...body: readonly string[]): string =>
  scene('EXT. SHORE - DAY', 'Eleven boats lie upside down on the shingle, and one the right way up.', ...body);

const mapped = async (older: string, newer: string): Promise<PassageMap> =>
  mapPassages(await screenplayOf(older), await screenplayOf(newer));

const gate = 'She opens the gate and looks at the long road to the sea.';

/** What became of piece 3 of scene 1, the gate, quoted as `quote`. */
const gateAfter = async (newer: string, quote = gate, older = yard(gate) + hill()) => {
  const at = placeOf(1, 3, quote);
  const { now, ...rest } = (await mapped(older, newer)).standing(at, at);
  return { now: now && `${now.scene}.${now.from} ${now.quote}`, ...rest };
};

describe('a passage', () => {
  it.each([
    ['stands', yard(gate), `1.3 ${gate}`, false, false, false],
    ['stands behind a new one', yard('Rain on the roof.', gate), `1.4 ${gate}`, false, false, false],
    ['lost a word', yard(gate.replace('long ', '')), `1.3 ${gate.replace('long ', '')}`, true, false, false],
    [
      'keeps half of its words',
      yard('She opens the gate and looks at a cat that yawns.'),
      '1.3 She opens the gate and looks at a cat that yawns.',
      true,
      true,
      false,
    ],
    [
      'keeps its words in a paragraph three times as long',
      yard(`${gate} Nobody. A dog, two dogs, a cart that has lost a wheel, a boy with a hoop.`),
      `1.3 ${gate}`,
      true,
      false,
      false,
    ],
    ['is gone', yard('Nobody comes.'), null, true, true, false],
    ['went to another scene', yard(), null, true, true, false],
  ])('that %s', async (what, newer, now, changed, materially, moved) => {
    const after = newer + (what === 'went to another scene' ? hill('Nothing.') : hill());
    expect(await gateAfter(after)).toEqual({ now, changed, materially, moved });
  });

  it('is found in another scene by its words, from four on, and counts as moved', async () => {
    expect(await gateAfter(yard() + hill(gate))).toEqual({
      now: `2.3 ${gate}`,
      changed: false,
      materially: false,
      moved: true,
    });
    const [four, three] = ['Nobody is there now.', 'Nobody is there.'];
    expect((await gateAfter(yard() + hill(four), four, yard(four) + hill())).now).toBe(`2.3 ${four}`);
    expect((await gateAfter(yard() + hill(three), three, yard(three) + hill())).now).toBeNull();
  });

  it('moves with its scene', async () => {
    const older = yard(gate) + hill() + shore();
    const after = hill() + shore() + yard(gate);
    expect(await gateAfter(after, gate, older)).toEqual({
      now: `3.3 ${gate}`,
      changed: false,
      materially: false,
      moved: true,
    });
    expect(await gateAfter(after.replace('long road', 'road'), gate, older)).toMatchObject({
      changed: true,
      moved: true,
    });
  });

  it('is the nearest of those with the same words', async () => {
    const older = yard(gate, 'Rain.', 'Wind.', gate);
    const [first, last] = [placeOf(1, 3, gate), placeOf(1, 6, gate)];
    const map = await mapped(older, older);
    expect([map.standing(first, first).now?.from, map.standing(last, last).now?.from]).toEqual([3, 6]);
  });

  it('is the most alike of those in its scene, and none that stood there before', async () => {
    const like = gate.replace('long ', '');
    expect((await gateAfter(yard('She opens the door and looks at the road to the town.', like))).now).toBe(
      `1.4 ${like}`,
    );
    expect((await gateAfter(yard(like), gate, yard(gate, like))).now).toBeNull();
  });

  it('may stand there in words that another scene had before', async () => {
    const like = gate.replace('long ', '');
    expect((await gateAfter(yard(like) + hill(), gate, yard(gate) + hill(like))).now).toBe(`1.3 ${like}`);
  });

  it('of which one word is quoted stands with it', async () => {
    expect(await gateAfter(yard(gate), 'gate')).toMatchObject({ now: '1.3 gate', changed: false });
  });

  it('from four words in ten of both on is the same, rewritten', async () => {
    const [ten, four, three] = [
      'One two three four five six seven eight nine ten.',
      'One two three four apple pear plum cherry quince fig.',
      'One two three apple pear plum cherry quince fig date.',
    ];
    expect((await gateAfter(yard(four), ten, yard(ten))).now).toBe(`1.3 ${four}`);
    expect((await gateAfter(yard(three), ten, yard(ten))).now).toBeNull();
  });

  it('has materially changed with less than six in ten of its quote or half of its piece', async () => {
    const older = yard('One two three four five six seven eight nine ten.');
    const made = async (quote: string, after: string) => {
      const { changed, materially } = await gateAfter(yard(after), quote, older);
      return { changed, materially };
    };
    const [six, five] = [
      'One two three four five six apple pear plum cherry.',
      'One two three four five apple pear plum cherry fig.',
    ];
    const whole = 'One two three four five six seven eight nine ten.';
    expect(await made(whole, six)).toEqual({ changed: true, materially: false });
    expect(await made(whole, five)).toEqual({ changed: true, materially: true });
    expect(await made('One two three four', five)).toEqual({ changed: true, materially: false });
    expect(await made('One two three four', 'One two three four apple pear plum cherry fig quince.')).toEqual({
      changed: true,
      materially: true,
    });
  });

  it('that is a heading stays its scene’s heading, however it is called', async () => {
    const at = placeOf(1, 1, 'INT. YARD - DAY');
    const map = await mapped(
      yard(gate) + hill(),
      yard(gate).replace('INT. YARD - DAY', 'EXT. MEADOW - NIGHT') + hill(),
    );
    expect(map.standing(at, at)).toMatchObject({
      now: { scene: 1, from: 1, quote: 'EXT. MEADOW - NIGHT' },
      changed: true,
      materially: true,
      moved: false,
    });
  });

  it('that is a heading is not looked for in other scenes', async () => {
    const heading = 'INT. OLD MILL YARD BARN - DAY';
    const at = placeOf(1, 1, heading);
    const other = scene(heading, 'Somebody plays a trumpet, badly, behind a curtain of sacks.');
    const map = await mapped(scene(heading, gate) + hill(), hill() + other);
    expect(map.standing(at, at).now).toBeNull();
  });

  it('that is no passage of the older draft is gone', async () => {
    const at = placeOf(9, 9, gate);
    expect((await mapped(yard(gate), yard(gate))).standing(at, at)).toEqual({
      now: null,
      changed: true,
      materially: true,
      moved: false,
    });
  });

  it('that is a transition before the first heading has no scene to be looked for in', async () => {
    const at = placeOf(null, 1, 'FADE IN:');
    const script = `FADE IN:\n\n${yard()}`;
    expect((await mapped(script, script)).standing(at, at).now).toBeNull();
  });

  it('before the first heading is followed, too', async () => {
    const at = placeOf(null, 1, gate);
    const { now, changed } = (await mapped(`${gate}\n\n${yard()}`, `${gate}\n\n${yard()}`)).standing(at, at);
    expect([now?.scene, now?.from, now?.quote, changed]).toEqual([null, 1, gate, false]);
  });
});

describe('a speech', () => {
  const older = yard('ANN\n(quietly)\nMind the old dog, it bites.');
  const at = placeOf(1, 3, 'Mind the old dog, it bites.');

  it('is shown by its words, not by its parenthetical, and is no paragraph of action', async () => {
    const again = older.replace('old dog', 'new dog');
    expect((await mapped(older, again)).standing(at, at).now?.quote).toBe('Mind the new dog, it bites.');
    expect((await mapped(older, yard('Mind the old dog, it bites.'))).standing(at, at).now).toBeNull();
  });

  it('is one piece with its parenthetical', async () => {
    const map = await mapped(older, older);
    const [, , speech] = map.newer;
    expect(map.newer.map(({ kind, piece }) => `${piece} ${kind}`)).toEqual(['1 heading', '2 action', '3 speech']);
    expect(speech?.words.join(' ')).toBe('quietly mind the old dog it bites');
    expect(speech && map.quote(speech).quote).toBe('Mind the old dog, it bites.');
  });

  it('under a new name alone has not changed', async () => {
    const talk = (name: string) =>
      yard(`${name}\nMind the old dog, it bites.`, 'ANN\nSo do I.', `${name}\nNot as the old dog does.`);
    const map = await mapped(talk('BEN'), `${talk('TOM')}Ann’s dog and Tom’s cat.\n\n`);
    expect(map.standing(at, at)).toMatchObject({ changed: false, now: { quote: 'Mind the old dog, it bites.' } });
    expect(map.person('ch.BEN')).toBe(map.person('ch.TOM'));
    expect(map.words('Ben’s dog')).toEqual(map.words('Tom’s dog'));
    expect(map.words('Ann’s dog')).toEqual(['ann', "'s", 'dog']);
    expect(map.person('ch.ANN')).toBe('ANN');
    expect(map.wordsAt(placeOf(1, 6))).toEqual(['ann', "'s", 'dog', 'and', ...map.words('Tom'), "'s", 'cat']);
    expect(['ch.BEN', 'ch.ANN', 'ch.ZOE'].map(map.isChanged)).toEqual([true, false, true]);
  });
});

it('a piece of the new draft stood in the older one only word for word, and as the same kind', async () => {
  const map = await mapped(yard(gate, 'Rain.'), yard('Rain.', gate.replace('long', 'short'), 'ANN\nRain.'));
  const stood = [2, 3, 4, 5, 6].map((piece) => map.stood({ scene: 1, from: piece }));
  expect(stood).toEqual([true, true, false, false, false]);
  expect(map.wordsAt({ scene: 1, from: 3 })).toEqual(['rain']);
  const joined = await mapped(yard('Now here it is.'), yard('Nowhere it is.'));
  expect(joined.stood({ scene: 1, from: 3 })).toBe(false);
  expect(map.wordsAt({ scene: 7, from: 3 })).toEqual([]);
});
