/** Sets the script beside the same user's other scripts by their fingerprints. Refuses to say what the other says: only this script is quoted. */

import type { AnalysisInput, OtherDraft } from '../../engine/analysis-input.ts';
import type { Derived } from '../../engine/derive.ts';
import type { SceneFacts } from '../../engine/scenes/scene-facts.ts';
import { type SceneMarks, sceneMarksOf } from '../../engine/text/fingerprint.ts';
import { quoteOf, spread } from '../../engine/text/quote.ts';
import { listed, percent, quoted } from '../../engine/wording.ts';
import type { ScriptSimilarityFindings } from './card.ts';

type Draft = ScriptSimilarityFindings['drafts'][number];

/** Marks below which a scene is too short to be told apart, about a dozen words; the share below which it counts as new. Yardsticks of ours. */
const fewestMarks = 3;
const newShare = 0.1;
/** Below this share of the wording two scripts are no drafts of one another, and nothing is laid out. */
const draftShare = 0.05;
const placesShown = 4;

interface Compared {
  readonly scene: SceneFacts;
  readonly share: number;
  readonly state: 'unchanged' | 'reworked' | 'new' | 'short';
}

/** Most shared wording first; `drafts` of the same user only, as the caller promises. */
export function ownDraftsOf({ screenplay, derived, otherDrafts }: AnalysisInput): Draft[] {
  if (otherDrafts.length === 0) return [];
  const own = sceneMarksOf(screenplay);
  return otherDrafts
    .map((draft) => compare(own, derived, draft))
    .sort((a, b) => b.share - a.share || (a.title < b.title ? -1 : 1));
}

function compare(own: readonly SceneMarks[], { scenes }: Derived, draft: OtherDraft): Draft {
  const marks = new Set(draft.fingerprint.marks);
  const wholes = new Set(draft.fingerprint.scenes);
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
  const share = shareOf(own.flatMap((one) => one.marks));
  const inState = (state: Compared['state']): Compared[] => compared.filter((one) => one.state === state);
  return {
    title: nameOf(draft),
    share: Number(share.toFixed(3)),
    unchanged: inState('unchanged').length,
    reworked: inState('reworked').length,
    fresh: inState('new').length,
    gone: draft.fingerprint.scenes.filter((whole) => !here.has(whole)).length,
    bullets: share < draftShare ? [] : bulletsOf(inState, compared.length),
  };
}

/** '“Salt” (salt-2.pdf, uploaded on 2026-11-03)': two drafts often share a title. */
const nameOf = ({ title, fileName, uploadedOn }: OtherDraft): string =>
  title === null
    ? `${fileName} (uploaded on ${uploadedOn})`
    : `${quoted(title)} (${fileName}, uploaded on ${uploadedOn})`;

function bulletsOf(inState: (state: Compared['state']) => Compared[], of: number): Draft['bullets'] {
  const shown = (list: readonly Compared[]): Compared[] =>
    spread(
      list.map((one) => ({ ...one, position: one.scene.position })),
      placesShown,
    );
  const among = (list: readonly Compared[], say: (one: Compared) => string): string => {
    const names = listed(shown(list).map(say));
    return `${list.length} of ${of} ${of === 1 ? 'scene' : 'scenes'}${list.length > placesShown ? `, ${names} among them` : `: ${names}`}.`;
  };
  const at = ({ scene }: Compared): string => `${scene.place} (scene ${scene.ordinal}, page ${scene.page})`;
  const [same, reworked, fresh] = [inState('unchanged'), inState('reworked'), inState('new')];
  const lines = [
    { list: same, text: `Word for word the same: ${among(same, at)}` },
    {
      list: reworked,
      text: `Reworked: ${among(reworked, (one) => `${at(one)} with ${percent(one.share)} kept`)}`,
    },
    { list: fresh, text: `New in this script: ${among(fresh, at)}` },
  ];
  return lines
    .filter(({ list }) => list.length > 0)
    .map(({ list, text }) => ({
      text,
      evidence: shown(list).map(({ scene }) =>
        quoteOf(scene.passages.find(({ kind }) => kind === 'action' || kind === 'dialogue') ?? scene.headingPassage),
      ),
    }));
}
