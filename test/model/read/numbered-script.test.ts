import { describe, expect, it } from 'vitest';
import { findWords } from '../../../lib/model/read/find-words.ts';
import { numberScript, passageOf, resolveCite, sceneText } from '../../../lib/model/read/numbered-script.ts';
import { chunksOf, digestText, roomIn, wholeText } from '../../../lib/model/read/windows.ts';
import { fountainScript } from './small-script.ts';

const script = numberScript(
  await fountainScript(`A voice before anything.

INT. KITCHEN - DAY

ANNA (40) lifts the lid. Steam. She drops the spoon into the pot.

ANNA
(quietly)
Too hot. It was always too hot.

BEN
You’re late…

EXT. YARD - NIGHT

Rain.
`),
);

describe('a numbered script', () => {
  it('prints every scene with its number and pages, every piece with its number', () => {
    const [before, kitchen, yard] = script.scenes;
    expect(before && sceneText(before)).toBe('== scene 0, p. 1\n1 A voice before anything.');
    expect(kitchen && sceneText(kitchen)).toBe(
      [
        '== scene 1, p. 1',
        '1 INT. KITCHEN - DAY',
        '2 ANNA (40) lifts the lid. Steam. She drops the spoon into the pot.',
        '3 ANNA: Too hot. It was always too hot. (quietly)',
        '4 BEN: You’re late…',
      ].join('\n'),
    );
    expect(yard?.scene).toBe(2);
  });

  it('gives the script’s own words for a number, with page, line and scene', () => {
    expect(resolveCite(script, '1.2')).toEqual([
      {
        scene: 1,
        from: 2,
        to: 2,
        page: 1,
        line: expect.any(Number),
        quote: 'ANNA (40) lifts the lid. Steam. She drops the spoon into the pot.',
      },
    ]);
    expect(resolveCite(script, '0.1')[0]).toMatchObject({ scene: null, quote: 'A voice before anything.' });
  });

  it('shows of a speech that an aside breaks the part that tells what it is cited for', async () => {
    const broken = numberScript(
      await fountainScript('INT. BAY - DAY\n\nTOKAMAK\nThe guards are late.\n(beat)\nYou refilled the tank?\n'),
    );
    expect(resolveCite(broken, '1.2', 'Tokamak asks about the tank that was refilled')[0]?.quote).toBe(
      'You refilled the tank?',
    );
    expect(resolveCite(broken, '1.2', 'Tokamak says that guards are late')[0]?.quote).toBe('The guards are late.');
  });

  it('shows of a long piece the sentences that tell what it is cited for', async () => {
    const long = numberScript(
      await fountainScript(`INT. OFFICE - DAY

TOKAMAK
Do not blame Ms. Patel for it. She did the right thing, and she did it when it was hard to do. Walks outside are dangerous, as you know. I hope that you have at least refilled the tank of suit eight. Then go.
`),
    );
    expect(resolveCite(long, '1.2')[0]?.quote).toMatch(/^Do not blame/);
    const shown = resolveCite(long, '1.2', 'He asks whether she refilled the tank.')[0]?.quote;
    expect(shown).toBe('I hope that you have at least refilled the tank of suit eight.');
  });

  it('points at words inside a piece, whatever their quotation marks and case', () => {
    expect(resolveCite(script, '1.2: drops THE spoon')[0]?.quote).toBe('drops the spoon');
    expect(resolveCite(script, '[1.4: "You\'re late..."]')[0]?.quote).toBe('You’re late…');
  });

  it('shows the whole piece where the words named are not in it: nobody’s memory is quoted', () => {
    expect(resolveCite(script, '1.4: You are never late')[0]?.quote).toBe('You’re late…');
  });

  it('shows both speakers of an exchange', () => {
    expect(resolveCite(script, '1.3-4').map(({ quote }) => quote)).toEqual([
      'Too hot. It was always too hot.',
      'You’re late…',
    ]);
  });

  it.each(['9.1', '1.99', '1', 'scene 1', '', 'page 3.14x', '1.3-2'])('finds nothing behind %j', (cite) => {
    expect(resolveCite(script, cite)).toEqual([]);
  });

  it('ends a long quote at a sentence', async () => {
    const sentence = 'The road bends twice before the mill and the water is loud there all the year. ';
    const long = numberScript(await fountainScript(`INT. MILL - DAY\n\n${sentence.repeat(4).trim()}\n`));
    const [cite] = resolveCite(long, '1.2');
    expect(cite?.quote).toBe(sentence.trim());
  });

  it('hands the whole passage with its speaker to the second look', () => {
    expect(passageOf(script, { scene: 1, from: 3, to: 4 })).toBe(
      'ANNA: Too hot. It was always too hot. (quietly)\nBEN: You’re late…',
    );
  });
});

describe('words in a text', () => {
  it.each([
    ['He said “no”.', '"no"', 'no'],
    ['a  b\nc', 'a b c', 'a  b\nc'],
    ['well — then', 'Well - then', 'well — then'],
  ])('%j holds %j as %j', (text, words, found) => {
    const at = findWords(text, words);
    expect(at && text.slice(at.from, at.to)).toBe(found);
  });
  it('are not found where they do not stand', () => {
    expect(findWords('A dog barks.', 'a cat')).toBeNull();
    expect(findWords('A dog barks.', ' " ')).toBeNull();
  });
});

describe('a script in a model’s window', () => {
  const scene = (at: number): string =>
    `INT. ROOM ${at} - DAY\n\n${'She counts the chairs and puts the money back under the clock. '.repeat(12)}\n\n`;
  const long = fountainScript(Array.from({ length: 60 }, (_, at) => scene(at + 1)).join(''));

  it('is whole where it fits, and in chunks that end with scenes', async () => {
    const numbered = numberScript(await long);
    expect(wholeText(numbered, 200_000)).toContain('== scene 60');
    expect(wholeText(numbered, 8000)).toBeNull();
    for (const window of [8000, 20_000, 200_000]) {
      const chunks = chunksOf(numbered, window);
      expect(chunks.flatMap(({ text }) => text.match(/^== scene \d+/gm) ?? [])).toEqual(
        Array.from({ length: 60 }, (_, at) => `== scene ${at + 1}`),
      );
      expect(Math.max(...chunks.map(({ text }) => text.length / 3.6))).toBeLessThan(roomIn(window) + 1);
      expect(chunks.every(({ first, last }, at) => first <= last && first === (chunks[at - 1]?.last ?? 0) + 1)).toBe(
        true,
      );
    }
  });

  it('has a scene that is longer than a chunk cut between its pieces, none lost', async () => {
    const speeches = Array.from(
      { length: 400 },
      (_, at) => `ANNA\nLine ${at + 1}, and then some words that take room.\n`,
    );
    const numbered = numberScript(await fountainScript(`INT. HALL - DAY\n\n${speeches.join('\n')}`));
    const chunks = chunksOf(numbered, 8000);
    expect(chunks.length).toBeGreaterThan(1);
    const numbers = chunks.flatMap(({ text }) => [...text.matchAll(/^(\d+) /gm)].map(([, n]) => Number(n)));
    expect(numbers).toEqual(Array.from({ length: 401 }, (_, at) => at + 1));
  });

  it('is told by scenes, more shortly where there is less room', () => {
    const lines = Array.from({ length: 100 }, (_, at) => ({
      at: `scene ${at + 1}, p. ${at + 1}`,
      cite: `${at + 1}.2`,
      happens: 'Anna finds the money under the clock and says nothing of it to anybody.',
      turns: 'She can leave.',
      plants: ['the clock'],
      pays: [],
    }));
    expect(digestText(lines, 10_000)).toContain('Plants: the clock.');
    const short = digestText(lines, 2000);
    expect(short).not.toContain('Plants');
    expect(short.split('\n')).toHaveLength(100);
    expect(digestText(lines, 600).split('\n').length).toBeLessThan(100);
  });

  it('says of a speech that it is heard from elsewhere or at once with another, and not that it goes on', async () => {
    const [scene] = numberScript(
      await fountainScript(
        "INT. BOOTH - NIGHT\n\nMags looks at a photograph.\n\nISAAC (V.O.)\nLet it go.\n\nMAGS (CONT'D)\nNo.\n\nLENA\nNever!\n\nMAGS ^\nNever!\n",
      ),
    ).scenes;
    expect(scene && sceneText(scene).split('\n').slice(3)).toEqual([
      '3 ISAAC (V.O.): Let it go.',
      '4 MAGS: No.',
      '5 LENA: Never!',
      '6 MAGS (at once with the speech before): Never!',
    ]);
  });
  it('marks where each further page of a scene begins, so that a page can be named', async () => {
    const paragraphs = Array.from({ length: 60 }, (_, at) => `Paragraph ${at} tells of the long wall.`).join('\n\n');
    const [scene] = numberScript(await fountainScript(`INT. HALL - DAY\n\n${paragraphs}\n`)).scenes;
    if (scene === undefined) throw new Error('The script has a scene.');
    const lines = sceneText(scene).split('\n');
    const marked = lines.filter((line) => line.startsWith('-- p. '));
    expect(scene.lastPage).toBeGreaterThan(2);
    expect(marked).toEqual(Array.from({ length: scene.lastPage - 1 }, (_, at) => `-- p. ${at + 2}`));
    const second = lines[lines.indexOf('-- p. 2') + 1] ?? '';
    expect(scene.pieces.find(({ number }) => number === Number.parseInt(second, 10))?.texts[0]?.at.page).toBe(2);
  });
});
