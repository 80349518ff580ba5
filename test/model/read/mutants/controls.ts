/** Sentences that say the same in other words or on other true passages: a proof that drops them is too hard. */
import { resolveCite } from '../../../../lib/model/read/numbered-script.ts';
import type { Fault } from './faults.ts';
import type { SentencePlace } from './sentences.ts';

const small = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const end = /\s*[.!?]?$/;

export const controls: readonly Fault<SentencePlace>[] = [
  {
    kind: 'under another name of the same person',
    plant({ value }, world) {
      const person = world.namedIn(value.text).find(({ others }) => others.length > 0);
      const other = world.pick(person?.others ?? []);
      if (!person || other === undefined) return null;
      const text = value.text.replace(new RegExp(`(?<!\\p{L})${person.name}(?!\\p{L})`, 'u'), other);
      return text === value.text ? null : { ...value, text };
    },
  },
  { kind: 'cites in another order', plant: ({ value }) => ({ ...value, cites: value.cites.toReversed() }) },
  {
    kind: 'with one true cite more',
    plant({ value }, { script }) {
      const [place] = value.cites.flatMap((cite) => resolveCite(script, cite));
      const scene = script.scenes.find((one) => one.scene === place?.scene);
      const next = scene?.pieces.find(({ number }) => place !== undefined && number > place.to);
      return next && place ? { ...value, cites: [...value.cites, `${place.scene ?? 0}.${next.number}`] } : null;
    },
  },
  {
    kind: 'cites that point at words',
    plant({ value }, { script }) {
      const [first = '', ...rest] = value.cites;
      const [place] = resolveCite(script, first);
      const words = place?.quote.split(' ').slice(0, 4).join(' ');
      return words === undefined || first.includes('-') ? null : { ...value, cites: [`${first}: ${words}`, ...rest] };
    },
  },
  {
    kind: 'with its true page',
    plant({ value }, { script }) {
      const [place] = value.cites.flatMap((cite) => resolveCite(script, cite));
      return place ? { ...value, text: `On page ${place.page}: ${value.text}` } : null;
    },
  },
  {
    kind: 'with its true scene',
    plant({ value }, { script }) {
      const [place] = value.cites.flatMap((cite) => resolveCite(script, cite));
      return place?.scene ? { ...value, text: value.text.replace(end, ` (scene ${place.scene}).`) } : null;
    },
  },
  {
    kind: 'with the true distance of its scenes',
    plant({ value }, world) {
      const scenes = world.scenesOf(value.cites).sort((a, b) => a - b);
      const distance = (scenes.at(-1) ?? 0) - (scenes[0] ?? 0);
      if (distance < 2) return null;
      const told = small[distance] ?? String(distance);
      return { ...value, text: value.text.replace(end, `, and ${told} scenes later it comes back.`) };
    },
  },
  {
    kind: 'with a figure of the passage as a word or in digits',
    plant({ value }) {
      const text = value.text.replace(
        /(?<![\p{L}\d.-])(?:\d|1[0-2])(?![\p{L}\d.:])/u,
        (found) => small[Number(found)] ?? found,
      );
      const digits = value.text.replace(
        /(?<![\p{L}-])(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?![\p{L}-])/u,
        (found) => String(small.indexOf(found)),
      );
      const made = text === value.text ? digits : text;
      return made === value.text ? null : { ...value, text: made };
    },
  },
  {
    kind: 'reworded around its core',
    plant: ({ value }) => ({ ...value, text: `As the page has it: ${value.text}` }),
  },
  {
    kind: 'cut short after its first clause',
    plant({ value }) {
      const [first = ''] = value.text.split(/[,;:.] /);
      return first.split(' ').length < 5 || first === value.text ? null : { ...value, text: `${first}.` };
    },
  },
];
