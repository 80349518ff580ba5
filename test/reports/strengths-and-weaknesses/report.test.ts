/** Question 3: what is ranked, how it is worded, and the base rates beside it. */
import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { flawDetectionFindings } from '../../../lib/reports/flaw-detection/card.ts';
import { runQuestion } from '../../../lib/reports/run.ts';
import {
  type StrengthsAndWeaknessesFindings,
  strengthsAndWeaknessesFindings,
} from '../../../lib/reports/strengths-and-weaknesses/card.ts';
import { nothingShown } from '../../../lib/reports/strengths-and-weaknesses/words/say.ts';
import type { Screenplay } from '../../../lib/screenplay/model.ts';
import { lastReel, marrow, screenplayOf, talkingScript } from '../../corpus/scripts.ts';
import { crowded } from './crowded.ts';

const ask = (screenplay: Screenplay) => runQuestion(3, { screenplay, details: emptyDetails });
const findingsOf = (screenplay: Screenplay): StrengthsAndWeaknessesFindings =>
  strengthsAndWeaknessesFindings.parse(ask(screenplay).structured_data);
/** The flaw that a weakness stands for, in its one line. */
const flawsOf = (items: StrengthsAndWeaknessesFindings['weaknesses']): string =>
  items.map(({ bullets }) => bullets[0]?.text).join('\n');

describe('strengths and weaknesses', () => {
  it('are four each at most, what pages show before rates, each with evidence, a weakness with a question', async () => {
    const { strengths, weaknesses } = findingsOf(await crowded());
    expect(strengths.map(({ advice }) => advice)).toEqual(strengths.map(() => null));
    for (const { advice } of weaknesses) expect(advice).toMatch(/^\p{Lu}.*[.!?”]$/u);
    for (const list of [strengths, weaknesses]) {
      expect(list.length).toBeGreaterThan(0);
      expect(list.length <= 4).toBe(true);
      const isRate = list.map(({ id }) => id.startsWith('fi.measure.'));
      expect(isRate).toEqual(isRate.toSorted());
      for (const item of list) expect(item.bullets.some(({ evidence }) => evidence.length > 0)).toBe(true);
    }
  });

  it('come as two entries of findings, with severity for weaknesses alone', async () => {
    const [strong, weak] = ask(await crowded()).entries;
    expect(strong?.blocks[0]).toMatchObject({ kind: 'findings', title: 'Strengths' });
    expect(weak?.blocks[0]).toMatchObject({ kind: 'findings', title: 'Weaknesses' });
    const severities = [strong, weak].map((entry) =>
      entry?.blocks.flatMap((block) => (block.kind === 'findings' ? block.items.map(({ severity }) => severity) : [])),
    );
    expect(new Set(severities[0])).toEqual(new Set([null]));
    expect(severities[1]?.length).toBeGreaterThan(0);
    for (const severity of severities[1] ?? []) expect(['minor', 'major']).toContain(severity);
  });

  it('of clean short scripts say in a sentence where nothing is counted', async () => {
    const told = [await lastReel(), await marrow()].map((screenplay) => ({
      ids: [...findingsOf(screenplay).strengths, ...findingsOf(screenplay).weaknesses].map(({ id }) => id),
      prose: ask(screenplay).entries.map(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'prose' ? block.paragraphs : [])),
      ),
    }));
    expect(told).toEqual([
      { ids: ['fi.measure.senses'], prose: [expect.anything(), [nothingShown('Weaknesses')]] },
      { ids: [], prose: [[nothingShown('Strengths')], [nothingShown('Weaknesses')]] },
    ]);
  });
});

describe('a weakness that is a flaw', () => {
  it('says what it costs a reader and what work it is, and leaves the flaw’s points and advice to flaw detection', async () => {
    const filler = 'Ann wakes up.\n\nANN\n(softly)\nYes.\n\nBEN\n(angry)\nNo, never.\n\n';
    const screenplay = await screenplayOf(talkingScript(12, () => filler));
    const { weaknesses } = findingsOf(screenplay);
    const { flaws } = flawDetectionFindings.parse(
      runQuestion(9, { screenplay, details: emptyDetails }).structured_data,
    );
    const both = weaknesses.flatMap((weakness) => {
      const flaw = flaws.find(({ id }) => id === weakness.id);
      return flaw ? [{ weakness, flaw }] : [];
    });
    expect(both.length).toBeGreaterThan(0);
    for (const { weakness, flaw } of both) {
      expect(weakness.title).not.toBe(flaw.title);
      expect(weakness.advice).not.toBe(flaw.advice);
      expect(weakness.bullets).toHaveLength(1);
      expect(weakness.bullets[0]?.text.startsWith(flaw.title)).toBe(true);
      expect(flaw.bullets.map(({ text }) => text)).not.toContain(weakness.bullets[0]?.text);
    }
  });
});

describe('a flaw rule', () => {
  const filler = 'Ann looks at the sea.\n\nANN\nYes.\n\nBEN\nNo, never.\n\n';

  it('finds parentheticals on nearly every speech', async () => {
    const script = talkingScript(8, () =>
      'ANN\n(softly)\nYes, I saw it there.\n\nBEN\n(angry)\nNo, you did not.\n\n'.repeat(2),
    );
    expect(flawsOf(findingsOf(await screenplayOf(script)).weaknesses)).toContain(
      '100% of speeches carry a parenthetical',
    );
  });

  it('finds an opening on somebody waking', async () => {
    const script = `INT. BEDROOM - MORNING\n\nAn alarm clock rings. Ann wakes up.\n\n${talkingScript(6, () => filler)}`;
    expect(flawsOf(findingsOf(await screenplayOf(script)).weaknesses)).toContain('The script opens on somebody waking');
  });
});
