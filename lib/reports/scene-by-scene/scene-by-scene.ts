/** The script scene by scene as it was read: what happens, who wants what, what changes, and whether the script would miss it. */
import type { ReportEntry } from '../../contract/report.ts';
import type { SceneRead } from '../../story/read/scene-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import type { StoryScene } from '../../story/scene.ts';
import { placeName } from '../describe-place.ts';
import type { ReadAround } from '../read/around.ts';
import { footOf } from '../read/provenance.ts';
import { bullet, type FindingItem, findings } from '../read/said.ts';
import * as words from './words.ts';

/** What a scene's title needs of the counted scene. */
export type SceneHead = Pick<StoryScene, 'ordinal' | 'place' | 'page' | 'lastPage'>;

/** `heads` are the counted scenes; one that was not read is left out, and no scene without a head is lost. */
export function sceneBySceneEntry(read: StoryRead, around: ReadAround, heads: readonly SceneHead[]): ReportEntry {
  const byOrdinal = new Map(heads.map((head) => [head.ordinal, head]));
  const items = read.scenes
    .toSorted((a, b) => (a.scene ?? 0) - (b.scene ?? 0))
    .map((scene) => itemOf(scene, around, scene.scene === null ? undefined : byOrdinal.get(scene.scene)));
  const blocks = findings(words.title, items);
  return { prompt: words.prompt, blocks: blocks.length === 0 ? [] : [...blocks, ...footOf(read)] };
}

function itemOf(scene: SceneRead, around: ReadAround, head: SceneHead | undefined): FindingItem {
  const { cites, could, note } = scene;
  const from = head?.page ?? cites[0]?.page ?? 1;
  const pages = words.pagesText(from, head?.lastPage ?? from);
  const points = around.points.filter(({ said }) => said.cites[0]?.scene === scene.scene);
  return {
    id: `scene.${scene.scene ?? 0}`,
    title: words.sceneTitle(scene.scene, head ? placeName(head) : null, pages, {
      fate: could,
      isMended: points.some(({ kind }) => kind !== 'strength'),
    }),
    bullets: [
      bullet(scene.happens, cites),
      ...(scene.want === null ? [] : [bullet(words.wants(scene.want))]),
      ...(scene.turns === null ? [] : [bullet(words.turns(scene.turns))]),
      ...(scene.plants.length === 0 ? [] : [bullet(words.plants(scene.plants))]),
      ...(scene.pays.length === 0 ? [] : [bullet(words.pays(scene.pays))]),
      ...points.map((point) => bullet(words.here(point, around.homeOf(point)))),
    ],
    advice: note === null ? null : words.fateAdvice(could, note),
    severity: null,
  };
}
