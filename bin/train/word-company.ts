/** `npm run train -- company DIR`: counts beside which words produced scripts write those that are taken for one another. Keeps counts of single words, and no text. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { companyTable, leastSupport, packCounts } from '../../lib/engine/learned/word-company.ts';
import { lookAlikes } from '../../lib/engine/lexicons/flaws/look-alikes.ts';
import { kindOf, kinds, neighboured, signs } from '../../lib/engine/text/neighbours.ts';
import type { Passage } from '../../lib/engine/text/passages.ts';

const target = path.join(import.meta.dirname, '../../lib/engine/learned/word-company.json');
/** Neighbours kept, the commonest of all words; of the others only the kind is counted. */
const neighboursKept = 850;
/** A count below it is one script's. */
const fewest = 3;

type Side = 'before' | 'after';

const plain = (word: string): string => word.replaceAll('’', "'").toLowerCase();

/** What is read of a script: where the reader stands in for a whole one. */
export interface Counted {
  readonly derived: { readonly passages: readonly Pick<Passage, 'kind' | 'text'>[] };
}

export async function trainWordCompany(
  scripts: AsyncIterable<Counted>,
  about: { readonly source: string; readonly date: string },
): Promise<void> {
  const wanted = new Set(lookAlikes.flatMap(({ word, meant }) => [word, plain(meant)]));
  const times = new Map<string, number>();
  const beside = new Map(
    [...wanted].map((word) => [word, { before: new Map<string, number>(), after: new Map<string, number>() }]),
  );
  let count = 0;
  const add = (counts: Map<string, number>, key: string): void => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  for await (const { derived } of scripts) {
    count += 1;
    for (const { kind, text } of derived.passages) {
      if (kind !== 'action' && kind !== 'dialogue') continue;
      for (const { word, before, after } of neighboured(text)) {
        const own = plain(word);
        add(times, own);
        const company = beside.get(own);
        if (!company) continue;
        add(company.before, before);
        add(company.after, after);
      }
    }
  }
  const marks = [...Object.values(signs), ...kinds];
  const neighbours = [...marks, ...[...times].sort(([, one], [, other]) => other - one).map(([word]) => word)].slice(
    0,
    neighboursKept,
  );
  const kept = new Set(neighbours);
  const metBeside = (word: string, side: Side): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const [next, met] of beside.get(word)?.[side] ?? []) {
      const key = kept.has(next) ? next : kindOf(next);
      counts.set(key, (counts.get(key) ?? 0) + met);
    }
    return counts;
  };
  const packed = (word: string, side: Side): string => {
    const counts = metBeside(word, side);
    const meant = lookAlikes.flatMap((pair) => (pair.word === word ? metBeside(plain(pair.meant), side) : []));
    if (lookAlikes.some((pair) => plain(pair.meant) === word)) meant.push(counts);
    return packCounts(
      neighbours.map((next) => {
        const met = counts.get(next) ?? 0;
        return met < fewest || !meant.some((one) => (one.get(next) ?? 0) >= leastSupport) ? 0 : met;
      }),
    );
  };
  const table = companyTable.parse({
    source: about.source,
    counted: about.date,
    scripts: count,
    fewest,
    neighbours: neighbours.join(' '),
    words: Object.fromEntries(
      [...wanted]
        .sort()
        .map((word) => [
          word,
          { times: times.get(word) ?? 0, before: packed(word, 'before'), after: packed(word, 'after') },
        ]),
    ),
  });
  await writeFile(target, `${JSON.stringify(table, null, 2)}\n`);
  console.log(`${wanted.size} words beside ${neighbours.length}, from ${count} scripts. Written to ${target}.`);
}
