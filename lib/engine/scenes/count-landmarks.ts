/** Counts the graph's landmarks: what stands out in the script by its size or its place. */
import { characterId, sceneId } from '../../story/ids.ts';
import type { Landmarks } from '../../story/landmarks.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import { lastFifth } from '../measures/memory-measures.ts';
import { endsOpen } from '../measures/pace-measures.ts';
import type { SceneFacts } from './scene-facts.ts';

/** Words of a paragraph that show which is meant. */
const openingWords = 4;
/** A longer last line is cut after its first words. */
const longestLine = 14;
const lineWords = 10;
/** A scene with fewer speeches has no last line to do without. */
const fewestSpeeches = 2;

/** The first of those with the highest value; null of none. */
const most = <T>(items: readonly T[], value: (item: T) => number): T | null =>
  items.reduce<T | null>((best, item) => (best !== null && value(best) >= value(item) ? best : item), null);

const firstWords = (text: string, count: number): string => text.split(/\s+/).slice(0, count).join(' ');
const idOf = (scene: SceneFacts | null): string | null => scene && sceneId(scene.ordinal);

export function countLandmarks({ derived }: Pick<AnalysisInput, 'derived'>): Landmarks {
  const { scenes, speeches, actions } = derived;
  const longest = most(scenes, ({ pages }) => pages);
  const mostTalk = most(longest === null ? [] : [longest, ...scenes], ({ talkWords }) => talkWords);
  const inside = scenes.filter(({ heading }) => heading.setting === 'INT');
  const speech = most(speeches, ({ words }) => words.length);
  const paragraph = most(actions, ({ words }) => words.length);
  const { gone } = lastFifth(derived);
  return {
    longest: idOf(longest),
    mostTalk: idOf(mostTalk),
    longestInside: idOf(most(inside, ({ pages }) => pages)),
    longestSpeech: speech && {
      speaker: characterId(speech.speakers[0] ?? ''),
      words: speech.words.length,
      page: speech.page,
    },
    longestParagraph: paragraph && {
      words: paragraph.words.length,
      page: paragraph.at.page,
      opening: firstWords(paragraph.text, openingWords),
    },
    closedEnding: closedEndingOf(derived),
    gone: gone.map(({ id }) => characterId(id)),
  };
}

function closedEndingOf({ scenes }: Derived): Landmarks['closedEnding'] {
  const closed = scenes.filter(
    ({ speeches }) => speeches.length >= fewestSpeeches && !endsOpen(speeches.at(-1)?.text ?? ''),
  );
  const scene = most(closed, ({ pages }) => pages);
  const line = scene?.speeches.at(-1);
  if (!scene || !line) return null;
  const cut = line.words.length > longestLine;
  return { scene: sceneId(scene.ordinal), words: cut ? firstWords(line.text, lineWords) : line.text, cut };
}
