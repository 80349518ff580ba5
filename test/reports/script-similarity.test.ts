/** Question 10: films that the script is like, and the user's own drafts beside it. */
import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import type { OtherDraft } from '../../lib/engine/analysis-input.ts';
import { fingerprintOf } from '../../lib/engine/text/fingerprint.ts';
import { toMarkdown } from '../../lib/report-formats/markdown.ts';
import { runQuestion } from '../../lib/reports/run.ts';
import { scriptSimilarityFindings } from '../../lib/reports/script-similarity/card.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { evidenceIn, lastReel, lastReelPdf, marrow, screenplayOf, textsOf } from '../corpus/scripts.ts';
import { askQuestion } from './promises.ts';

const answer = askQuestion(10);

const draftOf = (screenplay: Screenplay, title: string | null = 'Reel'): OtherDraft => ({
  title,
  fileName: 'reel-1.pdf',
  uploadedOn: '2026-11-03',
  fingerprint: fingerprintOf(screenplay),
});
const draftsIn = (screenplay: Screenplay, ...otherDrafts: OtherDraft[]) => {
  const one = runQuestion(10, { screenplay, details: emptyDetails, otherDrafts });
  return { one, drafts: scriptSimilarityFindings.parse(one.structured_data).drafts };
};
const scene = (heading: string, text: string): string => `${heading}\n\n${text}\n\n`;
const shed = scene(
  'INT. SHED - DAY',
  'Ines sorts the nets by the size of their holes, the widest at the bottom of the pile.',
);
const boat = 'Vale rows out with his back to the land and counts the strokes under his breath until he loses count.';
const kitchen = scene(
  'INT. KITCHEN - NIGHT',
  'She salts the pan, tastes, salts it again, and puts the lid on before anybody can ask her what it is.',
);

describe('the user’s own drafts', () => {
  it('are set beside this script: what is the same, what was reworked, what is new, quoting this script only', async () => {
    const before = await screenplayOf(shed + scene('EXT. BOAT - DAY', boat));
    const now = await screenplayOf(
      shed.replace('INT. SHED - DAY', 'INT. NET SHED - MORNING') +
        scene(
          'EXT. BOAT - DAY',
          `${boat} The rain comes back over the hill, and with it the first of the gulls that left in May.`,
        ) +
        kitchen,
    );
    const { one, drafts } = draftsIn(now, draftOf(before));
    expect(drafts).toHaveLength(1);
    expect(drafts[0]).toMatchObject({
      title: '“Reel” (reel-1.pdf, uploaded on 2026-11-03)',
      unchanged: 1,
      reworked: 1,
      fresh: 1,
      gone: 1,
    });
    expect(drafts[0]?.bullets.map(({ text }) => text.replace(/\d+%/, 'N%'))).toEqual([
      'Word for word the same: 1 of 3 scenes: Net Shed (scene 1, page 1).',
      'Reworked: 1 of 3 scenes: Boat (scene 2, page 1) with N% kept.',
      'New in this script: 1 of 3 scenes: Kitchen (scene 3, page 1).',
    ]);
    const texts = textsOf(now);
    const places = evidenceIn(drafts);
    expect(places).toHaveLength(3);
    for (const { quote, page, line } of places)
      expect(texts.some((text) => text.page === page && text.line === line && text.text.includes(quote))).toBe(true);
    expect(toMarkdown(one.entries[0] ?? { prompt: '', blocks: [] })).toContain(
      'of this script’s wording stands in “Reel”',
    );
  });

  it('are all the same for the same script again, and nothing at all for another', async () => {
    const [reel, other] = [await lastReel(), await marrow()];
    const { drafts } = draftsIn(reel, draftOf(other, null), draftOf(reel));
    expect(drafts.map(({ title, share }) => [title, share])).toEqual([
      ['“Reel” (reel-1.pdf, uploaded on 2026-11-03)', 1],
      ['reel-1.pdf (uploaded on 2026-11-03)', 0],
    ]);
    expect(drafts[0]).toMatchObject({ unchanged: 18, reworked: 0, fresh: 0, gone: 0 });
    expect(drafts[1]).toMatchObject({ unchanged: 0, reworked: 0, gone: 11, bullets: [] });
  });

  it('are the same from PDF and from Fountain, so that a new layout is no new draft', async () => {
    const { drafts } = draftsIn(await lastReel(), draftOf(await lastReelPdf()));
    expect(drafts[0]?.share).toBeGreaterThan(0.98);
  });

  it('do not stand in the report when there are none', async () => {
    const { one, drafts } = draftsIn(await lastReel());
    expect(drafts).toEqual([]);
    expect(JSON.stringify(one.entries)).not.toContain('Your own scripts');
  });
});

describe('script similarity', () => {
  it('sets a short beside films about what stands all over it, and quotes that once', async () => {
    const screenplay = await lastReel();
    const { films, shown } = scriptSimilarityFindings.parse(answer(screenplay).structured_data);
    expect(films).toHaveLength(5);
    expect(new Set(films.map(({ both }) => both))).toEqual(new Set(['mother and daughter']));
    expect(shown.map(({ subject, text }) => [subject, text])).toEqual([
      ['mother and daughter', 'On at least four pages.'],
    ]);
    const texts = textsOf(screenplay);
    for (const { quote, page } of shown.flatMap(({ evidence }) => evidence))
      expect(texts.some((one) => one.page === page && one.text.includes(quote))).toBe(true);
  });

  it('says once where no film is near enough to a short, and nothing of drafts that are not there', async () => {
    for (const screenplay of [await marrow(), await screenplayOf(shed)]) {
      const { drafts } = scriptSimilarityFindings.parse(answer(screenplay).structured_data);
      expect(drafts).toEqual([]);
      const text = answer(screenplay).entries.map(toMarkdown).join('');
      expect(text.split('none stands near enough')).toHaveLength(2);
      expect(text).not.toMatch(/draft/i);
    }
  });

  it('says nothing of uploading a draft to whom one lies beside it', async () => {
    const { one } = draftsIn(await marrow(), draftOf(await lastReel()));
    const text = one.entries.map(toMarkdown).join('');
    expect(text).toContain('none stands near enough');
  });
});
