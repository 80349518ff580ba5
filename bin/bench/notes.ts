/** How notes are carried over planted edits of our own scripts: closed falsely, closed as they should be, ids joined wrongly; once counted, once from two recorded readings. */
import { countedDrafts } from '../../test/engine/notes/counted-drafts.ts';
import { editKinds, judge, type PlantedDraft, type Verdict } from '../../test/engine/notes/judge-carry.ts';
import { readDrafts } from '../../test/engine/notes/read-drafts.ts';
import { BenchError } from './bench-error.ts';

export const usage = 'Usage: npm run bench -- notes';

const columns = ['drafts', 'notes', 'to close', 'closed', 'falsely', 'ids joined wrongly', 'ids lost'] as const;
const sum = (verdicts: readonly Verdict[], of: (verdict: Verdict) => number): number =>
  verdicts.reduce((total, verdict) => total + of(verdict), 0);

const row = (kind: string, verdicts: readonly Verdict[]): string =>
  [
    kind.padEnd(16),
    ...[
      verdicts.length,
      sum(verdicts, ({ notes }) => notes),
      sum(verdicts, ({ toClose }) => toClose),
      sum(verdicts, ({ closed }) => closed),
      sum(verdicts, ({ falselyClosed }) => falselyClosed.length),
      sum(verdicts, ({ wronglyJoined }) => wronglyJoined.length),
      sum(verdicts, ({ lost }) => lost.length),
    ].map((figure, at) => String(figure).padStart((columns[at]?.length ?? 0) + 2)),
  ].join('');

function print(title: string, drafts: readonly PlantedDraft[]): void {
  const verdicts = drafts.map(judge);
  console.log(`\n${title}`);
  console.log(''.padEnd(16) + columns.map((column) => column.padStart(column.length + 2)).join(''));
  for (const kind of editKinds)
    console.log(
      row(
        kind,
        verdicts.filter((one) => one.kind === kind),
      ),
    );
  console.log(row('all', verdicts));
  for (const { draft, falselyClosed, missed, wronglyJoined, lost } of verdicts) {
    for (const note of falselyClosed) console.log(`closed falsely: ${draft}: ${note}`);
    for (const note of missed) console.log(`not closed: ${draft}: ${note}`);
    for (const note of wronglyJoined) console.log(`joined wrongly: ${draft}: ${note}`);
    for (const note of lost) console.log(`id lost: ${draft}: ${note}`);
  }
}

export async function bench(args: string[]): Promise<void> {
  if (args.length > 0) throw new BenchError(usage);
  console.log('Asked: none closed falsely, 90 of 100 true ones closed, no id joined wrongly.');
  print('counted: the two scripts with slips typed into them', await countedDrafts());
  print('read: the two recorded readings, and a second reader of the new draft made from them', await readDrafts());
}
