/** What the questions about talk and parts say: names, pages and what can be done there. */
import { describe, expect, it } from 'vitest';
import { patternTold } from '../../../lib/reports/strengths-and-weaknesses/words/patterns.ts';

const names: Readonly<Record<string, string>> = {
  'ch.LENA': 'Lena',
  'ch.OSRIC': 'Osric',
  'ch.GUARD': 'Guard',
  'ch.GUARD #2': 'Guard #2',
  'ch.GUARD #3': 'Guard #3',
};
const around = { nameOf: (id: string) => names[id] ?? id };
const cite = (page: number, quote = 'Words.') => ({ scene: 1, from: 1, to: 1, page, line: 1, quote });
const told = (rule: string, facts: unknown) => patternTold({ rule, facts }, around);

describe('a question about talk', () => {
  it('names the scenes that open with greetings and close with goodbyes, and where to begin and end', () => {
    const enters = [{ place: 'Pier', page: 20, cites: [cite(20, 'Hello.'), cite(20, 'The boat has left.')] }];
    const leaves = [{ place: 'Hall', page: 52, cites: [cite(51, 'Then go.'), cite(52, 'Bye.')] }];
    const both = told('small-talk', { enters, leaves, affected: 2 });
    expect(both.title).toBe('One scene opens with greetings and one scene closes with goodbyes: pages 20 and 52');
    expect(both.bullets.map(({ text }) => text)).toEqual([
      'Pier, page 20, opens on the first of these and could begin on the second.',
      'Hall, page 52, could end on the first of these; the goodbyes run to the second.',
      'Seven of 125 produced features have two such scenes or more.',
    ]);
    expect(both.advice).toContain('Strike the greetings on page 20');
    const last = told('small-talk', { enters: [], leaves: [...leaves, ...leaves], affected: 2 });
    expect(last.advice).toContain('Strike the goodbyes on page 52');
    const many = told('small-talk', {
      enters: [...enters, ...enters, ...enters, ...enters, ...enters],
      leaves: [],
      affected: 5,
    });
    expect(many.bullets.at(-1)?.text).toMatch(/^Two more to look at\. Seven of 125/);
  });

  it('says who asks and who explains', () => {
    const stretch = {
      asks: 'ch.LENA',
      answers: 'ch.OSRIC',
      from: 30,
      to: 32,
      questions: 7,
      speeches: 8,
      words: 160,
      cites: [cite(30), cite(31)],
    };
    const { title, bullets, advice } = told('told-by-questions', { told: [stretch], affected: 3 });
    expect(title).toBe('Lena asks and Osric explains on pages 30-32');
    expect(bullets[0]?.text).toBe(
      'Seven of Lena’s eight speeches on pages 30-32 are questions; Osric answers with 160 words and asks next to nothing back. 18 of 144 produced features have such a stretch.',
    );
    expect(advice).toContain('Let Osric hold back the answer on page 31');
  });

  it('says how often a name is said to a face, and where first to strike it', () => {
    const facts = {
      who: 'ch.LENA',
      other: 'ch.OSRIC',
      times: 9,
      speeches: 30,
      pages: [20, 21, 40],
      thick: [20],
      affected: 3,
      cites: [cite(20)],
    };
    expect(told('named-to-face', facts).title).toBe('Lena says Osric’s name 9 times when only the two are there');
    expect(told('named-to-face', facts).advice).toContain('strike the name on page 20 first');
    expect(told('named-to-face', { ...facts, thick: [] }).advice).toContain(
      'strike the name on pages 20-21 and 40 first',
    );
  });

  it('gives a long speech its listener, where there is one', () => {
    const facts = {
      who: 'ch.LENA',
      listener: 'ch.OSRIC',
      words: 240,
      mean: 11.2,
      page: 30,
      affected: 2,
      cites: [cite(30), cite(31)],
    };
    expect(told('long-speech', facts).title).toBe('Lena speaks 240 words on end on page 30');
    expect(told('long-speech', facts).advice).toContain('What does Osric do meanwhile?');
    expect(told('long-speech', { ...facts, listener: null }).advice).toContain('Who hears it');
  });

  it('tells a run of talk by its pages', () => {
    const run = {
      people: ['ch.LENA', 'ch.OSRIC'],
      speeches: 26,
      words: 312,
      from: 30,
      to: 32,
      affected: 3,
      cites: [cite(30), cite(32)],
    };
    expect(told('talk-run', run).title).toBe('Nothing is seen while Lena and Osric talk on pages 30-32');
  });

  it('names the parts that could be one, with their pages', () => {
    const parts = ['ch.GUARD', 'ch.GUARD #2', 'ch.GUARD #3'].map((who, at) => ({
      who,
      pages: [10 + 20 * at],
      cite: cite(10 + 20 * at),
    }));
    const { title, bullets, advice } = told('numbered-parts', {
      groups: [{ parts }],
      saved: 2,
      small: 12,
      cast: 30,
      affected: 3,
    });
    expect(title).toBe('Two speaking parts could be saved: Guard, Guard #2 and Guard #3');
    expect(bullets[0]?.text).toContain('Guard (page 10), Guard #2 (page 30) and Guard #3 (page 50)');
    expect(advice).toContain('Give the lines on page 30 to Guard');
  });
});
