/** Sets the script beside the same user's other scripts by their fingerprints. Of the other nothing is told but how much of it stands here. */
import { sceneId } from '../../story/ids.ts';
import type { OwnDraft, SceneFate } from '../../story/own-draft.ts';
import type { AnalysisInput, OtherDraft } from '../analysis-input.ts';
import type { SceneFacts } from '../scenes/scene-facts.ts';
import { type SceneMarks, sceneMarksOf } from '../text/fingerprint.ts';
import { quoteOf, spread } from '../text/quote.ts';

/** Marks below which a scene is too short to be told apart, about a dozen words; the share below which it counts as new. Yardsticks of ours. */
const fewestMarks = 3;
const newShare = 0.1;
/** Below this share of the wording two scripts are no drafts of one another. */
const draftShare = 0.05;
const scenesShown = 4;

interface Compared {
  readonly scene: SceneFacts;
  readonly share: number;
  readonly state: 'unchanged' | 'reworked' | 'new' | 'short';
}

/** In the order given; `otherDrafts` are of the same user only, as the caller promises. */
export function countOwnDrafts({
  screenplay,
  derived,
  otherDrafts,
}: Pick<AnalysisInput, 'screenplay' | 'derived' | 'otherDrafts'>): OwnDraft[] {
  if (otherDrafts.length === 0) return [];
  const own = sceneMarksOf(screenplay);
  return otherDrafts.map((draft) => compare(own, derived.scenes, draft));
}

function compare(own: readonly SceneMarks[], scenes: readonly SceneFacts[], draft: OtherDraft): OwnDraft {
  const { title, fileName, uploadedOn, fingerprint } = draft;
  const marks = new Set(fingerprint.marks);
  const wholes = new Set(fingerprint.scenes);
  const shareOf = (list: readonly number[]): number =>
    list.length === 0 ? 0 : list.filter((mark) => marks.has(mark)).length / list.length;
  const byOrdinal = new Map(own.map((one) => [one.ordinal, one]));
  const compared = scenes.flatMap((scene): Compared[] => {
    const one = byOrdinal.get(scene.ordinal);
    if (!one) return [];
    const share = shareOf(one.marks);
    if (wholes.has(one.whole)) return [{ scene, share: 1, state: 'unchanged' }];
    if (one.marks.length < fewestMarks) return [{ scene, share, state: 'short' }];
    return [{ scene, share, state: share <= newShare ? 'new' : 'reworked' }];
  });
  const here = new Set(own.map(({ whole }) => whole));
  const share = Number(shareOf(own.flatMap((one) => one.marks)).toFixed(3));
  const isDraft = share >= draftShare;
  const fateOf = (state: Compared['state']): SceneFate => {
    const list = compared.filter((one) => one.state === state);
    return { count: list.length, shown: isDraft ? shownOf(list) : [] };
  };
  return {
    title,
    fileName,
    uploadedOn,
    share,
    isDraft,
    scenes: compared.length,
    unchanged: fateOf('unchanged'),
    reworked: fateOf('reworked'),
    fresh: fateOf('new'),
    gone: fingerprint.scenes.filter((whole) => !here.has(whole)).length,
  };
}

const shownOf = (list: readonly Compared[]): SceneFate['shown'] =>
  spread(
    list.map((one) => ({ ...one, position: one.scene.position })),
    scenesShown,
  ).map(({ scene, share }) => ({
    scene: sceneId(scene.ordinal),
    kept: share,
    cite: quoteOf(scene.passages.find(({ kind }) => kind === 'action' || kind === 'dialogue') ?? scene.headingPassage),
  }));
