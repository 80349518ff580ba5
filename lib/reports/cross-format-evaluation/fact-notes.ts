/** What stands beside a counted fact: a note and places. */
import { standingPlaces } from '../../engine/formats/format-facts.ts';
import { scenesByPlace } from '../../engine/scenes/scenes-by-place.ts';
import { counted, decimal, listed } from '../../engine/wording.ts';
import { speakersAmong } from '../../story/character.ts';
import { type Cite, evidenceOf } from '../../story/cite.ts';
import type { FormatFact } from '../../story/formats.ts';
import type { StoryScene } from '../../story/scene.ts';
import { placeName } from '../describe-place.ts';
import { sceneFinder } from '../story-lookup.ts';
import type { CrossFormatEvaluationFindings } from './card.ts';
import { type FormatStory, spreadOver, threadNames } from './changes.ts';

type Note = Pick<CrossFormatEvaluationFindings['facts'][number], 'note' | 'evidence'>;
interface Noted {
  readonly note: string;
  readonly cites: readonly Cite[];
}
const two = (scenes: readonly StoryScene[]): Cite[] => spreadOver(scenes, 2).map(({ heading }) => heading);
const most = (scenes: readonly StoryScene[], of: (scene: StoryScene) => number): StoryScene[] =>
  [...scenes].sort((a, b) => of(b) - of(a) || a.ordinal - b.ordinal).slice(0, 1);

const notes: Readonly<Record<FormatFact, (story: FormatStory) => Noted>> = {
  pages: ({ source }) => ({ note: `about ${counted(Math.max(1, Math.round(source.pages)), 'minute')}`, cites: [] }),
  scenes: ({ scenes, source }) => ({
    note: `${decimal(source.pages / Math.max(1, scenes.length), 2)} pages each`,
    cites: two(most(scenes, ({ pages }) => pages)),
  }),
  speakers: ({ characters }) => {
    const big = speakersAmong(characters).filter(({ share }) => share >= 0.1);
    return {
      note:
        big.length > 0
          ? `a tenth of the words or more: ${listed(big.map(({ name }) => name))}`
          : 'nobody has a tenth of the words',
      cites: big.slice(0, 2).flatMap(({ first }) => first?.cite ?? []),
    };
  },
  places: ({ scenes }) => {
    const [top = []] = scenesByPlace(scenes);
    return {
      note: top[0] ? `most used: ${placeName(top[0])}, ${counted(top.length, 'scene')}` : '',
      cites: two(top),
    };
  },
  talk: ({ scenes }) => {
    const [fullest] = most(scenes, ({ talkWords }) => talkWords);
    return fullest && fullest.talkWords > 0
      ? { note: `most in scene ${fullest.ordinal}, ${placeName(fullest)}`, cites: [fullest.heading] }
      : { note: 'nobody speaks', cites: [] };
  },
  speech: ({ talk: { longest } }) =>
    longest
      ? { note: `the longest has ${longest.words}, on page ${longest.line.cite.page}`, cites: [longest.line.cite] }
      : { note: '', cites: [] },
  small: ({ scenes }) => {
    const [crowded] = most(scenes, ({ speakers }) => speakers.length);
    return {
      note: crowded ? `most speak in scene ${crowded.ordinal}: ${crowded.speakers.length}` : '',
      cites: crowded ? [crowded.heading] : [],
    };
  },
  interiors: ({ scenes }) => {
    const outside = scenes.filter(({ setting }) => setting !== null && setting !== 'INT');
    return { note: `${counted(outside.length, 'scene')} outside or both`, cites: two(outside) };
  },
  wordless: ({ scenes }) => {
    const silent = scenes.filter(({ talkWords }) => talkWords === 0);
    return { note: `${counted(silent.length, 'scene')} without a spoken word`, cites: two(silent) };
  },
  threads: (story) => {
    const { threads } = story.formats;
    const names = threadNames(story);
    return {
      note: threads.map(({ scenes }, index) => `${names[index]} (${scenes.length})`).join('; '),
      cites: threads
        .slice(0, 3)
        .flatMap(({ scenes: [first] }) => (first === undefined ? [] : sceneFinder(story)(first).heading)),
    };
  },
  standing: ({ scenes }) => {
    const top = scenesByPlace(scenes)
      .slice(0, standingPlaces)
      .flatMap(([scene]) => scene ?? []);
    return { note: listed(top.map(placeName)), cites: top.map(({ heading }) => heading) };
  },
  hooks: ({ scenes, formats: { endings } }) => ({
    note: `${counted(endings.pulling, 'scene')} of ${scenes.length} ${endings.pulling === 1 ? 'ends' : 'end'} so`,
    cites: endings.strongest,
  }),
};

export function factNote(id: FormatFact, value: number | null, story: FormatStory): Note {
  if (value === null) return { note: '', evidence: [] };
  const { note, cites } = notes[id](story);
  return { note, evidence: cites.map(evidenceOf) };
}
