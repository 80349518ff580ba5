/** Ratings, verdict and market of the read story graph: reasons are points that stood their proof. */
import { caliberParameter, frameParameter } from '../../story/ratings.ts';
import type { MarketRead, RatingRead, VerdictRead } from '../../story/read/judgement-read.ts';
import type { GivenJudgement } from './forms.ts';
import { type NumberedScript, sceneOf } from './numbered-script.ts';
import type { Opinions } from './proof/opinions.ts';

/** Only a form that was found to fit. */
const bestFormOf = ({ best_form: best, formats }: GivenJudgement): string | null =>
  formats.find(({ format, fits }) => fits !== 'no' && format.toLowerCase().trim() === best?.toLowerCase().trim())
    ?.format ?? null;

const inScale = (score: number): number => Math.min(10, Math.max(1, Math.round(score * 2) / 2));

/** Reasons that name no point that stood its proof are no reasons: a score or a verdict without any is not told. */
export function judgementOf(
  script: NumberedScript,
  given: GivenJudgement | null,
  byNumber: ReadonlyMap<number, string>,
  opinions: Opinions,
): { ratings: RatingRead[]; verdict: VerdictRead | null; market: MarketRead | null } {
  if (given === null) return { ratings: [], verdict: null, market: null };
  const ids = (numbers: readonly number[]): string[] => [
    ...new Set(numbers.flatMap((number) => byNumber.get(number) ?? [])),
  ];
  const isThere = (ordinal: number): boolean => ordinal > 0 && sceneOf(script, ordinal) !== undefined;
  const ratings = [...frameParameter.options, ...caliberParameter.options].flatMap((name) => {
    const rated = given.ratings.find((one) => one.name === name.toLowerCase());
    const because = ids(rated?.because ?? []);
    if (!rated || !Number.isFinite(rated.score) || because.length === 0) return [];
    return [{ name, score: inScale(rated.score), why: opinions.told(rated.why), because }];
  });
  const because = ids(given.because);
  const { script: grade, writer } = given;
  const [against, verdict] = [opinions.told(given.against), opinions.told(given.verdict)];
  const isWhole = because.length > 0 && against !== '' && verdict !== '';
  const reason = given.reason === null ? null : opinions.told(given.reason) || null;
  return {
    ratings,
    verdict: isWhole ? { against, script: grade, writer, reason, text: verdict, because } : null,
    market: {
      audience: given.audience,
      narrowedBy: given.narrowed_by,
      level: given.level,
      drivers: given.drivers
        .filter(({ what }) => what.trim() !== '')
        .map(({ what, scenes }) => ({ what, scenes: scenes.filter(isThere) })),
      cheaperBy: given.cheaper_by,
      shoot: given.shoot,
      money: given.money,
      rights: given.rights,
      budget: given.budget.filter(({ line }) => line.trim() !== ''),
      shotOn: given.shot_on,
      potential: given.potential,
      comparables: given.comparables.filter(
        ({ title, year, shares, differs }) => [title, shares, differs].every((one) => one.trim() !== '') && year > 1890,
      ),
      formats: given.formats
        .filter(({ format }) => format.trim() !== '')
        .map(({ parts, ...format }) => ({
          ...format,
          parts: parts
            .filter(({ happens }) => happens.trim() !== '')
            .map(({ ends_on: endsOn, ...part }) => ({ ...part, endsOn })),
        })),
      bestForm: bestFormOf(given),
      craft: given.craft
        .filter(({ others, here }) => [others, here].every((one) => one.trim() !== ''))
        .map(({ others, here, because: numbers }) => ({ others, here: opinions.told(here), because: ids(numbers) }))
        .filter(({ here }) => here !== ''),
    },
  };
}
