/** A claim of a reading as a bullet or a fact, with its passages. */

import type * as z from 'zod';
import type { Block } from '../../contract/blocks.ts';
import { type Cite, evidenceOf } from '../../story/cite.ts';
import type { missing } from '../../story/read/person-read.ts';
import type { Said } from '../../story/read/said.ts';

type Kind<K extends Block['kind']> = Extract<Block, { kind: K }>;
export type FindingItem = Kind<'findings'>['items'][number];
export type Bullet = FindingItem['bullets'][number];
export type Fact = Kind<'facts'>['items'][number];
export type Missing = z.infer<typeof missing>;

/** Words of a passage where it stands beside a claim; and where room is short. */
const mostQuoted = 18;
const mostInBrief = 14;
const sentenceEnd = /[.!?…]["'”’)]*$/;
const clauseEnd = /[;:,]["'”’)]?$/;
/** A passage of its first words, to the end of a sentence, else of a clause. They stand in the script as they are, and are found there. */
function cutTo<P extends { readonly quote: string }>(place: P, most: number): P {
  const all = place.quote.split(' ');
  const whole = all.length <= most && (sentenceEnd.test(place.quote) || all.length <= mostInBrief);
  if (whole) return place;
  const endsAt = (end: RegExp): number => all.findLastIndex((word, at) => at >= 3 && at < most && end.test(word));
  const end = [sentenceEnd, clauseEnd].map(endsAt).find((at) => at >= 0);
  if (end === undefined) return place;
  const quote = all
    .slice(0, end + 1)
    .join(' ')
    .replace(/[;:,]$/, '');
  return { ...place, quote };
}
export const shortPlace = <P extends { readonly quote: string }>(place: P): P => cutTo(place, mostQuoted);
/** For a page that has room for a few words. */
export const briefPlace = <P extends { readonly quote: string }>(place: P): P => cutTo(place, mostInBrief);
/** A passage that the script's own piece cuts off in a sentence ends with the sentence before. */
const toAnEnd = <P extends { readonly quote: string }>(place: P): P => {
  const words = place.quote.split(' ').length;
  return words <= mostQuoted || sentenceEnd.test(place.quote) ? place : cutTo(place, words);
};

/** A passage a claim; a claim about two passages shows both. */
export const placesOf = (cites: readonly Cite[], most: number): Bullet['evidence'] =>
  cites.slice(0, most).map((cite) => evidenceOf(toAnEnd(cite)));

export const bullet = (text: string, cites: readonly Cite[] = [], most = 1): Bullet => ({
  text,
  evidence: placesOf(cites, most),
});

/** 'Wants: to keep the cinema open.' with its passage; nothing for a claim that was not made. */
export const saidBullet = (label: string | null, said: Said | null, most = 1): Bullet[] =>
  said === null
    ? []
    : [bullet(label === null ? said.text : `${label}: ${said.text}`, said.cites.map(shortPlace), most)];

export const fact = (label: string, value: string, cites: readonly Cite[] = [], id?: string): Fact => ({
  ...(id !== undefined && { id }),
  label,
  value,
  note: null,
  evidence: placesOf(cites, 2),
});

/** Tone, theme and the like are read from the pages by nature: no doubt stands beside each. */
export const saidFact = (label: string, said: Said): Fact =>
  fact(label, said.text, said.cites.slice(0, 1).map(shortPlace));

/** Blocks of a kind, or none where there is nothing in them. */
export const facts = (title: string | null, items: readonly Fact[]): Block[] =>
  items.length === 0 ? [] : [{ kind: 'facts', title, items: [...items], basis: 'opinion' }];
export const findings = (title: string, items: readonly FindingItem[]): Block[] =>
  items.length === 0 ? [] : [{ kind: 'findings', title, items: [...items], basis: 'opinion' }];
export const prose = (title: string | null, paragraphs: readonly string[], id?: string): Block[] =>
  paragraphs.length === 0
    ? []
    : [{ kind: 'prose', ...(id !== undefined && { id }), title, paragraphs: [...paragraphs], basis: 'opinion' }];
