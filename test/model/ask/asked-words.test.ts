/** What a question looks for, and the pieces in which that stands. */
import { describe, expect, it } from 'vitest';
import { askedWords } from '../../../lib/model/ask/asked-words.ts';
import { sameWords, searchPieces } from '../../../lib/model/ask/search-pieces.ts';
import { numberScript } from '../../../lib/model/read/numbered-script.ts';
import { fountainScript } from '../read/small-script.ts';

const words = (question: string) => askedWords(question).words.map(({ word }) => word);

describe('the words of a question', () => {
  it.each([
    ['Where did she hide the Ocarina?', ['hide', 'ocarina']],
    ['Who betrays whom?', ['betrays']],
    ['lamp, lamps and the lamp', ['lamp']],
    ['Room 7 or room 17?', ['room', '17']],
    ['a 4', []],
    ['', []],
  ])('%j are %j', (question, telling) => expect(words(question)).toEqual(telling));

  it('have their base beside them', () => {
    expect(askedWords('Who was killed?').words).toEqual([{ base: 'kil', word: 'killed' }]);
  });

  it.each([
    ['How does it end?', 'end', []],
    ['What is the final image?', 'end', ['image']],
    ['How does it begin?', 'beginning', []],
    ['Does it open or end well?', 'end', ['well']],
    ['the ending', null, ['ending']],
    ['Who opens it?', 'beginning', []],
    ['Who hides it?', null, ['hides']],
  ])('%j asks for %s: %j', (question, about, telling) => {
    expect([askedWords(question).about, words(question)]).toEqual([about, telling]);
  });

  it.each([
    ['What is on page 36?', [36], []],
    ['PAGE 7, p. 12, p 3, p.9', [7, 12, 3, 9], []],
    ['pp. 12, page 12345, map 4', [], []],
    ['What happens in Scene 142 and sc. 5 or sc 6?', [], [142, 5, 6]],
    ['Obscene 5, scene five', [], []],
  ])('%j names pages %j and scenes %j', (question, pages, scenes) => {
    expect(askedWords(question)).toMatchObject({ pages, scenes });
  });

  it.each([
    ['Who says “I stay”?', ['I stay']],
    ['"one two" and « three »', ['one two', 'three']],
    ['“a”, “bc”', ['bc']],
    ['It is ‘so’.', []],
  ])('%j quotes %j', (question, phrases) => expect(askedWords(question).phrases).toEqual(phrases));
});

const names = [['Brianna Bay', 'BRIANNA', 'Heartbreaker'], ['Mr. Noah Bay'], ['The Old X']];
const same = (question: string) => sameWords(askedWords(question), names).map((own) => [...own].sort());

describe('a word that names somebody', () => {
  it.each([
    [
      'stands for all their names, titles and single letters left out',
      'Heartbreaker',
      [['bay', 'brianna', 'heartbreaker']],
    ],
    ['that two people share stands for itself', 'Bay', [['bay']]],
    ['stands for them beside other words', 'Noah hides', [['bay', 'noah'], ['hid']]],
    ['is no title', 'mr', [['mr']]],
  ])('%s', (_what, question, sets) => expect(same(question)).toEqual(sets));
});

describe('the pieces that are found', async () => {
  const script = numberScript(
    await fountainScript(
      'A lamp burns.\n\nINT. LAMP SHOP - DAY\n\nRain.\n\nBRIANNA\n(to Noah)\nThe red lamp.\n\nINT. HALL - DAY\n\nBrianna killed the lamps. Red light.\n',
    ),
  );
  const found = (question: string) =>
    searchPieces(script, askedWords(question), names).map(
      ({ at, scene, piece, words: positions, phrases }) =>
        `${at} ${scene.scene}.${piece.number} [${[...positions].join()}] ${phrases}`,
    );
  it.each([
    ['red lamp', ['0 null.1 [1] 0', '1 1.1 [1] 0', '1 1.3 [0,1] 0', '2 2.2 [0,1] 0']],
    ['Heartbreaker', ['1 1.3 [0] 0', '2 2.2 [0] 0']],
    ['kills', ['2 2.2 [0] 0']],
    ['Noah', ['1 1.3 [0] 0']],
    ['“red lamp” “the red”', ['0 null.1 [1] 0', '1 1.1 [1] 0', '1 1.3 [0,1] 2', '2 2.2 [0,1] 0']],
    ['“to noah”', ['1 1.3 [0] 1']],
    ['submarine', []],
  ])('for %s', (question, places) => expect(found(question)).toEqual(places));
});
