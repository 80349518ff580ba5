/** Verbs of the action that the rules on exits, thoughts and openings read, as lists of our own. */

/** Before the name of who leaves. */
export const exitOpenings = ['Then', 'And', 'Finally(,)', 'Without {a|another} word(,)'];
export const exitManners = ['quickly', 'slowly', 'quietly', 'silently', 'abruptly'];
const strides = ['storms', 'walks', 'runs', 'rushes', 'strides', 'stalks', 'hurries', 'slips', 'marches', 'goes'];
const rooms = ['room', 'house', 'office', 'building', 'kitchen', 'bar', 'store', 'shop', 'apartment', 'hall'];
/** 'leaves', 'storms out of the room'; not 'leaves a note', 'walks out onto the porch'. */
export const exits = [
  'exits',
  'leaves',
  '{strides} out',
  'leaves the {rooms}',
  'exits the {rooms}',
  '{strides} out of the {rooms}',
];
export const exitSlots = { strides, rooms };

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
