/** Each sign that markdown acts on, made inert; and words that it leaves alone. */
import { describe, expect, it } from 'vitest';
import { escapeMarkdown, fencedJson } from '../../lib/report-formats/escape-markdown.ts';

describe('a script’s words in markdown', () => {
  it.each([
    ['an address without its scheme', 'see www.example.com', 'see www\\.example.com'],
    ['one in capitals', 'WWW.example.com', 'WWW\\.example.com'],
    ['every one of them', 'www.a www.b', 'www\\.a www\\.b'],
    ['an address with a scheme', 'https://a.b http://c', 'https\\://a.b http\\://c'],
    ['a mail address', 'noor@example.com', 'noor\\@example.com'],
    ['a heading', '# one', '\\# one'],
    ['an entity', '&lt; &', '&amp;lt; &amp;'],
    ['a numbered list', '12. then', '12\\. then'],
    ['one with a bracket', '3) then', '3\\) then'],
    ['a number that ends it', '12.', '12\\.'],
    ['every sign of emphasis', '*a* _b_ ~c~', '\\*a\\* \\_b\\_ \\~c\\~'],
    ['every bracket', '[a] {b} |c|', '\\[a\\] \\{b\\} \\|c\\|'],
    ['a backslash and code', '\\ `x`', '\\\\ \\`x\\`'],
  ])('%s', (_what, text, escaped) => expect(escapeMarkdown(text)).toBe(escaped));

  it.each([
    ['a word with www inside', 'awww.b'],
    ['a number with a fraction', '8.5 pages'],
    ['a number before a word', '12 then. 3'],
    ['a sign that does not begin the text', 'a # b - c + d = e'],
    ['a colon', 'INT: HALL'],
  ])('%s stands as it is', (_what, text) => expect(escapeMarkdown(text)).toBe(text));

  it('are one line without spaces around it', () => {
    expect(escapeMarkdown('  a\n\n b\t c ')).toBe('a b c');
  });
});

it('an object in a fence is JSON whose text can neither close it nor open a tag', () => {
  const value = { a: '```', b: '<script>', c: ['<', '`'] };
  const fenced = fencedJson(value);
  const [first, ...rest] = fenced.split('\n');
  expect(first).toBe('```json');
  expect(rest.at(-1)).toBe('```');
  const json = rest.slice(0, -1).join('\n');
  expect(json).not.toMatch(/[`<]/);
  expect(JSON.parse(json)).toEqual(value);
  expect(json).toContain('\n  "a": ');
});
