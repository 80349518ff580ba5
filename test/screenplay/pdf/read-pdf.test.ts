import { expect, it } from 'vitest';
import { readPdf } from '../../../lib/screenplay/pdf/read-pdf.ts';
import { japanesePage } from '../../pdf/japanese-page.ts';

it('reads Japanese text whose font is not in the file, by the character maps of the library', async () => {
  const pages = await readPdf(japanesePage(['屋内。学校。昼。', '花子が走る。']), { maxPages: 9 });
  expect(pages[0]?.runs.map((run) => run.text)).toEqual(['屋内。学校。昼。', '花子が走る。']);
});
