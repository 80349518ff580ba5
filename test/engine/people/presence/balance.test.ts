/** Whether who says more of two changes from the first half of their exchanges to the second. */
import { describe, expect, it } from 'vitest';
import { partsOf, talk } from '../parts-of.ts';

const long = 'I have told you again and again what I want of you, and still you do not hear it.';
const turns = (one: string, other: string, count: number): string =>
  talk(...Array.from({ length: count }, () => [`ANN: ${one}`, `BEN: ${other}`]).flat());
const balanceIn = async (talks: string) =>
  (await partsOf(`INT. SHED - DAY\n\nANN and BEN sit.\n\n${talks}`, ['meetings'])).meetings[0]?.balance;

describe('the balance of two', () => {
  it('is told where who says most of the words says least of them in the end', async () => {
    const found = await balanceIn(`${turns(long, 'No.', 40)}${turns('No.', long, 40)}`);
    expect(found?.before).toBeGreaterThan(0.9);
    expect(found?.after).toBeLessThan(0.2);
  });

  it('is not told where both halves are alike, nor of a few pages', async () => {
    expect(await balanceIn(turns(long, 'No.', 80))).toBeNull();
    expect(await balanceIn(`${turns(long, 'No.', 6)}${turns('No.', long, 6)}`)).toBeNull();
  });
});
