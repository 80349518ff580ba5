/** Question 5: tonality, on both corpus scripts and on scripts that give it little to count. */
import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { eventWords, feelingWords } from '../../../lib/engine/lexicons/feeling-words.ts';
import { heardIn } from '../../../lib/engine/text/heard-words.ts';
import { toMarkdown } from '../../../lib/report-formats/markdown.ts';
import { runQuestion } from '../../../lib/reports/run.ts';
import { type TonalityFindings, tonalityFindings } from '../../../lib/reports/tonality/card.ts';
import type { Screenplay } from '../../../lib/screenplay/model.ts';
import { edgeScripts } from '../../corpus/edge-scripts.ts';
import { lastReel, marrow, screenplayOf, talkingScript } from '../../corpus/scripts.ts';

const ask = (screenplay: Screenplay) => runQuestion(5, { screenplay, details: emptyDetails });
const findingsOf = (screenplay: Screenplay): TonalityFindings =>
  tonalityFindings.parse(ask(screenplay).structured_data);

describe('tonality', () => {
  it('hears dread and comedy in turns of phrase, and calls quick replies banter only where nobody is afraid', async () => {
    const talk = Array.from({ length: 14 }, () => 'ANN\nWhere are you now, Ben?\n\nBEN\nUp here.\n\n').join('');
    const scene = (action: string): string => `INT. HOUSE - NIGHT\n\n${action}\n\n${talk}`;
    const dread = scene(
      'The hall goes dark. It is not alone.\n\nSomething knocks.\n\nBehind her the lamp flickers.\n\nA shadow. She hides. The lock creaks.\n\nSomething drags in the dark.',
    );
    const farce = scene(
      'Ben falls off the chair.\n\nBen is stuck.\n\nHe is dressed as a carrot.\n\nHe walks into a door.\n\nThe hat is on backwards. Ann laughs.\n\nBen trips over the cat.',
    );
    const afraid = findingsOf(await screenplayOf(dread));
    const funny = findingsOf(await screenplayOf(farce));
    expect(afraid.tones.map(({ name }) => name)).toEqual(['Tension', 'Clipped talk']);
    expect(funny.tones.map(({ name }) => name)).toEqual(['Comedy', 'Banter']);
    expect(funny.tones[0]?.text).toContain('falls off 1');
  });

  it('names a blend for each script, and another for the other', async () => {
    const [reel, other] = [findingsOf(await lastReel()), findingsOf(await marrow())];
    expect(reel.title).toBe('Bantering above all');
    expect(other.title).toBe('Bantering above all');
    expect(reel.rating?.rating).toMatch(/^\d+\/10$/);
    expect(other.rating).toBeNull();
  });

  it('stands under the headings that the dashboard looks for, the bold title first', async () => {
    const blocks = ask(await lastReel()).entries[0]?.blocks ?? [];
    const titles = blocks.flatMap((block) => ('title' in block && block.title !== null ? [block.title] : []));
    expect(titles).toEqual(['Tonality Analysis', 'Emotional Architecture', 'Intensity & Consistency']);
    const bold = /\*\*([^*\n]+)\*\*/.exec(toMarkdown(ask(await lastReel()).entries[0] ?? { prompt: '', blocks: [] }));
    expect(bold?.[1]).toBe(findingsOf(await lastReel()).title);
  });

  it('names no arc where the conditions do not hold', async () => {
    for (const screenplay of [await lastReel(), await marrow()]) {
      const { architecture, architectureText } = findingsOf(screenplay);
      expect(architecture?.arc).toBeNull();
      expect(architectureText.join()).not.toMatch(/rise|fall/);
    }
  });

  it('draws one curve over the pages, and shows the strongest passage beside the quarters', async () => {
    const { architecture, parts, peaks, extremes } = findingsOf(await lastReel());
    expect(architecture?.curves.map(({ name }) => name)).toEqual(['Feeling']);
    expect(architecture?.curves[0]?.points.length).toBeGreaterThanOrEqual(8);
    expect(architecture?.curves[0]?.points.length).toBeLessThanOrEqual(12);
    expect(extremes.map(({ label }) => label)).toEqual(['Brightest words', 'Darkest words']);
    expect(parts.map(({ name }) => name)).toEqual(['First quarter', 'Second quarter', 'Third quarter', 'Last quarter']);
    const strongest = parts.toSorted((a, b) => b.charged - a.charged)[0];
    const [from = 0, to = 0] = strongest?.pages.split('-').map(Number) ?? [];
    const byQuarters = peaks.find(({ label }) => label === 'Strength');
    const peak = peaks.find(({ label }) => label === 'Most strong words');
    expect(byQuarters?.value).toContain(`pages ${strongest?.pages}`);
    expect(peak?.evidence[0]?.page).toBeGreaterThanOrEqual(from);
    expect(peak?.evidence[0]?.page).toBeLessThanOrEqual(to);
  });

  it('names a fall and rise that both word lists show', async () => {
    const mood = (scene: number): string =>
      scene > 10 && scene < 21
        ? 'They weep and bleed. Ann is afraid and hurt. A corpse burns.\n\nANN\nI am sad and lonely, and he is dead.\n'
        : 'They dance and laugh. Ann is happy and proud. They kiss.\n\nANN\nI love this wonderful song.\n';
    expect(findingsOf(await screenplayOf(talkingScript(30, mood))).architecture?.arc).toBe('fall and rise');
  });

  it('says no sentence about its own counts twice', async () => {
    const said = async (screenplay: Promise<Screenplay>) => {
      const { tones, parts, peaks, extremes, text } = findingsOf(await screenplay);
      return [
        text,
        ...tones.map((tone) => tone.text),
        ...[...peaks, ...extremes].map((one) => JSON.stringify(one)),
        JSON.stringify(parts),
      ];
    };
    const reel = await said(lastReel());
    expect((await said(marrow())).filter((sentence) => reel.includes(sentence))).toEqual([]);
  });

  it('hears nothing in what is denied, said of a thing or a fixed phrase, and quotes no such sentence', async () => {
    expect(heardIn('Gwen does not smile.')).not.toContain('smile');
    expect(heardIn('She never laughs. You’re no help.')).not.toEqual(expect.arrayContaining(['laughs']));
    expect(heardIn('You’re no help.')).not.toContain('help');
    expect(heardIn('The battery is dead. The line’s gone.')).not.toContain('dead');
    expect(heardIn('Lost Property, good morning. I beg your pardon?')).not.toContain('lost');
    expect(heardIn('He is dead, and she smiles.')).toEqual(['he', 'is', 'dead', 'and', 'she', 'smiles']);
    const script = await screenplayOf(
      talkingScript(
        30,
        (scene) =>
          `Ann does not smile. She sits ${scene}.\n\nANN\nI beg your pardon? The line is dead.\n\nBEN\nIt is the wind on this side of the hill.`,
      ),
    );
    const { tones, extremes } = findingsOf(script);
    expect(tones.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['Tenderness']));
    expect(extremes).toEqual([]);
  });

  it('holds two word lists that share no word', () => {
    expect([...feelingWords.keys()].filter((word) => eventWords.has(word))).toEqual([]);
  });

  it.each(Object.keys(edgeScripts))('answers %s honestly, without a number that is none', async (name) => {
    const screenplay = await edgeScripts[name]?.();
    if (!screenplay) throw new Error(`No script ${name}`);
    const text = JSON.stringify(ask(screenplay));
    expect(text).not.toMatch(/NaN|Infinity|undefined|null%|"y":null/);
    expect(ask(screenplay).entries.flatMap(({ blocks }) => blocks).length).toBeGreaterThan(0);
  });

  it('counts a word and its plural or third person as one telling word', async () => {
    const script = await screenplayOf(
      `INT. ROOM - DAY\n\n${'They smile. She smiles. He smiles. They embrace. A gentle hug. She loves him. Tender. Darling.\n\n'.repeat(12)}ANN\nSo it is.\n`,
    );
    const text = JSON.stringify(findingsOf(script));
    expect(text).not.toMatch(/smiles \d.*smile \d|smile \d.*smiles \d/i);
    expect(text).toMatch(/smiles \d+/i);
  });
});
