/** Lines in which a word was lost or left over, with what may be meant. */
import { english, hall, talk } from '../example-script.ts';
import { lostWordsIn } from './lost-words-in.ts';
import { readBySlips, slipRule } from './slip-rule.ts';

export const lostWords = slipRule({
  id: 'lostWords',
  name: 'A word lost or left over (had tell, the a)',
  topic: 'lost-words',
  over: 'words',
  effect: 0.35,
  title: 'Words are lost or left over',
  find: (derived) =>
    readBySlips(derived).flatMap((passage) =>
      lostWordsIn(passage).map(({ phrase, meant }) => ({ passage, word: phrase, meant })),
    ),
  costs: (where) => `A reader has to guess the word that is missing on ${where}`,
  examples: [
    hall(
      english,
      'She is strapped down to the at the edge of a pool.',
      talk('ANN', 'You should told them. He can goes now.'),
    ),
    hall(english, 'He manages to finds a boat.'),
    hall(english, 'She sits on the a chair.', talk('ANN', 'But I had tell him. You may of course to leave.')),
    hall(english, 'He begins to looks around in comparison the rest.'),
    hall(
      english,
      'He tries open it. She rises from of her seat and looks up him.',
      talk('ANN', 'I am never going see it.'),
    ),
  ],
  nearMisses: [
    hall(
      english,
      'She has to tell him. All she can to help is done with all her might to break it.',
      'The proceeds go to her. His attempts become a joke. She looks him up. He comes in from of all places.',
      'Will goes home. The can tumbles. She reads an in flight magazine. A for sale sign. The by now quiet yard.',
      talk('ANN', 'I had told him. I know Will came. I don’t got it. The a capella group sang on the A train.'),
    ),
  ],
});
