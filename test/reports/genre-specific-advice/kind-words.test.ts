/** What is said of each kind of convention on known counts, and what each convention asks for. */
import { describe, expect, it } from 'vitest';
import {
  departure,
  type Lookup,
  printedProportion,
} from '../../../lib/reports/genre-specific-advice/words/kind-words.ts';
import { nameFinder, sceneFinder } from '../../../lib/reports/story-lookup.ts';
import type { ConventionId, Counted } from '../../../lib/story/conventions.ts';
import { person, sceneOf } from '../story-people.ts';
import { measure } from '../strengths-and-weaknesses/around.ts';

const scenes = [1, 2, 3].map((ordinal) =>
  sceneOf(ordinal, {
    place: `Quay - Steps ${ordinal}`,
    start: ordinal / 10,
    end: ordinal / 5,
    actionWords: 40 * ordinal,
    present: ['ch.ANN', 'ch.BEN'],
  }),
);
const look: Lookup = {
  sceneOf: sceneFinder({ scenes }),
  nameOf: nameFinder({ characters: [person('Ann'), person('Ben')] }),
  measureOf: (id) => measure(id),
  lead: null,
  pages: 88.8,
  scenes: 3,
};
const departs = (id: ConventionId, counted: Counted) => {
  const { text, todo } = departure({ id, met: false, rank: 0.5, counted, places: [] }, look);
  return [text, todo];
};
const pair: [string, string] = ['ch.ANN', 'ch.BEN'];

describe('what stands in a script beside what its genre looks for', () => {
  it('is a first sign, by its words, its scene or its page alone', () => {
    const early = { kind: 'early' as const, page: 9, scene: 'sc.2' };
    const sign = { position: 0.3, page: 30, said: null, scene: null };
    expect([
      departs('horror-first-threat', { ...early, first: null }),
      departs('crime-early', { ...early, first: { ...sign, said: 'knife' } }),
      departs('fantasy-wonder', { ...early, first: { ...sign, scene: 'sc.3' } }),
      departs('thriller-danger', { ...early, first: sign }),
    ]).toEqual([
      [
        'Looked for by page 9; none was found by our words.',
        'Put one wrong thing into scene 2 (Quay, Steps 2): a sound, a mark, a door. Nobody need remark on it.',
      ],
      [
        'Looked for by page 9; the first is “knife” on page 30.',
        'Put the trace into scene 2 (Quay, Steps 2), before a reader can know what to make of it.',
      ],
      [
        'Looked for by page 9; the first is scene 3 on page 30.',
        'Let one impossible thing happen in scene 2 (Quay, Steps 2), small enough to be doubted.',
      ],
      [
        'Looked for by page 9; the first stands on page 30.',
        'Plant the danger in scene 2 (Quay, Steps 2): a thing that is hidden, a person who lies, a call that is not taken.',
      ],
    ]);
  });

  it('is the widest gap between signs', () => {
    const steady = { kind: 'steady' as const, signs: 2, from: 4, to: 30, pages: 26.04, most: 12.25, scene: 'sc.2' };
    expect([
      departs('crime-steady', steady),
      departs('crime-steady', { ...steady, signs: 0 }),
      departs('crime-steady', { ...steady, from: 4, to: 4, pages: 1.04 }),
    ]).toEqual([
      [
        'None from page 4 to page 30: 26 pages, where 12.3 at most are looked for.',
        'Let the case touch scene 2 (Quay, Steps 2): a call, a lie, a name.',
      ],
      [
        'None was found by our count on 88.8 pages.',
        'Let the case touch scene 2 (Quay, Steps 2): a call, a lie, a name.',
      ],
      [
        'None on page 4: 1 page, where 12.3 at most are looked for.',
        'Let the case touch scene 2 (Quay, Steps 2): a call, a lie, a name.',
      ],
    ]);
  });

  it('is the longest set piece, a proportion, a measure, or how much is dark', () => {
    const proportion = {
      kind: 'proportion' as const,
      proportion: 'dialogueShare' as const,
      value: 0.61,
      low: 0.3,
      high: 0.5,
      scripts: 90,
      scene: 'sc.1',
    };
    const night = { kind: 'night' as const, dark: 1, scenes: 8, usual: 0.4, turnable: 'sc.1' };
    expect([
      departs('action-largest', { kind: 'largest', pieces: 1, largest: 'sc.1', ending: 'sc.3' }),
      departs('action-shown', proportion),
      departs('comedy-speeches', { ...proportion, proportion: 'wordsPerSpeech', value: 19.96, low: 20.4, high: 33.33 }),
      departs('crime-questions', { kind: 'measure', measure: 'questions', lacking: null }),
      departs('crime-questions', { kind: 'measure', measure: 'questions', lacking: 'sc.3' }),
      departs('horror-night', night),
      departs('horror-night', { ...night, dark: 2 }),
    ]).toEqual([
      [
        'The longest of one set piece comes 15% in, with 40 words of action; the last quarter’s has 120.',
        'Take something out of scene 1 (Quay, Steps 1) or give it to scene 3 (Quay, Steps 3, page 3), so that the end is the biggest thing we have seen.',
      ],
      [
        '61% of the words are spoken, in half of 90 scripts of the genre 30% to 50%.',
        'Have scene 1 (Quay, Steps 1), the scene with the most talk, said while something is done against time.',
      ],
      [
        'Speeches run to 20 words, in half of 90 scripts of the genre 20 to 33.',
        'In scene 1 (Quay, Steps 1), whose speeches are the longest, end each on its funniest word and give the rest to the listener.',
      ],
      [
        'Only 22 of 87 speeches end on a question (pages 4 and 9).',
        'Hold back the answer to the question on page 4, and let it come in a later scene.',
      ],
      [
        'Only 22 of 87 speeches end on a question (pages 4 and 9).',
        'Nobody asks anything in scene 3 (Quay, Steps 3, page 3): let one person there want to know something, and leave it unanswered for a scene.',
      ],
      [
        'One scene of 8 is headed NIGHT (13%); for the genre about 40% is usual.',
        'Ask whether scene 1 (Quay, Steps 1), the fullest day scene after the opening, gets stronger in the dark.',
      ],
      [
        'Two scenes of 8 are headed NIGHT (25%); for the genre about 40% is usual.',
        'Ask whether scene 1 (Quay, Steps 1), the fullest day scene after the opening, gets stronger in the dark.',
      ],
    ]);
    expect([
      printedProportion('interiorShare', 0.5),
      printedProportion('wordsPerScene', 120.6),
      printedProportion('wordsPerSpeech', 7.55),
    ]).toEqual(['50%', '121', '7.5']);
  });

  it('is where two meet, part and close', () => {
    expect([
      departs('romance-meet', { kind: 'meeting', pair, by: 0.15, scene: 'sc.3', earlier: 'sc.1' }),
      departs('romance-apart', { kind: 'apart', pair, share: 0.5, most: 0.25, from: 10, to: 40, scene: 'sc.2' }),
      departs('romance-close', { kind: 'closing', pair, scene: 'sc.2', ending: 'sc.3' }),
    ]).toEqual([
      [
        'Ann and Ben, who exchange the most lines, first share scene 3 (Quay, Steps 3), 30% in; looked for by 15%.',
        'Let Ben cross the path of Ann in scene 1 (Quay, Steps 1, page 1): a look, a wrong name, an argument over a seat.',
      ],
      [
        'Ann and Ben are apart from page 10 to page 40, 50% of the script; at most 25% is looked for.',
        'Give scene 2 (Quay, Steps 2) a message, a song, a coat left behind: something of the one in the hands of the other.',
      ],
      [
        'Ann and Ben are last together in scene 2 (Quay, Steps 2), which ends 40% in.',
        'Bring the one who is missing into scene 3 (Quay, Steps 3, page 3), which closes the script, if only as a letter, a voice or an empty chair.',
      ],
    ]);
  });

  it('is how many scenes are for two, and in how many somebody is alone', () => {
    const duets = {
      kind: 'duets' as const,
      two: 1,
      talking: 10,
      least: 0.3,
      crowded: { scene: 'sc.2', least: 'ch.BEN' },
    };
    const alone = { kind: 'alone' as const, single: 1, peopled: 10, least: 0.2, smallest: 'sc.2' };
    expect([
      departs('drama-two', duets),
      departs('drama-two', { ...duets, two: 2, crowded: null }),
      departs('horror-alone', alone),
      departs('horror-alone', { ...alone, single: 0 }),
    ]).toEqual([
      [
        'One scene of 10 in which people talk to one another has exactly two speakers (10%, 30% looked for).',
        'Try scene 2 (Quay, Steps 2) without Ben, who has the fewest words there: what can the others then no longer avoid saying?',
      ],
      ['Two scenes of 10 in which people talk to one another have exactly two speakers (20%, 30% looked for).', ''],
      [
        'One scene of 10 shows one of the speaking characters alone (10%, 20% looked for).',
        'Send one of the two (Ann and Ben) out of scene 2 (Quay, Steps 2) before it ends, and stay with the one who remains.',
      ],
      [
        'No scenes of 10 show one of the speaking characters alone (0%, 20% looked for).',
        'Send one of the two (Ann and Ben) out of scene 2 (Quay, Steps 2) before it ends, and stay with the one who remains.',
      ],
    ]);
  });
});
