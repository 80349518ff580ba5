/** Verbs of the action that do not agree with who does it, and many where one is meant. */
import { functionWords } from '../../lexicons/function-words.ts';
import { english, hall, talk } from '../example-script.ts';
import { disagreementsIn } from './disagreements.ts';
import { manyWithS } from './many-with-s.ts';
import { isWord } from './meant-word.ts';
import { oneAndManyIn } from './one-and-many.ts';
import { type Slip, slipRule } from './slip-rule.ts';

export const agreement = slipRule({
  id: 'agreement',
  name: 'Verbs that do not agree with who does it (she walk, they walks)',
  topic: 'agreement',
  over: 'action',
  effect: 0.3,
  title: 'Words do not agree with their sentence',
  find({ passages }) {
    const speakers = new Set(passages.flatMap(({ cue }) => (cue === null ? [] : [cue.name])));
    // 'Voices continue' has many of them, and 'An open case' is nobody's who is called AN.
    const isSpeaker = (name: string): boolean =>
      !functionWords.has(name.toLowerCase()) &&
      speakers.has(name.toUpperCase()) &&
      !(/s$/i.test(name) && isWord(name.slice(0, -1).toLowerCase()));
    return passages
      .filter(({ kind }) => kind === 'action')
      .flatMap((passage): Slip[] => [
        ...[...disagreementsIn(passage, isSpeaker), ...oneAndManyIn(passage)].map(
          ({ word, meant, phrase, better }) => ({
            passage,
            word,
            meant,
            phrase,
            better: better ?? `${phrase.slice(0, -word.length)}${meant}`,
          }),
        ),
        ...manyWithS(passage).map(({ phrase, meant }) => ({ passage, word: phrase, meant: [...new Set(meant)] })),
      ]);
  },
  costs: (where) => `The grammar on ${where} makes a reader look for more`,
  examples: [
    hall(
      english,
      'She give him a slap. They enters the hall. A gentlemen waits.',
      talk('ANN', 'Yes.'),
      'Ann walk away.',
    ),
    hall(english, talk('ANN', 'Yes.'), talk('BO', 'No.'), 'Ann and Bo walks away.'),
    hall(english, talk('ANN', 'Yes.'), 'As Ann drag the boat away she stops. At the gate, she wait. It take a while.'),
    hall(english, 'She takes a steps back.'),
    hall(english, 'There are maps of various street. One of the wheel turns. Three year later they are gone.'),
    hall(english, talk('ANN', 'Yes.'), 'Ann’s looks at the gate.'),
    hall(english, 'The boys grabs their plates. She turns as tears rolls down her cheek.'),
  ],
  nearMisses: [
    hall(
      english,
      talk('ANN', 'She give me a slap. A women.'),
      talk('CREW', 'Yes.'),
      'Does she give up? Crew look on. Ann and the dog walk away. Mr. Ann look. A dozen men. She watches Ann drag it.',
      'Ann’s looks of scorn. The marks are from where she hit it. One of the family gives a thumbs up. Both look at it.',
      'Ann touch types a note. A three year old.',
      'One of the boys grabs a plate. The boss grabs it. The news spreads through the town. The boys look up.',
    ),
  ],
});
