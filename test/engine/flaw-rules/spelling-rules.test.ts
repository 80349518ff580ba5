/** The bounds of the rules on spelling: misspelled words, words taken for others, names in a damaged text. */
import { describe, expect, it } from 'vitest';
import { english, hall, many, scene, talk } from '../../../lib/engine/flaw-rules/example-script.ts';
import { factsOf, fires, listed } from './found.ts';

describe('misspelled words', () => {
  const found = async (...body: readonly string[]) =>
    listed(await factsOf('misspelledWords', hall(english, ...body)), 'shown', 'word', 'meant');
  it.each([
    ['each once a passage', ['She recieves and recieves.'], [['recieves', 'receives']]],
    [
      'written twice',
      ['The mountxin.', 'A mountxin.'],
      [
        ['mountxin', 'mountain'],
        ['mountxin', 'mountain'],
      ],
    ],
    ['written three times: on purpose', ['The mountxin.', 'A mountxin.', 'No mountxin.'], []],
    ['written three times, if it is listed', new Array(3).fill('See teh end.'), new Array(3).fill(['teh', 'the'])],
    ['beside another strange word: another tongue', ['The mountxin plorkan.'], []],
    [
      'beside a listed one',
      ['The mountxin, teh end.'],
      [
        ['teh', 'the'],
        ['mountxin', 'mountain'],
      ],
    ],
    ['also a name', ['The mountxin.', 'Mountxin is quiet.'], []],
    ['drawn out', ['The mountaiiin.'], []],
    ['in speech, of six letters', [talk('ANN', 'The windws!')], [['windws', 'windows']]],
    ['in speech, of five', [talk('ANN', 'The abuot!')], []],
    ['in action, of five', ['The abuot!'], [['abuot', 'about']]],
    ['in speech, a g less', [talk('ANN', 'I am accordin.')], []],
  ] as const)('%s', async (_, body, slips) => expect(await found(...body)).toEqual(slips));

  it('are shown twelve at most, quoted by their sentence; those of a dialect are left out', async () => {
    const facts = await factsOf('misspelledWords', hall(english, ...new Array(14).fill('Rain. See teh end.')));
    expect([listed(facts, 'shown', 'page').length, (facts as { pages: number[] }).pages.length]).toEqual([12, 14]);
    expect(listed(facts, 'shown', 'page', 'cite')[0]).toMatchObject([1, { quote: 'See teh end.' }]);
    const plain = 'so it is and so it was in all these years of rain and fog and more of it. ';
    expect(await found(talk('BO', `${plain.repeat(3)} The plorkan zelgan.`), talk('BO', 'The windws!'))).toEqual([]);
    expect(await found(talk('BO', `${plain.repeat(3)} The plorkan zelgan.`), talk('ANN', 'The windws!'))).toEqual([
      ['windws', 'windows'],
    ]);
  });
});

describe('words taken for others', () => {
  const found = async (...body: readonly string[]) =>
    listed(await factsOf('wordMixUps', hall(english, ...body)), 'shown', 'word', 'meant');
  it.each([
    ['in action', ['It hangs on it’s own.'], [['it’s', 'its']]],
    ['with a plain apostrophe', ["It hangs on it's own."], [["it's", 'its']]],
    ['in talk', [talk('ANN', 'Your gonna love it.')], [['Your', 'you’re']]],
    ['an article in action', ['He wears a orange coat.'], [['a', 'an']]],
    ['an article in talk: by the ear', [talk('ANN', 'He wears a orange coat.')], []],
    ['behind it’s in talk: left alone', [talk('ANN', 'I am in it’s way.')], []],
    ['in a parenthetical', [talk('ANN', '(your gonna)\nSo.')], []],
    ['within a word', ['The tits own.'], []],
  ] as const)('%s', async (_, body, slips) => expect(await found(...body)).toEqual(slips));

  it('are shown twelve at most, quoted by their sentence; those of a dialect are left out', async () => {
    const facts = await factsOf('wordMixUps', hall(english, ...new Array(14).fill('Rain. It is on it’s own.')));
    expect([listed(facts, 'shown', 'page').length, (facts as { pages: number[] }).pages.length]).toEqual([12, 14]);
    expect(listed(facts, 'shown', 'page', 'cite')[0]).toMatchObject([1, { quote: 'It is on it’s own.' }]);
    const dialect = talk(
      'BO',
      `${'so it is and so it was in all these years of rain and fog and more. '.repeat(3)} The plorkan zelgan.`,
    );
    expect(await found(dialect, talk('BO', 'Your gonna love it.'))).toEqual([]);
    expect(await found(dialect, talk('ANN', 'Your gonna love it.'))).toEqual([['Your', 'you’re']]);
  });
});

it('names are no slips where the text is damaged', async () => {
  const many5 = many(5, () => 'Then Michael sorts bolts.');
  const script = scene('EXT. YARD - DAY', many5, talk('MICHAEL', 'Next.'), 'They see Micheal there.');
  const damaged = hall(
    ...new Array(110).fill('so it is and so it was in the end.'),
    new Array(20).fill('plorkan').join(' '),
  );
  expect([await fires('misspelledName', script), await fires('misspelledName', script + damaged)]).toEqual([
    true,
    false,
  ]);
});
