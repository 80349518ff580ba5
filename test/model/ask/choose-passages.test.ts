/** Which pieces of a script a question is answered from, where not all of them fit. */
import { describe, expect, it } from 'vitest';
import { askedWords } from '../../../lib/model/ask/asked-words.ts';
import { type ChoosePassages, choosePassages } from '../../../lib/model/ask/choose-passages.ts';
import { mostTokens } from '../../../lib/model/ask-patiently.ts';
import { numberScript, sceneText } from '../../../lib/model/read/numbered-script.ts';
import { fountainScript } from '../read/small-script.ts';

/** Scenes of a heading and four pieces: 'Dust 3a.' to 'Dust 3d.', but for those that are given. */
const scriptOf = async (count: number, given: Readonly<Record<number, readonly string[]>> = {}) =>
  numberScript(
    await fountainScript(
      Array.from({ length: count }, (_, at) => {
        const pieces = given[at + 1] ?? ['a', 'b', 'c', 'd'].map((letter) => `Dust lies ${letter}.`);
        return [`INT. PLACE ${at + 100} - DAY`, ...pieces].join('\n\n');
      }).join('\n\n'),
    ),
  );
type Script = Awaited<ReturnType<typeof scriptOf>>;
/** What so many pieces of a scene take, its heading among them. */
const roomFor = ({ scenes }: Script, ordinal: number, count: number): number =>
  scenes.reduce(
    (sum, scene) =>
      scene.scene === ordinal ? mostTokens(`${sceneText({ ...scene, pieces: scene.pieces.slice(0, count) })}\n`) : sum,
    0,
  );
const wants = (question: string, room: number, more: Partial<ChoosePassages> = {}): ChoosePassages => ({
  asked: askedWords(question),
  names: [],
  digests: [],
  room,
  ...more,
});
/** '5.3': the pieces chosen. */
const chosen = (script: Script, wanted: ChoosePassages): string[] =>
  choosePassages(script, wanted).scenes.flatMap(({ scene, pieces }) =>
    pieces.map(({ number }) => `${scene}.${number}`),
  );

describe('a piece that was hit', () => {
  it('comes with its heading, the piece before and the piece after', async () => {
    const script = await scriptOf(40, { 20: ['One.', 'Two.', 'The ocarina.', 'Four.', 'Five.'] });
    expect(chosen(script, wants('ocarina', 45))).toEqual(['20.1', '20.3', '20.4', '20.5']);
  });

  it('comes by itself where there is no room for those', async () => {
    const long = 'Something else lies here for long. '.repeat(6).trim();
    const script = await scriptOf(40, { 20: [long, 'The ocarina.', long] });
    expect(chosen(script, wants('ocarina', 40))).toEqual(['20.1', '20.3']);
  });

  it('at the beginning or the end of its scene comes with what there is', async () => {
    const script = await scriptOf(40, { 20: ['One.', 'Two.', 'The ocarina.'] });
    expect(chosen(script, wants('ocarina', 35))).toEqual(['20.1', '20.3', '20.4']);
  });

  it('by a rare word comes before one by a common word', async () => {
    const lamps = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [at + 5, ['A lamp.']]));
    const script = await scriptOf(40, { ...lamps, 30: ['An ocarina.'] });
    expect(chosen(script, wants('lamp or ocarina', roomFor(script, 30, 2)))).toEqual(['30.1', '30.2']);
  });

  it('by a phrase comes before one by its words', async () => {
    const script = await scriptOf(40, { 10: ['The lamp is blue.'], 30: ['A blue lamp.'] });
    expect(chosen(script, wants('“blue lamp”', roomFor(script, 30, 2)))).toEqual(['30.1', '30.2']);
  });

  it('in a scene that has the other words as well comes before one in another', async () => {
    const script = await scriptOf(40, { 10: ['A lamp.'], 30: ['A lamp.', 'Dust.', 'An ocarina.', 'Dust.'] });
    const wanted = wants('the lamp and the ocarina', roomFor(script, 30, 5));
    expect(chosen(script, wanted)).toEqual(['30.1', '30.2', '30.3', '30.4', '30.5']);
  });
});

describe('pieces are chosen', () => {
  it('of a scene that is asked for by its number', async () => {
    const script = await scriptOf(40);
    const wanted = wants('What happens in scene 17?', roomFor(script, 17, 5));
    expect(chosen(script, wanted)).toEqual(['17.1', '17.2', '17.3', '17.4', '17.5']);
  });

  it('of the end and of the beginning where those are asked for, the outermost first', async () => {
    const script = await scriptOf(40);
    const scenes = (question: string, room: number) =>
      choosePassages(script, wants(question, room)).scenes.map(({ scene }) => scene);
    const one = roomFor(script, 40, 5);
    expect(scenes('How does it end?', one)).toEqual([40]);
    expect(scenes('How does it begin?', one)).toEqual([1]);
    expect(scenes('How does it end?', 4 * one)).toContain(39);
    expect(scenes('How does it end?', 4 * one).filter((scene) => (scene ?? 0) <= 34)).toEqual([]);
  });

  it('that a reader’s digest cites for a word of the question', async () => {
    const digests = [{ scene: 25, text: 'Noah betrays her.', pieces: [4] }];
    expect(chosen(await scriptOf(40), wants('Who betrays whom?', 35, { digests }))).toContain('25.4');
  });

  it('from both ends where nothing is found', async () => {
    const scenes = choosePassages(await scriptOf(40), wants('submarine', 1000)).scenes.map(({ scene }) => scene);
    expect(scenes).toEqual([1, 40]);
  });

  it('under another of somebody’s names', async () => {
    const script = await scriptOf(40, { 20: ['Heartbreaker waits.'] });
    const names = [['Brianna', 'Heartbreaker']];
    expect(chosen(script, wants('What of Brianna?', roomFor(script, 20, 2), { names }))).toEqual(['20.1', '20.2']);
  });
});

describe('what stands before the first heading', () => {
  it('is chosen by its words and by what was read of it, as scene 0', async () => {
    const script = numberScript(
      await fountainScript(
        'Snow falls on a field.\n\nA crow lands.\n\nINT. HALL - DAY\n\nLENA\nHere.\n\nINT. DEN - DAY\n\nDust.\n',
      ),
    );
    const pieces = (wanted: ChoosePassages) => choosePassages(script, wanted).scenes[0];
    expect(pieces(wants('snow', 30))).toMatchObject({ scene: null, pieces: [{ number: 1 }, { number: 2 }] });
    const digests = [{ scene: null, text: 'Noah betrays her.', pieces: [2] }];
    expect(pieces(wants('Who betrays whom?', 30, { digests }))).toMatchObject({ scene: null });
  });
});

describe('the most that a text can cost', () => {
  it.each([
    ['', 0],
    ['abc', 1],
    ['abcd', 2],
    ['a b', 1],
    ['1234', 4],
    ['abc12', 3],
    ['é', 2],
    ['…', 3],
  ])('%j is %d tokens', (text, tokens) => expect(mostTokens(text)).toBe(tokens));
});

describe('the passages', () => {
  it('take no more than their room, and say what they take', async () => {
    const ocarinas = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [at + 1, ['An ocarina.', 'Another ocarina.']]),
    );
    const script = await scriptOf(40, ocarinas);
    for (const room of [0, 30, 100, 333]) {
      const { scenes, tokens, pages } = choosePassages(script, wants('ocarina', room));
      expect(tokens).toBeLessThanOrEqual(room);
      expect(tokens).toBe(scenes.reduce((sum, scene) => sum + mostTokens(`${sceneText(scene)}\n`), 0));
      expect(scenes.map((scene) => scene.tokens)).toEqual(scenes.map((scene) => mostTokens(`${sceneText(scene)}\n`)));
      expect(pages).toBe(script.pages);
      expect(scenes.map(({ scene }) => scene)).toEqual(scenes.map(({ scene }) => scene ?? 0).sort((a, b) => a - b));
    }
  });

  it('come from many scenes rather than all from one', async () => {
    const many = { 10: Array.from({ length: 12 }, () => 'An ocarina.'), 30: ['An ocarina.'] };
    const scenes = choosePassages(await scriptOf(40, many), wants('ocarina', 75)).scenes.map(({ scene }) => scene);
    expect(scenes).toEqual([10, 30]);
  });
});

describe('of two pieces the one is chosen', () => {
  const each = (scenes: readonly number[], text: string) =>
    Object.fromEntries(scenes.map((scene) => [scene, [text]] as const));
  /** Scenes in which a word stands once; 40 scenes of five pieces, or two. */
  const six = [3, 5, 7, 15, 17, 19];
  const first = async (
    given: Readonly<Record<number, readonly string[]>>,
    question: string,
    more: Partial<ChoosePassages> = {},
  ) => {
    const script = await scriptOf(40, given);
    const scenes = choosePassages(script, wants(question, roomFor(script, 31, 2), more)).scenes;
    return scenes.map(({ scene, pieces }) => [scene, pieces.map(({ number }) => number)]);
  };

  it('that stands earlier where the spread says so, of the same worth', async () => {
    expect(await first({ 10: ['A lamp.'], 11: ['A lamp.'] }, 'lamp')).toEqual([[10, [1, 2]]]);
    expect(await first({ 11: ['A lamp.'], 12: ['A lamp.'] }, 'lamp')).toEqual([[12, [1, 2]]]);
  });

  it('with the rarer word, however the spread is', async () => {
    const lamps = each([...six, 30], 'A lamp.');
    expect(await first({ ...lamps, 14: ['A book.'] }, 'lamp book')).toEqual([[14, [1, 2]]]);
  });

  it('that holds a word and not one that a digest cites for it', async () => {
    const digests = [{ scene: 30, text: 'Noah betrays her.', pieces: [2] }];
    expect(await first({ 14: ['He betrays.'] }, 'Who betrays whom?', { digests })).toEqual([[14, [1, 2]]]);
  });

  it('that a digest cites as well', async () => {
    const digests = [{ scene: 14, text: 'Noah betrays her.', pieces: [] }];
    const both = { 14: ['He betrays.'], 30: ['He betrays.'] };
    expect(await first(both, 'Who betrays whom?')).toEqual([[30, [1, 2]]]);
    expect(await first(both, 'Who betrays whom?', { digests })).toEqual([[14, [1, 2]]]);
    const other = [{ scene: 14, text: 'Noah sleeps.', pieces: [] }];
    expect(await first(both, 'Who betrays whom?', { digests: other })).toEqual([[30, [1, 2]]]);
  });

  it('in a scene that has the other word too', async () => {
    const one = { 14: ['A lamp.', 'Dust.', 'Dust.', 'A book.'], 10: ['A lamp.'], 20: ['A book.'] };
    expect((await first(one, 'lamp book'))[0]?.[0]).toBe(14);
  });

  it('with a rarer word, and not one of two common ones in one scene', async () => {
    const given = {
      ...each([3, 5, 7, 15, 17, 19], 'A lamp.'),
      ...each([4, 6, 8, 16, 18, 26], 'A book.'),
      30: ['A lamp.', 'Dust.', 'Dust.', 'A book.'],
      14: ['A harp.'],
    };
    expect(await first(given, 'harp lamp book')).toEqual([[14, [1, 2]]]);
  });

  it('that is asked for by its page or scene, and not one with the word', async () => {
    expect(await first({ 30: ['A lamp.'] }, 'What of the lamp in scene 14?')).toMatchObject([[14, [1, 2]]]);
  });
});

describe('so many scenes are looked at', () => {
  const shown = async (count: number, question: string) =>
    choosePassages(await scriptOf(count, {}), wants(question, 100_000)).scenes.map(({ scene }) => scene);
  it('from the end and from the beginning where that is asked for, and the outermost whatever is asked', async () => {
    expect(await shown(40, 'How does it end?')).toEqual([1, 35, 36, 37, 38, 39, 40]);
    expect(await shown(40, 'How does it begin?')).toEqual([1, 2, 3, 4, 5, 6, 40]);
    expect(await shown(40, 'Who is a submarine?')).toEqual([1, 40]);
    expect(await shown(100, 'Who is a submarine?')).toEqual([1, 2, 3, 98, 99, 100]);
  });
});

it('a piece far into what stands before the first heading comes without its first', async () => {
  const script = numberScript(
    await fountainScript(
      'Snow falls on a field.\n\nDust.\n\nA crow lands.\n\nDust.\n\nA lamp burns.\n\nINT. HALL - DAY\n\nDust.\n',
    ),
  );
  const { scenes } = choosePassages(script, wants('lamp', 25));
  expect(scenes.map(({ scene, pieces }) => [scene, pieces.map(({ number }) => number)])).toEqual([[null, [4, 5]]]);
});
