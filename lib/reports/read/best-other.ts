/** The one form to sell a script in beside its own: named the same wherever forms are spoken of. */
import type { MarketRead } from '../../story/read/judgement-read.ts';

/** As its reader has it; of readings that were made before it was asked for the first that fits. The first form named is the script's own. */
export function bestOther({
  formats,
  bestForm,
}: Pick<MarketRead, 'formats' | 'bestForm'>): MarketRead['formats'][number] | undefined {
  const [own] = formats;
  const others = formats.filter((each) => each !== own && each.fits !== 'no');
  return others.find(({ format }) => format === bestForm) ?? others.find(({ fits }) => fits === 'yes') ?? others[0];
}
