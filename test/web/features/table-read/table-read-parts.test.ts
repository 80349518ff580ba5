/** The table read's pure parts: what of a script is spoken by whom, and which voice has which part. */
import { describe, expect, it } from 'vitest';
import type { PageNode } from '../../../../lib/contract/screenplay-pages.ts';
import { castVoices, languageOf, usableVoices } from '../../../../web/src/features/table-read/choose-voices.ts';
import { spokenLines, stretchOf } from '../../../../web/src/features/table-read/spoken-lines.ts';
import { buildSamplePages } from '../../fixtures/built-sample.ts';

const node = (line: number, kind: PageNode['kind'], text: string, more: Partial<PageNode> = {}): PageNode => ({
  line,
  kind,
  text,
  ...more,
});
const pages = [
  [
    node(1, 'heading', 'INT./EXT. BOOTH - NIGHT', { scene: 1 }),
    node(3, 'action', 'Wind. A door.'),
    node(5, 'cue', "MAGS (V.O.) (CONT'D)"),
    node(6, 'parenthetical', '(to the sea)'),
    node(7, 'dialogue', 'Close enough.'),
    node(9, 'note', 'A note of the writer'),
    node(11, 'cue', 'LNEA', { speaker: 'LENA' }),
    node(12, 'dialogue', 'I asked who packed it, and'),
  ],
  [
    node(1, 'dialogue', 'nobody knows.', { speaker: 'LENA', continued: true }),
    node(3, 'heading', 'EXT. PIER - DAY', { scene: 2 }),
    node(5, 'action', 'Gulls.'),
  ],
] as const;
const said = () => spokenLines(pages).map(({ speaker, text }) => `${speaker ?? '-'}: ${text}`);

describe('the lines of a table read', () => {
  it('are speeches by their parts and all else by a narrator; names, parentheticals and notes are silent', () => {
    expect(said()).toEqual([
      '-: interior and exterior, booth, night',
      '-: Wind. A door.',
      'MAGS: Close enough.',
      'LENA: I asked who packed it, and',
      'LENA: nobody knows.',
      '-: exterior, pier, day',
      '-: Gulls.',
    ]);
  });
  it('of a long piece are several, none of more than two hundred letters, which together are the whole', () => {
    const sentence = 'She looks at the reel for a long time and says nothing at all. ';
    const endless = 'word '.repeat(100).trim();
    for (const text of [sentence.repeat(9).trim(), endless, 'x'.repeat(450)]) {
      const lines = spokenLines([[node(1, 'action', text)]]);
      expect(lines.length).toBeGreaterThan(2);
      expect(Math.max(...lines.map((line) => line.to - line.from))).toBeLessThanOrEqual(200);
      const bare = (words: string) => words.replace(/\s/g, '');
      expect(bare(lines.map(({ from, to }) => text.slice(from, to)).join(''))).toBe(bare(text));
    }
  });
  it('hold every word of the sample’s speeches and action', () => {
    const { pages: real } = buildSamplePages();
    const wanted = real.flat().filter(({ kind }) => kind === 'dialogue' || kind === 'action');
    const letters = (texts: readonly string[]) => texts.join('').replace(/\s/g, '').length;
    const lines = spokenLines(real).filter(({ page, node: at }) => wanted.includes(real[page - 1]?.[at] as PageNode));
    expect(letters(lines.map(({ text }) => text))).toBe(letters(wanted.map(({ text }) => text)));
    expect(spokenLines(real).some(({ speaker }) => speaker === 'MAGS')).toBe(true);
  });
  it('are heard from where the reader is: to the end of its scene, its page, or the script', () => {
    const lines = spokenLines(pages);
    const heard = (kind: 'scene' | 'page' | 'on', seen: { page: number; line: number }) => {
      const { from, to } = stretchOf(pages, lines, kind, seen);
      return lines.slice(from, to).map(({ text }) => text.split(' ')[0]);
    };
    expect(heard('scene', { page: 1, line: 7 })).toEqual(['interior', 'Wind.', 'Close', 'I', 'nobody']);
    expect(heard('scene', { page: 2, line: 3 })).toEqual(['exterior,', 'Gulls.']);
    expect(heard('page', { page: 2, line: 5 })).toEqual(['nobody', 'exterior,', 'Gulls.']);
    expect(heard('on', { page: 2, line: 3 })).toEqual(['exterior,', 'Gulls.']);
  });
});

const voice = (name: string, lang = 'en-GB', localService = true) => ({ name, lang, localService, default: false });

describe('the voices', () => {
  it('are the device’s own in the script’s language; those of another service only where they are allowed', () => {
    const all = [voice('Zoe', 'en_US'), voice('Anna', 'de-DE'), voice('Cloud', 'en-US', false), voice('Amy')];
    const names = (allowed: boolean, language = 'en') => usableVoices(all, language, allowed).map(({ name }) => name);
    expect(names(false)).toEqual(['Amy', 'Zoe']);
    expect(names(true)).toEqual(['Amy', 'Zoe', 'Cloud']);
    expect(names(false, 'de')).toEqual(['Anna']);
    expect(names(false, 'fr')).toEqual(['Amy', 'Anna', 'Zoe']);
    expect(usableVoices([voice('Cloud', 'en-US', false)], 'en', false)).toEqual([]);
  });
  it('follow the language of the script', () => {
    expect(languageOf('The door opens and you look with her to the end of the pier.')).toBe('en');
    expect(languageOf('Die Tür geht auf, und der Mann ist nicht da. Sie wartet. Das ist ein Ende.')).toBe('de');
    expect(languageOf('Il y a une porte, et les enfants vous regardent dans le noir des rues.')).toBe('fr');
  });
  it('are one a part while there are as many, the narrator’s not among them, and the same whoever else speaks', () => {
    const voices = ['A', 'B', 'C', 'D'].map((name) => voice(name));
    const { narrator, parts } = castVoices(voices, ['MAGS', 'LENA', 'WENDELL']);
    expect(narrator?.voice.name).toBe('A');
    expect(new Set([...parts.values()].map((part) => part.voice.name))).toEqual(new Set(['B', 'C', 'D']));
    expect(castVoices(voices, ['MAGS']).parts.get('MAGS')).toEqual(parts.get('MAGS'));
  });
  it('differ in pitch and pace where they are few, so that no two of the first parts sound the same', () => {
    for (const count of [1, 2]) {
      const voices = ['A', 'B'].slice(0, count).map((name) => voice(name));
      const { narrator, parts } = castVoices(voices, ['MAGS', 'LENA', 'WENDELL', 'OTTO']);
      const sounds = [narrator, ...parts.values()].map((part) => JSON.stringify(part));
      expect(new Set(sounds).size).toBe(5);
    }
  });
  it('are enough for any cast', () => {
    const cast = Array.from({ length: 80 }, (_, at) => `PART ${at}`);
    const { parts } = castVoices([voice('A'), voice('B'), voice('C')], cast);
    expect(parts.size).toBe(80);
    expect(castVoices([], cast)).toEqual({ narrator: null, parts: new Map() });
  });
});
