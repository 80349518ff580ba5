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
    : [bullet(label === null ? words.sayingOf(said) : `${label}: ${words.sayingOf(said)}`, said.cites, most)];

export const fact = (label: string, value: string, cites: readonly Cite[] = [], id?: string): Fact => ({
  ...(id !== undefined && { id }),
  label,
  value,
  note: null,
  evidence: placesOf(cites, 2),
});

export const saidFact = (label: string, said: Said): Fact => ({
  ...fact(label, said.text, said.cites.slice(0, 1)),
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
