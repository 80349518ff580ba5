/** The forms that a reader sees a story in: each with its reasons, told once. */
import { expect, it } from 'vitest';
import { crossFormatEvaluationReading } from '../../../lib/reports/cross-format-evaluation/reading.ts';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { lastReelRead } from './last-reel-read.ts';
import { ofKind, textsIn } from './told.ts';

it('tells why the best of the other forms is the best in its own card, and in the table only where that is', async () => {
  const read = await lastReelRead();
  const [form] = read.market?.formats ?? [];
  if (!form || !read.market) throw new Error('Nobody has named a form.');
  const formats = [
    { ...form, format: 'short', fits: 'yes' as const, why: 'One night, one hall.' },
    { ...form, format: 'feature', fits: 'with changes' as const, why: 'The town would need stories of its own.' },
    { ...form, format: 'audio play', fits: 'no' as const, why: 'The faces have to be seen.' },
  ];
  const said = { ...read, market: { ...read.market, formats } };
  const [blocks = []] = crossFormatEvaluationReading(said, aroundRead(said, { plan: 'advanced', pageCount: 15 }));
  expect(ofKind(blocks, 'table')[0]?.rows).toEqual([
    ['Short', 'yes', 'One night, one hall.'],
    ['Feature', 'with changes', 'The best of the others: see below.'],
    ['Audio play', 'no', 'The faces have to be seen.'],
  ]);
  expect(ofKind(blocks, 'prose')[0]?.title).toBe('Best alternate format: Feature');
  expect(textsIn(blocks).filter((text) => text.includes('The town would need'))).toHaveLength(1);
});
