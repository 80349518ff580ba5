/** The bounds of the rules on people: two ages, a mistyped name, names alike. */
import { describe, expect, it } from 'vitest';
import { english, hall, many, scene, talk } from '../../../lib/engine/flaw-rules/example-script.ts';
import { factsOf, fires, listed } from './found.ts';

const yard = (...body: readonly string[]) => scene('EXT. YARD - DAY', english, ...body, talk('MARTIN', 'Next.'));
const lake = (...body: readonly string[]) => scene('EXT. LAKE - DAY', ...body);

describe('two ages', () => {
  it.each([
    ['a year apart', 'MARTIN (34) sorts.', 'Martin, 35, sleeps.', true],
    ['five years apart', 'MARTIN (34) sorts.', 'MARTIN (39) sleeps.', true],
    ['five years less', 'MARTIN (34) sorts.', 'MARTIN (29) sleeps.', true],
    ['six years apart: a life was told', 'MARTIN (34) sorts.', 'MARTIN (40) sleeps.', false],
    ['of a child of twelve', 'MARTIN (12) sorts.', 'MARTIN (13) sleeps.', true],
    ['of a child of eleven, who grows', 'MARTIN (11) sorts.', 'MARTIN (12) sleeps.', false],
    ['the same twice', 'MARTIN (34) sorts.', 'MARTIN, 34, sleeps.', false],
    ['behind a whole name', 'MARTIN HALE (34) sorts.', 'Martin de Hale Smith, 35, sleeps.', false],
    ['behind three names', 'MARTIN HALE (34) sorts.', 'Martin Van Hale, aged 35, sleeps.', true],
    ['of a family: it is another’s', 'MARTIN (34) sorts.', 'TRACY MARTIN, 35, sleeps.', false],
    ['of a doctor', 'MARTIN (34) sorts.', 'Dr. Martin, 35, sleeps.', false],
    ['at another age', 'MARTIN (34) sorts.', 'Older Martin, 35, sleeps.', false],
    ['at another age, in small letters', 'MARTIN (34) sorts.', 'Here young Martin, 35, sleeps.', false],
    ['in a likeness', 'MARTIN (34) sorts.', 'A photo of Martin, 35, hangs there.', false],
    ['of a decade', 'MARTIN (34) sorts.', 'MARTIN (35s) sleeps.', false],
    ['before a stop', 'MARTIN, 34; sorts.', 'Sleeping: Martin, 35.', true],
    ['of a part that two may play', 'A MARTIN (34) sorts.', 'The Martin, 35, sleeps.', false],
  ])('%s', async (_, one, other, found) => expect(await fires('ageStatedTwice', yard(one) + lake(other))).toBe(found));

  it.each([
    ["I'm thirty-six. Old.", 36],
    ['I am 36 years old today.', 36],
    ['Well. I’m thirty six!', 36],
    ['I am thirty?', 30],
    ['I’m 38.', 38],
    ['I’m thirty-four.', null],
    ['Say I’m thirty-six.', null],
    ['I’m thirty-six minutes late.', null],
    ['I’m nineteen.', null],
    ['I’m thirty-twelve.', null],
  ])('said: “%s”', async (line, age) => {
    const facts = await factsOf('ageStatedTwice', yard('MARTIN (34) sorts.') + lake(talk('MARTIN', line)));
    expect(facts).toEqual(age === null ? null : expect.anything());
    if (facts)
      expect(listed(facts, 'people', 'who', 'first', 'other')).toMatchObject([
        ['ch.MARTIN', { age: 34, page: 1, spoken: false }, { age, page: 1, spoken: true }],
      ]);
  });

  it.each([
    ["I'm nineteen.", "I'm eighteen.", true],
    ["I'm twenty.", "I'm nineteen.", true],
    ["I'm twelve.", "I'm eleven.", false],
    ["I'm ninety-nine.", "I'm ninety-six.", true],
  ])('said twice: “%s”, “%s”', async (one, other, found) => {
    const facts = await factsOf('ageStatedTwice', yard(talk('MARTIN', one)) + lake(talk('MARTIN', other)));
    expect(facts !== null).toBe(found);
  });

  it('are told of the first that differs, with both sentences; not where years pass between, nor outside of time', async () => {
    const first = 'Bolts lie about. MARTIN (34) sorts.';
    const facts = await factsOf(
      'ageStatedTwice',
      yard(first) + lake('MARTIN (34) swims.', 'Fog lies low. MARTIN (36) swims.', 'MARTIN (35) swims.'),
    );
    expect(facts).toMatchObject({
      people: [
        {
          first: { age: 34, cite: { quote: 'MARTIN (34) sorts.' } },
          other: { age: 36, cite: { quote: 'MARTIN (36) swims.' } },
        },
      ],
    });
    for (const between of ['TWO YEARS LATER', 'Months pass.', '1987', 'His birthday.'])
      expect(await fires('ageStatedTwice', yard(first) + lake(between, 'MARTIN (36) swims.')), between).toBe(false);
    expect(
      await fires('ageStatedTwice', yard(first) + lake(talk('BO', 'Two years later.'), 'MARTIN (36) swims.')),
    ).toBe(true);
    expect(await fires('ageStatedTwice', yard(first) + scene('EXT. LAKE - FLASHBACK', 'MARTIN (36) swims.'))).toBe(
      false,
    );
    expect(await fires('ageStatedTwice', yard(first) + lake('MARTIN (36) swims.'), { english: false })).toBe(false);
  });
});

describe('a mistyped name', () => {
  /** A script that names Michael so often, and another scene. */
  const named = (times: number, ...rest: readonly string[]) =>
    scene(
      'EXT. YARD - DAY',
      many(times, () => 'Then Michael sorts bolts.'),
      talk('MICHAEL', 'Next.'),
      talk('RUTH', 'Yes.'),
    ) + scene('EXT. YARD - NIGHT', ...rest);
  it.each([
    ['beside five right ones', 5, ['They see Micheal there.'], true],
    ['beside four', 4, ['They see Micheal there.'], false],
    ['twice', 5, ['They see Micheal there, with Micheal.'], true],
    ['three times: it is a name', 5, ['They see Micheal there, with Micheal.', 'They see Micheal.'], false],
    ['at the start of a sentence', 5, ['Micheal sorts bolts.'], true],
    ['in talk', 5, [talk('RUTH', 'Where is Micheal?')], true],
    ['in capitals', 5, ['They see MICHEAL there.'], false],
    ['with another last letter', 5, ['They see Michaek there.'], false],
    ['with another first letter', 5, ['They see Nichael there.'], false],
    ['behind a name that is nobody’s here', 5, ['They see Anna Micheal there.'], false],
    ['behind a name of the script', 5, ['They see Ruth Micheal there.'], true],
    ['behind a title', 5, ['They see Doctor Micheal there.'], true],
    ['that is also written small', 5, ['They see Micheal there.', 'She is quite micheal.'], false],
    ['that stands behind a comma', 5, ['Here, Micheal waits.'], true],
    ['with one letter too many', 5, ['They see Michhael there.'], true],
    ['held on when it is called', 15, ['They see Michaaael there.'], false],
    ['with one letter too few', 5, ['They see Michel there.'], false],
  ] as const)('%s', async (_, times, rest, found) =>
    expect(await fires('misspelledName', named(times, ...rest))).toBe(found),
  );

  it('is told wherever it stands, in capitals too, with the name that is meant and the words beside it', async () => {
    const facts = await factsOf('misspelledName', named(6, 'Rain. They see Micheal there.', 'Bolts; MICHEAL waits.'));
    expect(listed(facts, 'shown', 'word', 'meant', 'cite')).toMatchObject([
      ['Micheal', 'Michael', { page: 1, quote: 'Rain. They see Micheal there.' }],
      ['MICHEAL', 'MICHAEL', { page: 1, quote: 'Bolts; MICHEAL waits.' }],
    ]);
    expect(facts).toMatchObject({ pages: [1, 1] });
  });

  it('is none for short names, everyday words, or names of their own', async () => {
    const other = (name: string, slip: string) =>
      scene(
        'EXT. YARD - DAY',
        many(5, () => `Then ${name} sorts bolts.`),
        talk(name.toUpperCase(), 'Next.'),
      ) + scene('EXT. YARD - NIGHT', `They see ${slip} there.`);
    expect(await fires('misspelledName', other('Zork', 'Zrok'))).toBe(false);
    expect(await fires('misspelledName', other('Zorkan', 'Zrokan'))).toBe(true);
    expect(await fires('misspelledName', other('Human', 'Huuman'))).toBe(false);
    expect(await fires('misspelledName', other('Canton', 'Canyon'))).toBe(false);
    expect(await fires('misspelledName', other('Zabby', 'Zabbie'))).toBe(false);
  });
});

describe('names that look alike', () => {
  const cast = (...names: readonly string[]) => hall(...names.map((name) => talk(name, 'Come in.')));
  it.each([
    [['GREER', 'GREEK'], true],
    [['GREER', 'GREERE'], true],
    [['ANNA', 'ANNE'], true],
    [['ANN', 'ANA'], false],
    [['GREER', 'CREER'], false],
    [['DEREK', 'DEWEY'], true],
    [['DEREK', 'DUREY'], false],
    [['DEREK', 'DEREKOS'], false],
    [['DEAN', 'DELL'], false],
    [['DEREK', 'DEWOY'], false],
    [['GREER 1', 'GREER 2'], false],
    [['GREER HALE', 'GREER HALO'], false],
    [['CAPTAIN', 'CAPTAINE'], false],
  ])('%j', async (names, found) => expect(await fires('namesAlike', cast(...names))).toBe(found));

  it('are looked for among the eight who speak most, and not of parts that anybody may play', async () => {
    const others = ['BORIS', 'CLARA', 'DMITRI', 'ELENA', 'FRITZ', 'HUGO'];
    const script = (between: readonly string[]) =>
      hall(
        talk('GREER', many(9, () => 'Come in.').replaceAll('\n\n', ' ')),
        ...between.map((name) => talk(name, 'So come in. I am here.')),
        talk('GREEK', 'In.'),
      );
    expect(await fires('namesAlike', script(others))).toBe(true);
    expect(await fires('namesAlike', script([...others, 'ISIDOR']))).toBe(false);
    expect(await fires('namesAlike', hall('A GREER waits.', talk('GREER', 'In.'), talk('GREEK', 'In.')))).toBe(false);
  });

  it('are told as pairs, with the first words of the first two', async () => {
    const facts = await factsOf('namesAlike', cast('GREER', 'GREEK', 'GREEL'));
    expect(facts).toMatchObject({
      pairs: [
        ['ch.GREEK', 'ch.GREEL'],
        ['ch.GREEK', 'ch.GREER'],
        ['ch.GREEL', 'ch.GREER'],
      ],
    });
    expect((facts as { first: unknown[] }).first).toHaveLength(2);
  });
});
