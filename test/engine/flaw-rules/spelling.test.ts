/** How spelling is judged: which words are known, what a slip was meant for, articles, and scripts whose spelling says nothing. */
import { describe, expect, it } from 'vitest';
import { derive } from '../../../lib/engine/derive.ts';
import { english, hall, many, talk } from '../../../lib/engine/flaw-rules/example-script.ts';
import { wrongArticles } from '../../../lib/engine/flaw-rules/spelling/articles.ts';
import { countSpelling } from '../../../lib/engine/flaw-rules/spelling/count-spelling.ts';
import { isWord, meantBy } from '../../../lib/engine/flaw-rules/spelling/meant-word.ts';
import { isDamaged, strangeWordsOf } from '../../../lib/engine/flaw-rules/spelling/strange-words.ts';
import { screenplayOf } from '../../corpus/scripts.ts';
import { fires } from './found.ts';

const derivedOf = async (fountain: string) => derive(await screenplayOf(fountain));

describe('a word', () => {
  it.each([
    ['house', true],
    ['colour', true],
    ['realised', true],
    ['organisations', true],
    ['travelled', true],
    ['theatre', true],
    ['fibres', true],
    ['unholsters', true],
    ['doorframe', true],
    ['houselike', true],
    ['zigged', true],
    ['zigging', true],
    ['biked', true],
    ['zorblax', false],
    ['recieves', false],
    ['teh', false],
    ['unzorbs', false],
    ['zorbless', false],
    ['zorbdoor', false],
    ['ofdoor', false],
    ['xxing', false],
  ])('%s is known: %s', (word, known) => {
    expect(isWord(word)).toBe(known);
    expect(isWord(word)).toBe(known);
  });
});

describe('a slip was meant for', () => {
  it.each([
    ['recieves', 'receives'],
    ['teh', 'the'],
    ['wiht', null],
    ['wihte', 'white'],
    ['whiet', null],
    ['abotu', null],
    ['abuot', 'about'],
    ['becuase', 'because'],
    ['doorr', null],
    ['windoww', 'window'],
    ['leter', null],
    ['runing', 'running'],
    ['windw', null],
    ['windws', 'windows'],
    ['kitchn', 'kitchen'],
    ['kitchxn', null],
    ['mountxin', 'mountain'],
    ['mountaxin', 'mountain'],
    ['xountain', null],
    ['mountaix', null],
    ['zorblax', null],
  ])('%s: %s', (word, meant) => expect(meantBy(word)).toBe(meant));
});

describe('an article', () => {
  it.each([
    ['He wears a orange coat.', ['a orange', 'an']],
    ['A orange coat.', null],
    ['a orange coat', ['a orange', 'an']],
    ['He has a only son.', null],
    ['He has a another son.', null],
    ['He sees a unicorn.', null],
    ['He sees a uninvited guest.', ['a uninvited', 'an']],
    ['He sees a unimportant guest.', ['a unimportant', 'an']],
    ['He sees a one-way street.', null],
    ['He sees a european guest.', null],
    ['He has a hour.', null],
    ['He has an house.', null],
    ['He has a zzorb.', null],
    ['He has a ax.', null],
    ['He is in an door.', ['an door', 'a']],
    ['He makes an door.', ['an door', 'a']],
    ['Then an door.', null],
    ['He is in an the door.', null],
    ['He is in an doors.', null],
    ['He is in an glass.', ['an glass', 'a']],
    ['He is in an painted door.', null],
    ['He is in an running car.', null],
    ['He is in an quickly made bed.', null],
    ['He is in an orange coat.', null],
    ['He buys a-orange coats.', null],
    ['He buys Q&a orange.', null],
  ] as const)('“%s”', (text, found) => {
    const [phrase, meant] = found ?? [];
    expect(wrongArticles(text)).toEqual(found ? [{ word: phrase?.split(' ')[0], meant, phrase }] : []);
  });
  it('is told each time', () => {
    expect(wrongArticles('He has a orange and a apple.').map(({ phrase }) => phrase)).toEqual(['a orange', 'a apple']);
  });
});

describe('strange words', () => {
  it('stand by passage, with how often each is written; names, capitals and small words are none', async () => {
    const script = hall(
      english,
      'The zorblax hums. A zorblax, the qu.',
      'Martin sees Zorblax and recieves it.',
      talk('ZELGA', 'The zelga is here. I ain’t plorking.'),
      '(zork)',
    );
    const { strange, times, inDialect } = strangeWordsOf(await derivedOf(script));
    expect(strange.map(({ passage, words }) => [passage.kind, words])).toEqual([
      ['action', ['zorblax', 'zorblax']],
      ['action', ['recieves']],
      ['dialogue', ['plorking']],
      ['action', ['zork']],
    ]);
    expect([...times]).toEqual([
      ['zorblax', 2],
      ['recieves', 1],
      ['plorking', 1],
      ['zork', 1],
    ]);
    expect([...inDialect]).toEqual([]);
  });

  it.each([
    ['one in forty of what somebody says', 39, 1, ['BO']],
    ['one in fifty', 49, 1, []],
    ['one in thirty-nine words said', 38, 1, []],
  ])('%s: in dialect are %j', async (_, plain, strange, cues) => {
    const line = `${many(plain, () => 'so').replaceAll('\n\n', ' ')} ${many(strange, () => 'plorkan').replaceAll('\n\n', ' ')}.`;
    const { inDialect } = strangeWordsOf(await derivedOf(hall(talk('BO', line))));
    expect([...inDialect]).toEqual(cues);
  });

  it('are counted once a script', async () => {
    const derived = await derivedOf(hall(english));
    expect(strangeWordsOf(derived)).toBe(strangeWordsOf(derived));
  });
});

describe('a script that was damaged on its way', () => {
  /** So many words in paragraphs, the last ones given. */
  const words = (count: number, ...rest: readonly string[]) =>
    hall(
      ...Array.from({ length: (count - rest.length) / 10 }, () => 'so it is and so it was in the end'),
      rest.join(' '),
    );
  it.each([
    ['has more than twelve strange words in a thousand', 1000 + 13, new Array(13).fill('plorkan'), true],
    ['not of twelve', 1000 + 12, new Array(12).fill('plorkan'), false],
    ['has more than eight fragments in ten thousand words', 1240 + 1, ['b'], true],
    ['not of eight', 1250 + 1, ['b'], false],
    ['not less than a thousand words, whatever they are', 30, new Array(20).fill('plorkan'), false],
  ] as const)('%s', async (_, count, rest, damaged) => {
    const derived = await derivedOf(words(count, ...rest));
    expect(isDamaged(derived)).toBe(damaged);
    expect(countSpelling({ derived })).toEqual({ readable: !damaged });
  });
  it.each([
    ['w1ll', true],
    ['b', true],
    ['he|p', true],
    ['i', false],
    ['a', false],
    ['B', false],
    ["'n", false],
    ['x-ray', false],
    ['e2', false],
  ])('“%s” is a fragment: %s', async (piece, is) => {
    expect(isDamaged(await derivedOf(words(1030, ...new Array(30).fill(piece))))).toBe(is);
  });
  it('is not judged by its spelling, nor is one in another tongue', async () => {
    const damaged = words(1020, ...new Array(20).fill('plorkan'));
    const slips = hall('She recieves a orange coat.');
    for (const id of ['misspelledWords', 'wordMixUps']) {
      expect([await fires(id, hall(english) + slips), await fires(id, damaged + slips)], id).toEqual([true, false]);
      expect(await fires(id, hall(english) + slips, { english: false }), id).toBe(false);
    }
    expect(countSpelling({ derived: { ...(await derivedOf(hall(english))), english: false } })).toEqual({
      readable: false,
    });
  });
});
