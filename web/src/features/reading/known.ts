/** What the reports take a script for where its writer has set nothing, as far as they say it by an id. Pure. */
import type { Block } from '../../../../lib/contract/blocks.ts';

import type { QuestionNumber, ReportEntry } from '../../../../lib/contract/report.ts';
import { genreLabels, type Setting, turns } from './settings.ts';

/** Summary (genre, type), characters (who leads), structure (where it turns). */
export const questionsOfSettings = [4, 8, 13] as const satisfies readonly QuestionNumber[];

export type Known = Readonly<Partial<Record<Setting, string>>>;

const genres: ReadonlySet<string> = new Set(Object.values(genreLabels));
/** How the characters' report heads the person who leads. */
const lead = /^(.+), protagonist$/;

function knownIn(block: Block): Known {
  if (block.kind === 'facts') {
    const valueIn = (id: string): string | undefined => block.items.find((item) => item.id === id)?.value;
    const counted = valueIn('genre-counted');
    const genre = valueIn('genre') ?? (counted !== undefined && genres.has(counted) ? counted : undefined);
    const format = valueIn('scriptType');
    return { ...(genre && { genre }), ...(format && { format }) };
  }
  if (block.kind === 'findings') {
    const names = block.items.flatMap(({ id, title }) =>
      id?.startsWith('person.') ? (lead.exec(title)?.[1] ?? []) : [],
    );
    return names[0] === undefined ? {} : { protagonist: names[0] };
  }
  if (block.kind !== 'timeline') return {};
  return Object.fromEntries(
    turns.flatMap((key) => {
      const item = block.items.find(({ turn }) => turn === key);
      return item === undefined ? [] : [[key, `page ${item.fromPage}: ${item.text}`]];
    }),
  );
}

/** What a reader says goes before what was counted, as it does in the reports. */
export const knownFrom = (entries: readonly ReportEntry[]): Known =>
  Object.assign({}, ...entries.flatMap(({ blocks }) => blocks.map(knownIn)).toReversed());
