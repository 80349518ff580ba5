/** Question 9 on scripts that have each flaw and on scripts that have none. */
import { describe, expect, it } from 'vitest';
import { flawDetectionFindings } from '../../lib/analyses/flaw-detection/card.ts';
import { checkNames } from '../../lib/analyses/flaw-detection/check-names.ts';
import { flawRules } from '../../lib/analyses/flaw-rules/find-flaws.ts';
import { flawBaseRates } from '../../lib/analyses/norms/flaw-base-rates.ts';
import { runQuestion } from '../../lib/analyses/run.ts';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { parseScreenplay } from '../../lib/screenplay/parse.ts';

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
  it('runs every rule there is a base rate for, each once, and names each check', async () => {
    const ids: string[] = flawRules.map(({ id }) => id);
    expect(Object.keys(flawBaseRates).filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.sort()).toEqual(Object.keys(checkNames).sort());
    const { checks } = await flawsOf(clean);
    expect(checks.map(({ name }) => name).sort()).toEqual(Object.values(checkNames).sort());
  });

  it.each([
    ['A scene over five pages', scene('INT. HALL - DAY', 'She waits by the door.\n\n'.repeat(160))],
    ['A paragraph of action over 90 words', scene('INT. HALL - DAY', 'She crosses the long hall. '.repeat(25))],
    ['Two main names that look alike', scene('INT. HALL - DAY', talk('MARIA', 'Come in.') + talk('MILLY', 'I am in.'))],
    [
      'Many words in -ly in the action',
      scene('INT. HALL - DAY', 'She slowly turns and quietly sits down.\n\n'.repeat(60)),
    ],
    [
      'Headings without a time of day',
      Array.from({ length: 6 }, (_, i) => scene(`INT. ROOM ${i}`, talk('ANNA', `Room ${i} it is.`))).join(''),
    ],
    ['A word typed twice', scene('INT. HALL - DAY', 'She opens the the door and leaves.\n\nHe goes to to the window.')],
  ])('finds: %s', async (name, extra) => {
    const has = (checks: { name: string; found: boolean }[]) => checks.find((check) => check.name === name)?.found;
    expect(has((await flawsOf(clean)).checks)).toBe(false);
    expect(has((await flawsOf(extra)).checks)).toBe(true);
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
