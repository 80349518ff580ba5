/** The faults that a reader of scripts makes, each planted in one place of what it answered: a fault returns the mended-for-the-worse value, or null where it cannot be planted. */
import { resolveCite } from '../../../../lib/model/read/numbered-script.ts';
import { fullScenes, type World } from './reading-world.ts';
import type { DigestPlace, Sentence, SentencePlace, Setup, SetupPlace } from './sentences.ts';

export interface Fault<Place> {
  readonly kind: string;
  plant(place: Place, world: World): Readonly<Record<string, unknown>> | null;
}

const withText = (value: Sentence, text: string | null): Sentence | null =>
  text === null || text === value.text ? null : { ...value, text };
const end = /\s*[.!?]?$/;
const before = (text: string, more: string): string => text.replace(end, `${more}.`);

/** Somebody's name put for another's, everywhere in the sentence. */
function swapped(text: string, world: World, others: (named: World['people']) => World['people']): string | null {
  const named = world.namedIn(text);
  const person = named[0];
  const other = world.pick(others(named).filter((one) => !named.includes(one)));
  if (!person || !other) return null;
  return person.words.reduce(
    (made, word) => made.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu'), other.name),
    text,
  );
}

const deny: readonly (readonly [RegExp, string])[] = [
  [/\b(?:does|do|did|is|was|are|were|has|had|will|would|could|can) not\b/, ' '],
  [/\bnever /, ''],
  [/\bnobody\b/, 'everybody'],
  [/\bnothing\b/, 'everything'],
  [/\bno one\b/, 'everyone'],
];
/** A denial taken away, or one put after the first name that does something. */
function negated(text: string, world: World): string | null {
  for (const [pattern, by] of deny) {
    if (pattern.test(text)) return text.replace(pattern, (found) => (by === ' ' ? found.replace(' not', '') : by));
  }
  for (const { words } of world.namedIn(text)) {
    for (const word of words) {
      const doing = new RegExp(`(?<!\\p{L})${word} (?=[a-z]+s )`, 'u');
      if (doing.test(text)) return text.replace(doing, `${word} never `);
    }
  }
  return null;
}

const countWords =
  'two three four five six seven eight nine ten eleven twelve fifteen sixteen twenty thirty forty fifty sixty'.split(
    ' ',
  );
const figure = new RegExp(
  `(?<!page |pages |scene |scenes |[\\p{L}\\d.-])(?:\\d+|${countWords.join('|')})(?![\\p{L}\\d])`,
  'u',
);
function miscounted(text: string, world: World): string | null {
  const found = figure.exec(text)?.[0];
  if (found === undefined) return null;
  const number = Number(found);
  const other = Number.isNaN(number)
    ? world.pick(countWords.filter((word) => word !== found))
    : String(number + 1 + Math.floor(world.random() * 20));
  return other === undefined ? null : text.replace(figure, other);
}

/** Other pieces of the same scenes, none of them next to one that was cited. */
function otherPieces(cites: readonly string[], world: World): string[] | null {
  const places = cites.flatMap((cite) => resolveCite(world.script, cite));
  const scenes = world.scenesOf(cites);
  const free = world.script.scenes
    .filter(({ scene }) => scenes.includes(scene ?? 0))
    .flatMap(({ scene, pieces }) => pieces.slice(1).map(({ number }) => ({ scene, number })))
    .filter(({ scene, number }) => places.every((place) => place.scene !== scene || Math.abs(place.from - number) > 1));
  const piece = world.pick(free);
  return piece ? [`${piece.scene ?? 0}.${piece.number}`] : null;
}

/** A piece of a scene that the sentence does not cite. */
function foreignPiece(cites: readonly string[], world: World): string[] | null {
  const scenes = world.scenesOf(cites);
  const scene = world.pick(fullScenes(world.script).filter((one) => !scenes.includes(one.scene ?? 0)));
  const piece = world.pick(scene?.pieces.slice(1) ?? []);
  return scene && piece ? [`${scene.scene ?? 0}.${piece.number}`] : null;
}

const onPages = (cites: readonly string[], { script }: World): number[] =>
  cites.flatMap((cite) => resolveCite(script, cite).map(({ page }) => page));

export const sentenceFaults: readonly Fault<SentencePlace>[] = [
  {
    kind: 'name of somebody who is elsewhere',
    plant: ({ value }, world) =>
      withText(
        value,
        swapped(value.text, world, () => world.absentFrom(world.scenesOf(value.cites))),
      ),
  },
  {
    kind: 'name of somebody in the same scene',
    plant: ({ value }, world) => {
      const away = world.absentFrom(world.scenesOf(value.cites));
      return withText(
        value,
        swapped(value.text, world, () => world.people.filter((one) => !away.includes(one))),
      );
    },
  },
  { kind: 'flipped negation', plant: ({ value }, world) => withText(value, negated(value.text, world)) },
  { kind: 'wrong number', plant: ({ value }, world) => withText(value, miscounted(value.text, world)) },
  {
    kind: 'dead id',
    plant: ({ value }, world) => ({
      ...value,
      cites: value.cites.map(() => `${world.script.scenes.length + 2}.${1 + Math.floor(world.random() * 9)}`),
    }),
  },
  {
    kind: 'wrong piece of the scene',
    plant({ value }, world) {
      const cites = otherPieces(value.cites, world);
      return cites && { ...value, cites };
    },
  },
  {
    kind: 'cite of another scene',
    plant({ value }, world) {
      const cites = foreignPiece(value.cites, world);
      return cites && { ...value, cites };
    },
  },
  {
    kind: 'wrong page',
    plant({ value }, world) {
      const pages = onPages(value.cites, world);
      const free = Array.from({ length: world.script.pages }, (_, at) => at + 1).filter((page) =>
        pages.every((own) => Math.abs(own - page) > 1),
      );
      const page = world.pick(free);
      return page === undefined ? null : withText(value, `On page ${page}: ${value.text}`);
    },
  },
  {
    kind: 'false absence',
    plant({ value }, world) {
      const [page] = onPages(value.cites, world);
      // Only where the form has room for an absence: a note, or what somebody misses.
      if (value.absence === undefined) return null;
      const term = page === undefined ? undefined : world.pick(laterNames(page, world));
      if (term === undefined) return null;
      const text = before(value.text, `, and ${term} does not come up again`);
      return { ...value, text, absence: { terms: [term], after_page: page, where: 'any' } };
    },
  },
  {
    kind: 'false absence, none given',
    plant({ value }, world) {
      const name = world.pick(laterNames(Math.max(...onPages(value.cites, world)), world));
      return name === undefined ? null : withText(value, `${value.text} ${name} is never seen again.`);
    },
  },
  {
    kind: 'somebody present who is not',
    plant({ value }, world) {
      const person = world.pick(world.absentFrom(world.scenesOf(value.cites)));
      return person ? withText(value, before(value.text, `, while ${person.name} stands by`)) : null;
    },
  },
];

/** People who speak after a page. */
const laterNames = (page: number, { script, people }: World): string[] =>
  people
    .filter(({ words }) =>
      script.scenes.some(({ pieces }) =>
        pieces.some(
          ({ speaker, texts }) =>
            texts.some(({ at }) => at.page > page) &&
            words.some((word) => speaker?.toLowerCase().split(' ').includes(word.toLowerCase())),
        ),
      ),
    )
    .map(({ name }) => name);

export const digestFaults: readonly Fault<DigestPlace>[] = [
  {
    kind: 'somebody present who is not, in a scene’s line',
    plant({ value }, world) {
      const person = world.pick(world.absentFrom([value.scene]));
      return person ? { ...value, happens: before(value.happens, `, while ${person.name} stands by`) } : null;
    },
  },
  {
    kind: 'name of somebody who is elsewhere, in a scene’s line',
    plant({ value }, world) {
      const happens = swapped(value.happens, world, () => world.absentFrom([value.scene]));
      return happens === null ? null : { ...value, happens };
    },
  },
];

const contentWords = (text: string): string[] => (text.match(/\p{L}{5,}/gu) ?? []).map((word) => word.toLowerCase());

export const setupFaults: readonly Fault<SetupPlace>[] = [
  {
    kind: 'paid set-up told as dropped',
    plant({ value }, world): Setup | null {
      const [page] = onPages(value.planted, world);
      const pays = world.wordsOfScenes(world.scenesOf(value.paid)).toLowerCase();
      const later = onPages(value.paid, world).some((own) => page !== undefined && own > page);
      const terms = contentWords(value.what).filter((word) =>
        new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(pays),
      );
      if (value.state !== 'paid' || page === undefined || !later || terms.length === 0) return null;
      return { ...value, state: 'dropped', paid: [], absence: { terms, after_page: page, where: 'any' } };
    },
  },
];
