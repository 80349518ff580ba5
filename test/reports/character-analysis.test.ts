/** Question 8: character analysis, on both corpus scripts and on scripts that give it little to count. */
import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import {
  type CharacterAnalysisFindings,
  characterAnalysisFindings,
} from '../../lib/reports/character-analysis/card.ts';
import { runQuestion } from '../../lib/reports/run.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { edgeScripts } from '../corpus/edge-scripts.ts';
import { lastReel, screenplayOf } from '../corpus/scripts.ts';

const ask = (screenplay: Screenplay) => runQuestion(8, { screenplay, details: emptyDetails });
const findingsOf = (screenplay: Screenplay): CharacterAnalysisFindings =>
  characterAnalysisFindings.parse(ask(screenplay).structured_data);

/** Shown where a sentence shows somebody, not where something is theirs. */
describe('the first sight of somebody', () => {
  it('is quoted by the sentence that names them, and is none where only their reach is meant', async () => {
    const talk = 'CHILD\nCount us all tonight.\n\nBETH\nWho is it?\n\nCARYS\nNobody at all.\n\n'.repeat(5);
    const text = JSON.stringify(
      ask(
        await screenplayOf(
          `INT. CAR - DUSK\n\nCARYS HOSKIN, 34, drives. Beside her BETH HOSKIN, 19, feet on the dash.\n\n${talk}INT. HALL - NIGHT\n\nMarks at the height of a child's reach.\n\n${talk}`,
        ),
      ).entries,
    );
    expect(text).toContain(
      '"Enters","evidence":[{"scene":1,"page":1,"line":3,"quote":"Beside her BETH HOSKIN, 19, feet on the dash."',
    );
    expect(text).not.toContain('Marks at the height');
  });
});

describe('character analysis', () => {
  it('follows the main speakers from where they come in', async () => {
    const { characters } = findingsOf(await lastReel());
    expect(characters.map(({ name }) => name)).toEqual([
      'Lena Okafor, 34',
      'Mags Okafor, 62',
      'Tobias Hale, 45',
      'Priya, 16',
      'Wendell, 71',
    ]);
    expect(characters[0]?.arc[0]).toMatchObject({ evidence: [{ page: 2 }] });
    expect(characters.flatMap(({ arc }) => arc.map(({ stage }) => stage))).not.toContain('last');
  });

  it.each(Object.keys(edgeScripts))('answers %s honestly, without a number that is none', async (name) => {
    const screenplay = await edgeScripts[name]?.();
    if (!screenplay) throw new Error(`No script ${name}`);
    const text = JSON.stringify(ask(screenplay));
    expect(text).not.toMatch(/NaN|Infinity|undefined|null%|"y":null/);
    expect(ask(screenplay).entries.flatMap(({ blocks }) => blocks).length).toBeGreaterThan(0);
  });
});
