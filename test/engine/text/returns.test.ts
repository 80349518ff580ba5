/** Lines that are said again, things that come back and pictures that are shown once more, on scripts made for it; what is no return. */
import { describe, expect, it } from 'vitest';
import { derive } from '../../../lib/engine/derive.ts';
import { countReturns } from '../../../lib/engine/text/count-returns.ts';
import { packedSentences, packSentences } from '../../../lib/engine/text/sentence-filter.ts';
import { screenplayOf } from '../../corpus/scripts.ts';

const filler = (count: number): string =>
  Array.from(
    { length: count },
    (_, at) =>
      `INT. ROOM ${at} - DAY\n\n${'She walks up and down by the wall and waits for him.\n\n'.repeat(10)}ANNA\nNumber ${at} of many, I fear.\n`,
  ).join('\n');
const scene = (place: string, body: string): string => `\n\nINT. ${place} - NIGHT\n\n${body}\n\n`;
const returnsIn = async (text: string) => countReturns({ derived: derive(await screenplayOf(text)) });
const said = (line: string, who = 'ANNA'): string => `${who}\n${line}`;

describe('a line that returns', () => {
  it('is a sentence said again pages apart, by whom and where, whoever it is said to', async () => {
    const { lines } = await returnsIn(
      scene('QUAY', said('Boris, the herring never forgives.')) +
        filler(12) +
        scene('DOCK', said('The herring never forgives.', 'BORIS')),
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]?.said.map(({ speakers }) => speakers)).toEqual([['ch.ANNA'], ['ch.BORIS']]);
    expect(lines[0]?.said[1]?.cite.quote).toBe('The herring never forgives.');
  });

  it('is no commonplace, nothing said again on the next page, and no voice that tells the story', async () => {
    const twice = async (line: string, between: string, cue = 'ANNA') =>
      (await returnsIn(scene('QUAY', said(line, cue)) + between + scene('DOCK', said(line, cue)))).lines;
    expect(await twice("I don't know what to say.", filler(12))).toEqual([]);
    expect(await twice('What are you talking about?', filler(12))).toEqual([]);
    expect(await twice('The herring never forgives.', '')).toEqual([]);
    expect(await twice('The herring never forgives.', filler(12), 'ANNA (V.O.)')).toEqual([]);
  });
});

describe('a line in quotation marks', () => {
  it('comes back in plain words where somebody else says it, and not where the same person does', async () => {
    const move = 'The move is called "whatever a herring takes."';
    const twice = async (who: string) =>
      (await returnsIn(scene('QUAY', said(move)) + filler(12) + scene('DOCK', said('Whatever a herring takes!', who))))
        .lines;
    expect((await twice('BORIS')).map(({ said: all }) => all.map(({ cite }) => cite.quote))).toEqual([
      ['whatever a herring takes.', 'Whatever a herring takes!'],
    ]);
    expect(await twice('ANNA')).toEqual([]);
  });
});

describe('whose line it is', () => {
  const asked = (first: string, last: string) =>
    returnsIn(scene('QUAY', `${first}`) + filler(16) + scene('DOCK', last));
  it('is told of a question that many ask where it is given back to who asked it, and of no other', async () => {
    const question = 'Do you trust me?';
    const given = await asked(`${said(question)}\n\n${said('With the boat.', 'BORIS')}`, said(question, 'BORIS'));
    expect(given.lines[0]?.said.map(({ speakers }) => speakers)).toEqual([['ch.ANNA'], ['ch.BORIS']]);
    const chance = await asked(`${said(question)}\n\n${said('With the boat.', 'CARLA')}`, said(question, 'BORIS'));
    expect(chance.lines).toEqual([]);
  });

  it('counts two sentences as one line, in whatever marks, and a name as any other', async () => {
    const { lines } = await asked(
      said('Good herring, very good herring, Boris.'),
      `${said('Cold day.', 'BORIS')}\n\n${said('Good herring. Very good herring.', 'BORIS')}`,
    );
    expect(lines.map(({ said: [first, last] }) => [first?.cite.quote, last?.cite.quote])).toEqual([
      ['Good herring, very good herring,', 'Good herring. Very good herring.'],
    ]);
  });

  it('is of no short run that stands inside another sentence, and of no name of a thing', async () => {
    const inside = await asked(said('The lantern oil is his.'), said('I say the lantern oil is his wife’s.', 'BORIS'));
    expect(inside.lines.flatMap(({ said: all }) => all.map(({ cite }) => cite.quote))).not.toContain('The lantern oil');
    const named = await asked(
      said('Well, the ormolu lantern, I think.'),
      said('Look at it, the ormolu lantern, there.', 'BORIS'),
    );
    expect(named.lines).toEqual([]);
  });

  it('sets a line in another mouth before one that is repeated', async () => {
    const { lines } = await asked(
      `${said('The herring never forgives.')}\n\n${said('Ink runs uphill here.')}\n\n${said('Yes.', 'BORIS')}`,
      `${said('Ink runs uphill here.')}\n\n${said('The herring never forgives.', 'BORIS')}`,
    );
    expect(lines.map(({ said: [first] }) => first?.cite.quote)).toEqual([
      'The herring never forgives.',
      'Ink runs uphill here.',
    ]);
  });
});

describe('a thing with a number', () => {
  const suit = 'She dons the suit number "8" and climbs out on the hull.';
  it('comes back by its number, whatever it is called beside it', async () => {
    const { things } = await returnsIn(
      scene('QUAY', `${suit}\n\n${said('Fill the tank on Suit #8.')}`) +
        filler(16) +
        scene('DOCK', 'She sees what stands on the sleeve of his suit: the number "8".'),
    );
    expect(things.map(({ name, numbered }) => ({ name, numbered }))).toEqual([{ name: 'suit 8', numbered: true }]);
  });

  it('is no place that is only headed so, and nobody who is numbered', async () => {
    const headed = scene('ROOM 237', 'Rain.') + filler(16) + scene('ROOM 237', 'More rain.');
    expect((await returnsIn(headed)).things).toEqual([]);
    const people = scene('QUAY', 'Guard 2 waits.') + filler(16) + scene('DOCK', 'Guard 2 waits.');
    expect((await returnsIn(people)).things).toEqual([]);
  });
});

describe('a picture that returns', () => {
  const shown = async (first: string, last: string) =>
    (await returnsIn(scene('QUAY', first) + filler(16) + scene('DOCK', last))).pictures;
  it('is two sentences that show the same in words that the script has nowhere else, named by what both say', async () => {
    const [picture] = await shown(
      'Anna folds a napkin into an origami heron.',
      'She folds the last napkin into an origami heron, then crushes it.',
    );
    expect(picture?.name).toBe('napkin into an origami heron');
    expect([picture?.first.page, picture?.last.quote]).toEqual([
      1,
      'She folds the last napkin into an origami heron, then crushes it.',
    ]);
  });

  it('is nothing that every script shows, no word of the camera and no head of a page', async () => {
    expect(await shown('He opens the door and looks at her.', 'She opens the door and looks at him.')).toEqual([]);
    expect(
      await shown('The camera pans in a slow montage of shots.', 'The camera pans in a slow montage of shots.'),
    ).toEqual([]);
    expect(
      await shown('Double Pink Revision of July, sheet eight.', 'Double Pink Revision of July, sheet nine.'),
    ).toEqual([]);
  });
});

describe('a thing that returns', () => {
  const ocarina = 'She takes the ocarina out of her coat. The ocarina is cracked.';
  it('is handled, away for a quarter of the script, and handled again', async () => {
    const { things } = await returnsIn(
      scene('QUAY', ocarina) +
        scene('SHED', 'Boris looks at the ocarina.') +
        filler(12) +
        scene('DOCK', 'She holds the ocarina.') +
        scene('PIER', 'He drops the ocarina.'),
    );
    expect(things.map(({ name }) => name)).toEqual(['ocarina']);
    expect(things[0]?.to).toBeGreaterThan(things[0]?.from ?? 0);
  });

  it('is one that is known, and not another of its kind', async () => {
    const another =
      scene('QUAY', ocarina) +
      scene('SHED', 'Boris looks at the ocarina.') +
      filler(12) +
      scene('DOCK', 'She takes an ocarina from the shop.') +
      scene('PIER', 'He drops an ocarina.');
    expect((await returnsIn(another)).things).toEqual([]);
  });

  it('is nothing that only stands there, or is never away', async () => {
    const standing =
      scene('QUAY', 'The ocarina lies there. An ocarina.') +
      filler(12) +
      scene('DOCK', 'The ocarina is gone. The ocarina!');
    expect((await returnsIn(standing)).things).toEqual([]);
    expect((await returnsIn(filler(6) + scene('QUAY', ocarina) + scene('DOCK', ocarina) + filler(6))).things).toEqual(
      [],
    );
  });
});

describe('a set of sentences as bits', () => {
  it('knows every sentence that it was given, and few others', () => {
    const known = Array.from({ length: 500 }, (_, at) => `we have ${at} of them`);
    const has = packedSentences(packSentences(known));
    expect(known.every(has)).toBe(true);
    const strangers = Array.from({ length: 1000 }, (_, at) => `they lost ${at} again`);
    expect(strangers.filter(has).length).toBeLessThan(40);
  });
});

describe('words that are planted and picked up again', () => {
  const around = (first: string, last: string) => returnsIn(scene('QUAY', first) + filler(44) + scene('DOCK', last));
  it('are two that hardly any script has, away for many pages, with who says them at either end', async () => {
    const { words } = await around(
      said('Mind the pewter herring, I beg you.'),
      said('A pewter herring, at last.', 'BORIS'),
    );
    expect(words.map(({ name, plant, payoff }) => [name, plant.speakers, payoff.speakers])).toEqual([
      ['pewter herring', ['ch.ANNA'], ['ch.BORIS']],
    ]);
    expect(words[0]?.plant.cite.quote).toBe('Mind the pewter herring, I beg you.');
    expect(words[0]?.pages[0]).toBe(1);
  });

  it('are no everyday words, nothing that is back at once, and no name of a place', async () => {
    expect((await around(said('Lock the front door now.'), said('I hate the front door.'))).words).toEqual([]);
    const near = await returnsIn(
      scene('QUAY', said('A pewter herring.')) + scene('DOCK', said('A pewter herring.')) + filler(44),
    );
    expect(near.words).toEqual([]);
    expect((await around(said('We sail to Pewter Sound.'), said('Is it far to Pewter Sound?'))).words).toEqual([]);
  });
});

describe('a line that comes back changed', () => {
  const pair = async (first: string, last: string) =>
    (await returnsIn(scene('QUAY', said(first)) + filler(16) + scene('DOCK', said(last, 'BORIS')))).changed;
  it('differs by one word of content, or by who is meant', async () => {
    const [changed] = await pair('The herring started with a lantern.', 'The herring ended with a lantern.');
    expect([changed?.first.speakers, changed?.last.speakers]).toEqual([['ch.ANNA'], ['ch.BORIS']]);
    expect(changed?.last.cite.quote).toBe('The herring ended with a lantern.');
  });

  it('is none where the words between change nothing, or what stays says nothing', async () => {
    expect(await pair('And the herring at the lantern?', 'With the herring at the lantern?')).toEqual([]);
    expect(await pair('What are you doing here?', 'What are you saying here?')).toEqual([]);
  });
});
