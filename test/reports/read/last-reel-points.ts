/** A hand-made reading of The Last Reel: the points of a reader and the rewrite planned from them. */
import type { Cite } from '../../../lib/story/cite.ts';
import type { PlanStep, PointRead } from '../../../lib/story/read/point-read.ts';
import type { Said } from '../../../lib/story/read/said.ts';

/** The script's words as a cite; throws where they are not in it. */
export type At = (words: string) => Cite;

export const say = (
  text: string,
  cites: readonly Cite[],
  { confidence = 'sure', support = 'supported' }: Partial<Pick<Said, 'confidence' | 'support'>> = {},
): Said => ({ text, cites: [...cites], confidence, support });

const nothing: Omit<PointRead, 'id' | 'kind' | 'title' | 'said' | 'reports'> = {
  costs: null,
  attempt: null,
  sample: null,
  weight: 3,
  effort: 'scene',
  fault: false,
  severity: null,
  parts: [],
  loses: null,
  instead: null,
  touches: [],
  absence: null,
};

export const lena = 'ch.LENA';
export const mags = 'ch.MAGS';
export const tobias = 'ch.TOBIAS';
export const wendell = 'ch.WENDELL';

export const pointsOf = (at: At): PointRead[] => [
  {
    ...nothing,
    id: 'pt.red-thread',
    kind: 'strength',
    title: 'The red thread',
    said: say(
      'One loop of thread is a key, a seal and at last a bandage: it is planted as a threat, recognised as a father, and ends by quieting the hand. Nobody explains it after page 6.',
      [at('a brass key with a loop of red thread'), at('winds it twice round her bad wrist')],
    ),
    weight: 5,
    touches: [mags, lena],
    reports: [3, 1, 5],
  },
  {
    ...nothing,
    id: 'pt.let-it-go',
    kind: 'strength',
    title: 'The line that comes back by itself',
    said: say(
      'The dead man’s advice about film is what the daughter says when the mother’s hand fails. It proves that she was taught, and that she listened.',
      [at("You don't push it through, Maggie. You let it want to go."), at('You let it want to go.')],
    ),
    weight: 4,
    reports: [3, 2, 7, 8],
  },
  {
    ...nothing,
    id: 'pt.tickets',
    kind: 'strength',
    title: 'The ticket for next time',
    said: say('Defeat is turned into an invitation by the man who tears the one in front of him.', [
      at('For next time.'),
    ]),
    weight: 3,
    touches: [wendell],
    reports: [5, 3],
  },
  {
    ...nothing,
    id: 'pt.option',
    kind: 'weakness',
    title: 'The option is told three times',
    said: say(
      'Tobias names midnight in the lobby and again in the car, so that when he hears his own sentence in the auditorium we have been there before him.',
      [at('I need a signature by midnight.'), at("If that paper isn't signed by midnight")],
    ),
    costs: 'The audience loses the pleasure of hearing it when he does.',
    attempt: 'cut “The option lapses” on page 4 and let Priya alone say the word.',
    sample: { page: 4, before: 'The option lapses. You know this, you wrote the memo.', after: 'You wrote the memo.' },
    weight: 4,
    effort: 'word',
    touches: [tobias],
    reports: [3, 9, 13],
  },
  {
    ...nothing,
    id: 'pt.memo',
    kind: 'weakness',
    title: 'The memo says two things',
    said: say(
      'Lena wrote that the option lapses, and says that the memo holds her right to refuse; a surveyor’s refusal cannot stand in a memo about dates.',
      [at('I wrote it before I saw the ceiling.'), at('You can read that in the memo.')],
      { confidence: 'likely' },
    ),
    attempt: 'let her hold up the unsigned survey in the booth window.',
    weight: 4,
    effort: 'scene',
    fault: true,
    touches: [lena],
    reports: [9, 3],
  },
  {
    ...nothing,
    id: 'pt.key',
    kind: 'question',
    title: 'Whose key is it?',
    said: say('The lady with the key is Lena, but how she came by a key with her father’s knot is never asked.', [
      at('A lady. In a very good coat. She said she had a key.'),
    ]),
    attempt: 'one exchange in the booth on page 5: it was in his coat.',
    weight: 2,
    effort: 'word',
    fault: true,
    touches: [lena],
    reports: [9],
    absence: { terms: ['key'], after: 2, before: null, speaker: null, where: 'dialogue' },
  },
  {
    ...nothing,
    id: 'pt.hand',
    kind: 'weakness',
    title: 'The hand heals by wish',
    said: say(
      'A tremor that fails her in the booth holds a ladder steady the next morning, and nobody says what it is.',
      [at('The hand goes quiet. Or she thinks it does.'), at('one hand steady because the other one has hold of Lena')],
    ),
    costs: 'Mags loses the price of the night.',
    attempt: 'on page 15 let Lena hang the letters and Mags pass them up.',
    weight: 3,
    effort: 'scene',
    touches: [mags],
    reports: [8, 3],
  },
  {
    ...nothing,
    id: 'pt.tobias-door',
    kind: 'opportunity',
    title: 'Tobias gets out of the car',
    said: say(
      'He looks at the ticket and opens the door; what he does with it is the one scene a reader would pay to see.',
      [at('He looks at the ticket in his hand. At the doors. He gets out.')],
      { confidence: 'reading' },
    ),
    attempt: 'show him in row Q in the morning, asleep.',
    weight: 2,
    effort: 'scene',
    touches: [tobias],
    reports: [6, 8],
  },
  {
    ...nothing,
    id: 'pt.crowd',
    kind: 'weakness',
    title: 'Four hundred extras, three times',
    said: say('The full house is needed in the montage, the auditorium and on the square.', [
      at('Through the little window: four hundred heads.'),
    ]),
    attempt: 'keep the house dark and heard in the second of them.',
    weight: 1,
    effort: 'sequence',
    reports: [15],
  },
];

export const planOf = (): PlanStep[] => [
  { goal: 'Say midnight once', points: ['pt.option'], effort: 'word', gains: 'The third act gets its surprise back.' },
  { goal: 'Give her the paper to hold up', points: ['pt.memo', 'pt.key'], effort: 'scene', gains: null },
  { goal: 'Shoot one crowd', points: ['pt.crowd'], effort: 'sequence', gains: null },
];
