/**
 * Whether a sentence agrees with its passages in who, how many and whether: another's name in the same deed, a figure that stands nowhere near, a negation
 * more or less. By words alone, so it finds crude slips and no others; the second look is for the rest.
 */
import type { Cite } from '../../story/cite.ts';
import { negation } from '../telling-words.ts';
import { shared, stemsOf, wordsOf } from './content-words.ts';
import { type NumberedScript, sceneOf, wordsIn } from './numbered-script.ts';

export interface Agreement {
  /** `passages` are the cited pieces' words. A sentence about an absence is held to names only. */
  agrees(text: string, cites: readonly Cite[], passages: readonly string[], o: { readonly absence: boolean }): boolean;
}

/** So many of a sentence's words of content in one passage, at least three, and it tells that passage again: then who and whether must agree. A sentence that says more is left to the second look. */
const retold = 3;
const retoldShare = 0.8;

const figures = (text: string): string[] => text.match(/(?<![\p{L}\d.])\d+(?![\d.]*\p{L})/gu) ?? [];

/** `names`: for each person the words that name them (name, aliases, cue), in any case. */
export function agreementOf(script: NumberedScript, names: readonly (readonly string[])[]): Agreement {
  const people = names.map((own) => new Set(own.flatMap(wordsOf).filter((word) => word.length > 1)));
  const named = (text: string): number[] => {
    const words = new Set(wordsOf(text.replace(/['’]s\b/g, '')));
    return people.flatMap((own, person) => ([...own].some((word) => words.has(word)) ? [person] : []));
  };
  const around = (cites: readonly Cite[]): string =>
    [...new Set(cites.map(({ scene }) => scene ?? 0))]
      .map((ordinal) => sceneOf(script, ordinal))
      .map((scene) => (scene ? wordsIn(scene) : ''))
      .join('\n');

  return {
    agrees(text, cites, passages, { absence }) {
      const inText = named(text);
      const scenes = around(cites);
      const nearby = new Set(named(scenes));
      // Somebody is named who is nowhere in the scenes cited, and nobody who is.
      if (inText.length > 0 && !absence && !inText.some((person) => nearby.has(person))) return false;
      if (absence) return true;
      if (!otherFigures(text, script).every((figure) => isAbout(figure, cites, scenes))) return false;
      const told = stemsOf(text);
      const inPassages = named(passages.join('\n'));
      const others =
        inPassages.length > 0 && inText.length > 0 && !inText.some((person) => inPassages.includes(person));
      return passages.every((passage) => {
        const common = shared(told, stemsOf(passage));
        const retells = common >= retold && common >= retoldShare * told.size;
        return !retells || (!others && negation.test(text) === negation.test(passage));
      });
    },
  };
}

const places = /\b(?:pages?|pp?\.|scenes?)\s*(\d+)(?:\s*(?:to|and|[-–])\s*(\d+))?/gi;

/** Figures other than page and scene numbers that the script has; those count for themselves. */
function otherFigures(text: string, script: NumberedScript): string[] {
  const most = Math.max(script.pages, script.scenes.length);
  return figures(
    text.replace(places, (whole, from: string, to: string | undefined) =>
      Math.max(Number(from), Number(to ?? 0)) <= most ? '' : whole,
    ),
  );
}

/** A figure of the sentence: a page or scene that it cites, or printed in the scenes. */
function isAbout(figure: string, cites: readonly Cite[], scenes: string): boolean {
  const number = Number(figure);
  if (cites.some(({ page, scene }) => page === number || scene === number)) return true;
  return new RegExp(`(?<!\\d)${figure}(?!\\d)`).test(scenes);
}
