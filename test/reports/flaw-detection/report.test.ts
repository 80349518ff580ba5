/** Question 9 on scripts that have each flaw and on scripts that have none. */
import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { flawRules } from '../../../lib/engine/flaw-rules/find-flaws.ts';
import { flawDetectionFindings } from '../../../lib/reports/flaw-detection/card.ts';
import { runQuestion } from '../../../lib/reports/run.ts';
import { parseScreenplay } from '../../../lib/screenplay/parse.ts';

async function flawsOf(fountain: string) {
  const bytes = new TextEncoder().encode(fountain);
  const screenplay = await parseScreenplay(bytes, { format: 'fountain', maxPages: 600 });
  const answer = runQuestion(9, { screenplay, details: emptyDetails });
  return { answer, ...flawDetectionFindings.parse(answer.structured_data) };
}
const scene = (heading: string, body: string): string => `${heading}\n\n${body}\n\n`;
const talk = (name: string, line: string): string => `${name}\n${line}\n\n`;
const clean = Array.from({ length: 8 }, (_, i) =>
  scene(
    `INT. KITCHEN - DAY`,
    `Anna pours Boris water number ${i}.\n\n${talk('ANNA', `Take glass ${i}.`)}${talk('BORIS', `Not glass ${i}, thank you.`)}`,
  ),
).join('');

describe('flaw detection', () => {
  it('names every check there is, the rarest habit first', async () => {
    const { checks } = await flawsOf(clean);
    expect(checks.map(({ name }) => name).sort()).toEqual(flawRules.map(({ name }) => name).sort());
    expect(checks[0]).toMatchObject({ name: 'A lead with more than half of the words', baseRate: 1 });
    expect(checks.at(-1)).toMatchObject({ baseRate: null });
  });

  it('calls what two produced scripts in five do information, never a flaw to mend first', async () => {
    const { flaws } = await flawsOf(scene('INT. HALL - DAY', 'She crosses the long hall. '.repeat(25)));
    for (const flaw of flaws) expect(flaw.severity === 'info').toBe((flaw.baseRate ?? 0) > 40);
    expect(flaws.map(({ severity }) => severity)).toContain('info');
  });

  it('says of a slip that nobody has counted it, and when it would be none, instead of a base rate', async () => {
    const { flaws, checks, answer } = await flawsOf(
      scene('INT. HALL - DAY', 'Anna waits.') + scene('EXT. PORCH - NIGHT - CONTINUOUS', 'Anna waits.'),
    );
    const slip = flaws.find(({ title }) => title === 'Scene 2 runs on from day into night');
    expect(slip).toMatchObject({ baseRate: null, severity: 'minor' });
    expect(slip?.bullets.at(-1)?.text).toMatch(/^If Porch .* Not counted on produced scripts\.$/);
    expect(checks).toContainEqual({
      name: 'CONTINUOUS from day into night',
      asked: true,
      found: true,
      baseRate: null,
    });
    expect(JSON.stringify(answer.entries[0]?.blocks[0])).toContain('One check found the script at odds with itself.');
  });

  it('asks a short for nothing that counts the pages of a feature, and says so', async () => {
    const { checks, answer } = await flawsOf(clean);
    expect(checks.filter(({ asked }) => !asked).map(({ name }) => name)).toEqual([
      'Over six pages without dialogue',
      'A lead who first speaks after page 12',
      'A lead silent for over 15 pages',
      'A length under 85 or over 130 pages',
    ]);
    expect(JSON.stringify(answer.entries[0]?.blocks[0])).toContain('are not asked of it');
    expect(JSON.stringify(answer.entries[0]?.blocks.at(-1))).toContain(
      '["A lead silent for over 15 pages","not asked",18]',
    );
  });

  it('says what was run where nothing was found, instead of saying nothing', async () => {
    const { answer, flaws } = await flawsOf(clean);
    expect(flaws.filter(({ severity }) => severity !== 'info')).toEqual([]);
    expect(answer.entries[0]?.blocks.at(-1)).toMatchObject({ kind: 'table', title: 'Every check there is' });
  });
});
