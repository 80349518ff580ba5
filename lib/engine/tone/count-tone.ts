/** Counts what a script shows and says of feeling, by page. */
import type { Tone, ToneEighth, ToneMark } from '../../story/tone.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import { oathsIn, shoutsIn } from './heard-marks.ts';
import { laughterIn, type Mark, tearsIn, violenceIn } from './shown-marks.ts';
import { ownNames } from './shown-text.ts';
import { silencesIn } from './silences.ts';
import { toneStretches } from './tone-stretches.ts';

const eighths = 8;
/** Pages below which an eighth is a page or two. */
const fewestPages = 30;

export function countTone({
  derived,
  screenplay,
  details,
}: Pick<AnalysisInput, 'derived' | 'screenplay' | 'details'>): Tone {
  if (!derived.english) return { marks: null };
  const names = ownNames(derived, `${screenplay.titlePage.title ?? ''} ${details.title}`);
  const [tears, laughter] = [tearsIn(derived), laughterIn(derived)];
  const violence = violenceIn(derived, names);
  const [oaths, shouts] = [oathsIn(derived), shoutsIn(derived)];
  return {
    marks: {
      tears: tears.told,
      laughter: laughter.told,
      oaths: oaths.told,
      shouts: shouts.told,
      silences: silencesIn(derived),
      violence: violence.told,
      eighths: eighthsOf(derived, {
        tears: tears.marks,
        laughter: laughter.marks,
        oaths: oaths.marks,
        shouts: shouts.marks,
        violence: violence.marks,
      }),
      ...toneStretches(derived, names),
    },
  };
}

function eighthsOf({ pages }: Derived, marks: Readonly<Record<ToneMark, readonly Mark[]>>): ToneEighth[] {
  if (pages < fewestPages) return [];
  const last = Math.ceil(pages);
  const startOf = (at: number): number => Math.round((at * last) / eighths) + 1;
  return Array.from({ length: eighths }, (_, at) => {
    const [from, to] = [startOf(at), startOf(at + 1) - 1];
    const within = (own: readonly Mark[]): number => own.filter(({ page }) => page >= from && page <= to).length;
    return {
      from,
      to,
      tears: within(marks.tears),
      laughter: within(marks.laughter),
      oaths: within(marks.oaths),
      shouts: within(marks.shouts),
      violence: within(marks.violence),
    };
  });
}
