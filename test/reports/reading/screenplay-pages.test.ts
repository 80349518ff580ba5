/** The pages that a screen shows of a script: nothing lost, nothing twice, every node where evidence says it is. */
import { describe, expect, it } from 'vitest';
import { screenplayPages } from '../../../lib/contract/screenplay-pages.ts';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { screenplayPagesOf } from '../../../lib/reports/reading/screenplay-pages.ts';
import { isAnswered } from '../../../lib/reports/registry.ts';
import { runQuestion } from '../../../lib/reports/run.ts';
import type { Screenplay } from '../../../lib/screenplay/model.ts';
import { evidenceIn, lastReel, lastReelPdf, marrow, screenplayOf, textsOf } from '../../corpus/scripts.ts';

const scripts: readonly (readonly [string, () => Promise<Screenplay>])[] = [
  ['The Last Reel', lastReel],
  ['The Last Reel from its PDF', lastReelPdf],
  ['Minutes of the Marrow', marrow],
];
const kindsOf = (page: ReturnType<typeof screenplayPagesOf>['pages'][number] | undefined) =>
  page?.map(({ kind, text }) => `${kind}: ${text}`);

describe('the pages of a script', () => {
  it.each(scripts)(
    'hold every text of %s once, in reading order, on the page and line where it begins',
    async (_, load) => {
      const screenplay = await load();
      const { pages, scenes } = screenplayPages.parse(screenplayPagesOf(screenplay));
      expect(pages).toHaveLength(screenplay.pageCount);
      expect(scenes.map(({ heading }) => heading)).toEqual(
        screenplay.scenes.map(({ heading }) => heading?.text ?? null),
      );
      const shown: { text: string; page: number; line: number }[] = [];
      pages.forEach((nodes, at) => {
        for (const { text, line, continued } of nodes) {
          const before = shown.at(-1);
          if (continued && before) shown.push({ ...before, text: shown.pop()?.text + text });
          else shown.push({ text, page: at + 1, line });
        }
      });
      for (const text of textsOf(screenplay)) expect(shown).toContainEqual(text);
      const cues = screenplay.scenes.flatMap(({ elements }) => elements.filter(({ kind }) => kind === 'speech'));
      expect(shown).toHaveLength(textsOf(screenplay).length + cues.length);
    },
  );

  it.each(scripts)('hold the words of every piece of evidence about %s at its page and line', async (_, load) => {
    const screenplay = await load();
    const { pages } = screenplayPagesOf(screenplay);
    const questions = Array.from({ length: 15 }, (_, at) => at + 1).filter(isAnswered);
    const found = questions.flatMap((n) => evidenceIn(runQuestion(n, { screenplay, details: emptyDetails }).entries));
    expect(found.length).toBeGreaterThan(15);
    // A quote may run on over a page end, but it begins where its finding says.
    const from = (page: number, at: number): string =>
      [
        pages[page - 1]?.[at]?.text,
        ...(pages[page] ?? []).filter((node) => node.continued).map(({ text }) => text),
      ].join('');
    const lost = found.filter(
      ({ page, line, quote }) =>
        !pages[page - 1]?.some((node, at) => {
          const start = from(page, at).indexOf(quote);
          return node.line === line && start >= 0 && start < node.text.length;
        }),
    );
    expect(lost).toEqual([]);
  });

  it('set FADE IN: above its heading, and both halves of a dual dialogue one after the other', async () => {
    const { pages } = screenplayPagesOf(
      await screenplayOf(`FADE IN:

INT. FERRY - NIGHT #12A#

JOHN
(low)
You came back.

MARY ^
You say that.

[[Check the tide table.]]

CUT TO:
`),
    );
    expect(kindsOf(pages[0])).toEqual([
      'transition: FADE IN:',
      'heading: INT. FERRY - NIGHT',
      'cue: JOHN',
      'parenthetical: (low)',
      'dialogue: You came back.',
      'cue: MARY',
      'dialogue: You say that.',
      'note: Check the tide table.',
      'transition: CUT TO:',
    ]);
    expect(pages[0]?.map(({ dual }) => dual).filter(Boolean)).toEqual(['left', 'left', 'left', 'right', 'right']);
    expect(pages[0]?.[1]).toMatchObject({ scene: 1, number: '12A' });
  });

  it('say who goes on speaking on the page after', async () => {
    const long = Array.from({ length: 40 }, (_, at) => `It was the ${at + 1}th night.\n(beat)`).join('\n');
    const { pages } = screenplayPagesOf(await screenplayOf(`INT. FERRY - NIGHT\n\nJOHN\n${long}\n`));
    expect(pages).toHaveLength(2);
    expect(pages[1]?.[0]?.speaker).toBe('JOHN');
    expect(pages[1]?.filter(({ speaker }) => speaker !== undefined)).toHaveLength(1);
  });

  it('keep the page numbers of a script in which nothing could be read on a page', async () => {
    const screenplay = await lastReel();
    const emptied = {
      ...screenplay,
      scenes: screenplay.scenes.map((scene) => ({
        ...scene,
        elements: scene.elements.filter(({ at }) => at.start.page !== 3),
        heading: scene.heading?.at.start.page === 3 ? null : scene.heading,
      })),
    };
    const { pages } = screenplayPagesOf(emptied);
    expect(pages).toHaveLength(screenplay.pageCount);
    expect(pages[2]).toEqual([]);
  });
});
