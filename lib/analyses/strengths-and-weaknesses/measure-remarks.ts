/**
 * What a measure means as a strength and as a weakness, as a table: titles and advice that name this script's own numbers, people and
 * pages. Refuses remarks on measures where neither end is better.
 */
import type { Derived } from '../derived/derive.ts';
import type { SceneFacts } from '../derived/scene-facts.ts';
import { castMeasures } from '../measures/cast-measures.ts';
import type { MeasureDefinition, Measured } from '../measures/measure.ts';
import { memoryMeasures } from '../measures/memory-measures.ts';
import { paceMeasures } from '../measures/pace-measures.ts';
import { pageMeasures } from '../measures/page-measures.ts';
import { talkMeasures } from '../measures/talk-measures.ts';
import { decimal, listed, pagesOf, percent, quoted } from '../wording.ts';

export interface Remark {
  readonly title: string;
  readonly advice: string;
}
type Say = (measured: Measured, derived: Derived) => Remark;

/** `weight` (0-1) is how much the measure matters to a reader, set by hand. */
export interface RemarkRule {
  readonly definition: MeasureDefinition;
  readonly topic: string;
  readonly weight: number;
  readonly strong?: Say;
  readonly weak?: Say;
}

const say =
  (title: string | Say, advice: string | ((measured: Measured, derived: Derived) => string)): Say =>
  (measured, derived) => ({
    title: typeof title === 'string' ? title : title(measured, derived).title,
    advice: typeof advice === 'string' ? advice : advice(measured, derived),
  });
const titled =
  (make: (measured: Measured, derived: Derived) => string): Say =>
  (measured, derived) => ({ title: make(measured, derived), advice: '' });

const sceneName = (scene: SceneFacts): string => `scene ${scene.ordinal} (${scene.place}, page ${scene.page})`;
const longestScene = ({ scenes }: Derived): SceneFacts | undefined => [...scenes].sort((a, b) => b.pages - a.pages)[0];
const pagesIn = ({ places }: Measured): string => pagesOf(places.map(({ page }) => page));
const leadName = ({ lead }: Derived): string => lead?.character.name ?? 'the lead';

function entered(derived: Derived): string {
  const scene = longestScene(derived);
  return scene
    ? `Try ${sceneName(scene)} first, the longest at ${decimal(scene.pages)} pages: enter later or leave earlier.`
    : '';
}

export const remarkRules: readonly RemarkRule[] = [
  {
    definition: paceMeasures.scenePace,
    topic: 'pace',
    weight: 0.8,
    strong: say(
      titled((m) => `Scenes turn over quickly: ${decimal(m.value, 2)} a page`),
      (_, d) =>
        `Let one scene breathe against the rest; ${sceneName(longestScene(d) ?? d.scenes[0]!)} is the one with the room.`,
    ),
    weak: say(
      titled((m) => `Scenes run long: ${decimal(m.value, 2)} begin on an average page`),
      (_, d) => entered(d),
    ),
  },
  {
    definition: paceMeasures.placeChange,
    topic: 'place-change',
    weight: 0.5,
    strong: say(
      titled((m) =>
        m.value === 1
          ? 'The story keeps moving: every cut changes the place'
          : `The story keeps moving: ${percent(m.value)} of cuts change the place`,
      ),
      (m) => `Check ${pagesIn(m)}: after each move the reader should know within a line where they are.`,
    ),
    weak: say(
      titled((m) => `Only ${percent(m.value)} of cuts go to another place`),
      (_, d) => `Cuts inside one place need a reason in time or mood. ${entered(d)}`,
    ),
  },
  {
    definition: paceMeasures.sceneLengths,
    topic: 'scene-lengths',
    weight: 0.7,
    strong: say(
      titled((_, d) => `Long and short scenes alternate, up to ${decimal(longestScene(d)?.pages ?? 0)} pages`),
      (_, d) =>
        `The longest, ${sceneName(longestScene(d) ?? d.scenes[0]!)}, takes the most time: see that it also changes the most.`,
    ),
    weak: say(
      titled((_, d) => `Most scenes are near one length of ${decimal(d.pages / Math.max(1, d.scenes.length))} pages`),
      (_, d) =>
        `Let the scene that matters most run past its neighbours, and cut another to a single image. The longest now is ${sceneName(longestScene(d) ?? d.scenes[0]!)}.`,
    ),
  },
  {
    definition: paceMeasures.modeChange,
    topic: 'mode-change',
    weight: 0.5,
    strong: say(
      titled((m) => `Talk and action take turns, ${decimal(m.value)} times a page`),
      (m) => `Keep the action between the lines as exact as it is on ${pagesIn(m)}.`,
    ),
    weak: say(
      titled((m) => `Talk and action stand in blocks: ${decimal(m.value)} turns a page between them`),
      'Take the longest run of talk and give the listener something to do in the middle of it.',
    ),
  },
  {
    definition: paceMeasures.openEndings,
    topic: 'endings',
    weight: 0.6,
    strong: say(
      titled((m) => `Scenes end on a question: ${percent(m.value)} leave one open`),
      (m) => `See that the scenes after ${pagesIn(m)} answer late, and sometimes wrongly.`,
    ),
    weak: say(
      titled((m) =>
        m.value === 0
          ? 'No talking scene ends open'
          : `Few scenes end open: ${percent(m.value)} stop on a question or a broken line`,
      ),
      (_, d) => closedEnding(d),
    ),
  },
  {
    definition: paceMeasures.freshness,
    topic: 'freshness',
    weight: 0.4,
    strong: say(
      titled((m) => `${percent(m.value)} of scenes bring a new place or a new voice`),
      'New arrivals late in the script cost the reader attention; spend them early.',
    ),
    weak: say(
      titled((m) => `Only ${percent(m.value)} of scenes bring a new place or a new voice`),
      (_, d) => `In the second half, ask what a reader sees for the first time after page ${Math.round(d.pages / 2)}.`,
    ),
  },
  {
    definition: talkMeasures.quickTalk,
    topic: 'speech-length',
    weight: 0.9,
    strong: say(
      titled((m) => `Quick exchanges: ${decimal(m.value)} words a speech`),
      (_, d) => longestSpeechAdvice(d, 'is where the rhythm breaks: see that it breaks on purpose'),
    ),
    weak: say(
      titled((m) => `Speeches run to ${decimal(m.value)} words on average`),
      (_, d) =>
        longestSpeechAdvice(
          d,
          'is the first place to look for a sentence that the listener could say, or leave unsaid',
        ),
    ),
  },
  {
    definition: talkMeasures.speechRhythm,
    topic: 'speech-rhythm',
    weight: 0.5,
    strong: say('Short lines set off the long ones', (_, d) =>
      longestSpeechAdvice(d, 'stands out because what surrounds it is short'),
    ),
    weak: say('Speeches are much of a length', 'Where two people are at odds, let one of them answer in a word.'),
  },
  {
    definition: talkMeasures.dialogueShare,
    topic: 'dialogue-share',
    weight: 0.6,
    weak: say(
      titled((m) => `${percent(m.value)} of the words are spoken`),
      (m) =>
        m.percentile > 50
          ? `Look at ${pagesIn(m)}, where talk is thickest: what could be seen instead of said?`
          : 'The reader meets the people mostly from outside; a few more lines would let them be heard.',
    ),
  },
  {
    definition: talkMeasures.plainTalk,
    topic: 'plain-talk',
    weight: 0.5,
    strong: say(
      titled((m) => `People talk in plain words: ${percent(m.value)} have one or two syllables`),
      (m) => `Lines such as those on ${pagesIn(m)} can be said in one breath: read the others against them.`,
    ),
    weak: say(
      titled((m) => `Long words in the talk: ${percent(1 - m.value)} have three syllables or more`),
      'Read the thickest pages aloud. Where an actor would stumble, find the short word.',
    ),
  },
  {
    definition: talkMeasures.questions,
    topic: 'questions',
    weight: 0.6,
    strong: say(
      titled((m) => `People want to know: ${percent(m.value)} of speeches ask`),
      (m) => `See on ${pagesIn(m)} that questions are answered with something other than what was asked.`,
    ),
    weak: say(
      titled((m) => `Few questions: ${percent(m.value)} of speeches ask something`),
      (_, d) => `Let somebody want to know something in the scenes where ${leadName(d)} already has the answer.`,
    ),
  },
  {
    definition: talkMeasures.refusals,
    topic: 'resistance',
    weight: 0.7,
    strong: say(
      titled((m) => `People resist one another in ${percent(m.value)} of speeches`),
      (m) => `On ${pagesIn(m)} the refusal comes first: keep the reasons after it, or leave them out.`,
    ),
    weak: say(
      titled((m) => `People seldom refuse one another: ${percent(m.value)} of speeches open against the one before`),
      (_, d) => `Find the scene in which ${leadName(d)} gets what is asked for too easily, and let somebody say no.`,
    ),
  },
  {
    definition: talkMeasures.generalLines,
    topic: 'general-lines',
    weight: 0.4,
    strong: say(
      titled((m) => `The script says what it thinks: ${percent(m.value)} of speeches make a general claim`),
      (m) => `One such line a scene is remembered, two cancel out: compare ${pagesIn(m)}.`,
    ),
  },
  {
    definition: talkMeasures.explaining,
    topic: 'explaining',
    weight: 0.7,
    weak: say(
      'Some lines explain what both speakers know',
      (m) =>
        `On ${pagesIn(m)} the line is meant for the reader. Let somebody who does not know ask, or let it be seen.`,
    ),
  },
  {
    definition: talkMeasures.toldFeelings,
    topic: 'told-feelings',
    weight: 0.7,
    weak: say(
      'Feelings are named outright',
      (m) =>
        `Try ${pagesIn(m)} without the sentence that names the feeling; often the next action has already said it.`,
    ),
  },
  {
    definition: talkMeasures.pressure,
    topic: 'pressure',
    weight: 0.8,
    strong: say(
      titled((m) => `Pressure is always in the talk: ${decimal(m.value)} words of it in 1,000`),
      (m) => `The lines on ${pagesIn(m)} set limits; see that each of them is later kept or broken.`,
    ),
    weak: say(
      titled((m) => `Little is said to be at risk: ${decimal(m.value)} words of deadline, demand or danger in 1,000`),
      (_, d) =>
        `Name what ${leadName(d)} loses, and by when, in one line before page ${Math.max(2, Math.round(d.pages * 0.15))}.`,
    ),
  },
  {
    definition: talkMeasures.ties,
    topic: 'ties',
    weight: 0.4,
    strong: say(
      titled((m) => `Family, friends, home and work are in the talk: ${decimal(m.value)} words in 1,000`),
      (m) => `These ties, as on ${pagesIn(m)}, are what a stranger recognises; keep them concrete.`,
    ),
    weak: say(
      titled((m) => `Little of everyday life in the talk: ${decimal(m.value)} words of family, home and work in 1,000`),
      (_, d) => `One thing that ${leadName(d)} misses, owes or looks after would give the reader a way in.`,
    ),
  },
  {
    definition: memoryMeasures.returningObjects,
    topic: 'things',
    weight: 0.6,
    strong: say(
      titled(
        (_, d) =>
          `${listed(d.objects.slice(0, 3).map(({ name }) => `the ${name}`)).replace(/^t/, 'T')} keep coming back`,
      ),
      (_, d) =>
        `Of these the ${d.objects[0]?.name ?? 'first'} ${d.objects[0]?.plural ? 'are' : 'is'} in most scenes: the end can give another meaning to what the start has shown.`,
    ),
    weak: say(
      titled((m) => `Few things come back: ${percent(m.value)} of scenes share one of the five commonest`),
      (_, d) => `Give ${leadName(d)} one thing that is picked up early and looked at again at the end.`,
    ),
  },
  {
    definition: memoryMeasures.echoedLines,
    topic: 'echo',
    weight: 0.5,
    weak: say(
      'Hardly a line is said again',
      (_, d) =>
        `A line said twice shows what has changed between. ${leadName(d)}’s first speech, on page ${d.lead?.character.firstPage ?? 1}, could come back from somebody else.`,
    ),
  },
  {
    definition: memoryMeasures.returningSpeakers,
    topic: 'one-liners',
    weight: 0.5,
    strong: say(
      titled((m) => `${m.value === 1 ? 'Everybody' : 'Nearly everybody'} who speaks comes back`),
      'A small cast that returns is easy to hold in mind, and to cast.',
    ),
    weak: say(
      titled(
        (_, d) =>
          `${d.characters.filter(({ scenes }) => scenes.length < 2).length} of ${d.characters.length} speakers speak in one scene only`,
      ),
      (_, d) =>
        `See which of their lines could go to ${listed(d.characters.slice(1, 3).map(({ name }) => name))}, who are already there.`,
    ),
  },
  {
    definition: memoryMeasures.themeSpread,
    topic: 'theme',
    weight: 0.6,
    strong: say(
      titled(
        (_, d) => `The talk keeps to its subject: ${listed(d.themes.slice(0, 3).map(({ word }) => quoted(word)))}`,
      ),
      (_, d) =>
        `Let the word ${quoted(d.themes[0]?.word ?? '')} mean something else by the end than it does on page ${d.themes[0]?.speeches[0]?.page ?? 1}.`,
    ),
    weak: say(
      titled(
        (m) => `The talk has no common subject: ${percent(m.value)} of talking scenes share its three commonest words`,
      ),
      (_, d) =>
        `Decide which of ${listed(d.themes.slice(0, 3).map(({ word }) => quoted(word)))} the script is about, and let two people disagree on it.`,
    ),
  },
  {
    definition: memoryMeasures.themeHeld,
    topic: 'theme-held',
    weight: 0.5,
    strong: say(
      'What is set up in the first quarter is still there in the last',
      (m) => `Read ${pagesIn(m)} for what these words have come to mean.`,
    ),
    weak: say(
      'What recurs in the middle is missing from the beginning or the end',
      (_, d) =>
        `Plant ${listed(d.objects.slice(0, 2).map(({ name }) => `the ${name}`)) || 'what recurs'} in the first pages, or bring it back in the last.`,
    ),
  },
  {
    definition: memoryMeasures.castAtEnd,
    topic: 'gone-early',
    weight: 0.5,
    strong: say(
      'The main cast is there at the end',
      (_, d) =>
        `With all of them present, look at who has the last word: ${d.nameOf(d.speeches.at(-1)?.speakers[0] ?? '')}.`,
    ),
    weak: say(
      'Much of the main cast is missing from the ending',
      (m) => `Only those on ${pagesIn(m)} are left. Ask which of the others the reader will want to see once more.`,
    ),
  },
  {
    definition: pageMeasures.timedHeadings,
    topic: 'headings',
    weight: 0.5,
    weak: say(
      titled((m) => `${percent(1 - m.value)} of headings give no time of day`),
      (m) =>
        `Add DAY, NIGHT or CONTINUOUS on ${pagesIn(m)} and the others like them: a schedule is made from the headings.`,
    ),
  },
  {
    definition: pageMeasures.parentheticals,
    topic: 'parentheticals',
    weight: 0.5,
    strong: say(
      titled((m) => `The lines do without directions: ${decimal(m.value, 2)} parentheticals per speech`),
      (m) => `The few that stand, as on ${pagesIn(m)}, are the more noticed: see that each changes the meaning.`,
    ),
    weak: say(
      titled((m) => `Many directions to the actor: ${decimal(m.value, 2)} per speech`),
      (m) => `Read ${pagesIn(m)} without them and keep those that reverse the words.`,
    ),
  },
  {
    definition: pageMeasures.camera,
    topic: 'camera',
    weight: 0.5,
    strong: say(
      'The page leaves the camera alone',
      'Where a shot matters, the order of what is described already gives it.',
    ),
    weak: say(
      titled((m) => `Camera terms or “we see”: ${decimal(m.value, 2)} a page`),
      (m) => `Rewrite ${pagesIn(m)} as what is there to see.`,
    ),
  },
  {
    definition: pageMeasures.paragraphs,
    topic: 'paragraphs',
    weight: 0.6,
    strong: say(
      titled((m) => `Action in short paragraphs: ${decimal(m.value)} words each`),
      (_, d) => longestParagraph(d),
    ),
    weak: say(
      titled((m) => `Action in long paragraphs: ${decimal(m.value)} words each`),
      (m) => `Break ${pagesIn(m)} where the eye would move: one image, one paragraph.`,
    ),
  },
  {
    definition: pageMeasures.senses,
    topic: 'senses',
    weight: 0.6,
    strong: say(
      titled((m) => `There is much to see and hear: ${decimal(m.value)} words of it in 1,000`),
      (m) => `Keep to one strong sense in a paragraph, as on ${pagesIn(m)}.`,
    ),
    weak: say(
      titled((m) => `Little to see and hear: ${decimal(m.value)} words of light, sound and touch in 1,000`),
      (_, d) => `Give each place one sound or colour of its own, beginning with ${d.scenes[0]?.place ?? 'the first'}.`,
    ),
  },
  {
    definition: pageMeasures.vocabulary,
    topic: 'vocabulary',
    weight: 0.4,
    strong: say(
      'The action seldom repeats its words',
      (m) => `The paragraphs on ${pagesIn(m)} show the range; hold the plainer ones against them.`,
    ),
    weak: say(
      'The action repeats its words',
      'Search for the verbs you use most (look, turn, walk) and let every second one be the exact thing.',
    ),
  },
  {
    definition: pageMeasures.exteriors,
    topic: 'exteriors',
    weight: 0.4,
    weak: say(
      titled((m) => `${percent(m.value)} of scenes play outside`),
      (m) =>
        m.percentile < 50
          ? 'See whether one of the longer scenes inside would say more in the open.'
          : 'Weather and light cost days: see which of these scenes could move inside.',
    ),
  },
  {
    definition: pageMeasures.adverbs,
    topic: 'adverbs',
    weight: 0.5,
    strong: say(
      titled((m) => `The verbs do the work: ${decimal(m.value)} adverbs in 1,000 words of action`),
      'Leave it so: in action the exact verb is shorter than verb and adverb.',
    ),
    weak: say(
      titled((m) => `Adverbs carry the action: ${decimal(m.value)} in 1,000 words`),
      (m) => `On ${pagesIn(m)} look for the verb that says it alone.`,
    ),
  },
  {
    definition: pageMeasures.play,
    topic: 'play',
    weight: 0.5,
    strong: say(
      titled((m) => `There is play in it: ${decimal(m.value)} moments of laughter or jest in ten pages`),
      (m) => `Laughter on the page, as on ${pagesIn(m)}, is best when somebody pays for it.`,
    ),
  },
  {
    definition: castMeasures.leadShare,
    topic: 'lead-share',
    weight: 0.5,
    weak: say(
      titled((m, d) => `${leadName(d)} speaks ${percent(m.value)} of the words`),
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
      titled((m, d) => `${leadName(d)} meets ${m.value === 1 ? 'everybody' : 'nearly everybody'}`),
      (_, d) => `Check that ${leadName(d)} is a different person with each of them.`,
    ),
    weak: say(
      titled((_, d) => `${leadName(d)} meets few of the others`),
      (_, d) =>
        `Two who never exchange a line are two scripts: look for the scene that would bring ${leadName(d)} together with somebody new.`,
    ),
  },
  {
    definition: castMeasures.leadWarmth,
    topic: 'warmth',
    weight: 0.4,
    strong: say(
      titled((_, d) => `${leadName(d)} speaks with warmth`),
      (m) => `Warmth, as on ${pagesIn(m)}, tells most where it is not returned.`,
    ),
    weak: say(
      titled((_, d) => `${leadName(d)} rarely says a kind word`),
      (_, d) =>
        `If that is the part, let somebody miss it aloud; if not, give ${leadName(d)} one line of thanks or regret.`,
    ),
  },
  {
    definition: castMeasures.distinctVoices,
    topic: 'voices',
    weight: 0.9,
    strong: say(
      'The main speakers can be told apart by ear',
      (_, d) =>
        `Cover the cues of ${listed((d.voices?.speakers ?? []).map(d.nameOf))} and read aloud: the ear should go on telling.`,
    ),
    weak: say(
      'The main speakers sound alike',
      (_, d) =>
        `Cover the cues of ${listed((d.voices?.speakers ?? []).map(d.nameOf))} and read aloud; give one of them a habit of asking, one a habit of not answering.`,
    ),
  },
  {
    definition: castMeasures.lateHeat,
    topic: 'late-heat',
    weight: 0.7,
    strong: say(
      titled((m) => `The talk heats up: ${decimal(m.value, 1)} times as dense in pressure at the end`),
      (m) => `The hottest lines are on ${pagesIn(m)}; leave room around them.`,
    ),
    weak: say(
      titled((m) => `The talk cools down: ${decimal(m.value, 1)} times the early pressure in the last third`),
      (_, d) => `Move one refusal or deadline from the first third past page ${Math.round((d.pages * 2) / 3)}.`,
    ),
  },
];

/** Names the talking scenes that close on a flat statement, the longest first. */
function closedEnding({ scenes }: Derived): string {
  const [scene] = scenes.filter(({ speeches }) => speeches.length >= 2).sort((a, b) => b.pages - a.pages);
  const last = scene?.speeches.at(-1);
  return scene && last
    ? `Try ${sceneName(scene)} without its last line, ${quoted(last.words.length > 14 ? `${last.text.split(/\s+/).slice(0, 10).join(' ')} …` : last.text)}`
    : 'Try a scene without its last line.';
}

function longestParagraph({ actions }: Derived): string {
  const [longest] = [...actions].sort((a, b) => b.words.length - a.words.length);
  return longest
    ? `The longest paragraph, ${longest.words.length} words on page ${longest.at.page}, is where the eye slows down: see that it deserves it.`
    : '';
}

function longestSpeechAdvice({ speeches, nameOf }: Derived, what: string): string {
  const [longest] = [...speeches].sort((a, b) => b.words.length - a.words.length);
  return longest
    ? `${nameOf(longest.speakers[0] ?? '')}’s ${longest.words.length} words on page ${longest.page}, the longest speech, ${what.replace(/^is /, 'are ').replace(/^stands/, 'stand')}.`
    : '';
}
