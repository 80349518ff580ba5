/** Question 7: the four lists, the map and its legend. */
import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { toPlainText } from '../../lib/report-formats/plain-text.ts';
import { type CharacterNetworkFindings, characterNetworkFindings } from '../../lib/reports/character-network/card.ts';
import { runQuestion } from '../../lib/reports/run.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { lastReel, marrow, screenplayOf } from '../corpus/scripts.ts';

const ask = (screenplay: Screenplay) => runQuestion(7, { screenplay, details: emptyDetails });
const network = (screenplay: Screenplay): CharacterNetworkFindings =>
  characterNetworkFindings.parse(ask(screenplay).structured_data);

describe('the character network', () => {
  it('of the sample has Lena in the centre, her tie with Mags as the strongest, and those who speak in a way of their own', async () => {
    const { Analysis, CharacterNetwork, KeyCharacteristics, ToneSpectrum } = network(await lastReel());
    expect(Analysis[0]?.keyword).toBe('Lena in the centre');
    expect(CharacterNetwork[0]).toMatchObject({ keyword: 'Lena and Mags' });
    expect(KeyCharacteristics.map(({ keyword }) => keyword)).toEqual(['Mags', 'Tobias', 'Priya', 'Wendell']);
    expect(ToneSpectrum.map(({ keyword }) => keyword)).toEqual(['Mags speaks briefly', 'Wendell speaks briefly']);
  });

  it('gives every entry a keyword and a sentence, and quotes with who speaks', async () => {
    for (const screenplay of [await lastReel(), await marrow()]) {
      const found = network(screenplay);
      for (const entry of [
        found.Analysis,
        found.KeyCharacteristics,
        found.ToneSpectrum,
        found.CharacterNetwork,
      ].flat()) {
        expect(entry.keyword).not.toBe('');
        expect(entry.description).toMatch(/^[\p{Lu}\d].*\.$/u);
        for (const { by } of entry.quotes) expect(by).not.toBe('');
      }
    }
  });

  it('draws a map whose links join its nodes', async () => {
    for (const screenplay of [await lastReel(), await marrow()]) {
      const { map } = network(screenplay);
      const ids = new Set(map.nodes.map(({ id }) => id));
      for (const { place } of map.nodes) expect(place?.text).toBe(`page ${place?.page}`);
      for (const { source, target, exchanges } of map.links) {
        expect(ids.has(source) && ids.has(target)).toBe(true);
        expect(exchanges).toBeGreaterThan(0);
      }
    }
  });

  it('lays out four lists of cards and one network block', async () => {
    const [entry] = ask(await lastReel()).entries;
    expect(entry?.blocks.map((block) => [block.kind, block.kind === 'cards' ? block.title : ''])).toEqual([
      ['cards', 'Analysis'],
      ['cards', 'Key Characteristics'],
      ['cards', 'Tone Spectrum'],
      ['cards', 'Character Network'],
      ['network', ''],
    ]);
  });

  it('is empty, not wrong, when nobody speaks', async () => {
    const silent = network(await screenplayOf('INT. ROOM - DAY\n\nA chair. Nobody sits on it.\n'));
    expect(silent.Analysis).toEqual([]);
    expect(ask(await screenplayOf('INT. ROOM - DAY\n\nA chair.\n')).entries[0]?.blocks).toEqual([]);
  });

  it('says one exchange, one time and one page as one', async () => {
    const answer = ask(await screenplayOf('INT. SHED - DAY\n\nINES\nWhere is it?\n\nVALE\nUnder the nets.\n'));
    const text = answer.entries.map(toPlainText).join('\n');
    expect(text).toContain('Ines and Vale');
    expect(text).not.toMatch(/\b1 exchanges|one exchanges|the one others/);
  });
});
