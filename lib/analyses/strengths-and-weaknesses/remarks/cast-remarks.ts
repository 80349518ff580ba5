/** Remarks on the cast, as a table of titles and advice. */
import { castMeasures } from '../../measures/cast-measures.ts';
import { decimal, listed, percent } from '../../wording.ts';
import { leadName, pagesIn, type RemarkRule, say } from './remark-rule.ts';

export const castRemarks: readonly RemarkRule[] = [
  {
    definition: castMeasures.leadShare,
    topic: 'lead-share',
    weight: 0.5,
    weak: say(
      (m, d) => `${leadName(d)} speaks ${percent(m.value)} of the words`,
      (m, d) =>
        m.percentile > 50
          ? `Let others answer ${leadName(d)} at length once.`
          : `With ${d.lead?.second?.name ?? 'the next speaker'} so near, see whether the reader knows by page ${Math.max(2, Math.round(d.pages * 0.1))} whose story it is.`,
    ),
  },
  {
    definition: castMeasures.leadPartners,
    topic: 'partners',
    weight: 0.6,
    strong: say(
      (m, d) => `${leadName(d)} meets ${m.value === 1 ? 'everybody' : 'nearly everybody'}`,
      (_, d) => `Check that ${leadName(d)} is a different person with each of them.`,
    ),
    weak: say(
      (_, d) => `${leadName(d)} meets few of the others`,
      (_, d) =>
        `Two who never exchange a line are two scripts: look for the scene that would bring ${leadName(d)} together with somebody new.`,
    ),
  },
  {
    definition: castMeasures.leadWarmth,
    topic: 'warmth',
    weight: 0.4,
    strong: say(
      (_, d) => `${leadName(d)} speaks with warmth`,
      (m) => `Warmth, as on ${pagesIn(m)}, tells most where it is not returned.`,
    ),
    weak: say(
      (_, d) => `${leadName(d)} rarely says a kind word`,
      (_, d) =>
        `If that is the part, let somebody miss it aloud; if not, give ${leadName(d)} one line of thanks or regret.`,
    ),
  },
  {
    definition: castMeasures.distinctVoices,
    topic: 'voices',
    weight: 0.9,
    strong: say(
      (_, d) => `${listed((d.voices?.speakers ?? []).map(d.nameOf))} can be told apart by ear`,
      (_, d) =>
        `Cover the cues of ${listed((d.voices?.speakers ?? []).map(d.nameOf))} and read aloud: the ear should go on telling.`,
    ),
    weak: say(
      (_, d) => `${listed((d.voices?.speakers ?? []).map(d.nameOf))} sound alike`,
      (_, d) =>
        `Cover the cues of ${listed((d.voices?.speakers ?? []).map(d.nameOf))} and read aloud; give one of them a habit of asking, one a habit of not answering.`,
    ),
  },
  {
    definition: castMeasures.lateHeat,
    topic: 'late-heat',
    weight: 0.7,
    strong: say(
      (m) => `The talk heats up: ${decimal(m.value, 1)} times as dense in pressure at the end`,
      (m) => `The hottest lines are on ${pagesIn(m)}; leave room around them.`,
    ),
    weak: say(
      (m) => `The talk cools down: ${decimal(m.value, 1)} times the early pressure in the last third`,
      (_, d) => `Move one refusal or deadline from the first third past page ${Math.round((d.pages * 2) / 3)}.`,
    ),
  },
];
