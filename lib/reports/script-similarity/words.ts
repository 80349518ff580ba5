/** The words of the report on similar scripts; the only place where it has any. */
import { capitalised, listed, percent, quoted } from '../../engine/wording.ts';
import type { OwnDraft } from '../../story/own-draft.ts';
import type { StoryScene } from '../../story/scene.ts';

export const titles = {
  drafts: 'Your own scripts beside this one',
  fates: 'What became of the draft',
  films: 'Films and series it is like',
} as const;
export const columns = {
  script: 'Script',
  share: 'Wording of this one found there',
  unchanged: 'Scenes the same',
  reworked: 'Reworked',
  fresh: 'New',
  gone: 'Its scenes changed or cut here',
} as const;

/** Neither 'you' nor 'none': whoever holds a share link reads it, too, and must not learn whether there are others. */
export const withoutDrafts =
  'No other draft is set beside this one here; the comparison begins when a second draft is uploaded.';

/** `title` is ready for a sentence. */
export const filmsUnknown = (title: string): string => `Which films and series ${title} is like is not known here.`;

/** '“Salt” (salt-2.pdf, uploaded on 2026-11-03)': two drafts often share a title. */
export const draftName = ({ title, fileName, uploadedOn }: OwnDraft): string =>
  title === null
    ? `${fileName} (uploaded on ${uploadedOn})`
    : `${quoted(title)} (${fileName}, uploaded on ${uploadedOn})`;

export const draftTitle = ({ share, title }: { readonly share: number; readonly title: string }): string =>
  `${capitalised(percent(share))} of this script’s wording stands in ${title}`;

/** Some of `count` scenes, of `scenes` compared in all. */
interface Fate {
  readonly count: number;
  readonly scenes: number;
  readonly shown: readonly { readonly scene: StoryScene; readonly kept: number }[];
}

const at = ({ place, ordinal, page }: StoryScene): string => `${place} (scene ${ordinal}, page ${page})`;

const among = ({ count, scenes, shown }: Fate, names: readonly string[]): string =>
  `${count} of ${scenes} ${scenes === 1 ? 'scene' : 'scenes'}${count > shown.length ? `, ${listed(names)} among them` : `: ${listed(names)}`}.`;

const places = ({ shown }: Fate): string[] => shown.map(({ scene }) => at(scene));

export const fates = {
  unchanged: (fate: Fate): string => `Word for word the same: ${among(fate, places(fate))}`,
  reworked: (fate: Fate): string =>
    `Reworked: ${among(
      fate,
      fate.shown.map(({ scene, kept }) => `${at(scene)} with ${percent(kept)} kept`),
    )}`,
  fresh: (fate: Fate): string => `New in this script: ${among(fate, places(fate))}`,
} as const;
