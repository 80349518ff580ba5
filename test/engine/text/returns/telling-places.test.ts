/** The two places that tell most of a thing that comes back: what they share, and what does not count as shared. */
import { describe, expect, it } from 'vitest';
import type { PassageKind } from '../../../../lib/engine/text/passages.ts';
import { tellingPlaces } from '../../../../lib/engine/text/returns/telling-places.ts';
import { madePassages } from '../../tone/made-passages.ts';

type Text = string | readonly [PassageKind, string];

/** Which of the places before and behind the absence of a thing are chosen, each counted from 0 on its side. */
function chosen(before: readonly Text[], behind: readonly Text[], name = 'tank', forms: readonly string[] = [name]) {
  const passages = madePassages([...before, ...behind]);
  const [last, after] = [passages[before.length - 1], passages[before.length]];
  if (!last || !after) throw new RangeError('A thing has a place on either side');
  const [one, other] = tellingPlaces({ name, forms, passages, capitals: false, before: last, after });
  return [passages.indexOf(one), passages.indexOf(other) - before.length];
}

describe('the telling places of a thing', () => {
  it('are one on each side that share a word, whatever its ending', () => {
    expect(
      chosen(['The tank is full.', 'She must refill the tank.'], ['There is the tank.', 'Nobody refilled the tank.']),
    ).toEqual([1, 1]);
    const pair = (one: string, other: string) => chosen(['The tank.', `${one} it.`], ['A tank.', `It is ${other}.`]);
    expect(pair('Refill', 'refilling')).toEqual([1, 1]);
    expect(pair('Refills', 'refill')).toEqual([1, 1]);
    expect(pair('Leech', 'leeches')).toEqual([1, 1]);
    expect(pair('Valve', 'valves')).toEqual([1, 1]);
    expect(pair('Kettles', 'spigots')).toEqual([0, 0]);
  });

  it('are the first of each side where none share a word', () => {
    expect(chosen(['The tank is full.', 'The tank is here.'], ['A tank.', 'That tank.'])).toEqual([0, 0]);
    const spoken = ['dialogue', 'The tank!'] as const;
    expect(chosen(['A tank.', spoken], ['That tank.', spoken])).toEqual([0, 0]);
  });

  it('are those that share most, and of equals the first', () => {
    expect(
      chosen(
        ['Refill the tank.', 'Refill the tank by its spigot.', 'Refill it by the spigot.'],
        ['Refill it.', 'The spigot refills the tank.', 'The spigot refills it.'],
      ),
    ).toEqual([1, 1]);
  });

  it('are rather those of talk, two of which count as much as another shared word', () => {
    const [plain, more] = ['Refill it.', 'Refill it by the spigot.'];
    const [spoken, sung] = [['dialogue', plain] as const, ['lyric', plain] as const];
    expect(chosen([plain, spoken], [plain, sung])).toEqual([1, 1]);
    expect(chosen([more, spoken], [more, sung])).toEqual([0, 0]);
    expect(chosen([spoken, more], [sung, more])).toEqual([0, 0]);
    expect(chosen([spoken, more], [plain, more])).toEqual([1, 1]);
  });

  it('are two of one side never', () => {
    expect(chosen(['Refill the tank.', 'Refill it, refill it.'], ['The tank.', 'The spigot.'])).toEqual([0, 0]);
  });
});

describe('the telling places of a thing share nothing', () => {
  const byWord = (word: string, name?: string, forms?: readonly string[]) =>
    chosen(['It is.', `It is ${word}.`], ['It was.', `So ${word} it is.`], name, forms);
  it('by a word of everybody’s, a name, a short word, or one that is no word of the language', () => {
    expect(byWord('kettle')).toEqual([1, 1]);
    expect(byWord('door')).toEqual([0, 0]);
    expect(byWord('herring')).toEqual([0, 0]);
    expect(byWord('oar')).toEqual([0, 0]);
    expect(byWord('zorbex')).toEqual([0, 0]);
  });

  it('by the thing’s own words', () => {
    expect(byWord('kettle', 'copper kettle', [])).toEqual([0, 0]);
    expect(byWord('kettles', 'kettle', ['kettle', 'kettles'])).toEqual([0, 0]);
  });
});
