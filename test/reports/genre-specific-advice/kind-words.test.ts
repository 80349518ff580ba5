/** What is said of each kind of convention on known counts, and what each convention asks for. */
import { describe, expect, it } from 'vitest';
import { conventionWords } from '../../../lib/reports/genre-specific-advice/words/convention-words.ts';
import {
  departure,
  type Lookup,
  printedProportion,
} from '../../../lib/reports/genre-specific-advice/words/kind-words.ts';
import {
  formCompany,
  formText,
  formTitle,
  trendText,
} from '../../../lib/reports/genre-specific-advice/words/trend-words.ts';
import { proportionColumns, summary } from '../../../lib/reports/genre-specific-advice/words/words.ts';
import { nameFinder, sceneFinder } from '../../../lib/reports/story-lookup.ts';
import type { ConventionId, Counted, StoryForm } from '../../../lib/story/conventions.ts';
import { citeOf, person, sceneOf } from '../story-people.ts';
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
        'Words spoken: 61%; half of 90 scripts: 30% to 50%.',
        'Have scene 1 (Quay, Steps 1), the scene with the most talk, said while something is done against time.',
      ],
      [
        'Words in a speech: 20; half of 90 scripts: 20 to 33.',
        'In scene 1 (Quay, Steps 1), whose speeches are the longest, end each on its funniest word and give the rest to the listener.',
      ],
      [
        'Speeches that end on a question: 25% of 87, low on our own yardstick (low 20%, high 60%).',
        'Hold back the answer to the question on page 4, and let it come in a later scene.',
      ],
      [
        'Speeches that end on a question: 25% of 87, low on our own yardstick (low 20%, high 60%).',
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

it('each convention asks for one thing at a place of its own', () => {
  const named = {
    place: 'scene 5 (Booth)',
    ending: 'scene 9 (Hall, page 90)',
    page: 7,
    lacking: null,
    who: 'Ann and Ben',
  };
  const asked = Object.entries(conventionWords).flatMap(([id, { name, todo }]) => {
    const [one, other] = [todo?.(named), todo?.({ ...named, lacking: 'scene 6 (Pier, page 8)' })];
    return [`${id}: ${name}`, ...new Set([one ?? '-', other ?? '-'])];
  });
  expect(asked).toEqual([
    'action-opening: A set piece early',
    'Make scene 5 (Booth) move: give somebody there a reason to run.',
    'action-spacing: Set pieces at even distances',
    'Let scene 5 (Booth) be done on the move instead of in talk.',
    'action-largest: The largest comes last',
    'Take something out of scene 5 (Booth) or give it to scene 9 (Hall, page 90), so that the end is the biggest thing we have seen.',
    'action-shown: More shown than said',
    'Have scene 5 (Booth), the scene with the most talk, said while something is done against time.',
    'action-outside: It goes outside',
    'Try scene 5 (Booth), the interior with the most action, in the open.',
    'adventure-goal: The goal is named in the first fifth',
    'Let somebody in scene 5 (Booth) say where they want to get, or hold a piece of it.',
    'adventure-places: It keeps moving',
    'The scene on page 7 stays where it was: move it one place further along the road.',
    'adventure-outside: It goes outside',
    'Try scene 5 (Booth), the interior with the most action, under the sky.',
    'adventure-trials: Trials at even distances',
    'Let the way through scene 5 (Booth) cost something.',
    'comedy-replies: Quick replies all the way through',
    'Find the straight line already standing in scene 5 (Booth) and let somebody answer it in four words.',
    'comedy-speeches: Speeches stay short',
    'In scene 5 (Booth), whose speeches are the longest, end each on its funniest word and give the rest to the listener.',
    'comedy-talk: Enough of it is talk',
    'See whether scene 5 (Booth) hides an argument that two people could have aloud; if the joke is in what is seen, leave it.',
    'comedy-callback: Something is set up and comes back',
    'Bring back what stands on page 7 once more in the last quarter, where nobody expects it.',
    'comedy-refusals: People don’t give way',
    'Let one person refuse and give a reason that makes it worse.',
    'In scene 6 (Pier, page 8) nobody opens with a no: let one person refuse and give a reason that makes it worse.',
    'crime-early: The crime is on the table early',
    'Put the trace into scene 5 (Booth), before a reader can know what to make of it.',
    'crime-questions: People ask',
    'Hold back the answer to the question on page 7, and let it come in a later scene.',
    'Nobody asks anything in scene 6 (Pier, page 8): let one person there want to know something, and leave it unanswered for a scene.',
    'crime-clue: Things come back as clues',
    'Let what stands on page 7 pass through one scene more before anybody needs it.',
    'crime-steady: The case stays in sight',
    'Let the case touch scene 5 (Booth): a call, a lie, a name.',
    'drama-two: Scenes for two',
    '-',
    'drama-pair: The central relation is never long out of sight',
    'Let one of them weigh on scene 5 (Booth): named, imitated, or lied about by somebody who misses them.',
    'drama-refusals: People resist each other',
    'Let somebody resist where two people agree, and keep whichever version is truer.',
    'Let somebody resist in scene 6 (Pier, page 8), where nobody opens with a no, and keep whichever version is truer.',
    'drama-lead: Somebody carries it',
    'Ask whose scene scene 5 (Booth) is, the fullest talk without the first speaker.',
    'drama-room: Somebody gets room to speak',
    'In scene 5 (Booth), where speeches are shortest, let one person go on for four sentences and see what comes out in the third.',
    'drama-named: Feelings are played, not named',
    'Take the feeling out of the line on page 7 and let the same person do something with their hands.',
    'fantasy-wonder: The wonder shows early',
    'Let one impossible thing happen in scene 5 (Booth), small enough to be doubted.',
    'fantasy-rule: The magic has a rule, laid down early',
    'Show in scene 5 (Booth) what the magic costs or cannot do.',
    'fantasy-steady: The wonder stays in sight',
    'Leave a trace of it in scene 5 (Booth).',
    'fantasy-things: A thing of power travels through it',
    'Let what stands on page 7 change hands once more before the end.',
    'horror-first-threat: The first threat comes early',
    'Put one wrong thing into scene 5 (Booth): a sound, a mark, a door. Nobody need remark on it.',
    'horror-steady-threat: The threat doesn’t let go',
    'Let something be slightly wrong in scene 5 (Booth): a thing moved, an answer too slow, a noise from the room just left.',
    'horror-alone: Somebody is left alone',
    'Send one of the two (Ann and Ben) out of scene 5 (Booth) before it ends, and stay with the one who remains.',
    'horror-night: Enough of it plays at night',
    'Ask whether scene 5 (Booth), the fullest day scene after the opening, gets stronger in the dark.',
    'horror-shown: More shown than said',
    'Cut scene 5 (Booth), the scene with the most talk, to what must be said; let the rest be heard from the next room.',
    'romance-meet: The two meet in the first quarter',
    '-',
    'romance-apart: They are not apart for long',
    'Give scene 5 (Booth) a message, a song, a coat left behind: something of the one in the hands of the other.',
    'romance-close: They are together, or clearly not, at the end',
    '-',
    'romance-resist: Something stands between them',
    'In their next scene, let the answer be no, for a reason that shows how much the speaker would like to say yes.',
    'In scene 6 (Pier, page 8), let the answer be no, for a reason that shows how much the speaker would like to say yes.',
    'romance-speeches: Speeches stay short',
    'In scene 5 (Booth), whose speeches are the longest, let the other break in halfway.',
    'scifi-image: The other world is seen at once',
    'Put one thing into scene 5 (Booth) that does not exist yet, used by somebody who is tired of it.',
    'scifi-rule: A rule of the world is laid down early',
    'Let somebody break a rule, or be stopped by one, in scene 5 (Booth): shown by its price, not explained.',
    'scifi-explaining: Little is said with “as you know” and its kin',
    'Cut the line on page 7 and let somebody use the thing wrongly instead.',
    'scifi-speeches: Speeches stay short',
    'In scene 5 (Booth), whose speeches are the longest, let each sentence that explains cost its speaker something.',
    'thriller-danger: Danger or crime by the first eighth',
    'Plant the danger in scene 5 (Booth): a thing that is hidden, a person who lies, a call that is not taken.',
    'thriller-clock: A clock is started in the first third',
    'Name the limit in scene 5 (Booth): who needs what by when, in one line to be quoted back later.',
    'thriller-clock-kept: The clock is looked at again',
    'Let somebody in scene 5 (Booth) say or see how much time is left.',
    'thriller-open: Scenes end open',
    'Cut the scene that closes on page 7 one speech earlier and see whether the reader turns the page faster.',
    'thriller-scene-length: Scenes are short',
    'Cut scene 5 (Booth), the longest, in two with something from elsewhere between the halves.',
  ]);
});

describe('a script in short', () => {
  const met = [
    { id: 'comedy-talk' as const, page: null },
    { id: 'comedy-callback' as const, page: 8 },
  ];
  it('says how many expectations are met, and which, each at its page', () => {
    expect([
      summary('“Q”', 'comedy', met, 1),
      summary('“Q”', 'animation', met, 0),
      summary('“Q”', 'action', met.slice(1), 0),
      summary('“Q”', 'scifi', [...met, ...met.slice(1)], 0),
      summary('“Q”', 'drama', [], 2),
      summary('“Q”', 'horror', [], 0),
    ]).toEqual([
      [
        'Expectations of a comedy met: two of three.',
        'Met: Enough of it is talk · Something is set up and comes back (page 8).',
      ],
      [
        'Expectations of an animation met: both.',
        'Met: Enough of it is talk · Something is set up and comes back (page 8).',
      ],
      ['Expectations of an action script met: the only one.', 'Met: Something is set up and comes back (page 8).'],
      [
        'Expectations of a science fiction script met: all three.',
        'Met: Enough of it is talk · Something is set up and comes back (page 8) · Something is set up and comes back (page 8).',
      ],
      ['Expectations of a drama met: none of two.'],
      ['As a horror script, “Q” gives too little to count any expectation of the genre.'],
    ]);
    expect(proportionColumns([{ genre: 'adventure', scripts: 80 }])).toEqual([
      '',
      'This script',
      'Half of 80 adventure films',
    ]);
  });
});

describe('a form of the script', () => {
  const form = (id: StoryForm['id']): StoryForm => ({
    id,
    people: [],
    count: 1,
    setting: null,
    pages: [9, 3],
    places: [citeOf('Words.')],
  });
  const facts = { people: ['Ann', 'Ben'], share: 0.8, scenes: 12, setting: 'Shed' };
  it('is told by what was counted of it', () => {
    const told = (['ensemble', 'two-hander', 'voice-over', 'single-location', 'non-linear'] as const).map(
      (id) => `${formTitle({ id })}: ${formText(form(id), facts)}`,
    );
    expect(told).toEqual([
      'An ensemble: Ann and Ben speak 80% of the talk.',
      'A two-hander: Ann and Ben speak 80% of the talk.',
      'Voice-over: One speech.',
      'One setting: One scene of 12 play at Shed.',
      'A broken order of time: On pages 3 and 9.',
    ]);
  });

  it('stands in the company of the films of its genre that are noted for it', () => {
    expect(formCompany('romance', { id: 'two-hander' })).toMatch(
      /^[A-Z][a-z]+ of \d+ romances in our table (?:are noted for it(?::|, such as)|is noted for it:) /,
    );
    expect(trendText('drama').title).toBe('Dramas since 1980');
    expect(trendText('scifi').title).toBe('What science fiction films tell of');
  });
});
