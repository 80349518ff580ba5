/** A claim of a reading as a bullet or a fact, with its passages. */

import type * as z from 'zod';
import type { Block } from '../../contract/blocks.ts';
import { type Cite, evidenceOf } from '../../story/cite.ts';
import type { missing } from '../../story/read/person-read.ts';
import type { Said } from '../../story/read/said.ts';
import * as words from './words.ts';

type Kind<K extends Block['kind']> = Extract<Block, { kind: K }>;
export type FindingItem = Kind<'findings'>['items'][number];
export type Bullet = FindingItem['bullets'][number];
export type Fact = Kind<'facts'>['items'][number];
export type Missing = z.infer<typeof missing>;

/** Words of a passage where it stands beside a claim in passing; up to the second number where no sentence or clause ends before. */
const shortQuote = 14;
const longerQuote = 24;
/** The passage by its first words, to the end of a sentence or a clause; whole where none ends soon. They stand in the script as they are, and are found there. */
export function shortPlace<P extends { readonly quote: string }>(place: P): P {
  const all = place.quote.split(' ');
  if (all.length <= shortQuote) return place;
  const ends = all.flatMap((word, at) =>
    at >= 3 && at < longerQuote && /[.!?;:,…]["'”’)]?$/.test(word) ? [at + 1] : [],
  );
  const end = ends.findLast((one) => one <= shortQuote) ?? ends[0];
  return end === undefined ? place : { ...place, quote: all.slice(0, end).join(' ') };
}

/** A passage a claim; a claim about two passages shows both. */
export const placesOf = (cites: readonly Cite[], most: number): Bullet['evidence'] =>
  cites.slice(0, most).map(evidenceOf);

export const bullet = (text: string, cites: readonly Cite[] = [], most = 1): Bullet => ({
  text,
  evidence: placesOf(cites, most),
});

/** 'Wants: to keep the cinema open. (likely)' with its passage; nothing for a claim that was not made. */
export const saidBullet = (label: string | null, said: Said | null, most = 1): Bullet[] =>
  said === null
    ? []
    : [
        bullet(
          label === null ? words.sayingOf(said) : `${label}: ${words.sayingOf(said)}`,
          said.cites.map(shortPlace),
          most,
        ),
      ];

export const fact = (label: string, value: string, cites: readonly Cite[] = [], id?: string): Fact => ({
  ...(id !== undefined && { id }),
  label,
  value,
  note: null,
  evidence: placesOf(cites, 2),
});

export const saidFact = (label: string, said: Said): Fact => ({
  ...fact(label, said.text, said.cites.slice(0, 1).map(shortPlace)),
  note: words.openQuestion(said),
});

/** Blocks of a kind, or none where there is nothing in them. */
export const facts = (title: string | null, items: readonly Fact[]): Block[] =>
  items.length === 0 ? [] : [{ kind: 'facts', title, items: [...items], basis: 'opinion' }];
export const findings = (title: string, items: readonly FindingItem[]): Block[] =>
  items.length === 0 ? [] : [{ kind: 'findings', title, items: [...items], basis: 'opinion' }];
export const prose = (title: string | null, paragraphs: readonly string[], id?: string): Block[] =>
  paragraphs.length === 0
    ? []
    : [{ kind: 'prose', ...(id !== undefined && { id }), title, paragraphs: [...paragraphs], basis: 'opinion' }];
