/** Question 3: what is ranked, how it is worded, and the base rates beside it. */
import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { flawDetectionFindings } from '../../../lib/reports/flaw-detection/card.ts';
import { runQuestion } from '../../../lib/reports/run.ts';
import {
  type StrengthsAndWeaknessesFindings,
  strengthsAndWeaknessesFindings,
} from '../../../lib/reports/strengths-and-weaknesses/card.ts';
import type { Screenplay } from '../../../lib/screenplay/model.ts';
import { lastReel, marrow, screenplayOf, talkingScript } from '../../corpus/scripts.ts';

const ask = (screenplay: Screenplay) => runQuestion(3, { screenplay, details: emptyDetails });
const findingsOf = (screenplay: Screenplay): StrengthsAndWeaknessesFindings =>
  strengthsAndWeaknessesFindings.parse(ask(screenplay).structured_data);
/** The flaw that a weakness stands for, in its one line. */
const flawsOf = (items: StrengthsAndWeaknessesFindings['weaknesses']): string =>
  items.map(({ bullets }) => bullets[0]?.text).join('\n');
const titlesOf = (items: StrengthsAndWeaknessesFindings['strengths']): string =>
  items.map(({ title }) => title).join('\n');

describe('strengths and weaknesses', () => {
  it('are three to seven each, strongest first, each with evidence and advice', async () => {
    for (const screenplay of [await lastReel(), await marrow()]) {
      const { strengths, weaknesses } = findingsOf(screenplay);
      for (const list of [strengths, weaknesses]) {
        expect(list.length >= 3 && list.length <= 7).toBe(true);
        expect(list.map(({ rank }) => rank)).toEqual(list.map(({ rank }) => rank).sort((a, b) => b - a));
        for (const item of list) {
          expect(item.bullets.some(({ evidence }) => evidence.length > 0)).toBe(true);
          expect(item.advice).toMatch(/^\p{Lu}.*[.!?”]$/u);
        }
      }
    }
  });

  it('come as two entries of findings, with severity for weaknesses alone', async () => {
    const [strong, weak] = ask(await lastReel()).entries;
    expect(strong?.blocks[0]).toMatchObject({ kind: 'findings', title: 'Strengths' });
    expect(weak?.blocks[0]).toMatchObject({ kind: 'findings', title: 'Weaknesses' });
    const severities = [strong, weak].map((entry) =>
      entry?.blocks.flatMap((block) => (block.kind === 'findings' ? block.items.map(({ severity }) => severity) : [])),
    );
    expect(new Set(severities[0])).toEqual(new Set([null]));
    for (const severity of severities[1] ?? []) expect(['minor', 'major']).toContain(severity);
  });

  it('find in the sample the line that passes from father to daughter', async () => {
    const { strengths } = findingsOf(await lastReel());
    expect(titlesOf(strengths)).toContain('A line passes from Isaac to Lena');
  });

  it('print the base rate of every flaw rule beside it', async () => {
    const speech = `ANN\n${'The boat goes down and the men go down with it and nobody comes back. '.repeat(10)}\n\nBEN\nWhat?\n\n`;
    const { weaknesses } = findingsOf(
      await screenplayOf(talkingScript(8, (scene) => (scene === 3 ? speech : 'ANN\nYes.\n\nBEN\nNo.\n'))),
    );
    const long = weaknesses.find(({ id }) => id === 'longSpeech');
    expect(long?.baseRate).toBe(34);
    expect(long?.bullets.map(({ text }) => text)).toEqual([
      'Ann speaks 150 words in one go on page 1, as in 34 of 100 produced scripts.',
    ]);
  });
});

describe('a weakness that is a flaw', () => {
  it('says what it costs a reader and what work it is, and leaves the flaw’s points and advice to flaw detection', async () => {
    const late = 'DOV\nI have only now arrived in this town.\n\nBEN\nSo?\n\n'.repeat(2);
    const filler = 'Ann opens the the door.\n\nANN\nYes.\n\nBEN\nNo, never.\n\n';
    const screenplay = await screenplayOf(talkingScript(12, (scene) => (scene > 8 ? late : filler)));
    const { weaknesses } = findingsOf(screenplay);
    const { flaws } = flawDetectionFindings.parse(
      runQuestion(9, { screenplay, details: emptyDetails }).structured_data,
    );
    const both = weaknesses.flatMap((weakness) => {
      const flaw = flaws.find(({ id }) => id === weakness.id);
      return flaw ? [{ weakness, flaw }] : [];
    });
    expect(both.length).toBeGreaterThan(1);
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

  it('finds a doubled word and quotes it', async () => {
    const { weaknesses } = findingsOf(
      await screenplayOf(talkingScript(8, (scene) => (scene === 5 ? 'Ann opens the the door.\n' : filler))),
    );
    const doubled = weaknesses.find(({ id }) => id === 'doubledWords');
    expect(doubled?.title).toBe('A reader trips on page 1 and thinks of the typing');
    expect(doubled?.bullets[0]?.text).toBe('A word is doubled by a slip, as in 7 of 100 produced scripts.');
    expect(doubled?.bullets[0]?.evidence[0]?.quote).toContain('the the');
    expect(doubled?.baseRate).toBe(7);
  });

  it('finds a main character who comes late', async () => {
    const late = 'DOV\nI have only now arrived in this town.\n\nBEN\nSo?\n\n'.repeat(2);
    const script = talkingScript(12, (scene) => (scene > 8 ? late : filler));
    const titles = flawsOf(findingsOf(await screenplayOf(script)).weaknesses);
    expect(titles).toContain('Dov enters in the second half');
  });

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

describe('an echo', () => {
  const echoing = (words: string): Promise<Screenplay> =>
    screenplayOf(
      Array.from({ length: 12 }, (_, index) => {
        const said = index === 1 || index === 10 ? words : `Number ${index} stays dry tonight.`;
        return `INT. ROOM ${index + 1} - DAY\n\nRain on glass.\n\n${index < 6 ? 'ANN' : 'BEN'}\n${said}\n\n`;
      }).join(''),
    );

  it('of a line is a strength that names its words; a term of the trade said twice is called a phrase', async () => {
    const line = findingsOf(await echoing('I never burn the red bridge.')).strengths;
    expect(titlesOf(line)).toContain('A line passes from Ann to Ben');
    expect(JSON.stringify(line)).toContain('Ann says “I never burn the red bridge” on page 1');
    const term = findingsOf(await echoing('Primary reactor containment field nominal.')).strengths;
    expect(titlesOf(term)).not.toContain('A line passes');
  });
});

describe('advice to end a scene sooner', () => {
  it('is never given for a scene whose last line asks', async () => {
    const scene = (index: number): string =>
      `INT. ROOM ${index} - DAY\n\nRain on glass.\n\n${index === 3 ? 'ANN\nThe boat is late again tonight.\n\nBEN\nSo it is, and so are we.\n\n'.repeat(4) : ''}ANN\nThe boat is late.\n\nBEN\n${index === 3 ? 'We can stop now. Don’t you think?' : `It is late by ${index} hours.`}\n\n`;
    const { weaknesses } = findingsOf(
      await screenplayOf(Array.from({ length: 20 }, (_, index) => scene(index)).join('')),
    );
    const open = weaknesses.find(({ advice }) => advice.includes('without its last line'));
    expect(open?.advice).toMatch(/^Try scene \d+ .* without its last line, “It is late by/);
  });
});
