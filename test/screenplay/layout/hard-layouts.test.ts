import { describe, expect, it } from 'vitest';
import { placeScript } from '../../../lib/screenplay/formats/place-script.ts';
import { readFountain } from '../../../lib/screenplay/formats/read-fountain.ts';
import { lastReel } from '../../pdf/corpus.ts';
import { spoilPages } from '../../pdf/spoil-pages.ts';
import { parsePdf } from '../compare.ts';
import { measure } from '../measure.ts';

describe('a hard page layout', () => {
  it.each(spoilPages(readFountain(lastReel.fountain())).map((spoiled) => [spoiled.name, spoiled] as const))(
    'still gives every scene, and nearly every word its element: %s',
    async (_name, { script, pdf }) => {
      const { words, scenes } = measure(await parsePdf(pdf), { ...placeScript(script).screenplay, format: 'pdf' });
      expect(words).toBeGreaterThanOrEqual(0.99);
      expect(scenes[0]).toBe(scenes[1]);
    },
  );
});
