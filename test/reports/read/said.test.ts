/** Claims as bullets and facts: how much of a passage is shown, how sure a claim is called, what is told of its proof. */
import { describe, expect, it } from 'vitest';
import { footOf } from '../../../lib/reports/read/provenance.ts';
import {
  briefPlace,
  bullet,
  fact,
  facts,
  findings,
  placesOf,
  prose,
  saidBullet,
  saidFact,
  shortPlace,
} from '../../../lib/reports/read/said.ts';
import * as words from '../../../lib/reports/read/words.ts';
import { madeCite, madePoint, madeRead, madeSaid } from './made-read.ts';

/** So many words, the last with `end`. */
const run = (count: number, end = ''): string =>
  `${Array.from({ length: count }, (_, at) => `w${at + 1}`).join(' ')}${end}`;

describe('a passage cut short', () => {
  it.each([
    ['eighteen words to a full stop stay', run(18, '.'), 18],
    ['nineteen stay where nothing ends before', run(19, '.'), 19],
    ['fourteen without an end stay', run(14), 14],
    ['fifteen stay where nothing ends', run(15), 15],
    ['fifteen end with their last clause', `${run(6, ',')} ${run(9)}`, 6],
    ['a sentence goes before a clause', `${run(5, '.')} ${run(5, ',')} ${run(9)}`, 5],
    ['the last sentence that fits', `${run(5, '.')} ${run(6, '!')} ${run(9, '.')}`, 11],
    ['a sentence of three words ends nothing', `${run(3, '.')} ${run(5, ',')} ${run(12)}`, 8],
    ['one of four does', `${run(4, '.')} ${run(5, ',')} ${run(12)}`, 4],
    ['an end in the eighteenth word', `${run(18, '.')} ${run(4)}`, 18],
    ['none in the nineteenth', `${run(19, '.')} ${run(4)}`, 23],
  ])('%s', (_, quote, count) => {
    const cut = shortPlace({ quote });
    expect(cut.quote.split(' ')).toHaveLength(count);
    expect(quote.startsWith(cut.quote)).toBe(true);
  });
  it('loses the mark of a clause and keeps that of a sentence', () => {
    expect(shortPlace({ quote: `${run(6, ';')} ${run(12)}` }).quote).toBe(run(6));
    expect(shortPlace({ quote: `${run(6, '.”')} ${run(14)}`, page: 3 })).toEqual({ quote: run(6, '.”'), page: 3 });
  });
  it('has fourteen words where room is short', () => {
    expect(briefPlace({ quote: `${run(6, '.')} ${run(8, '.')}` }).quote.split(' ')).toHaveLength(14);
    expect(briefPlace({ quote: `${run(6, '.')} ${run(9, '.')}` }).quote.split(' ')).toHaveLength(6);
  });
  it('stays whole beside a claim, but for a sentence that its piece cuts off', () => {
    const quotes = (quote: string) => placesOf([madeCite(1, quote)], 1)[0]?.quote.split(' ').length;
    expect([
      quotes(`${run(6, '.')} ${run(12)}`),
      quotes(`${run(6, '.')} ${run(13)}`),
      quotes(`${run(6, '.')} ${run(13, '.')}`),
    ]).toEqual([18, 6, 19]);
  });
});

describe('a claim', () => {
  const cites = [1, 2, 3].map((page) => madeCite(page));
  it('shows so many passages as are asked for', () => {
    expect(bullet('x', cites).evidence).toEqual([{ scene: 1, page: 1, line: 1, quote: 'Words on page 1.' }]);
    expect([
      bullet('x').evidence,
      bullet('x', cites, 2).evidence.length,
      fact('l', 'v', cites).evidence.length,
    ]).toEqual([[], 2, 2]);
    expect([fact('l', 'v'), fact('l', 'v', [], 'i')]).toEqual([
      { label: 'l', value: 'v', note: null, evidence: [] },
      { id: 'i', label: 'l', value: 'v', note: null, evidence: [] },
    ]);
    expect(saidFact('l', madeSaid('v', cites)).evidence).toHaveLength(1);
  });
  it('has its label before it; one that was not made is none', () => {
    expect(saidBullet('Wants', madeSaid('A key.', cites))).toMatchObject([
      { text: 'Wants: A key.', evidence: [{ page: 1 }] },
    ]);
    expect(saidBullet(null, madeSaid('A key.', cites), 2)).toMatchObject([
      { text: 'A key.', evidence: [{ page: 1 }, { page: 2 }] },
    ]);
    expect(saidBullet('Wants', null)).toEqual([]);
  });
  it('stands in a block of opinion, an empty block nowhere', () => {
    expect([facts('t', []), findings('t', []), prose('t', [])]).toEqual([[], [], []]);
    expect(facts('t', [fact('l', 'v')])).toMatchObject([{ kind: 'facts', title: 't', basis: 'opinion' }]);
    const item = { id: 'i', title: 't', bullets: [], advice: null, severity: null };
    expect(findings('t', [item])).toEqual([{ kind: 'findings', title: 't', items: [item], basis: 'opinion' }]);
    expect(prose(null, ['p'])).toEqual([{ kind: 'prose', title: null, paragraphs: ['p'], basis: 'opinion' }]);
    expect(prose('t', ['p'], 'i')).toMatchObject([{ id: 'i' }]);
  });
});

describe('how sure a claim is', () => {
  it.each([
    ['sure', 'supported', 'certain'],
    ['sure', 'unchecked', 'certain'],
    ['sure', 'partly', 'likely'],
    ['likely', 'supported', 'likely'],
    ['reading', 'supported', 'readers may differ'],
    ['reading', 'partly', 'readers may differ'],
  ] as const)('%s, %s: %s', (confidence, support, certainty) => {
    const said = madeSaid('So.', undefined, { confidence, support });
    expect(words.certainty(said)).toBe(certainty);
    const differs = certainty === 'readers may differ';
    expect(words.openQuestion(said)).toBe(differs ? certainty : null);
    expect(words.sayingOf(said)).toBe(differs ? 'So. (readers may differ)' : 'So.');
    expect(words.namedTitle(madePoint('p', { said }))).toBe(differs ? 'Title of p (readers may differ)' : 'Title of p');
    expect(words.pointTitle(madePoint('p', { said }))).toBe(
      certainty === 'certain' ? 'Title of p' : `Title of p (${certainty})`,
    );
    // What works is the reader's opinion by nature.
    const strength = madePoint('p', { said, kind: 'strength' });
    expect([words.pointTitle(strength), words.namedTitle(strength)]).toEqual(['Title of p', 'Title of p']);
    const meant = words.doubtsMean([madePoint('p'), madePoint('q', { said })]);
    expect(meant.map((line) => line.slice(1, 7))).toEqual(
      { certain: [], likely: ['Likely'], 'readers may differ': ['Reader'] }[certainty],
    );
  });
});

describe('the words that readings share', () => {
  it.each([
    [['She leaves.', [7, 3, 7]], 'She leaves (pages 3 and 7).'],
    [['She leaves', [3]], 'She leaves (page 3)'],
    [['She leaves.', []], 'She leaves.'],
  ] as const)('pages in %j', ([text, pages], said) => expect(words.withPages(text, pages)).toBe(said));
  it.each([
    [['She leaves. He stays.', [7, 3, 5]], 'She leaves. He stays (pages 3 to 7).'],
    [['She leaves', [3, 3]], 'She leaves (page 3).'],
    [['She leaves.', []], 'She leaves.'],
  ] as const)('a span in %j', ([text, pages], said) => expect(words.withSpan(text, pages)).toBe(said));

  it('say where a part of the advice is', () => {
    const part = { page: 7, to: null, act: 'add' as const, text: 'a line.' };
    expect(words.partText(part)).toBe('Page 7, add: a line.');
    expect(words.partText({ ...part, to: 7, act: 'cut' })).toBe('Page 7, cut: a line.');
    expect(words.partText({ ...part, to: 9, act: 'keep' })).toBe('Pages 7 to 9, keep: a line.');
    expect((['change', 'move'] as const).map((act) => words.partText({ ...part, act }))).toEqual([
      'Page 7, change: a line.',
      'Page 7, move: a line.',
    ]);
    expect([words.inPlaces([part]), words.inPlaces([part, part])]).toEqual([
      'In one place, as follows.',
      'In two places, as follows.',
    ]);
    expect(words.costOfAdvice({ loses: 'the tag', instead: null })).toEqual(['What that costs: the tag']);
    expect(words.costOfAdvice({ loses: null, instead: 'page 4' })).toEqual(['Or instead: page 4']);
    expect(words.attemptText('TRY: let her go.')).toBe('Let her go.');
    expect(words.sampleText({ page: 4, before: 'A', after: 'B' })).toBe('Page 4, as written: “A”\nAs it could be: “B”');
  });

  it('name the report that tells a point', () => {
    expect([words.toldIn(4, 3, 'strength'), words.toldIn(4, 3, 'question')]).toEqual([
      'page 4, in Strengths',
      'page 4, in Weaknesses',
    ]);
    expect([words.toldIn(4, 9, 'strength'), words.toldIn(4, 99, 'strength'), words.onPage(4)]).toEqual([
      'page 4, in Flaw Detection',
      'page 4, in report 99',
      'page 4',
    ]);
  });
});

describe('the foot of a reading', () => {
  const foot = (o: Parameters<typeof madeRead>[0]) =>
    footOf(madeRead(o)).flatMap((block) => (block.kind === 'prose' ? block.paragraphs : []));
  const { made } = madeRead();
  it('says who read it, how many passages were looked up and claims dropped', () => {
    expect(foot({ themes: [madeSaid('x', [madeCite(1), madeCite(2)])], points: [madePoint('p')] })).toEqual([
      'Read by reader-1 on 22 November 2026: three passages checked, no claims dropped.',
    ]);
    expect(
      foot({ made: { ...made, model: 'recorded', claims: { kept: 9, place: 1, name: 2, absence: 3, passage: 4 } } }),
    ).toEqual(['Read by a language model, recorded 22 November 2026: no passages checked, ten claims dropped.']);
  });
  it('says what could not be read', () => {
    expect(foot({ made: { ...made, scenes: { read: 17, all: 19 } } })[0]).toMatch(
      /\. 2 of 19 scenes could not be read\.$/,
    );
  });
  it('names the scenes that could not be read where they are few and known', () => {
    const scene = (number: number | null) => ({
      scene: number,
      happens: 'x',
      want: null,
      turns: null,
      plants: [],
      pays: [],
      could: 'keep' as const,
      note: null,
      cites: [madeCite(1)],
    });
    const of = (all: number, ...read: (number | null)[]) =>
      foot({ made: { ...made, scenes: { read: read.length, all } }, scenes: read.map(scene) })[0]?.split('dropped.')[1];
    expect(of(4, 1, 2, 4)).toBe(' Scene 3 of 4 could not be read.');
    expect(of(5, null, 1, 3)).toBe(' Scenes 2 and 4 of 5 could not be read.');
    expect(of(6, 1)).toBe(' 5 of six scenes could not be read.');
    expect(of(3, 1, 2, 3)).toBe('');
  });
  it('is known by its id', () => expect(footOf(madeRead())).toMatchObject([{ id: 'provenance', title: null }]));
});
