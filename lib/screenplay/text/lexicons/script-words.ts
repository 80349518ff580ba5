/**
 * Words by which the reader knows lines, from script-words.json, which says of each list what it is for. Own lists; a space in those of title pages is any white space.
 */
import { lexicon } from '../phrases.ts';
import table from './script-words.json' with { type: 'json' };

// Words of scene headings, by their place in one. English per the Fountain 1.1 specification and Final Draft's smart type, the others as met.
export const sceneWords = lexicon(table.sceneWords.words);
export const frames = lexicon(table.frames.words);
export const framedOpenings = lexicon(table.framedOpenings.words);
export const timesOfDay = lexicon(table.timesOfDay.words);
export const timeMarks = lexicon(table.timeMarks.words);
export const beforeTimes = lexicon(table.beforeTimes.words);
export const notEndings = lexicon(table.notEndings.words);
export const hyphened = lexicon(table.hyphened.words);
export const timesBetweenDashes = lexicon(table.timesBetweenDashes.words);
export const eastAsianTimes: readonly string[] = table.eastAsianTimes.words;
export const eastAsianSides: readonly string[] = table.eastAsianSides.words;

// Words of transitions, shots and endings (The Hollywood Standard, chapter on shots), by their place in a slug.
export const destinations = lexicon(table.destinations.words);
export const transitions = lexicon(table.transitions.words);
export const manners = lexicon(table.manners.words);
export const shotOpenings = lexicon(table.shotOpenings.words);
export const closeness = lexicon(table.closeness.words);
export const behindClose = lexicon(table.behindClose.words);
export const angles = lexicon(table.angles.words);
export const delays = lexicon(table.delays.words);
export const endMarks = lexicon(table.endMarks.words);
export const whatEnds = lexicon(table.whatEnds.words);
export const actNumbers = lexicon(table.actNumbers.words);

// Words of title pages, by what they tell of a line. Own lists; credits in the languages whose title pages were met. A space is any white space.
export const foreignCredits = lexicon(table.foreignCredits.words);
export const loneCredits = lexicon(table.loneCredits.words);
export const creditedWorks = lexicon(table.creditedWorks.words);
export const creditedDeeds = lexicon(table.creditedDeeds.words);
export const furtherDeeds = lexicon(table.furtherDeeds.words);
export const kindsOfWork = lexicon(table.kindsOfWork.words);
export const beforeKinds = lexicon(table.beforeKinds.words);
export const behindKinds = lexicon(table.behindKinds.words);
export const sourceOpenings = lexicon(table.sourceOpenings.words);
export const draftMarks = lexicon(table.draftMarks.words);
export const months = lexicon(table.months.words);
export const noticeOpenings = lexicon(table.noticeOpenings.words);
export const otherCredits = lexicon(table.otherCredits.words);
export const storyCredits = lexicon(table.storyCredits.words);
export const formerTitles = lexicon(table.formerTitles.words);
export const presenters = lexicon(table.presenters.words);
export const templateTexts = lexicon(table.templateTexts.words);
export const contactMarks = lexicon(table.contactMarks.words);
export const nameParticles = lexicon(table.nameParticles.words);

// Words by which a line is known for talk, action, a cue or a count. Own lists; English, other languages go by the rest.
export const talkWords = lexicon(table.talkWords.words);
export const actionWords = lexicon(table.actionWords.words);
export const abbreviations = lexicon(table.abbreviations.words);
export const countedThings = lexicon(table.countedThings.words);
export const revisionWords = lexicon(table.revisionWords.words);
export const pictureHeads = lexicon(table.pictureHeads.words);
export const soundHeads = lexicon(table.soundHeads.words);
export const titles = lexicon(table.titles.words);
export const chineseSceneFacts = lexicon(table.chineseSceneFacts.words);
