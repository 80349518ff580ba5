/** The seven slips of a capable reader that passed as 'quoted word for word' (study of a feature, 2026-11), as faults that can be planted anywhere. */
import { resolveCite } from '../../../../lib/model/read/numbered-script.ts';
import type { Fault } from './faults.ts';
import type { SentencePlace } from './sentences.ts';

const end = /\s*[.!?]?$/;
const before = (text: string, more: string): string => text.replace(end, `${more}.`);

const kin: readonly (readonly [RegExp, string])[] = [
  [/\bfather\b/, 'brother'],
  [/\bmother\b/, 'sister'],
  [/\bdaughter\b/, 'niece'],
  [/\bhusband\b/, 'uncle'],
  [/\bwife\b/, 'aunt'],
  [/\bbrother\b/, 'father'],
  [/\bson\b/, 'nephew'],
  [/\bwidower\b/, 'brother'],
];

const printedFigures = (text: string): string[] => text.match(/(?<![\p{L}\d.])\d{2,}(?![\d.]*\p{L})/gu) ?? [];

export const slips: readonly Fault<SentencePlace>[] = [
  {
    kind: 'slip: a thing listed that was not',
    plant({ value }, world) {
      const scenes = world.scenesOf(value.cites);
      const own = world.wordsOfScenes(scenes).toLowerCase();
      const others = world.script.scenes.map(({ scene }) => scene ?? 0).filter((one) => !scenes.includes(one));
      const nouns = world.wordsOfScenes(others).match(/(?<=\bthe )[a-z]{5,}/g) ?? [];
      const noun = world.pick(nouns.filter((one) => !own.includes(one)));
      return noun === undefined ? null : { ...value, text: before(value.text, `, and lists the ${noun}`) };
    },
  },
  {
    kind: 'slip: a trait of the wrong person',
    plant({ value }, world) {
      const [own] = world.namedIn(value.text);
      const other = world.pick(world.people.filter((one) => one !== own));
      if (!own || !other) return null;
      const text = value.text.replace(new RegExp(`(?<!\\p{L})${own.name}['’]s(?!\\p{L})`, 'u'), `${other.name}'s`);
      return text === value.text ? null : { ...value, text };
    },
  },
  {
    kind: 'slip: another relation',
    plant({ value }) {
      const found = kin.find(([pattern]) => pattern.test(value.text));
      return found ? { ...value, text: value.text.replace(found[0], found[1]) } : null;
    },
  },
  {
    kind: 'slip: four scenes later for ten',
    plant({ value }, world) {
      const scenes = world.scenesOf(value.cites).sort((a, b) => a - b);
      const [first = 0] = scenes;
      const last = scenes.at(-1) ?? first;
      if (last === first) return null;
      const wrong = last - first + 2 + Math.floor(world.random() * 6);
      return { ...value, text: before(value.text, `, and ${wrong} scenes later it comes back`) };
    },
  },
  {
    kind: 'slip: for the same reason each time',
    plant: ({ value }) => ({ ...value, text: before(value.text, ', for the same reason each time') }),
  },
  {
    kind: 'slip: more than another',
    plant({ value }, world) {
      const named = world.namedIn(value.text);
      const other = world.pick(world.people.filter((one) => !named.includes(one)));
      return other ? { ...value, text: before(value.text, `, more so than ${other.name}`) } : null;
    },
  },
  {
    kind: 'slip: a figure that is another’s',
    plant({ value }, world) {
      const own = world.wordsOfScenes(world.scenesOf(value.cites));
      const everywhere = world.wordsOfScenes(world.script.scenes.map(({ scene }) => scene ?? 0));
      const pages = value.cites.flatMap((cite) => resolveCite(world.script, cite).map(({ page }) => String(page)));
      const figure = world.pick(
        [...printedFigures(everywhere), '37', '64'].filter((one) => !own.includes(one) && !pages.includes(one)),
      );
      return figure === undefined ? null : { ...value, text: before(value.text, `, all ${figure} of it`) };
    },
  },
];
