/** What is said of a measure as a strength and as a weakness, each side on known facts. As long as the measures are many. */
import { describe, expect, it } from 'vitest';
import { measureTraits } from '../../../lib/engine/traits/measure-traits.ts';
import { measureAsTrait } from '../../../lib/reports/strengths-and-weaknesses/words/measures.ts';
import type { Around } from '../../../lib/reports/strengths-and-weaknesses/words/say.ts';
import type { Landmarks } from '../../../lib/story/landmarks.ts';
import type { MeasureId } from '../../../lib/story/measure.ts';
import { around, measure } from './around.ts';

type Side = 'strength' | 'weakness';

const said: readonly (readonly [id: MeasureId, side: Side, title: string, advice: string])[] = [
  [
    'scene-pace',
    'strength',
    'Scenes turn over quickly: 0.25 a page',
    'Let one scene breathe against the rest; scene 2 (Bank, page 3) is the one with the room.',
  ],
  [
    'scene-pace',
    'weakness',
    'Scenes run long: 0.25 begin on an average page',
    'Try scene 2 (Bank, page 3) first, the longest at 4.3 pages: enter later or leave earlier.',
  ],
  [
    'place-change',
    'strength',
    'The story keeps moving: 25% of cuts change the place',
    'Check pages 4 and 9: after each move, as to Bank, the reader should know within a line where they are.',
  ],
  [
    'place-change',
    'weakness',
    'Only 25% of three cuts go to another place',
    'Try scene 2 (Bank, page 3) first, the longest at 4.3 pages: enter later or leave earlier.',
  ],
  [
    'scene-lengths',
    'strength',
    'Scene lengths vary widely, up to 4.3 pages',
    'The longest, scene 2 (Bank, page 3), takes the most time: see that it also changes the most.',
  ],
  [
    'scene-lengths',
    'weakness',
    'From Pier to Roof most scenes are near one length of 10.1 pages',
    'Let the scene that matters most run past scene 2 (Bank, page 3), now the longest, and cut another to a single image.',
  ],
  [
    'mode-change',
    'strength',
    'Talk and action take turns, 0.3 times a page over 40.5 pages',
    'Keep the action between Ada’s lines as exact as it is on pages 4 and 9.',
  ],
  [
    'mode-change',
    'weakness',
    'Talk and action stand in blocks: 0.3 turns a page between them',
    'Take the talk in scene 3 (Attic, page 8), the most there is, and give the listener something to do in the middle of it.',
  ],
  [
    'open-endings',
    'strength',
    'Scenes end on a question: 25% leave one open',
    'See that the scenes after pages 4 and 9 answer late, and sometimes wrongly.',
  ],
  [
    'open-endings',
    'weakness',
    'Few scenes end open: 25% of four talking scenes stop on a question or a broken line',
    'Try scene 2 (Bank, page 3) without its last line, “So be it.”',
  ],
  [
    'freshness',
    'strength',
    '25% of scenes bring a new place or a new voice',
    'Cleo, first heard on page 31, is the last to arrive: whoever is new from there on costs the reader more than before.',
  ],
  [
    'freshness',
    'weakness',
    'Only 25% of scenes bring a new place or a new voice',
    'In the second half, ask what a reader sees for the first time after page 20.',
  ],
  [
    'quick-talk',
    'strength',
    'Quick exchanges: 0.3 words a speech over 87 speeches',
    'Ben’s 77 words on page 12, the longest speech, are where the rhythm breaks: see that it breaks on purpose.',
  ],
  [
    'quick-talk',
    'weakness',
    'Speeches run to 0.3 words on average',
    'Ben’s 77 words on page 12, the longest speech, are the first place to look for a sentence that the listener could say, or leave unsaid.',
  ],
  [
    'speech-rhythm',
    'strength',
    'Short lines set off the long ones over 87 speeches',
    'Ben’s 77 words on page 12, the longest speech, stand out because what surrounds it is short.',
  ],
  [
    'speech-rhythm',
    'weakness',
    'Ada and the others speak at much the same length',
    'In scene 3 (Attic, page 8), where most is said, let somebody answer Ada in a word.',
  ],
  [
    'dialogue-share',
    'weakness',
    '25% of the words are spoken',
    'The reader meets Ada and the others mostly from outside; a few more lines would let them be heard.',
  ],
  [
    'plain-talk',
    'strength',
    'People talk in plain words: 25% of 4,321 words have one or two syllables',
    'Ada and the others can say the lines on pages 4 and 9 in one breath: read the rest against them.',
  ],
  [
    'plain-talk',
    'weakness',
    'Long words in the talk: 75% have three syllables or more',
    'Read pages 4 and 9 aloud, and find the short word where an actor would stumble.',
  ],
  [
    'questions',
    'strength',
    'People want to know: 25% of 87 speeches ask',
    'See on pages 4 and 9 that questions are answered with something other than what was asked.',
  ],
  [
    'questions',
    'weakness',
    'Few questions: 25% of speeches end on a question',
    'In scene 3 (Attic, page 8), where most is said, let somebody want to know what Ada already does.',
  ],
  [
    'refusals',
    'strength',
    'People resist one another in 25% of speeches',
    'On pages 4 and 9 the refusal comes first: keep the reasons after it.',
  ],
  [
    'refusals',
    'weakness',
    'People seldom refuse one another: 25% of 87 speeches open against the one before',
    'In scene 3 (Attic, page 8), where most is said, ask whether Ada is believed too easily, and let somebody say no.',
  ],
  [
    'explaining',
    'weakness',
    'On pages 4 and 9 somebody explains what both speakers know',
    'The line on pages 4 and 9 is meant for the reader: let somebody who does not know ask, or let it be seen.',
  ],
  [
    'told-feelings',
    'weakness',
    'Feelings are named outright on pages 4 and 9',
    'Try pages 4 and 9 without the sentence that names the feeling; often the next action has already said it.',
  ],
  [
    'pressure',
    'strength',
    'Pressure is always in the talk: 0.3 words of it in 1,000',
    'The lines on pages 4 and 9 set limits; see that each of them is later kept or broken.',
  ],
  [
    'pressure',
    'weakness',
    'Little is said to be at risk: 0.3 words of deadline, demand or danger in 1,000',
    'Name what Ada loses, and by when, in one line by page 6.',
  ],
  [
    'returning-speakers',
    'strength',
    'One of the four who speak come back',
    'Whoever the next draft wants may be here already: see pages 4 and 9.',
  ],
  [
    'returning-speakers',
    'weakness',
    '3 of 4 speakers speak in one scene only',
    'See which of their lines could go to Radio and Ben, who are already there.',
  ],
  [
    'cast-at-end',
    'strength',
    'Ada and Ben are there at the end',
    'Look at who has the last word with all of them present: Cleo, on page 40.',
  ],
  [
    'cast-at-end',
    'weakness',
    'Ben and Cleo are missing from the ending',
    'Only Ada and Ben are left. Ask whether the reader will want to see Ben or another once more.',
  ],
  [
    'timed-headings',
    'weakness',
    '75% of headings give no time of day',
    'Add DAY, NIGHT or CONTINUOUS on pages 4 and 9 and the others like them: a schedule is made from the headings.',
  ],
  [
    'parentheticals',
    'strength',
    'The lines do without directions: three parentheticals in 87 speeches, 0.25 each',
    'The few that stand, as on pages 4 and 9, are the more noticed: see that each changes the meaning.',
  ],
  [
    'parentheticals',
    'weakness',
    'Many directions to the actor: 0.25 per speech',
    'Read pages 4 and 9 without them and keep those that reverse the words.',
  ],
  [
    'camera',
    'strength',
    'The page leaves the camera alone over 55 paragraphs of action',
    'Keep to it: on page 1, at Pier, the order of what is described is already the order of the shots.',
  ],
  ['camera', 'weakness', 'Camera terms or “we see”: 0.25 a page', 'Rewrite pages 4 and 9 as what is there to see.'],
  [
    'paragraphs',
    'strength',
    'Action in short paragraphs: 0.3 words each',
    'See that the exception deserves its room: the longest, 66 words on page 9 (“The boat turns over …”), is where it slows down.',
  ],
  [
    'paragraphs',
    'weakness',
    'Action in long paragraphs: 0.3 words each',
    'Break pages 4 and 9 where the eye would move; the longest, 66 words on page 9 (“The boat turns over …”), is where it slows down.',
  ],
  [
    'senses',
    'strength',
    'There is much to see and hear: 0.3 words of it in 1,000',
    'Keep to one strong sense in a paragraph, as on pages 4 and 9; in Pier it sets the tone.',
  ],
  [
    'senses',
    'weakness',
    'Little to see and hear: 0.3 words of light, sound and touch in 1,000',
    'Give each place one sound or colour of its own, beginning with Pier.',
  ],
  [
    'exteriors',
    'weakness',
    '25% of scenes play outside',
    'See whether scene 1 (Pier, page 1) would say more in the open.',
  ],
  [
    'adverbs',
    'strength',
    'The verbs do the work: 0.3 adverbs in 1,000 words of action',
    'Leave it so; scene 4 (Roof, page 39) shows what a bare verb can do.',
  ],
  [
    'adverbs',
    'weakness',
    'Adverbs carry the action: 0.3 in 1,000 words',
    'On pages 4 and 9 look for the verb that says it alone.',
  ],
  [
    'lead-share',
    'weakness',
    'Ada speaks 25% of the words',
    'With Ben so near, see whether the reader knows by page 4 whose story it is.',
  ],
  [
    'lead-partners',
    'strength',
    'Ada meets nearly everybody',
    'See that Ada is somebody else with each of them, on pages 4 and 9.',
  ],
  [
    'lead-partners',
    'weakness',
    'Ada meets few of the others',
    'Two who never exchange a line are two scripts: look for the scene that would bring Ada together with somebody new.',
  ],
  [
    'distinct-voices',
    'strength',
    'Ada and Ben can be told apart by ear',
    'Cover the cues of Ada and Ben and read aloud: the ear should go on telling.',
  ],
  [
    'distinct-voices',
    'weakness',
    'Ada and Ben sound alike',
    'Cover the cues of Ada and Ben and read aloud; give one of them a habit of asking, one a habit of not answering.',
  ],
  [
    'late-heat',
    'strength',
    'The talk heats up: 0.3 times as dense in pressure at the end',
    'The hottest lines are on pages 4 and 9; leave room around them.',
  ],
  [
    'late-heat',
    'weakness',
    'Pressure in the talk hardly rises: 0.3 times as dense in the last third',
    'Move one refusal or deadline of Ada’s from the first third past page 27.',
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

  it('comes with its value, how it lies on its scale, and its first place', () => {
    const { bullets } = measureAsTrait('weakness', measure('scene-pace'), around);
    expect(bullets.map(({ text }) => text)).toEqual(['Low on our own yardstick (low 0.2, high 0.6).']);
    expect(bullets[0]?.evidence.map(({ page }) => page)).toEqual([4]);
  });
});

describe('what a script lacks', () => {
  const without = (landmarks: Partial<Landmarks>, over: Partial<Around> = {}): Around => ({
    ...around,
    ...over,
    landmarks: { ...around.landmarks, ...landmarks },
  });
  const adviceOn = (id: MeasureId, side: Side, other: Around): string =>
    measureAsTrait(side, measure(id), other).advice;
  const titleOf = (id: MeasureId, side: Side, other: Around, value = 0.25): string =>
    measureAsTrait(side, measure(id, { value }), other).title;

  it('is said without it', () => {
    expect(adviceOn('mode-change', 'weakness', without({ mostTalk: null }))).toBe(
      'Take the talk on pages 4 and 9, and give the listener something to do in the middle of it.',
    );
    expect(adviceOn('open-endings', 'weakness', without({ closedEnding: null }))).toBe(
      'Try a scene without its last line.',
    );
    expect(adviceOn('freshness', 'strength', without({ latestArrival: null }))).toMatch(/^Nobody speaks/);
    expect(adviceOn('exteriors', 'weakness', without({ longestInside: null }))).toContain('one of the longer scenes');
    expect(adviceOn('adverbs', 'strength', without({ mostAction: null }))).toContain('the action shows');
    expect(adviceOn('lead-share', 'weakness', without({}, { speakers: [] }))).toMatch(/^With the next speaker so near/);
    expect(() => adviceOn('scene-pace', 'strength', without({ longest: null }))).toThrow(RangeError);
  });

  it('a line cut short ends in an ellipsis', () => {
    const cut = without({ closedEnding: { scene: 'sc.2', words: 'So be it, then', cut: true } });
    expect(adviceOn('open-endings', 'weakness', cut)).toMatch(/, “So be it, then …”$/);
  });

  it('all and none are called so', () => {
    expect(titleOf('place-change', 'strength', around, 1)).toBe(
      'The story keeps moving: each of its three cuts changes the place, from Pier to Roof',
    );
    expect(titleOf('open-endings', 'weakness', around, 0)).toBe('None of the four talking scenes ends open');
    expect(titleOf('returning-speakers', 'strength', around, 1)).toBe('All four who speak come back');
    expect(titleOf('lead-partners', 'strength', around, 1)).toBe('Ada meets everybody');
    const home = {
      ...around,
      scenes: [around.scenes[0], around.scenes[1], around.scenes[0]].flatMap((one) => one ?? []),
    };
    expect(titleOf('scene-lengths', 'weakness', home)).toMatch(/^From page 1 to page 2, at Pier and elsewhere, most/);
  });

  it('the other end of a scale is said otherwise', () => {
    const high = (id: MeasureId): string => measureAsTrait('weakness', measure(id, { percentile: 51 }), around).advice;
    expect(high('dialogue-share')).toMatch(/^Look at pages 4 and 9, where talk is thickest/);
    expect(high('exteriors')).toMatch(/^Weather and light cost days/);
    expect(high('lead-share')).toBe('Let Ben answer Ada at length once, as on pages 4 and 9.');
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
