/** What is said of a measure as a strength and as a weakness, each side on known facts. As long as the measures are many. */
import { describe, expect, it } from 'vitest';
import { measureTraits } from '../../../lib/engine/traits/measure-traits.ts';
import { measureAsTrait } from '../../../lib/reports/strengths-and-weaknesses/words/measures.ts';
import type { Around } from '../../../lib/reports/strengths-and-weaknesses/words/say.ts';
import type { Landmarks } from '../../../lib/story/landmarks.ts';
import type { MeasureId } from '../../../lib/story/measure.ts';
import { around, measure } from './around.ts';

type Side = 'strength' | 'weakness';

const said: readonly (readonly [id: MeasureId, side: Side, title: string, advice: string | null])[] = [
  ['scene-pace', 'strength', 'Scenes turn over quickly', null],
  ['scene-pace', 'weakness', 'Scenes run long', 'Shorten scene 2 (Bank, page 3): 4.3 pages.'],
  ['place-change', 'strength', 'Many changes of place', null],
  ['place-change', 'weakness', 'Few changes of place', 'Shorten scene 2 (Bank, page 3): 4.3 pages.'],
  ['scene-lengths', 'strength', 'Varied scene lengths', null],
  ['scene-lengths', 'weakness', 'Scenes of similar length', 'Let one run past scene 2 (Bank, page 3).'],
  ['mode-change', 'strength', 'Action runs through Ada’s talk', null],
  [
    'mode-change',
    'weakness',
    'Talk in blocks',
    'Give the listener in scene 3 (Attic, page 8), the most talk there is, something to do.',
  ],
  ['open-endings', 'strength', 'Many scenes end open', null],
  ['open-endings', 'weakness', 'Few scenes end open', 'Try scene 2 (Bank, page 3) without its last line, “So be it.”'],
  ['freshness', 'strength', 'Many new places and speakers', null],
  ['freshness', 'weakness', 'Few new places and speakers', 'Ask what a reader sees for the first time after page 20.'],
  ['quick-talk', 'strength', 'Quick exchanges', null],
  [
    'quick-talk',
    'weakness',
    'Long speeches',
    'Look in Ben’s 77 words on page 12, the longest speech, for a sentence that the listener could say.',
  ],
  ['speech-rhythm', 'strength', 'Speeches of every length', null],
  [
    'speech-rhythm',
    'weakness',
    'Speeches of similar length',
    'In scene 3 (Attic, page 8), where most is said, let somebody answer Ada in a word.',
  ],
  [
    'dialogue-share',
    'weakness',
    'Little talk',
    'The reader meets Ada and the others mostly from outside; a few more lines would let them be heard.',
  ],
  ['plain-talk', 'strength', 'Plain words', null],
  [
    'plain-talk',
    'weakness',
    'Long words in talk',
    'Read pages 4 and 9 aloud, and find the short word where an actor would stumble.',
  ],
  ['questions', 'strength', 'Many questions', null],
  [
    'questions',
    'weakness',
    'Few questions',
    'In scene 3 (Attic, page 8), where most is said, let somebody want to know what Ada already does.',
  ],
  ['refusals', 'strength', 'People refuse and correct', null],
  [
    'refusals',
    'weakness',
    'People seldom refuse',
    'In scene 3 (Attic, page 8), where most is said, ask whether Ada is believed too easily, and let somebody say no.',
  ],
  [
    'explaining',
    'weakness',
    'Phrases of explaining',
    'Let somebody on pages 4 and 9 ask who does not know, or let it be seen.',
  ],
  [
    'told-feelings',
    'weakness',
    'Feelings named outright',
    'Try pages 4 and 9 without the sentence that names the feeling.',
  ],
  ['pressure', 'strength', 'Pressing words in talk', null],
  [
    'pressure',
    'weakness',
    'Few pressing words in talk',
    'See whether a reader knows by page 6 what Ada stands to lose, and by when.',
  ],
  ['returning-speakers', 'strength', 'Its speakers return', null],
  [
    'returning-speakers',
    'weakness',
    'Many speak once',
    'See which of their lines could go to Radio and Ben, who are already there.',
  ],
  ['cast-at-end', 'strength', 'Ada and Ben are there at the end', null],
  [
    'cast-at-end',
    'weakness',
    'Ben and Cleo are missing from the ending',
    'Only Ada and Ben are left. Ask whether the reader will want to see Ben or another once more.',
  ],
  [
    'timed-headings',
    'weakness',
    'Headings without times',
    'Add DAY, NIGHT or CONTINUOUS, beginning on pages 4 and 9: a schedule is made from the headings.',
  ],
  ['parentheticals', 'strength', 'Few directions to actors', null],
  [
    'parentheticals',
    'weakness',
    'Many directions to actors',
    'Read pages 4 and 9 without them and keep those that reverse the words.',
  ],
  ['camera', 'strength', 'Hardly a camera term', null],
  ['camera', 'weakness', 'Camera terms', 'Rewrite pages 4 and 9 as what is there to see.'],
  ['paragraphs', 'strength', 'Short paragraphs of action', null],
  [
    'paragraphs',
    'weakness',
    'Long paragraphs of action',
    'Break pages 4 and 9 where the eye would move; the longest, 66 words on page 9, begins “The boat turns over …”.',
  ],
  ['senses', 'strength', 'Many sensory words', null],
  ['senses', 'weakness', 'Few sensory words', 'Give each place a sound or colour of its own, beginning with Pier.'],
  ['exteriors', 'weakness', 'Few scenes outside', 'See whether scene 1 (Pier, page 1) would say more in the open.'],
  ['adverbs', 'strength', 'Few adverbs', null],
  ['adverbs', 'weakness', 'Many adverbs', 'On pages 4 and 9 look for the verb that says it alone.'],
  [
    'lead-share',
    'weakness',
    'Ada speaks 25% of the talk',
    'With Ben so near, see whether the reader knows by page 4 whose story it is.',
  ],
  ['lead-partners', 'strength', 'Ada talks with nearly everybody', null],
  [
    'lead-partners',
    'weakness',
    'Ada talks with few others',
    'Find the scene that would bring Ada together with somebody new, as on pages 4 and 9.',
  ],
  ['distinct-voices', 'strength', 'Ada and Ben can be told apart by their small words', null],
  [
    'distinct-voices',
    'weakness',
    'Ada and Ben use their small words alike',
    'Read pages 4 and 9 aloud with the names covered.',
  ],
];

describe('a measure', () => {
  it.each(said)('%s as a %s', (id, side, title, advice) => {
    expect(measureAsTrait(side, measure(id), around)).toMatchObject({ title, advice });
  });

  it('has words on each side on which it speaks, and on no other', () => {
    const sides = Object.entries(measureTraits).flatMap(([id, trait]) => trait.sides.map((side) => `${id} ${side}`));
    expect(said.map(([id, side]) => `${id} ${side}`)).toEqual(sides);
    expect(() => measureAsTrait('strength', measure('exteriors'), around)).toThrow(RangeError);
    expect(() => measureAsTrait('weakness', measure('length'), around)).toThrow(RangeError);
  });

  it('comes with its first place, and a row of its value, how it lies on its scale and all its places', () => {
    const { bullets, figures } = measureAsTrait('weakness', measure('scene-pace'), around);
    expect(bullets.map(({ text }) => text)).toEqual(['Low on our own yardstick (low 0.2, high 0.6)']);
    expect(bullets[0]?.evidence.map(({ page }) => page)).toEqual([4]);
    expect(figures).toMatchObject([
      {
        name: 'Scenes a page',
        value: '0.25',
        stands: 'low on our own yardstick (low 0.2, high 0.6)',
        places: [{ page: 4 }, { page: 9 }],
      },
    ]);
  });
});

describe('what a script lacks', () => {
  const without = (landmarks: Partial<Landmarks>, over: Partial<Around> = {}): Around => ({
    ...around,
    ...over,
    landmarks: { ...around.landmarks, ...landmarks },
  });
  const adviceOn = (id: MeasureId, side: Side, other: Around): string | null =>
    measureAsTrait(side, measure(id), other).advice;
  const titleOf = (id: MeasureId, side: Side, other: Around, value = 0.25): string =>
    measureAsTrait(side, measure(id, { value }), other).title;

  it('is said without it', () => {
    expect(adviceOn('mode-change', 'weakness', without({ mostTalk: null }))).toBe(
      'Give the listener on pages 4 and 9 something to do.',
    );
    expect(adviceOn('open-endings', 'weakness', without({ closedEnding: null }))).toBe(
      'Try a scene without its last line.',
    );
    expect(adviceOn('exteriors', 'weakness', without({ longestInside: null }))).toContain('one of the longer scenes');
    expect(adviceOn('lead-share', 'weakness', without({}, { speakers: [] }))).toMatch(/^With the next speaker so near/);
    expect(() => adviceOn('scene-pace', 'weakness', without({ longest: null }))).toThrow(RangeError);
  });

  it('a line cut short ends in an ellipsis', () => {
    const cut = without({ closedEnding: { scene: 'sc.2', words: 'So be it, then', cut: true } });
    expect(adviceOn('open-endings', 'weakness', cut)).toMatch(/, “So be it, then …”$/);
  });

  it('all and none are called so', () => {
    expect(titleOf('open-endings', 'weakness', around, 0)).toBe('No scene ends open');
    expect(titleOf('lead-partners', 'strength', around, 1)).toBe('Ada talks with everybody');
    expect(titleOf('camera', 'strength', around, 0)).toBe('No camera terms');
  });

  it('the other end of a scale is said otherwise', () => {
    const high = (id: MeasureId): string | null =>
      measureAsTrait('weakness', measure(id, { percentile: 51 }), around).advice;
    expect(high('dialogue-share')).toMatch(/^Look at pages 4 and 9, where talk is thickest/);
    expect(high('exteriors')).toMatch(/^Weather and light cost days/);
    expect(high('lead-share')).toBe('Let Ben answer Ada at length once.');
  });

  it('who is left at the end is named', () => {
    const left = (about: string[], gone: string[]) =>
      measureAsTrait('weakness', measure('cast-at-end', { about }), without({ gone }));
    expect(left([], ['ch.BEN', 'ch.CLEO']).advice).toMatch(
      /^None of the main cast is left\..* Ben or another once more\.$/,
    );
    expect(left(['ch.ADA'], ['ch.BEN'])).toMatchObject({
      title: 'Ben is missing from the ending',
      advice: 'Only Ada is left. Ask whether the reader will want to see Ben once more.',
    });
  });
});
