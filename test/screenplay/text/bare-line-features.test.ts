/** What lines without columns say of themselves, feature by feature: the words that the learned weights are for. */
import { describe, expect, it } from 'vitest';
import type { LineFacts } from '../../../lib/screenplay/text/bare-line-features.ts';
import {
  type BareLine,
  breakAbove,
  factsOfLines,
  type Habits,
} from '../../../lib/screenplay/text/bare-line-features.ts';
import { bareLabels } from '../../../lib/screenplay/text/bare-line-weights.ts';
import { heaviestPath, labelBareLines } from '../../../lib/screenplay/text/label-bare-lines.ts';

const line = (text: string, blanks = 0): BareLine => ({ text, blanks });
/** A line alone in its text: nothing of its neighbours is known. */
const own = (text: string, rest: Partial<BareLine> = {}): readonly string[] =>
  factsOfLines([{ text, blanks: 0, ...rest }]).facts[0]?.own ?? [];
const feature = (text: string, name: string): string | undefined =>
  own(text)
    .find((one) => one.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe('a line alone', () => {
  it('is described by length, ends, words and what it is not', () => {
    expect(own('She walks into the rain.')).toEqual([
      'any',
      'length 3',
      'begins capital',
      'ends stop',
      'parenthesis none',
      'speaking 0',
      'describing 2',
      'no cue',
      'never cue',
      'never heading',
      'never transition',
      'never shot',
      'never ending',
    ]);
    expect(own('ANNA')).toEqual([
      'any',
      'length 0',
      'begins capital',
      'ends word',
      'parenthesis none',
      'speaking 0',
      'describing 0',
      'cue 0 lost',
      'cue of 1 words',
      'capitals',
      'never heading',
      'never transition',
      'never shot',
      'never ending',
    ]);
  });

  it.each([
    ['seven', 7, '0'],
    ['eight', 8, '1'],
    ['fifteen', 15, '1'],
    ['sixteen', 16, '2'],
    ['twenty-four', 24, '3'],
    ['thirty-two', 32, '4'],
    ['forty', 40, '5'],
    ['forty-eight', 48, '6'],
    ['fifty-five', 55, '6'],
    ['fifty-six', 56, '7'],
  ])('has a length in steps of eight letters: %s', (_name, letters, step) => {
    expect(feature('a'.repeat(letters), 'length')).toBe(step);
  });

  it.each([
    ['and goes.', 'small'],
    ['And goes.', 'capital'],
    ['日が暮れる。', 'capital'],
    ['"Go."', 'mark'],
    ['“Go.”', 'mark'],
    ["'Go.'", 'mark'],
    ['...goes.', 'mark'],
    ['– goes.', 'mark'],
    ['(goes)', 'other'],
    ['12 men.', 'other'],
  ])('begins in a way: %s', (text, begins) => {
    expect(feature(text, 'begins')).toBe(begins);
  });

  it.each([
    ['He goes.', 'stop'],
    ['“He goes.”', 'stop'],
    ['(He goes.)', 'stop'],
    ['彼は行く。', 'stop'],
    ['He goes...', 'dots'],
    ['He goes…', 'dots'],
    ['He goes?', 'cry'],
    ['He goes!”', 'cry'],
    ['行く？', 'cry'],
    ['行く！', 'cry'],
    ['「行く」', 'bracket'],
    ['『行く』', 'bracket'],
    ['He goes--', 'dash'],
    ['He goes –', 'dash'],
    ['He goes-', 'dash'],
    ['He goes,', 'comma'],
    ['He goes;', 'comma'],
    ['He goes:', 'comma'],
    ['He goes', 'word'],
  ])('ends in a way: %s', (text, ends) => {
    expect(feature(text, 'ends')).toBe(ends);
  });

  it.each([
    ['(beat)', 'whole'],
    ['(beat, then', 'opens'],
    ['(beat) Go.', 'then words'],
    ['then louder)', 'closes'],
    ['He (Bo) goes)', 'none'],
    ['He goes.', 'none'],
  ])('has a parenthesis or none: %s', (text, parenthesis) => {
    expect(feature(text, 'parenthesis')).toBe(parenthesis);
  });

  it.each([
    ['The rain falls.', '0'],
    ['Come, please.', '1'],
    ['I know that you know.', '2'],
    ['They don’t.', '1'],
    ["We're late, aren't you?", '2'],
    ['Hiyou and Iris stay.', '0'],
  ])('holds words of talk, once or more often: %s', (text, count) => {
    expect(feature(text, 'speaking')).toBe(count);
  });

  it.each([
    ['The rain falls.', '0'],
    ['Anna looks.', '1'],
    ['She turns to them.', '2'],
    ['The shepherd.', '0'],
  ])('holds words of description, once or more often: %s', (text, count) => {
    expect(feature(text, 'describing')).toBe(count);
  });

  it.each([
    ['INT. BARN - NIGHT', 'heading'],
    ['THE BARN - NIGHT', 'place and time'],
    ['CUT TO:', 'transition'],
    ['CLOSE ON THE KEY', 'shot'],
    ['THE END', 'ending'],
  ])('is a slug of a kind: %s', (text, kind) => {
    const features = own(text);
    expect(features).toContain(kind);
    expect(features).not.toContain(`never ${kind}`);
  });

  it.each([
    ['ANNA (V.O.)', ['cue of 1 words', 'cue with extension']],
    ['ANNA (LOW)', ['cue of 1 words']],
    ['THE OLD MAN OF THE SEA', ['cue of 5 words']],
    ['MR. BO JR.', ['cue of 3 words']],
  ])('could name a speaker: %s', (text, wanted) => {
    expect(own(text).filter((one) => /^cue (?:of|with)/.test(one))).toEqual(wanted);
  });

  it('says what more than words says it is, and then may be a cue', () => {
    expect(own('Anna', { hint: 'cue' })).toContain('hint cue');
    expect(own('Anna', { hint: 'cue' })).not.toContain('never cue');
    expect(own('Anna')).toContain('never cue');
    expect(own('(low)', { column: 'speech' })).toEqual(
      expect.arrayContaining(['column speech', 'column speech whole']),
    );
    expect(own('ANNA', { column: 'cue' })).toContain('column cue cue');
    expect(own('Anna', { column: 'cue' })).not.toContain('never cue');
    expect(own('△Rain.')).toContain('triangle');
    const [, other] = factsOfLines([{ text: 'Anna', blanks: 0, hint: 'cue' }, line('Rain.')]).facts;
    expect(other?.own).toContain('no hint');
  });
});

/** Two who speak in turns, narrower than what is told of them. */
const talk = ['ANNA', 'BO', 'ANNA', 'BO', 'ANNA', 'BO'].flatMap((name, index) => [
  line(name, 1),
  line(['Not before the tide', 'Nor after it, then.', 'So when do we sail?'][index % 3] ?? ''),
]);
const told = line('The two of them stand at the end of the pier and look at the water for a while.', 1);

describe('the habits of a text', () => {
  it('are its widths, its names and the empty lines between paragraphs', () => {
    const { habits } = factsOfLines([told, ...talk, told]);
    expect(habits).toEqual({
      gap: 1,
      textWidth: told.text.length,
      dialogueWidth: 19,
      nameCounts: new Map([
        ['ANNA', 3],
        ['BO', 3],
      ]),
      nameWords: new Set(['ANNA']),
      hinted: false,
    });
  });

  it('have no gap where the empty lines are lost, nor where every line has one', () => {
    const all = (blanks: number) => factsOfLines([told, ...talk].map((one) => ({ ...one, blanks }))).habits.gap;
    expect([all(0), all(1)]).toEqual([null, null]);
  });

  it('have one width where speeches are as wide as the rest, or are few', () => {
    const wide = talk.map((one) => (one.blanks === 0 ? line(told.text) : one));
    expect(factsOfLines([told, ...wide]).habits.dialogueWidth).toBe(told.text.length);
    expect(factsOfLines([told, ...talk.slice(0, 8)]).habits.dialogueWidth).toBe(told.text.length);
  });
});

describe('a line among others', () => {
  const facts = (...lines: BareLine[]): LineFacts | undefined =>
    factsOfLines([told, ...talk, ...lines]).facts[1 + talk.length + lines.length - 1];

  it('tells how wide it is beside a speech', () => {
    const narrow = (letters: number): string | undefined =>
      facts(line('a'.repeat(letters)))?.own.find((one) => one.startsWith('narrow '));
    expect([6, 7, 14, 15, 19, 20, 22, 23].map(narrow)).toEqual(
      ['0', '1', '1', '2', '2', '3', '3', '4'].map((step) => `narrow ${step}`),
    );
  });

  it('tells how often its name speaks and whether it stands off from the line below', () => {
    const cue = (...lines: BareLine[]) =>
      factsOfLines([told, ...talk, ...lines]).facts[1 + talk.length]?.own.find((one) => one.startsWith('cue '));
    expect(cue(line('ANNA', 1), line('Yes.'))).toBe('cue 2 close');
    expect(cue(line('ANNA', 1), line('Yes.', 1))).toBe('cue 2 apart');
    expect(cue(line('CY', 1), line('Yes.'))).toBe('cue 0 close');
    expect(cue(line('CY', 1))).toBe('cue 0 apart');
  });

  it('tells whether it begins with a name, and whether that one does something', () => {
    expect(facts(line('Anna waits.'))?.own).toContain('a name does');
    expect(facts(line('Anna, Iris.'))?.own).toContain('a name');
    expect(facts(line('Iris waits.'))?.own).not.toContain('a name does');
  });

  it('tells what stands between it and the line above', () => {
    const step = (above: string, blanks: number, text = 'Then') =>
      facts(line(above, 1), line(text, blanks))?.afterSpeech.slice(1);
    expect(step('Yes.', 1)).toEqual(['step apart', 'step unclosed']);
    expect(step('Yes.', 0)).toEqual(['step close 3 finished', 'step unclosed']);
    expect(step('(low)', 0)).toEqual(['step close 2 finished', 'step closed']);
    const rooms = ['it', 'that', 'so it were.', 'so they were', 'as it were so.', 'as they were so'];
    expect(rooms.map((above) => step(above, 0)?.[0]?.split(' ')[2])).toEqual(['3', '3', '2', '1', '1', '0']);
    expect(step('「行く」', 0)).toEqual(['step bracket']);
    expect(factsOfLines([told]).facts[0]?.afterOther).toEqual(['step first']);
  });

  it('measures the room above by the width of what it would go on', () => {
    const both = facts(line('as it were so long', 1), line('Then'));
    expect(both?.afterSpeech[1]).toBe('step close 0 open');
    expect(both?.afterOther[1]).toBe('step close 3 open');
  });
});

describe('a new paragraph', () => {
  const habits: Habits = {
    gap: null,
    textWidth: 60,
    dialogueWidth: 30,
    nameCounts: new Map(),
    nameWords: new Set(),
    hinted: false,
  };
  const above = (letters: number, end = '.'): BareLine => line('a'.repeat(letters - 1) + end);

  it('begins behind an empty line where the text has them', () => {
    expect(breakAbove(line('Go', 1), above(10), false, { ...habits, gap: 1 })).toBe(4);
    expect(breakAbove(line('Go', 0), above(10), false, { ...habits, gap: 1 })).toBe(-4);
  });

  it('begins where the line above had room for its first word, more likely behind a sentence', () => {
    const speaks = (letters: number, end?: string) => breakAbove(line('Go on'), above(letters, end), true, habits);
    expect([24, 25, 27, 28].map((letters) => speaks(letters))).toEqual([3, 1.5, 1.5, -2]);
    expect([24, 25, 27, 28].map((letters) => speaks(letters, 'a'))).toEqual([3, -1, -1, -2]);
    expect(breakAbove(line('Go on'), above(28), false, habits)).toBe(3);
  });
});

describe('the heaviest path', () => {
  const facts = (own: string): LineFacts => ({ own: [own], afterSpeech: ['spoken'], afterOther: ['other'] });
  const weigh = (weights: Partial<Record<(typeof bareLabels)[number], number>>) =>
    bareLabels.map((label) => weights[label] ?? 0);
  const lines = new Map([
    ['name', weigh({ cue: 5 })],
    ['either', weigh({ action: 2, dialogue: 1 })],
    ['talk', weigh({ dialogue: 9 })],
  ]);
  const step = (from: number, to: number, weight: number): number[] => {
    const table = new Array<number>(bareLabels.length ** 2).fill(0);
    table[from * bareLabels.length + to] = weight;
    return table;
  };
  const [action, cue, dialogue] = [
    bareLabels.indexOf('action'),
    bareLabels.indexOf('cue'),
    bareLabels.indexOf('dialogue'),
  ];

  it('weighs lines and the steps between them together', () => {
    const steps = new Map([['other', step(cue, dialogue, 3)]]);
    expect(heaviestPath([facts('name'), facts('either')], lines, steps)).toEqual(['cue', 'dialogue']);
    expect(heaviestPath([facts('name'), facts('either')], lines, new Map())).toEqual(['cue', 'action']);
  });

  it('asks of each step whether it comes behind speech', () => {
    const after = new Map([['spoken', step(dialogue, action, 20)]]);
    expect(heaviestPath([facts('name'), facts('talk'), facts('talk')], lines, after)).toEqual([
      'cue',
      'dialogue',
      'action',
    ]);
    const before = new Map([['other', step(dialogue, action, 20)]]);
    expect(heaviestPath([facts('name'), facts('talk'), facts('talk')], lines, before)).toEqual([
      'cue',
      'dialogue',
      'dialogue',
    ]);
  });

  it('begins with no speech unless nothing else is likely, and is empty for no lines', () => {
    expect(heaviestPath([facts('talk')], lines, new Map())).toEqual(['heading']);
    expect(heaviestPath([], lines, new Map())).toEqual([]);
  });
});

describe('lines without columns', () => {
  it('each get their element, and begin a paragraph where the element changes or a line stands empty', () => {
    const text: [string, number][] = [
      ['INT. BOAT HOUSE - NIGHT', 2],
      ['Rain falls on the roof of the boat house, and', 1],
      ['the lamp swings. She looks at the door.', 0],
      ['He walks to the window.', 1],
      ['ANNA', 1],
      ['(low)', 0],
      ['I told you that I would not wait for you', 0],
      ['until the tide had turned.', 0],
      ['BO', 1],
      ['You did, and I believed you.', 0],
      ['CUT TO:', 1],
    ];
    const found = labelBareLines(text.map(([words, blanks]) => line(words, blanks)));
    expect(found.map(({ label, opens }) => `${opens ? '' : '+'}${label}`)).toEqual([
      'heading',
      'action',
      '+action',
      'action',
      'cue',
      'parenthetical',
      'dialogue',
      '+dialogue',
      'cue',
      'dialogue',
      'transition',
    ]);
    expect(found.map(({ text: words }) => words)).toEqual(text.map(([words]) => words));
    expect(labelBareLines([])).toEqual([]);
  });
});
