/** Damaged files, the same in every run: each is read as a script or refused with a code and a sentence. More of them: node test/screenplay/fuzz.ts. */
import { expect, it } from 'vitest';
import { parseScreenplay } from '../../../lib/screenplay/parse.ts';
import { ScreenplayError } from '../../../lib/screenplay/screenplay-error.ts';
import { seededRandom } from '../../pdf/seeded-random.ts';
import { spoilableFiles, spoilFile } from '../../pdf/spoil-file.ts';
import { amount } from '../../sampled.ts';

const filesOfEach = amount(8, 25);

it('a spoiled PDF is a script or a refusal', async () => {
  const random = seededRandom(15);
  const outcomes = new Map<string, number>();
  for (const source of spoilableFiles())
    for (let time = 0; time < filesOfEach; time += 1) {
      const { bytes } = spoilFile(source, random);
      const outcome = await parseScreenplay(bytes, { format: 'pdf', maxPages: 600 }).then(
        () => 'read',
        (error: unknown) => {
          if (!(error instanceof ScreenplayError)) throw error;
          expect(error.message).toMatch(/^[A-Z].*\.?$/);
          return error.code;
        },
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  expect(outcomes.get('read')).toBeGreaterThan(filesOfEach);
  expect(outcomes.get('damaged_pdf')).toBeGreaterThan(0);
}, 60_000);
