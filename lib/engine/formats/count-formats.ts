/** Counts the graph's formats: which one the script is in, how far each fits, its threads, episodes. */
import type { FormatFit, FormatId, StoryFormats } from '../../story/formats.ts';
import { characterId, sceneId } from '../../story/ids.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import { type Format, formatOf, formatsFor } from '../norms/formats.ts';
import { spread } from '../text/quote.ts';
import { currentFormat } from './current-format.ts';
import { endingsOf, pullingEndings } from './endings.ts';
import { episodeCounts, episodesOf } from './episodes.ts';
import { fitsOf, meetsEssentials, metShare } from './fit.ts';
import { formatFacts } from './format-facts.ts';
import { threadsOf } from './threads.ts';

/** Below this a script is a sketch: every format would fit or fail by accident. */
export const leastToCompare = { scenes: 4, words: 200 } as const;

const doublesShown = 3;
/** Whose few speeches somebody else could say, or one actor double. */
export const fewSpeeches = 2;

export function countFormats({ derived, details }: AnalysisInput): StoryFormats | null {
  const { scenes, pages, talkWords, actionWords } = derived;
  if (scenes.length < leastToCompare.scenes || talkWords + actionWords < leastToCompare.words) return null;
  const current = currentFormat(derived, details);
  const threads = threadsOf(derived);
  const endings = endingsOf(derived);
  const pulling = pullingEndings(endings, derived);
  const facts = formatFacts(derived, { threads: threads.length, pulling: pulling.length });
  const fits = fitsOf(formatsFor(current.id, pages), facts);
  const serial = serialOf(fits, pages, current.id);
  const episodes = serial?.episode ? episodesOf(derived, serial.episode, endings) : [];
  return {
    current,
    facts,
    fits,
    others: fits
      .filter(({ id }) => id !== current.id)
      .sort(
        (a, b) => Number(meetsEssentials(b)) - Number(meetsEssentials(a)) || b.fit - a.fit || metShare(b) - metShare(a),
      )
      .map(({ id }) => id),
    threads: threads.map(({ members, scenes: own }) => ({
      members: members.map(characterId),
      scenes: own.map(({ ordinal }) => sceneId(ordinal)),
    })),
    doubles: doublesOf(derived),
    serial: serial?.id ?? null,
    episodes,
  };
}

/** The format told in parts whose episodes the pages fill at least twice: the script's own, else the best of those that find all they can't do without; null where none does. */
function serialOf(fits: readonly FormatFit[], pages: number, own: FormatId): Format | null {
  const told = fits
    .filter((fit) => {
      const { episode } = formatOf(fit.id);
      return episode !== null && episodeCounts(pages, episode).length > 0 && (fit.id === own || meetsEssentials(fit));
    })
    .sort((a, b) => Number(b.id === own) - Number(a.id === own) || b.fit - a.fit);
  return told[0] ? formatOf(told[0].id) : null;
}

const doublesOf = ({ characters }: Derived): string[] =>
  spread(
    characters
      .filter(({ speeches }) => speeches.length <= fewSpeeches)
      .map(({ id, speeches }) => ({ id, position: speeches[0]?.position ?? 0 })),
    doublesShown,
  ).map(({ id }) => characterId(id));
