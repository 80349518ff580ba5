/** The words of what would go over to another form. */
import { capitalised, counted, listed, numberWord, onRuns, percent } from '../../engine/wording.ts';
import type { ShootNeed } from '../../story/production/shoot.ts';

export const labels = { stage: 'On a stage', audio: 'By sound alone', series: 'Sets a series would keep' } as const;

const needWords: Readonly<Partial<Record<ShootNeed, string>>> = {
  fire: 'fire',
  crowds: 'crowds',
  animals: 'animals',
  water: 'water',
};
/** Runs of pages named of a need, and needs. */
const mostPages = 6;
const mostNeeds = 3;

/** 'Three places hold 31% of the pages (The Convent, Office and Chapel), 73 others the rest; 64% lie inside. Against it: crowds on pages 70-76.' */
export function stage(o: {
  readonly names: readonly string[];
  readonly share: number;
  readonly inside: number;
  readonly others: number;
  readonly against: readonly { readonly need: ShootNeed; readonly pages: readonly number[] }[];
}): string {
  const needs = o.against
    .slice(0, mostNeeds)
    .map(({ need, pages }) =>
      pages.length > mostPages
        ? `${needWords[need]} on at least ${numberWord(pages.length)} pages`
        : `${needWords[need]} on ${onRuns(pages)}`,
    );
  return `${listed(o.names)} hold ${percent(o.share)} of the pages, ${counted(o.others, 'other place')} the rest; ${percent(o.inside)} lie inside.${needs.length === 0 ? '' : ` Against it: ${listed(needs)}.`}`;
}

/** '88% of the pages lie in scenes with talk; nobody speaks in 21 of 148 scenes.' */
export function audio(o: { readonly share: number; readonly quiet: number; readonly scenes: number }): string {
  const opening = `${percent(o.share)} of the pages lie in scenes with talk`;
  if (o.quiet === 0) return `${opening}.`;
  return `${opening}; nobody speaks in ${numberWord(o.quiet)} of ${o.scenes} scenes.`;
}

/** '45% of the pages play at five: The Convent (22-94), Office (20-86) and others.' */
export const series = (
  sets: readonly { readonly name: string; readonly firstPage: number; readonly lastPage: number }[],
  share: number,
): string =>
  capitalised(
    `${numberWord(sets.length)} places hold ${percent(share)} of the pages: ${listed(
      sets.map(
        ({ name, firstPage, lastPage }) =>
          `${name} (${firstPage === lastPage ? firstPage : `${firstPage}-${lastPage}`})`,
      ),
    )}.`,
  );
