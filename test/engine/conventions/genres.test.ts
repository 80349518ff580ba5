/** What each genre looks for, and its bounds, on ten scenes of growing length that are taken for a hundred pages. */
import { expect, it } from 'vitest';
import { conventionsByGenre } from '../../../lib/engine/conventions/conventions-by-genre.ts';
import { type ProducedGenre, producedNorms } from '../../../lib/engine/norms/quick-parser-norms.ts';
import type { Counted } from '../../../lib/story/conventions.ts';
import { derivedOf, talk } from '../people/parts-of.ts';

const english = 'They punch, shoot and fire the shots, and it is what it was in the knife.\n\n';
const speeches: Readonly<Record<number, readonly string[]>> = {
  9: [
    'ANN: I am so angry that you know.',
    'CAL: It is.',
    'BEN: As you know, it is.',
    'ANN: It is what it is in the day, and it was what it was.',
  ],
  10: ['CAL: No. It is what it was.'],
};
const script = Array.from({ length: 10 }, (_, at) => {
  const said = speeches[at + 1] ?? ['ANN: Where is the lantern?', 'BEN: No. It is in the room that we have.'];
  const heading = `${at === 7 ? 'EXT' : 'INT'}. ROOM ${at + 1} - ${at % 2 === 0 ? 'DAY' : 'NIGHT'}`;
  return `${heading}\n\n${english.repeat(at + 1)}${talk(...said)}He puts the lantern on the table.\n\n`;
}).join('');

/** The bound that was looked for, and the scene that is told of. */
function boundOf(counted: Counted): string {
  switch (counted.kind) {
    case 'early':
      return `by page ${counted.page}, ${counted.first?.said ?? (counted.first === null ? 'none' : 'a scene')}`;
    case 'steady':
      return `every ${counted.most.toFixed(1)}, ${counted.signs} signs`;
    case 'proportion':
      return `${counted.proportion} ${counted.scene}`;
    case 'measure':
      return `${counted.measure} ${counted.lacking}`;
    case 'duets':
    case 'alone':
      return `at least ${counted.least}`;
    case 'apart':
      return `at most ${counted.most}`;
    case 'meeting':
      return `by ${counted.by}`;
    case 'night':
      return `usual ${counted.usual}`;
    default:
      return '';
  }
}

it.each([
  [
    'action',
    [
      'action-opening by page 13, a scene: false',
      'action-spacing every 14.0, 8 signs: true',
      'action-largest : true',
      'action-shown dialogueShare sc.9: true',
      'action-outside interiorShare sc.10: false',
    ],
  ],
  [
    'adventure',
    [
      'adventure-goal by page 21, none: false',
      'adventure-places place-change null: true',
      'adventure-outside interiorShare sc.10: false',
      'adventure-trials every 18.0, 8 signs: true',
    ],
  ],
  [
    'comedy',
    [
      'comedy-replies every 8.3, 0 signs: false',
      'comedy-speeches wordsPerSpeech sc.9: true',
      'comedy-talk dialogueShare sc.10: false',
      'comedy-callback returning-objects null: true',
    ],
  ],
  [
    'crime',
    [
      'crime-early by page 11, none: false',
      'crime-questions questions sc.9: true',
      'crime-clue returning-objects null: true',
      'crime-steady every 12.5, 0 signs: false',
    ],
  ],
  [
    'drama',
    [
      'drama-two at least 0.4: true',
      'drama-pair at most 0.25: true',
      'drama-lead topSpeakerShare sc.10: true',
      'drama-room wordsPerSpeech sc.9: false',
    ],
  ],
  [
    'fantasy',
    [
      'fantasy-wonder by page 11, none: false',
      'fantasy-rule by page 16, none: false',
      'fantasy-steady every 12.5, 0 signs: false',
      'fantasy-things returning-objects null: true',
    ],
  ],
  [
    'horror',
    [
      'horror-first-threat by page 11, knife: true',
      'horror-steady-threat every 12.5, 55 signs: true',
      'horror-alone at least 0.125: false',
      `horror-night usual ${producedNorms.horror.nightShare[2]}: true`,
      'horror-shown dialogueShare sc.9: true',
    ],
  ],
  [
    'romance',
    [
      'romance-meet by 0.25: true',
      'romance-apart at most 0.2: true',
      'romance-close : false',
      'romance-speeches wordsPerSpeech sc.9: true',
    ],
  ],
  ['scifi', ['scifi-image by page 6, none: false', 'scifi-rule by page 13, none: false']],
  [
    'thriller',
    [
      'thriller-danger by page 13, knife: true',
      'thriller-clock by page 34, none: false',
      'thriller-clock-kept every 34.0, 0 signs: false',
      'thriller-open open-endings null: false',
      'thriller-scene-length wordsPerScene sc.9: true',
    ],
  ],
] satisfies [ProducedGenre, string[]][])('%s looks for its signs within its bounds', async (genre, expected) => {
  const derived = { ...(await derivedOf(script)), pages: 100 };
  const told = conventionsByGenre[genre]?.flatMap(({ id, count }) => {
    const found = count(derived);
    return found ? [`${id} ${boundOf(found.counted)}: ${found.met}`] : [];
  });
  expect(told).toEqual(expected);
});

it.each([
  ['horror', 'horror-first-threat', 'The door opens by itself.', 'by itself'],
  ['horror', 'horror-steady-threat', 'The door opens by itself.', null],
  ['thriller', 'thriller-danger', 'An unknown number is on the phone.', 'unknown number'],
] as const)('%s hears a turn of its own in %s', async (genre, id, line, said) => {
  const calm = 'They wait in the room that they have, and it is what it was.\n\n';
  const rooms = (first: string) =>
    Array.from({ length: 4 }, (_, at) => `INT. ROOM ${at + 1} - DAY\n\n${at === 0 ? `${first}\n\n` : ''}${calm}`).join(
      '',
    );
  const counted = async (first: string) => {
    const convention = conventionsByGenre[genre]?.find((one) => one.id === id);
    return convention?.count(await derivedOf(rooms(first)))?.counted;
  };
  expect(await counted(line)).toMatchObject(said === null ? { signs: 1 } : { first: { said } });
  expect(await counted(calm.trim())).toMatchObject(said === null ? { signs: 0 } : { first: null });
});
