/** Verbs of the action that the rules on thoughts and openings read, as lists of our own. */

/** Between the person and the verb of the mind. */
export const mindManners = ['suddenly', 'now', 'still', 'always', 'already', 'finally', 'only', 'also', 'secretly'];
/** A verb of the mind with what is thought: 'knows that', 'remembers'. 'Ruth thinks.' can be played. */
export const mindVerbs = [
  'knows {that|he|she|they|what|how|why|who}',
  'wonders {if|what|why|how|whether|who}',
  'believes',
  'hopes {that|he|she|it|for}',
  'wishes',
  'regrets',
  'imagines',
  'suspects',
  'doubts',
  'understands {that|what|why|how}',
  'has always',
  'had always',
];

/** Somebody wakes, or is woken. */
export const wakings = ['alarm clock', 'wakes up', 'jolts awake', 'opens {his|her|their} eyes', 'sit(s) up in bed'];

/** Behind the verb: the thought is spoken, or is something to do. */
export const saidAloud = ['aloud', 'out loud', 'to {himself|herself|themselves}', 'to remember'];

/** Before the subject. */
export const sentenceOpenings = ['And', 'But', 'Then', 'Now'];
