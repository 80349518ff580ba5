/** Question 8: character analysis, on both corpus scripts and on scripts that give it little to count. */
import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import {
  type CharacterAnalysisFindings,
  characterAnalysisFindings,
} from '../../lib/reports/character-analysis/card.ts';
import { characterNetworkFindings } from '../../lib/reports/character-network/card.ts';
import { runQuestion } from '../../lib/reports/run.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { edgeScripts } from '../corpus/edge-scripts.ts';
import { lastReel, marrow, screenplayOf } from '../corpus/scripts.ts';

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
      '"Beth is first shown on page 1.","evidence":[{"scene":1,"page":1,"line":3,"quote":"Beside her BETH HOSKIN, 19, feet on the dash."',
    );
    expect(text).not.toContain('Child is first shown');
  });
});

describe('character analysis', () => {
  it('follows the main speakers from their first words to their last', async () => {
    const { characters } = findingsOf(await lastReel());
    expect(characters.map(({ name }) => name)).toEqual([
      'Lena Okafor, 34',
      'Mags Okafor, 62',
      'Tobias Hale, 45',
      'Priya, 16',
      'Wendell, 71',
    ]);
    const words = characters[0]?.arc[1]?.evidence.map(({ quote }) => quote);
    expect(words?.at(-1)).toBe('And then, two.');
    for (const { quarters } of characters) {
      const total = quarters.reduce((sum, share) => sum + share, 0);
      expect(total >= 98 && total <= 102).toBe(true);
    }
  });

  it('reads gender only from pronouns, titles and words for a person', async () => {
    const { bechdel } = findingsOf(await marrow());
    expect(bechdel[0]?.value).toContain('two women (Faiza and Dot)');
    const line = 'ANNA\nHello there.\n\nMARIA\nHello to you.\n\n';
    const unstated = findingsOf(await screenplayOf(`INT. ROOM - DAY\n\n${line.repeat(5)}`));
    expect(unstated.bechdel.at(-1)?.value).toMatch(/^Can’t be told/);
  });

  it('tests voices only where the samples are large enough', async () => {
    expect(findingsOf(await marrow()).voiceText[0]).toContain('this script has fewer');
  });

  it.each(Object.keys(edgeScripts))('answers %s honestly, without a number that is none', async (name) => {
    const screenplay = await edgeScripts[name]?.();
    if (!screenplay) throw new Error(`No script ${name}`);
    const text = JSON.stringify(ask(screenplay));
    expect(text).not.toMatch(/NaN|Infinity|undefined|null%|"y":null/);
    expect(ask(screenplay).entries.flatMap(({ blocks }) => blocks).length).toBeGreaterThan(0);
  });

  it('counts exchanges by the rule of the network, so that halves add up to the tie', async () => {
    const screenplay = await lastReel();
    expect(JSON.stringify(ask(screenplay))).toContain(
      'Lena talks most with Mags in both halves (27 exchanges, then 21)',
    );
    const network = runQuestion(7, { screenplay, details: emptyDetails }).structured_data;
    expect(characterNetworkFindings.parse(network).map.links[0]?.exchanges).toBe(48);
  });

  it('names what was not heard of a character without counting to none, and counts a speech that refuses and demands once', async () => {
    const talk = 'INES\nThe nets are dry.\n\nVALE\nNo! Give me the rope.\n\n'.repeat(4);
    const text = JSON.stringify(findingsOf(await screenplayOf(`INT. SHED - DAY\n\nRain.\n\n${talk}`)));
    expect(text).toContain(
      'Of Vale’s four speeches four refuse or contradict and four demand or instruct; none was heard to ask (100% push',
    );
    expect(text).toContain(
      'Of Ines’s four speeches none was heard to refuse, contradict, demand, instruct or ask (0% push',
    );
  });

  it('hears a refusal without contraction and behind an exclamation, and none in not knowing or in naming nobody', async () => {
    const refusing = async (line: string): Promise<boolean> => {
      const talk = `INES\nThe nets are dry.\n\nVALE\n${line}\n\n`.repeat(4);
      const text = JSON.stringify(findingsOf(await screenplayOf(`INT. SHED - DAY\n\nRain.\n\n${talk}`)));
      return text.includes('Of Vale’s four speeches four refuse or contradict');
    };
    for (const line of [
      'You may not.',
      'I will not take you up there.',
      'I’ll not.',
      'What? No! I can’t.',
      'In that? No.',
    ])
      expect([line, await refusing(line)]).toEqual([line, true]);
    for (const line of ['I don’t know.', 'Nobody, dear. Not for years.', 'No problem.', 'She was there. No one saw.'])
      expect([line, await refusing(line)]).toEqual([line, false]);
  });

  it('takes a title in a cue and a printed ‘a woman’ for a stated gender, never a name', async () => {
    const stated = async (cue: string, shown: string): Promise<string | undefined> =>
      findingsOf(
        await screenplayOf(
          `INT. SHED - DAY\n\n${shown}\n\n${`${cue}\nThe nets are dry.\n\nVALE\nSo they are.\n\n`.repeat(5)}`,
        ),
      ).bechdel.find(({ label }) => label === 'Gender stated')?.value;
    expect(await stated('MRS. PELL', 'MRS. PELL, 81, waits.')).toMatch(/one woman \(Mrs\. Pell\)/);
    expect(await stated('INES', 'INES, a woman of forty, waits.')).toMatch(/one woman \(Ines\)/);
    expect(await stated('JOHN', 'JOHN, 40, waits.')).toMatch(/no women, no men/);
  });
});
