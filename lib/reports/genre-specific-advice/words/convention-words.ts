/** What each convention is called, and what to try where the script departs from it. */
import type { ConventionId } from '../../../story/conventions.ts';

/** What advice may name; what the convention's kind does not count is empty. Places are scenes ('scene 5 (Projection Booth)'), `page` is where a line stands. */
export interface Named {
  readonly place: string;
  readonly ending: string;
  readonly page: number;
  readonly lacking: string | null;
  readonly who: string;
}

/** Where `todo` is missing the kind of the convention has its own. */
export interface ConventionWords {
  readonly name: string;
  readonly todo?: (named: Named) => string;
}

/** A convention without words does not compile. */
export const conventionWords: Readonly<Record<ConventionId, ConventionWords>> = {
  'action-opening': {
    name: 'A set piece early',
    todo: ({ place }) => `Make ${place} move: give somebody there a reason to run.`,
  },
  'action-spacing': {
    name: 'Set pieces at even distances',
    todo: ({ place }) => `Let ${place} be done on the move instead of in talk.`,
  },
  'action-largest': {
    name: 'The largest comes last',
    todo: ({ place, ending }) =>
      `Take something out of ${place} or give it to ${ending}, so that the end is the biggest thing we have seen.`,
  },
  'action-shown': {
    name: 'More shown than said',
    todo: ({ place }) => `Have ${place}, the scene with the most talk, said while something is done against time.`,
  },
  'action-outside': {
    name: 'It goes outside',
    todo: ({ place }) => `Try ${place}, the interior with the most action, in the open.`,
  },
  'adventure-goal': {
    name: 'The goal is named in the first fifth',
    todo: ({ place }) => `Let somebody in ${place} say where they want to get, or hold a piece of it.`,
  },
  'adventure-places': {
    name: 'It keeps moving',
    todo: ({ page }) => `The scene on page ${page} stays where it was: move it one place further along the road.`,
  },
  'adventure-outside': {
    name: 'It goes outside',
    todo: ({ place }) => `Try ${place}, the interior with the most action, under the sky.`,
  },
  'adventure-trials': {
    name: 'Trials at even distances',
    todo: ({ place }) => `Let the way through ${place} cost something.`,
  },
  'comedy-replies': {
    name: 'Quick replies all the way through',
    todo: ({ place }) =>
      `Find the straight line already standing in ${place} and let somebody answer it in four words.`,
  },
  'comedy-speeches': {
    name: 'Speeches stay short',
    todo: ({ place }) =>
      `In ${place}, whose speeches are the longest, end each on its funniest word and give the rest to the listener.`,
  },
  'comedy-talk': {
    name: 'Enough of it is talk',
    todo: ({ place }) =>
      `See whether ${place} hides an argument that two people could have aloud; if the joke is in what is seen, leave it.`,
  },
  'comedy-callback': {
    name: 'Something is set up and comes back',
    todo: ({ page }) =>
      `Bring back what stands on page ${page} once more in the last quarter, where nobody expects it.`,
  },
  'comedy-refusals': { name: 'People don’t give way' },
  'crime-early': {
    name: 'The crime is on the table early',
    todo: ({ place }) => `Put the trace into ${place}, before a reader can know what to make of it.`,
  },
  'crime-questions': {
    name: 'People ask',
    todo: ({ page, lacking }) =>
      lacking
        ? `Nobody asks anything in ${lacking}: let one person there want to know something, and leave it unanswered for a scene.`
        : `Hold back the answer to the question on page ${page}, and let it come in a later scene.`,
  },
  'crime-clue': {
    name: 'Things come back as clues',
    todo: ({ page }) => `Let what stands on page ${page} pass through one scene more before anybody needs it.`,
  },
  'crime-steady': {
    name: 'The case stays in sight',
    todo: ({ place }) => `Let the case touch ${place}: a call, a lie, a name.`,
  },
  'drama-two': { name: 'Scenes for two' },
  'drama-pair': {
    name: 'The central relation is never long out of sight',
    todo: ({ place }) =>
      `Let one of them weigh on ${place}: named, imitated, or lied about by somebody who misses them.`,
  },
  'drama-refusals': { name: 'People resist each other' },
  'drama-lead': {
    name: 'Somebody carries it',
    todo: ({ place }) => `Ask whose scene ${place} is, the fullest talk without the first speaker.`,
  },
  'drama-room': {
    name: 'Somebody gets room to speak',
    todo: ({ place }) =>
      `In ${place}, where speeches are shortest, let one person go on for four sentences and see what comes out in the third.`,
  },
  'drama-named': { name: 'Feelings are played, not named' },
  'fantasy-wonder': {
    name: 'The wonder shows early',
    todo: ({ place }) => `Let one impossible thing happen in ${place}, small enough to be doubted.`,
  },
  'fantasy-rule': {
    name: 'The magic has a rule, laid down early',
    todo: ({ place }) => `Show in ${place} what the magic costs or cannot do.`,
  },
  'fantasy-steady': {
    name: 'The wonder stays in sight',
    todo: ({ place }) => `Leave a trace of it in ${place}.`,
  },
  'fantasy-things': {
    name: 'A thing of power travels through it',
    todo: ({ page }) => `Let what stands on page ${page} change hands once more before the end.`,
  },
  'horror-first-threat': {
    name: 'The first threat comes early',
    todo: ({ place }) => `Put one wrong thing into ${place}: a sound, a mark, a door. Nobody need remark on it.`,
  },
  'horror-steady-threat': {
    name: 'The threat doesn’t let go',
    todo: ({ place }) =>
      `Let something be slightly wrong in ${place}: a thing moved, an answer too slow, a noise from the room just left.`,
  },
  'horror-alone': {
    name: 'Somebody is left alone',
    todo: ({ place, who }) =>
      `Send one of the two (${who}) out of ${place} before it ends, and stay with the one who remains.`,
  },
  'horror-night': {
    name: 'Enough of it plays at night',
    todo: ({ place }) => `Ask whether ${place}, the fullest day scene after the opening, gets stronger in the dark.`,
  },
  'horror-shown': {
    name: 'More shown than said',
    todo: ({ place }) =>
      `Cut ${place}, the scene with the most talk, to what must be said; let the rest be heard from the next room.`,
  },
  'romance-meet': { name: 'The two meet in the first quarter' },
  'romance-apart': {
    name: 'They are not apart for long',
    todo: ({ place }) =>
      `Give ${place} a message, a song, a coat left behind: something of the one in the hands of the other.`,
  },
  'romance-close': { name: 'They are together, or clearly not, at the end' },
  'romance-resist': { name: 'Something stands between them' },
  'romance-speeches': {
    name: 'Speeches stay short',
    todo: ({ place }) => `In ${place}, whose speeches are the longest, let the other break in halfway.`,
  },
  'scifi-image': {
    name: 'The other world is seen at once',
    todo: ({ place }) => `Put one thing into ${place} that does not exist yet, used by somebody who is tired of it.`,
  },
  'scifi-rule': {
    name: 'A rule of the world is laid down early',
    todo: ({ place }) =>
      `Let somebody break a rule, or be stopped by one, in ${place}: shown by its price, not explained.`,
  },
  'scifi-explaining': { name: 'Little is said with “as you know” and its kin' },
  'scifi-speeches': { name: 'Speeches stay short' },
  'thriller-danger': {
    name: 'Danger or crime by the first eighth',
    todo: ({ place }) =>
      `Plant the danger in ${place}: a thing that is hidden, a person who lies, a call that is not taken.`,
  },
  'thriller-clock': {
    name: 'A clock is started in the first third',
    todo: ({ place }) => `Name the limit in ${place}: who needs what by when, in one line to be quoted back later.`,
  },
  'thriller-clock-kept': {
    name: 'The clock is looked at again',
    todo: ({ place }) => `Let somebody in ${place} say or see how much time is left.`,
  },
  'thriller-open': {
    name: 'Scenes end open',
    todo: ({ page }) =>
      `Cut the scene that closes on page ${page} one speech earlier and see whether the reader turns the page faster.`,
  },
  'thriller-scene-length': {
    name: 'Scenes are short',
    todo: ({ place }) => `Cut ${place}, the longest, in two with something from elsewhere between the halves.`,
  },
};
