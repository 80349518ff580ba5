/** Somebody who has left and speaks on. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import { exitManners, exitOpenings, exitSlots, exits } from '../../norms/flaw-words/action-verbs.ts';
import type { Character } from '../../people/character-index.ts';
import type { Speech } from '../../people/speeches.ts';
import type { Passage } from '../../text/passages.ts';
import { anyOf } from '../../text/phrases.ts';
import { quoteOf, quoteWhere } from '../../text/quote.ts';
import { sentencesOf } from '../../text/words.ts';
import { pagesOf } from '../../wording.ts';
import { english, scene, talk } from '../example-script.ts';
import { flawRule, pointsShown } from '../flaw-rule.ts';
import { nameSource } from '../name-pattern.ts';

const anyExit = /\b(?:exits|leaves|out)\b/;
/** A direction to the actor that says where the line comes from. */
const fromElsewhere = /\b(?:off|from|return|back|door|phone)/i;

/** The page of the exit and of the next speech, with both. */
const leaving = z.object({ who: z.string(), exit: z.number().int(), speech: z.number().int(), cites: z.array(cite) });
const facts = z.object({ pages: z.array(z.number().int()), shown: z.array(leaving).min(1) });

/** Heard from elsewhere, from a recording or from beyond: only CONT'D is not. */
const heardFromElsewhere = ({ passage, voiceOver, offScreen }: Speech): boolean =>
  voiceOver || offScreen || (passage.cue?.extensions ?? []).some((extension) => !/^CONT/i.test(extension));

/** 'Ines leaves.', 'Ines storms out', 'Ines walks out of the room'; not 'leaves a note', 'walks out onto the porch'. */
const exitOf = (id: string): RegExp =>
  new RegExp(
    [
      `^(?:${anyOf(exitOpenings)} )?${nameSource(id)}\\s+(?:${anyOf(exitManners)} )?${anyOf(exits, exitSlots)}`,
      '(?:,? (?:slamming|closing|shutting) the door(?: behind (?:him|her|them))?)?\\s*[.!]',
    ].join(''),
    'u',
  );

/** The first exit in the scene after which the person speaks with others between and is not named in the action again. */
function leavesAndSpeaks(
  { id }: Character,
  passages: readonly Passage[],
  speeches: readonly Speech[],
): z.infer<typeof leaving>[] {
  const pattern = exitOf(id);
  const named = new RegExp(nameSource(id), 'u');
  for (const exit of passages) {
    if (exit.kind !== 'action') continue;
    const sentences = sentencesOf(exit.text);
    const at = sentences.findIndex((text) => pattern.test(text));
    if (at < 0 || at < sentences.length - 1) continue;
    const after = speeches.filter(({ passage }) => passage.order > exit.order);
    const index = after.findIndex(({ speakers }) => speakers.includes(id));
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
    if (!back && speech.parentheticals.every(({ text }) => !fromElsewhere.test(text)))
      return [
        {
          who: characterId(id),
          exit: exit.at.page,
          speech: speech.page,
          cites: [quoteWhere(exit, (text) => pattern.test(text)), quoteOf(speech.passage)],
        },
      ];
  }
  return [];
}

export const goneButSpeaks = flawRule({
  id: 'goneButSpeaks',
  name: 'Somebody who has left and speaks on',
  topic: 'gone-but-speaks',
  effect: 0.6,
  work: 'scene',
  facts,
  find({ characters, scenes, english: isEnglish }) {
    if (!isEnglish) return null;
    const left = scenes.filter(({ passages }) =>
      passages.some(({ kind, text }) => kind === 'action' && anyExit.test(text)),
    );
    const found = left.flatMap((one) =>
      characters
        .filter(({ id }) => one.speakers.includes(id))
        .flatMap((character) => leavesAndSpeaks(character, one.passages, one.speeches)),
    );
    return found.length === 0 ? null : { pages: found.map(({ exit }) => exit), shown: found.slice(0, pointsShown) };
  },
  say({ pages, shown }, nameOf) {
    const [one] = shown;
    const name = nameOf(one?.who ?? '');
    return {
      title: `${name} goes on page ${one?.exit} and speaks on in the room`,
      points: shown.map(({ who, exit, speech, cites }) => ({
        text: `${nameOf(who)} leaves on page ${exit} and speaks again in the same scene, on page ${speech}, without having come back.`,
        evidence: cites,
      })),
      advice: `On ${pagesOf(pages)}, move the exit behind the last line, bring the person back, or mark the speech (O.S.).`,
      unless: `If ${name} calls back from the door on page ${one?.speech}, (O.S.) behind the cue says so.`,
    };
  },
  costs: (where) => `On ${where} a reader looks up to see who is still in the room`,
  examples: [
    pier('Vale walks out.', talk('INES', 'Coward.'), talk('VALE', 'I heard that.')),
    pier('Then Vale slowly leaves the house, closing the door behind him.', talk('INES', 'Go.'), talk('VALE', 'No.')),
  ],
  nearMisses: [
    pier('Vale walks out.', talk('INES', 'Go.'), 'Vale stands in the door again.', talk('VALE', 'I heard that.')),
    pier('Vale walks out.', talk('INES', 'Coward.'), talk('VALE (O.S.)', 'I heard that.')),
    pier('Vale walks out.', talk('INES', 'Coward.'), talk('VALE', '(from the door)\nI heard that.')),
    pier('Vale walks out.', talk('VALE', 'Keep the boat.')),
    pier('Vale walks out onto the deck.', talk('INES', 'Coward.'), talk('VALE', 'I heard that.')),
    pier('Vale leaves a note.', talk('INES', 'What is it?'), talk('VALE', 'Read it.')),
    pier('Vale leaves. Then he turns.', talk('INES', 'What is it?'), talk('VALE', 'My hat.')),
  ],
});

/** A scene in which both have spoken. */
function pier(...rest: readonly string[]): string {
  return scene('EXT. PIER - DAY', english, talk('VALE', 'Give me the rope.'), talk('INES', 'No.'), ...rest);
}
