/** Counts the graph's relations: every two people who exchange lines, strongest tie first. */
import { characterId, sceneId } from '../../story/ids.ts';
import type { Relation } from '../../story/relation.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { SceneFacts } from '../scenes/scene-facts.ts';
import { isQuestion } from '../text/speech-kinds.ts';
import { sum } from '../text/statistics.ts';
import { adjacentLinesIn } from './adjacent-lines.ts';
import { exchangeOf, lineOf } from './line-of.ts';
import type { NetworkLink } from './speaking-network.ts';

export function countRelations({ derived: { network, scenes } }: AnalysisInput): Relation[] {
  const linesOf = adjacentLinesIn(scenes);
  const sceneOf = new Map(scenes.map((scene) => [scene.ordinal, scene]));
  return network.links.map((link) => {
    const lines = linesOf(link.source, link.target);
    return {
      people: [characterId(link.source), characterId(link.target)],
      exchanges: link.exchanges,
      scenes: link.scenes.map(sceneId),
      ...inScenes(
        link,
        link.scenes.flatMap((ordinal) => sceneOf.get(ordinal) ?? []),
      ),
      first: lines && exchangeOf(lines.first),
      last: lines && exchangeOf(lines.last),
    };
  });
}

/** What each of the two says in the scenes where they exchange lines. */
function inScenes(
  { source, target }: NetworkLink,
  scenes: readonly SceneFacts[],
): Pick<Relation, 'words' | 'questions' | 'lastLine'> {
  const saidBy = (id: string) =>
    scenes.flatMap(({ speeches }) => speeches.filter(({ speakers }) => speakers.includes(id)));
  const [one, other] = [saidBy(source), saidBy(target)];
  const wordsIn = (speeches: typeof one): number => sum(speeches.map(({ words }) => words.length));
  const last = scenes
    .at(-1)
    ?.speeches.findLast(({ speakers }) => speakers.includes(source) || speakers.includes(target));
  return {
    words: [wordsIn(one), wordsIn(other)],
    questions: [one.filter(isQuestion).length, other.filter(isQuestion).length],
    lastLine: last ? lineOf(last) : null,
  };
}
