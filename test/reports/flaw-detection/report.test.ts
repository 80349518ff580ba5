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
  it('says how many checks were run, and that none found anything', async () => {
    const { answer, flaws, checks } = await flawsOf(clean);
    expect(checks).toBe(flawRules.filter(({ featuresOnly }) => !featuresOnly).length);
    expect(flaws).toEqual([]);
    const blocks = answer.entries[0]?.blocks ?? [];
    expect(blocks).toMatchObject([
      {
        kind: 'prose',
        paragraphs: [
          `None of ${checks} checks finds a flaw; each stands by name on the method page.`,
          'Talk: no directions to actors over 16 speeches.',
          'Checked as a short film: what counts the pages of a feature is not asked of it.',
        ],
      },
    ]);
  });

  it('lays corrections of words out by themselves, as line notes', async () => {
    const { answer, flaws } = await flawsOf(
      scene(
        'INT. HALL - DAY',
        'Anna runs through teh door and into the the hall. It is her hall, and she has been away.',
      ),
    );
    expect(flaws.map(({ id, lineNotes }) => [id, lineNotes])).toEqual([
      ['fi.doubledWords', true],
      ['fi.misspelledWords', true],
    ]);
    const titles = answer.entries[0]?.blocks.map((block) => ('title' in block ? block.title : null));
    expect(titles).toEqual([null, 'Line notes: at least two slips']);
    expect(flaws.map(({ advice }) => advice)).toEqual([null, null]);
    expect(JSON.stringify(answer.entries)).not.toContain('None of');
  });

  it('does not say how seldom produced scripts have a slip', async () => {
    const { flaws } = await flawsOf(
      scene('INT. HALL - DAY', 'Anna waits.') + scene('EXT. PORCH - NIGHT - CONTINUOUS', 'Anna waits.'),
    );
    const slip = flaws.find(({ title }) => title === 'Scene 2 runs on from day into night');
    expect(slip?.bullets.length).toBeGreaterThan(0);
    expect(JSON.stringify(slip?.bullets)).not.toContain('produced scripts');
  });

  it('asks a short for nothing that counts the pages of a feature, and says so', async () => {
    const { answer } = await flawsOf(clean);
    expect(JSON.stringify(answer.entries[0]?.blocks)).toContain(
      'what counts the pages of a feature is not asked of it',
    );
  });
});
