/** Flaw rules about the page and its places: length, camera terms, locations, doubled words, openings, silence. */
import { quoteExactly, quoteOf, spread } from '../derived/quote.ts';
import { tripodNorms } from '../norms/produced-scripts.ts';
import { cameraTerm } from '../norms/word-lists.ts';
import { counted, decimal, listed, pagesOf, percent, quoted } from '../wording.ts';
import type { FlawRule } from './flaw-rule.ts';

const [shortest, middle, longest] = tripodNorms.pages.points.map(({ value }) => Math.round(value));

const unusualLength: FlawRule = {
  id: 'unusualLength',
  topic: 'length',
  effect: 0.7,
  featuresOnly: true,
  find({ pages, scenes }) {
    const first = scenes[0];
    const last = scenes.at(-1);
    if (!first || !last || (pages >= 85 && pages <= 130)) return null;
    const side = pages < 85 ? 'under 85' : 'over 130';
    return {
      title: `${Math.round(pages)} pages, ${side}`,
      points: [
        {
          text: `Produced features run ${shortest} to ${longest} pages between the 5th and the 95th percentile, ${middle} in the middle.`,
          evidence: [quoteOf(first.headingPassage), quoteOf(last.headingPassage)],
        },
      ],
      advice:
        pages < 85
          ? 'See which key scene could be lived through rather than reported.'
          : 'Begin with the scenes that neither bring anybody new nor change anything: they are the cheapest pages to lose.',
    };
  },
};

const cameraTerms: FlawRule = {
  id: 'cameraTerms',
  topic: 'camera',
  effect: 0.5,
  find({ actions, pages }) {
    const hits = actions.filter(({ text }) => cameraTerm.test(text));
    if (hits.length < 4 || hits.length / pages <= 1) return null;
    const places = spread(hits, 3);
    return {
      title: `${decimal(hits.length / pages)} camera terms a page`,
      points: [
        {
          text: `${hits.length} paragraphs of action direct the camera or say “we see”.`,
          evidence: places.map(quoteOf),
        },
      ],
      advice: `Rewrite ${pagesOf(places.map(({ at }) => at.page))} as what is there to see; the shot follows by itself.`,
    };
  },
};

const manyLocations: FlawRule = {
  id: 'manyLocations',
  topic: 'locations',
  effect: 0.6,
  find({ scenes, pages, locations: { locations } }) {
    const places = new Map(scenes.map((scene) => [scene.placeKey, scene]));
    // The rate was counted by heading; rooms of one house are headings and no moves.
    if (scenes.length < 8 || places.size / pages <= 1.2 || locations.length < places.size / 2) return null;
    return {
      title: `${decimal(places.size / pages)} places a page, by heading`,
      points: [
        {
          text: `${places.size} different headings in ${decimal(pages)} pages, at ${counted(locations.length, 'location')}.`,
          evidence: spread([...places.values()], 3).map((scene) => quoteOf(scene.headingPassage)),
        },
      ],
      advice: `See whether ${listed(spread([...places.values()], 3).map(({ place, page }) => `${place} (page ${page})`))} could share a place that the script already has: each place is a day of moving.`,
    };
  },
};

const singleUse: FlawRule = {
  id: 'singleUseLocations',
  topic: 'single-use',
  effect: 0.5,
  find({ scenes }) {
    const uses = new Map<string, number>();
    for (const { placeKey } of scenes) uses.set(placeKey, (uses.get(placeKey) ?? 0) + 1);
    const single = scenes.filter(({ placeKey }) => uses.get(placeKey) === 1);
    const share = single.length / Math.max(1, uses.size);
    if (uses.size < 8 || share <= 0.8) return null;
    return {
      title: `${percent(share)} of the places are used once`,
      points: [
        {
          text: `${single.length} of ${uses.size} places never return: ${listed(single.slice(0, 4).map(({ place }) => place))}${single.length > 4 ? ' and others' : ''}.`,
          evidence: spread(single, 3).map((scene) => quoteOf(scene.headingPassage)),
        },
      ],
      advice: `A place that returns lets the reader see what has changed. Ask whether a later scene could come back to ${single[0]?.place ?? 'the first of them'}.`,
    };
  },
};

/** Small words that are never doubled on purpose ('that that' and 'had had' may be). */
const doubled = /\b(the|a|an|to|of|and|in|is|for|on|with|at|her|his)\s+\1\b/i;

const doubledWords: FlawRule = {
  id: 'doubledWords',
  topic: 'doubled-words',
  effect: 0.35,
  find({ passages }) {
    const hits = passages.flatMap((passage) => {
      const match = passage.kind === 'action' || passage.kind === 'dialogue' ? doubled.exec(passage.text) : null;
      return match ? [{ passage, text: match[0] }] : [];
    });
    if (hits.length === 0) return null;
    return {
      title: `${hits.length === 1 ? 'A word is' : `${counted(hits.length, 'word')} are`} doubled by a slip`.replace(
        /^\w/,
        (letter) => letter.toUpperCase(),
      ),
      points: hits.slice(0, 3).map(({ passage, text }) => ({
        text: `${quoted(text)} on page ${passage.at.page}.`,
        evidence: [quoteExactly(passage, around(passage.text, text))],
      })),
      advice: `Correct ${pagesOf(hits.map(({ passage }) => passage.at.page))}; a reader takes such slips for haste.`,
    };
  },
};

/** The doubled word with a few words on either side, verbatim. */
function around(text: string, match: string): string {
  const at = text.indexOf(match);
  const start = Math.max(0, text.lastIndexOf(' ', Math.max(0, at - 30)) + 1);
  const end = text.indexOf(' ', at + match.length + 30);
  return text.slice(start, end < 0 ? undefined : end).trim();
}

const wakingOpening: FlawRule = {
  id: 'wakingOpening',
  topic: 'opening',
  effect: 0.5,
  find({ scenes }) {
    const first = scenes[0]?.passages.filter(({ kind }) => kind === 'action').slice(0, 3) ?? [];
    const waking = first.find(({ text }) =>
      /\b(?:alarm clock|wakes up|wakes|awakens|jolts awake|opens (?:his|her|their) eyes|sits? up in bed)\b/i.test(text),
    );
    if (!waking) return null;
    return {
      title: 'The script opens on somebody waking',
      points: [
        {
          text: `The first scene begins with waking or an alarm, on page ${waking.at.page}.`,
          evidence: [quoteOf(waking)],
        },
      ],
      advice:
        'Readers have seen this opening often. Try to begin with the first thing that could not happen on another day.',
    };
  },
};

/** Pages without a spoken word; counted on features only. */
const longSilencePages = 6;

const longSilence: FlawRule = {
  id: 'longSilence',
  topic: 'silence',
  effect: 0.6,
  featuresOnly: true,
  find({ speeches }) {
    const gaps = speeches.slice(1).map((speech, index) => ({ from: speeches[index], to: speech }));
    const widest = gaps.reduce<(typeof gaps)[number] | null>(
      (most, gap) => (most?.from && most.to.page - most.from.page >= gap.to.page - (gap.from?.page ?? 0) ? most : gap),
      null,
    );
    if (!widest?.from || widest.to.page - widest.from.page <= longSilencePages) return null;
    const pages = widest.to.page - widest.from.page;
    return {
      title: `Nobody speaks for ${pages} pages`,
      points: [
        {
          text: `Between page ${widest.from.page} and page ${widest.to.page} there is no dialogue.`,
          evidence: [quoteOf(widest.from.passage), quoteOf(widest.to.passage)],
        },
      ],
      advice: `If the silence is the point, make each of its pages turn on something; if not, page ${widest.from.page + Math.floor(pages / 2)} is the place for a voice.`,
    };
  },
};

export const pageRules: readonly FlawRule[] = [
  unusualLength,
  cameraTerms,
  manyLocations,
  singleUse,
  doubledWords,
  wakingOpening,
  longSilence,
];
