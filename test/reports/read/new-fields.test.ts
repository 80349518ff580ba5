/** Advice place by place, faults by how much they matter, what was written up behind a fault, and what a producer plans by. */
import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../../../lib/report-formats/markdown.ts';
import type { PointRead } from '../../../lib/story/read/point-read.ts';
import type { StoryRead } from '../../../lib/story/read/story-read.ts';
import { lastReel } from '../../corpus/scripts.ts';
import { say } from './last-reel-points.ts';
import { atIn, lastReelRead } from './last-reel-read.ts';
import { factsIn, findingsIn, ofKind, told } from './told.ts';

const withPoint = async (id: string, change: Partial<PointRead>): Promise<StoryRead> => {
  const read = await lastReelRead();
  return { ...read, points: read.points.map((point) => (point.id === id ? { ...point, ...change } : point)) };
};
const titlesOf = (blocks: ReturnType<typeof told>): string[] =>
  blocks.flatMap((block) => ('title' in block && block.title !== null ? [block.title] : []));

describe('advice that takes more than one place', () => {
  it('is written out below its sentence, by page, in the report that tells the point and in its markdown', async () => {
    const read = await withPoint('pt.memo', {
      parts: [
        { page: 9, to: 11, act: 'cut', text: 'the talk in the car; four pages are left' },
        { page: 5, to: null, act: 'add', text: 'LENA: I never signed it.' },
      ],
    });
    const memo = findingsIn(told(9, read)).find(({ id }) => id === 'pt.memo');
    expect(memo?.advice).toBe('Let her hold up the unsigned survey in the booth window.');
    expect(memo?.steps).toEqual([
      'Page 5, add: LENA: I never signed it.',
      'Pages 9 to 11, cut: the talk in the car; four pages are left',
    ]);
    const markdown = toMarkdown({ prompt: '🔍 FLAW DETECTION', blocks: told(9, read) });
    expect(markdown).toContain(
      'in the booth window.\n     - Page 5, add: LENA: I never signed it.\n     - Pages 9 to 11',
    );
  });

  it('is not said twice: neither the sentence that the places write out, nor the places that it has', async () => {
    const whole = await withPoint('pt.memo', {
      attempt: 'Add on page 5 that she never signed the survey.',
      parts: [
        {
          page: 5,
          to: null,
          act: 'add',
          text: 'Add that she never signed the survey: LENA: I never signed it, on page 5.',
        },
        {
          page: 6,
          to: null,
          act: 'keep',
          text: 'the row in the booth, Tobias at the window, the torn ticket and both coats, as they are',
        },
      ],
    });
    const memo = findingsIn(told(9, whole)).find(({ id }) => id === 'pt.memo');
    expect(memo?.advice).toBe('In two places, as follows.');
    expect(memo?.steps).toHaveLength(2);
    const short = await withPoint('pt.memo', {
      parts: [{ page: 5, to: null, act: 'add', text: 'the unsigned survey in the booth window' }],
    });
    expect(findingsIn(told(9, short)).find(({ id }) => id === 'pt.memo')).not.toHaveProperty('steps');
  });
});

describe('faults', () => {
  it('stand by how much they matter, what the kind of story allows apart and last', async () => {
    const memo = await withPoint('pt.memo', { severity: 'cosmetic' });
    expect(titlesOf(told(9, memo)).slice(0, 2)).toEqual(['Minor', 'Cosmetic']);
    const licence = await withPoint('pt.memo', { severity: 'licence', weight: 5 });
    expect(titlesOf(told(9, licence)).slice(0, 2)).toEqual(['Minor', 'What its kind of story allows']);
    expect(titlesOf(told(9, await lastReelRead())).slice(0, 2)).toEqual(['Major', 'Minor']);
  });

  it('show the days and counts behind them where those say more, and no entry without a hole', async () => {
    const read = await lastReelRead();
    const at = atIn(await lastReel());
    const entry = {
      about: 'time' as const,
      said: say('The survey is dated Monday; the ceiling fell on Tuesday.', [
        at('I wrote it before I saw the ceiling.'),
        at('You can read that in the memo.'),
        at('For next time.'),
      ]),
      hole: 'Nobody signs it on Monday.',
    };
    const memo = (ledger: StoryRead['ledger']) =>
      findingsIn(told(9, { ...read, ledger }))
        .find(({ id }) => id === 'pt.memo')
        ?.bullets.map(({ text }) => text);
    expect(memo([entry])).toContain('As the pages have it: The survey is dated Monday; the ceiling fell on Tuesday.');
    expect(memo([{ ...entry, hole: null }])).toEqual(memo([]));
  });
});

describe('what a producer plans by', () => {
  it('is what a shoot needs, with its pages, and the money by lines; who is shown stands with the potential', async () => {
    const read = await lastReelRead();
    const at = atIn(await lastReel());
    const planned: StoryRead = {
      ...read,
      needs: [
        { kind: 'props', what: 'a key with red thread', scenes: [2], pages: [] },
        { kind: 'roles', what: 'six speaking parts', scenes: [], pages: [] },
        { kind: 'props', what: 'a projector that runs', scenes: [2, 14], pages: [] },
      ],
      picture: say('A mother is put out of her house by her daughter’s paper.', [at('For next time.')]),
      market: read.market && {
        ...read.market,
        budget: [{ line: 'Cast', amount: '20%', why: 'six parts, six nights' }],
      },
    };
    const [needs, budget] = ofKind(told(15, planned), 'table');
    expect(needs?.rows.map(([label, what]) => [label, what])).toEqual([
      ['Roles', 'six speaking parts'],
      ['Props', 'a key with red thread'],
      ['', 'a projector that runs'],
    ]);
    expect(needs?.rows.map(([, , pages]) => pages)).toEqual([
      'throughout',
      expect.stringMatching(/^\d+$/),
      expect.stringMatching(/^\d+, \d+$/),
    ]);
    expect(budget?.rows).toEqual([['Cast', '20%', 'six parts, six nights']]);
    expect(factsIn(told(15, planned)).map(({ label }) => label)).not.toContain('Drives it');
    expect(factsIn(told(6, planned)).find(({ label }) => label === 'Who is shown, and how')?.value).toContain('mother');
  });
});
