/** A made reading under single corrections: names in its sentences, people who are one, the genre, the level and the turns that are set. */
import { describe, expect, it } from 'vitest';
import { type Corrections, type GenreName, noCorrections } from '../../../lib/contract/corrections.ts';
import { correctRead } from '../../../lib/reports/read/correct-read.ts';
import { turnOf } from '../../../lib/reports/read/set-turns.ts';
import { madeBeat, madeCite, madeMarket, madePerson, madePoint, madeRead, madeSaid, madeScene } from './made-read.ts';

type Aliases = Corrections['aliases'];
const corrected = (read: Parameters<typeof madeRead>[0], change: Partial<Corrections>, pageCount = 90) =>
  correctRead(madeRead(read), { ...noCorrections, ...change }, { pageCount });
const renames = (...renamed: Aliases['renames']) => ({ aliases: { merges: [], renames: renamed } });
const merges = (...merged: Aliases['merges']) => ({ aliases: { merges: merged, renames: [] } });

describe('a new name', () => {
  const told = (from: string, to: string, text: string): string | undefined => {
    const person = madePerson(from);
    return corrected(
      { people: [person], points: [madePoint('p', { said: madeSaid(text) })] },
      renames({ name: from.toUpperCase(), to }),
    ).points[0]?.said.text;
  };
  it('is written as a name, stands where the whole of the old one stood, and every time', () => {
    expect([
      told('Ann', 'FRANK O’MARA', 'Ann meets Joann. Ann’s hat, and Ann2.'),
      told('Ann', ' frank ', 'Ann.'),
      told('Ann', 'FRANK-LEE 2ND', 'Ann.'),
      told('Mr. X', 'Bo', 'Mr. X meets Mrs X.'),
      told('Who (off', 'Bo', 'Who (off waits.'),
      told('Ann', '$&', 'Ann.'),
    ]).toEqual([
      'Frank O’mara meets Joann. Frank O’mara’s hat, and Ann2.',
      'frank.',
      'Frank-Lee 2nd.',
      'Bo meets Mrs X.',
      'Bo waits.',
      '$&.',
    ]);
  });

  it('stays out of the sentences where the reading writes the old one as a word, and out of the script’s own words', () => {
    expect(told('Will', 'Bo', 'Will goes where he will.')).toBe('Will goes where he will.');
    const read = {
      people: [madePerson('Ann', { aliases: ['Annie'] })],
      points: [
        madePoint('p', {
          said: madeSaid('Ann goes.', [madeCite(3, 'Ann goes.')]),
          touches: ['ch.ANN', 'ch.CY'],
          sample: { page: 3, before: 'Ann', after: 'Ann' },
        }),
      ],
      plan: [{ goal: 'Let Ann go.', points: ['Ann'], effort: 'word' as const, gains: 'Ann' }],
      verdict: { against: 'Ann.', script: 'pass' as const, writer: null, reason: null, text: 'Ann.', because: ['Ann'] },
    };
    const { people, points, plan, verdict } = corrected(read, renames({ name: 'ANN', to: 'Bo' }));
    expect(people.map(({ id, name, aliases }) => [id, name, aliases])).toEqual([['ch.BO', 'Bo', ['Annie']]]);
    expect(points[0]).toMatchObject({
      said: { text: 'Bo goes.', cites: [{ quote: 'Ann goes.' }] },
      touches: ['ch.BO', 'ch.CY'],
      sample: { page: 3, before: 'Ann', after: 'Ann' },
    });
    expect(plan[0]).toEqual({ goal: 'Let Bo go.', points: ['Ann'], effort: 'word', gains: 'Bo' });
    expect(verdict).toMatchObject({ against: 'Bo.', because: ['Ann'] });
  });

  it('of somebody whom the reading does not tell of changes no sentence', () => {
    expect(
      corrected({ points: [madePoint('p', { said: madeSaid('Ann goes.') })] }, renames({ name: 'ANN', to: 'Bo' }))
        .points[0]?.said.text,
    ).toBe('Ann goes.');
  });
});

describe('two who are one', () => {
  const bond = (a: string, b: string, text: string) => ({
    a: `ch.${a}`,
    b: `ch.${b}`,
    said: madeSaid(text),
    turns: null,
    unfinished: null,
  });
  it('are told as whom they count as, with the names of both, once among bonds and points', () => {
    const read = {
      people: [
        madePerson('Voice', { cast: 'voice' }),
        madePerson('Cy'),
        madePerson('Ann', { cast: 'ann', aliases: ['Voice', 'Annie'] }),
      ],
      bonds: [bond('VOICE', 'ANN', 'One.'), bond('VOICE', 'CY', 'Two.'), bond('CY', 'ANN', 'Three.')],
      points: [madePoint('p', { touches: ['ch.VOICE', 'ch.CY', 'ch.ANN'] })],
    };
    const { people, bonds, points } = corrected(read, merges({ from: 'VOICE', into: 'ANN' }));
    expect(people.map(({ id, name, cast, aliases }) => [id, name, cast, aliases])).toEqual([
      ['ch.ANN', 'Ann', 'ann', ['Voice', 'Annie']],
      ['ch.CY', 'Cy', null, []],
    ]);
    expect(bonds.map(({ a, b, said }) => [a, b, said.text])).toEqual([['ch.ANN', 'ch.CY', 'Two.']]);
    expect(points[0]?.touches).toEqual(['ch.ANN', 'ch.CY']);
  });

  it('are told as the first of them where the reading does not tell whom they count as, and under the new name of that one', () => {
    const people = [madePerson('Man 1', { cast: 'one' }), madePerson('Man 2', { cast: 'two' })];
    const as = (aliases: Aliases) =>
      corrected({ people }, { aliases }).people.map(({ id, name, cast }) => [id, name, cast]);
    const into = [
      { from: 'MAN 1', into: 'GUARD' },
      { from: 'MAN 2', into: 'GUARD' },
    ];
    expect(as({ merges: into, renames: [] })).toEqual([['ch.GUARD', 'Man 1', 'one']]);
    expect(as({ merges: [{ from: 'MAN 1', into: 'MAN 2' }], renames: [{ name: 'MAN 2', to: 'Bo' }] })).toEqual([
      ['ch.BO', 'Bo', 'two'],
    ]);
  });
});

describe('a set protagonist', () => {
  it('is found by whom they count as', () => {
    const people = [madePerson('Ann', { role: 'protagonist' }), madePerson('Cy', { role: 'foil' }), madePerson('Bo')];
    const { people: after } = corrected({ people }, { protagonist: 'VOICE', ...merges({ from: 'VOICE', into: 'BO' }) });
    expect(after.map(({ id, role, by }) => [id, role, by])).toEqual([
      ['ch.BO', 'protagonist', 'writer'],
      ['ch.ANN', 'main character', undefined],
      ['ch.CY', 'foil', undefined],
    ]);
  });
});

describe('a set genre', () => {
  const promises = [{ said: madeSaid('Fog.'), kept: true }];
  const kept = (genre: GenreName, named: string): boolean =>
    corrected({ genre: { named, promises } }, { genre }).genre?.promises.length === 1;
  const named: Readonly<Record<GenreName, readonly string[]>> = {
    drama: ['a family drama', 'dramatic', 'Tragedy'],
    thriller: ['spy thriller', 'suspense'],
    comedy: ['comedy', 'comedies', 'comic caper', 'farce', 'a satire', 'rom-com', 'romcom'],
    action: ['action'],
    horror: ['folk horror', 'slasher'],
    romance: ['romance', 'romantic tale', 'rom-com', 'love story'],
    scifi: ['sci-fi', 'scifi', 'science fiction', 'science-fiction'],
    crime: ['crime', 'heist', 'whodunit', 'detective tale', 'sea noir'],
    adventure: ['adventure'],
    fantasy: ['fantasy', 'fantastical', 'fairy tale'],
    animation: ['animation', 'animated'],
  };
  it.each(Object.entries(named))('%s keeps what was read of that genre, however it is called', (genre, names) => {
    for (const name of names) expect(kept(genre as GenreName, name), name).toBe(true);
    expect(kept(genre as GenreName, 'western')).toBe(false);
  });

  it('keeps nothing where no genre was read', () => {
    expect(corrected({}, { genre: 'scifi' }).genre).toEqual({ named: 'science fiction', promises: [], by: 'writer' });
    expect(corrected({}, {}).genre).toBeNull();
  });
});

it('a set level keeps the money that was read at that level, and makes no market where none was read', () => {
  const market = madeMarket({ level: 'high', money: 'Much.' });
  expect(corrected({ market }, { budget: 'high' }).market).toEqual({ ...market, by: 'writer' });
  expect(corrected({ market }, { budget: 'low' }).market).toEqual({
    ...market,
    level: 'low',
    money: null,
    by: 'writer',
  });
  expect([corrected({}, { budget: 'low' }).market, corrected({ market }, {}).market]).toEqual([null, market]);
});

describe('a set turn', () => {
  const place = (scene: number | null, page: number) => ({ scene, page, line: 4, piece: 2, quote: 'She goes.' });
  const turns = (over: Partial<Corrections['turns']>) => ({ turns: { ...noCorrections.turns, ...over } });
  const told = (read: Parameters<typeof madeRead>[0], over: Partial<Corrections['turns']>, pageCount = 90) =>
    corrected(read, turns(over), pageCount).beats.map(
      ({ name, position, said, by }) => `${name} ${position.toFixed(2)} ${said.text}${by ? ` (${by})` : ''}`,
    );

  it('is known by the names that readers give it', () => {
    const names = [
      'Catalyst',
      'inciting event',
      'Call to adventure',
      'End of Act I',
      'act one break',
      'First plot point',
      'Break into two',
      'Mid-point',
      'midpoint',
      'All is lost',
      'Dark night',
      'Plot point II',
      'second act turn',
      'Climax',
      'The flood',
    ];
    expect(names.map((name) => turnOf({ name }))).toEqual([
      ...Array(3).fill('opportunity'),
      ...Array(4).fill('change_of_plans'),
      ...Array(2).fill('point_of_no_return'),
      ...Array(4).fill('major_setback'),
      'climax',
      null,
    ]);
  });

  it('takes the words of a beat in its scene, else of the scene, else none, and stands at its page', () => {
    const read = { beats: [madeBeat('Climax', 80), madeBeat('The flood', 40, { scene: 4 })], scenes: [madeScene(6)] };
    expect(told(read, { climax: place(4, 46) })).toEqual(['Climax 0.50 The flood happens. (writer)']);
    expect(told(read, { climax: place(6, 91) })).toEqual([
      'The flood 0.40 The flood happens.',
      'Climax 1.00 Scene 6 happens. (writer)',
    ]);
    expect(told(read, { climax: place(7, 10) })).toEqual([
      'Climax 0.10  (writer)',
      'The flood 0.40 The flood happens.',
    ]);
    expect(told({ beats: [madeBeat('Fog', 1, { scene: null })] }, { opportunity: place(null, 1) }, 0)).toEqual(
      ['Fog 0.01 Fog happens.', 'Opportunity 0.00  (writer)'].toReversed(),
    );
  });
});
