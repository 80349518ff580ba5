/** Remarks on the page and its images, as a table of titles and advice. */
import type { Derived } from '../../derived/derive.ts';
import { imageMeasures } from '../../measures/image-measures.ts';
import { pageMeasures } from '../../measures/page-measures.ts';
import { counted, decimal, percent, quoted } from '../../wording.ts';
import { pagesIn, type RemarkRule, say, sceneName } from './remark-rule.ts';

export const pageRemarks: readonly RemarkRule[] = [
  {
    definition: pageMeasures.timedHeadings,
    topic: 'headings',
    weight: 0.5,
    weak: say(
      (m) => `${percent(1 - m.value)} of headings give no time of day`,
      (m) =>
        `Add DAY, NIGHT or CONTINUOUS on ${pagesIn(m)} and the others like them: a schedule is made from the headings.`,
    ),
  },
  {
    definition: pageMeasures.parentheticals,
    topic: 'parentheticals',
    weight: 0.5,
    strong: say(
      (m) => `The lines do without directions: ${m.shown}`,
      (m) => `The few that stand, as on ${pagesIn(m)}, are the more noticed: see that each changes the meaning.`,
    ),
    weak: say(
      (m) => `Many directions to the actor: ${decimal(m.value, 2)} per speech`,
      (m) => `Read ${pagesIn(m)} without them and keep those that reverse the words.`,
    ),
  },
  {
    definition: pageMeasures.camera,
    topic: 'camera',
    weight: 0.5,
    strong: say(
      (_, d) => `The page leaves the camera alone over ${counted(d.actions.length, 'paragraph')} of action`,
      (_, d) =>
        `Keep to it: on page ${d.scenes[0]?.page ?? 1}, at ${d.scenes[0]?.place ?? 'the opening'}, the order of what is described is already the order of the shots.`,
    ),
    weak: say(
      (m) => `Camera terms or “we see”: ${decimal(m.value, 2)} a page`,
      (m) => `Rewrite ${pagesIn(m)} as what is there to see.`,
    ),
  },
  {
    definition: pageMeasures.paragraphs,
    topic: 'paragraphs',
    weight: 0.6,
    strong: say(
      (m) => `Action in short paragraphs: ${decimal(m.value)} words each`,
      (_, d) => longestParagraph(d),
    ),
    weak: say(
      (m) => `Action in long paragraphs: ${decimal(m.value)} words each`,
      (m) => `Break ${pagesIn(m)} where the eye would move: one image, one paragraph.`,
    ),
  },
  {
    definition: imageMeasures.senses,
    topic: 'senses',
    weight: 0.6,
    strong: say(
      (m) => `There is much to see and hear: ${decimal(m.value)} words of it in 1,000`,
      (m) => `Keep to one strong sense in a paragraph, as on ${pagesIn(m)}.`,
    ),
    weak: say(
      (m) => `Little to see and hear: ${decimal(m.value)} words of light, sound and touch in 1,000`,
      (_, d) => `Give each place one sound or colour of its own, beginning with ${d.scenes[0]?.place ?? 'the first'}.`,
    ),
  },
  {
    definition: imageMeasures.vocabulary,
    topic: 'vocabulary',
    weight: 0.4,
    strong: say(
      (m) => `The action seldom repeats its words: ${Math.round(m.value * 100)} different ones in any hundred`,
      (m) => `The paragraphs on ${pagesIn(m)} show the range; hold the plainer ones against them.`,
    ),
    weak: say(
      (m) => `The action repeats its words: ${Math.round(m.value * 100)} different ones in any hundred`,
      (m, d) =>
        `Search ${m.places.length > 0 ? pagesIn(m) : `the scenes at ${d.scenes[0]?.place ?? 'the opening'}`} for the verbs you use most (look, turn, walk) and let every second one be the exact thing.`,
    ),
  },
  {
    definition: imageMeasures.exteriors,
    topic: 'exteriors',
    weight: 0.4,
    weak: say(
      (m) => `${percent(m.value)} of scenes play outside`,
      (m, d) =>
        m.percentile < 50
          ? `See whether ${insideOut(d)} would say more in the open.`
          : `Weather and light cost days: see which of the scenes on ${pagesIn(m)} could move inside.`,
    ),
  },
  {
    definition: imageMeasures.adverbs,
    topic: 'adverbs',
    weight: 0.5,
    strong: say(
      (m) => `The verbs do the work: ${decimal(m.value)} adverbs in 1,000 words of action`,
      (_, d) => `Leave it so; ${verbPage(d)} shows what a bare verb can do.`,
    ),
    weak: say(
      (m) => `Adverbs carry the action: ${decimal(m.value)} in 1,000 words`,
      (m) => `On ${pagesIn(m)} look for the verb that says it alone.`,
    ),
  },
  {
    definition: imageMeasures.play,
    topic: 'play',
    weight: 0.5,
    strong: say(
      (m) => `There is play in it: ${decimal(m.value)} moments of laughter or jest in ten pages`,
      (m) => `Laughter on the page, as on ${pagesIn(m)}, is best when somebody pays for it.`,
    ),
  },
];

/** The longest scene inside, as what might be opened up. */
function insideOut({ scenes }: Derived): string {
  const [longest] = scenes.filter(({ heading }) => heading.setting === 'INT').sort((a, b) => b.pages - a.pages);
  return longest ? sceneName(longest) : 'one of the longer scenes';
}

/** The page on which most is done. */
function verbPage({ scenes }: Derived): string {
  const [most] = [...scenes].sort((a, b) => b.actionWords - a.actionWords);
  return most ? sceneName(most) : 'the action';
}

const opening = (text: string): string => `${text.split(/\s+/).slice(0, 4).join(' ')} …`;

function longestParagraph({ actions }: Derived): string {
  const [longest] = [...actions].sort((a, b) => b.words.length - a.words.length);
  return longest
    ? `The longest paragraph, ${longest.words.length} words on page ${longest.at.page} (${quoted(opening(longest.text))}), is where the eye slows down: see that it deserves it.`
    : '';
}
