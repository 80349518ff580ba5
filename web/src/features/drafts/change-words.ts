/** The words for what became of a scene: label, place, and one line of detail. Colour only repeats them. */
import type { ComparedScene, SceneChange } from '../../../../lib/contract/comparison.ts';

const looks = {
  quiet: 'border-rule-strong text-ink-soft',
  warm: 'border-brass text-brass bg-brass-wash',
  good: 'border-good text-good bg-good-wash',
  bad: 'border-bad text-bad bg-bad-wash',
  blue: 'border-accent text-accent bg-accent-wash',
} as const;

const words: Readonly<Record<SceneChange['kind'], { word: string; look: keyof typeof looks }>> = {
  same: { word: 'Same', look: 'quiet' },
  rewritten: { word: 'Rewritten', look: 'warm' },
  split: { word: 'Split', look: 'warm' },
  merged: { word: 'Merged', look: 'warm' },
  added: { word: 'Added', look: 'good' },
  cut: { word: 'Cut', look: 'bad' },
};

export function labelsOf({ kind, moved, heading_changed }: SceneChange): { word: string; look: string }[] {
  const own = words[kind];
  const labels = kind === 'same' && (moved || heading_changed) ? [] : [{ word: own.word, look: looks[own.look] }];
  if (heading_changed) labels.push({ word: 'New heading', look: looks.warm });
  if (moved) labels.push({ word: 'Moved', look: looks.blue });
  return labels;
}

export const pageOf = ({ page, last_page }: Pick<ComparedScene, 'page' | 'last_page'>): string =>
  last_page > page ? `pages ${page}–${last_page}` : `page ${page}`;
export const sceneName = ({ ordinal }: ComparedScene): string => (ordinal === null ? 'Opening' : `Scene ${ordinal}`);

/** '71 % of the wording kept, 38 words added, 90 cut'; null where the wording is the same or only one draft has it. */
export function wordingSentence({ kind, kept, words_added, words_cut }: SceneChange): string | null {
  if (kind === 'same' || kind === 'added' || kind === 'cut') return null;
  const percent = Math.min(99, Math.max(1, Math.round(kept * 100)));
  const counted = (count: number): string => `${count} ${count === 1 ? 'word' : 'words'}`;
  if (words_added + words_cut === 0) return 'All of the wording kept.';
  return `${percent} % of the wording kept, ${counted(words_added)} added, ${words_cut} cut.`;
}
