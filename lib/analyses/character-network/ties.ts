/** The strongest ties one by one: how often, where, who talks more, who asks. Refuses to name the relation: that is the reader's. */
import type { Derived } from '../derived/derive.ts';
import type { NetworkLink } from '../derived/speaking-network.ts';
import { isQuestion } from '../derived/speech-kinds.ts';
import { counted, listed, percent } from '../wording.ts';
import type { NetworkEntry } from './card.ts';
import { citeExchange, citeSpeech } from './cite.ts';

const most = 8;

export const strongestTies = (derived: Derived): NetworkEntry[] =>
  derived.network.links.slice(0, most).map((link) => tie(link, derived));

function tie(link: NetworkLink, derived: Derived): NetworkEntry {
  const order = derived.characters.map(({ id }) => id);
  const [one = link.source, other = link.target] = [link.source, link.target].sort(
    (a, b) => order.indexOf(a) - order.indexOf(b),
  );
  const names = [derived.nameOf(one), derived.nameOf(other)] as const;
  const scenes = link.scenes.flatMap((ordinal) => derived.scenes[ordinal - 1] ?? []);
  const speeches = scenes.flatMap((scene) => scene.speeches);
  const wordsBy = (id: string): number =>
    speeches.filter(({ speakers }) => speakers.includes(id)).reduce((sum, { words }) => sum + words.length, 0);
  const asksBy = (id: string): number =>
    speeches.filter((speech) => speech.speakers.includes(id) && isQuestion(speech)).length;
  const share = wordsBy(one) / Math.max(1, wordsBy(one) + wordsBy(other));
  const pages = scenes.map(({ page }) => page);
  const span =
    scenes.length > 1
      ? `${counted(scenes.length, 'scene')}${new Set(pages).size === 1 ? `, all on page ${pages[0]}` : ` between page ${Math.min(...pages)} and page ${Math.max(...pages)}`}`
      : `one scene, on page ${pages[0] ?? 1}`;
  const sentences = [
    `${counted(link.exchanges, 'exchange')} in ${span}.`.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
  ];
  if (wordsBy(one) + wordsBy(other) > 0) {
    const balance =
      Math.abs(share - 0.5) < 0.07
        ? `There ${names[0]} and ${names[1]} speak about equally`
        : `There ${share > 0.5 ? names[0] : names[1]} has ${percent(Math.max(share, 1 - share))} of the words of the two`;
    sentences.push(`${balance}; ${asking(names, [asksBy(one), asksBy(other)])}.`);
  }
  const last = scenes
    .at(-1)
    ?.speeches.filter(({ speakers }) => speakers.includes(one) || speakers.includes(other))
    .at(-1);
  return {
    keyword: listed(names),
    description: sentences.join(' '),
    quotes: [...citeExchange(one, other, derived), ...(last && link.exchanges > 2 ? [citeSpeech(last, derived)] : [])],
  };
}

/** 'Mags asks more (6 questions to 5)'. */
function asking(names: readonly [string, string], asks: readonly [number, number]): string {
  const [one, other] = asks;
  if (one + other === 0) return 'neither asks a question';
  if (one === other) return `each asks ${counted(one, 'question')}`;
  const name = one > other ? names[0] : names[1];
  const [more, fewer] = [Math.max(one, other), Math.min(one, other)];
  return fewer === 0
    ? `only ${name} asks (${counted(more, 'question')})`
    : `${name} asks more (${more} questions to ${fewer})`;
}
