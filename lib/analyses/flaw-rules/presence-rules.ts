/** Flaw rules about who is there: the dead who speak, those who left and speak, speeches under the wrong cue. */
import type { Character } from '../derived/character-index.ts';
import type { Derived } from '../derived/derive.ts';
import type { Passage } from '../derived/passages.ts';
import { quoteOf, quoteWhere } from '../derived/quote.ts';
import type { Speech } from '../derived/speeches.ts';
import { sentencesOf } from '../derived/words.ts';
import { counted, listed, pagesOf } from '../wording.ts';
import type { FlawRule } from './flaw-rule.ts';
import { isPart, nameSource } from './name-pattern.ts';
import { scenesOutOfTime } from './out-of-time.ts';

const placesShown = 6;

/** Heard from elsewhere, from a recording or from beyond: only CONT'D is not. */
const heardFromElsewhere = ({ passage, voiceOver, offScreen }: Speech): boolean =>
  voiceOver || offScreen || (passage.cue?.extensions ?? []).some((extension) => !/^CONT/i.test(extension));

/** What any of the deaths below holds: read once, so that a large cast stays quick. */
const anyDeath = /\b(?:dies|died|dead|death|killed|bleeds|lifeless|body|corpse)\b/;

/** Where it is missing, so is the name; looked for first, because patterns take time to make. */
const firstWord = (id: string): string => id.split(' ')[0] ?? id;

/** 'Vale dies.', 'Vale is shot dead', 'shoots Vale dead', 'Vale's lifeless body'; not 'Vale is dead tired' or 'Vale dies laughing'. */
function deathOf(id: string): RegExp {
  const name = nameSource(id);
  const manner = '(?:\\s+(?:slowly|suddenly|instantly|finally|quietly|now))?';
  return new RegExp(
    `${name}${manner}\\s+(?:(?:dies|has died|is killed|drops dead|falls dead|lies dead|is shot dead|bleeds to death|bleeds out|is dead)(?=\\s*[.,;!—–-]|\\s*$|\\s+(?:in|on|at|before|instantly|with)\\s)(?! (?:on (?:his|her|their) feet|in the water)))` +
      `|${name}['’]s?\\s+(?:lifeless|dead)\\s+(?:body|corpse|form)` +
      `|\\b(?:shoots|stabs|strangles|beats|stones)\\s+${name}\\s+(?:dead|to death)` +
      `|\\bthe\\s+(?:dead\\s+)?(?:body|corpse)\\s+of\\s+${name}`,
    'u',
  );
}

/** Where death need not be the end, said anywhere, or need not be true, shown in the action. */
const beyond =
  /\b(?:ghosts?|resurrect\w*|reviv\w*|afterlife|undead|zombies?|vampires?|reincarnat\w*|clones?|back (?:from|to) (?:the dead|life))\b/i;
const feigned = /\b(?:spirits?|pretend\w*|plays? dead|fak(?:es?|ing)|simulat\w*|respawn\w*)\b/i;
const stirs =
  /\b(?:wakes?|awakens|gasps|breathes|coughs|stirs|alive|comes to|opens (?:his|her|their|its) eyes|sits up|gets up|rises)\b/i;

const speaksAfterDeath: FlawRule = {
  id: 'speaksAfterDeath',
  topic: 'speaks-after-death',
  effect: 1,
  find(derived) {
    const { actions, characters, passages, english } = derived;
    if (!english || passages.some(({ text }) => beyond.test(text)) || actions.some(({ text }) => feigned.test(text)))
      return null;
    const outside = scenesOutOfTime(derived);
    const deadly = actions.filter(({ text }) => anyDeath.test(text));
    const deadlyText = deadly.map(({ text }) => text.toUpperCase()).join(' ');
    const found = characters.flatMap((character) => {
      if (!deadlyText.includes(firstWord(character.id))) return [];
      const pattern = deathOf(character.id);
      const death = deadly.find(
        ({ text, scene }) =>
          scene !== null && !outside.has(scene) && sentencesOf(text).some((one) => pattern.test(one)),
      );
      if (!death || isPart(character.id, actions)) return [];
      const named = new RegExp(nameSource(character.id), 'u');
      const later = character.speeches.filter(
        (speech) =>
          speech.passage.order > death.order &&
          !heardFromElsewhere(speech) &&
          !(speech.scene !== null && outside.has(speech.scene)),
      );
      const [first] = later;
      const stirring = actions.some(
        ({ order, text }) =>
          order >= death.order && order < (first?.passage.order ?? 0) && named.test(text) && stirs.test(text),
      );
      return first && !stirring ? [{ character, death, pattern, later, first }] : [];
    });
    const [one] = found;
    if (!one) return null;
    return {
      title: `${listed(found.map(({ character }) => character.name))} ${found.length === 1 ? 'speaks' : 'speak'} after dying`,
      points: found.slice(0, placesShown).map(({ character, death, pattern, later, first }) => ({
        text: `${character.name} is dead on page ${death.at.page} and has ${counted(later.length, 'speech', 'speeches')} after that, the first on page ${first.page}.`,
        evidence: [quoteWhere(death, (text) => pattern.test(text)), quoteOf(first.passage)],
      })),
      advice: `Settle whether ${one.character.name} is dead on page ${one.death.at.page}. If what follows on page ${one.first.page} is a memory or a recording, mark it in the heading or as (V.O.).`,
      unless: `If ${one.character.name} turns out to have survived page ${one.death.at.page}, or the story is not told in order, the script is right.`,
    };
  },
};

const anyExit = /\b(?:exits|leaves|out)\b/;

/** 'Ines leaves.', 'Ines storms out', 'Ines walks out of the room'; not 'leaves a note', 'walks out onto the porch'. */
function exitOf(id: string): RegExp {
  return new RegExp(
    `^(?:Then |And |Finally,? |Without (?:a|another) word,? )?${nameSource(id)}\\s+(?:quickly |slowly |quietly |silently |abruptly )?(?:exits|leaves|(?:storms|walks|runs|rushes|strides|stalks|hurries|slips|marches|goes) out|leaves the (?:room|house|office|building|kitchen|bar|store|shop|apartment|hall)|exits the (?:room|house|office|building|kitchen|bar|store|shop|apartment|hall)|(?:storms|walks|runs|rushes|strides|stalks|hurries|slips|marches|goes) out of the (?:room|house|office|building|kitchen|bar|store|shop|apartment|hall))(?:,? (?:slamming|closing|shutting) the door(?: behind (?:him|her|them))?)?\\s*[.!]`,
    'u',
  );
}

const goneButSpeaks: FlawRule = {
  id: 'goneButSpeaks',
  topic: 'gone-but-speaks',
  effect: 0.6,
  find({ characters, scenes, english }) {
    if (!english) return null;
    const left = scenes.filter(({ passages }) =>
      passages.some(({ kind, text }) => kind === 'action' && anyExit.test(text)),
    );
    const found = left.flatMap((scene) =>
      characters
        .filter(({ id }) => scene.speakers.includes(id))
        .flatMap((character) => leavesAndSpeaks(character, scene.passages, scene.speeches)),
    );
    const [one] = found;
    if (!one) return null;
    return {
      title: `${one.character.name} goes on page ${one.exit.at.page} and speaks on in the room`,
      points: found.slice(0, placesShown).map(({ character, exit, speech, pattern }) => ({
        text: `${character.name} leaves on page ${exit.at.page} and speaks again in the same scene, on page ${speech.page}, without having come back.`,
        evidence: [quoteWhere(exit, (text) => pattern.test(text)), quoteOf(speech.passage)],
      })),
      advice: `On ${pagesOf(found.map(({ exit }) => exit.at.page))}, move the exit behind the last line, bring the person back, or mark the speech (O.S.).`,
      unless: `If ${one.character.name} calls back from the door on page ${one.speech.page}, (O.S.) behind the cue says so.`,
    };
  },
};

interface Leaving {
  readonly character: Character;
  readonly exit: Passage;
  readonly speech: Speech;
  readonly pattern: RegExp;
}

/** The first exit in the scene after which the person speaks with others between and is not named in the action again. */
function leavesAndSpeaks(character: Character, passages: readonly Passage[], speeches: readonly Speech[]): Leaving[] {
  const pattern = exitOf(character.id);
  const named = new RegExp(nameSource(character.id), 'u');
  for (const exit of passages) {
    if (exit.kind !== 'action') continue;
    const sentences = sentencesOf(exit.text);
    const at = sentences.findIndex((text) => pattern.test(text));
    if (at < 0 || at < sentences.length - 1) continue;
    const after = speeches.filter(({ passage }) => passage.order > exit.order);
    const index = after.findIndex(({ speakers }) => speakers.includes(character.id));
    const speech = after[index];
    // A line on the way out may stand right behind the exit; the slip is one that others have answered in between.
    if (!speech || index === 0 || heardFromElsewhere(speech)) continue;
    const back = passages.some(
      ({ order, kind, text }) =>
        order > exit.order &&
        order < speech.passage.order &&
        kind !== 'dialogue' &&
        (named.test(text) || kind === 'shot'),
    );
    if (!back && speech.parentheticals.every(({ text }) => !/\b(?:off|from|return|back|door|phone)/i.test(text)))
      return [{ character, exit, speech, pattern }];
  }
  return [];
}

/** Calls the listener by the speaker's own name: 'ANNA: Anna, sit down.' */
function addressesOwnName(speech: Speech, id: string): boolean {
  if (!speech.text.toUpperCase().includes(firstWord(id))) return false;
  const name = nameSource(id);
  const opens = new RegExp(`^${name},\\s`, 'u').test(speech.text);
  const closes = new RegExp(`,\\s${name}[.?!]*$`, 'u').test(speech.text);
  if (/\b(?:say|said|says|poor|stupid|come on|get a grip|calm down)\b/i.test(speech.text)) return false;
  const ownName = /\b(?:me|I['’]m|I am|name|this is|called|myself|it['’]s)\b/i;
  return opens || (closes && !ownName.test(speech.text));
}

const addressesSelf: FlawRule = {
  id: 'addressesSelf',
  topic: 'addresses-self',
  effect: 0.6,
  find({ characters, scenes, english }: Derived) {
    if (!english) return null;
    const found = characters.flatMap((character) =>
      character.speeches
        .filter(
          (speech) =>
            speech.speakers.length === 1 &&
            !heardFromElsewhere(speech) &&
            addressesOwnName(speech, character.id) &&
            (scenes[(speech.scene ?? 0) - 1]?.speakers.length ?? 0) > 1,
        )
        .map((speech) => ({ character, speech })),
    );
    const [one] = found;
    if (!one) return null;
    return {
      title: `${one.character.name} speaks to ${one.character.name} on page ${one.speech.page}`,
      points: found.slice(0, placesShown).map(({ character, speech }) => ({
        text: `Under the cue ${character.id}, page ${speech.page} has a line that is spoken to ${character.name}.`,
        evidence: [quoteOf(speech.passage)],
      })),
      advice: `See who is meant to say the line on ${pagesOf(found.map(({ speech }) => speech.page))}: the cue above it looks like a slip.`,
      unless: `If ${one.character.name} talks to the mirror on page ${one.speech.page}, or imitates somebody, the cue is right.`,
    };
  },
};

/** Up to this many are slips; more are a way of writing. */
const mostSlips = 3;

const sameCueTwice: FlawRule = {
  id: 'sameCueTwice',
  topic: 'same-cue-twice',
  effect: 0.35,
  find({ speeches, passages, nameOf }) {
    const firsts = new Map<number | null, Passage>();
    const lasts = new Map<number | null, Passage>();
    for (const passage of passages) {
      if (!firsts.has(passage.speech)) firsts.set(passage.speech, passage);
      lasts.set(passage.speech, passage);
    }
    const found = speeches.slice(1).flatMap((speech, index) => {
      const before = speeches[index];
      const last = before ? lasts.get(before.ordinal) : undefined;
      const [id = ''] = speech.speakers;
      const first = firsts.get(speech.ordinal);
      const adjoining = before && last && first && first.order === last.order + 1 && before.scene === speech.scene;
      const halves = before?.passage.dual || speech.passage.dual;
      const same = before?.speakers.join() === speech.speakers.join() && !/^(?:ALL|CROWD|VOICES?|EVERYONE)\b/.test(id);
      // A voice-over and the same person's line in the scene are two speeches on purpose.
      const sameVoice = before?.offScreen === speech.offScreen;
      return before && adjoining && same && sameVoice && !halves && (speech.passage.cue?.extensions ?? []).length === 0
        ? [{ id, before, speech }]
        : [];
    });
    const [one] = found;
    if (!one || found.length > mostSlips) return null;
    return {
      title: `${nameOf(one.id)} has two cues on end on page ${one.speech.page}`,
      points: found.map(({ id, before, speech }) => ({
        text: `On page ${speech.page} one speech of ${nameOf(id)} follows on another, with nothing between them.`,
        evidence: [quoteOf(before.passage), quoteOf(speech.passage)],
      })),
      advice: `On ${pagesOf(found.map(({ speech }) => speech.page))}, see whether a reply was lost, whether the second cue names the wrong person, or whether the two are one speech.`,
      unless: `If ${nameOf(one.id)} pauses between the two on page ${one.speech.page}, a line of action or (beat) shows it.`,
    };
  },
};

export const presenceRules: readonly FlawRule[] = [speaksAfterDeath, goneButSpeaks, addressesSelf, sameCueTwice];
