/** The question of each pass, in words. What is asked stays within the bounds that a reading of 120 pages may cost. */
import type { StoryGroup } from './forms.ts';

export const scenesQuestion = (first: number, last: number): string =>
  `Read scenes ${first} to ${last} above, one entry a scene, in order, none left out.
happens: what happens, present tense, at most 22 words, names where they matter.
want: who wants what of whom, at most 12 words; null where nobody wants anything.
turns: what is different at the end, and what it cost, at most 14 words; null where nothing changes.
plants, pays: things, lines, rules, skills or promises set up here, or coming back here, as short noun phrases; mostly empty.
could: keep, or trim, merge, cut where the script would lose nothing by it. note: why, at most 20 words; null for keep.
cites: one piece, or two, that show what happens.
slips: only what a proofreader would mark beyond doubt: a wrong word (peaks for peeks), a missing word, a sentence that is none, a cue run into the action, a name spelled otherwise than elsewhere. cite the piece; written: the words as they stand, 2 to 12 of them; better: the same words mended. No style, no dialect in dialogue, nothing meant. At most twelve.`;

const groupQuestions: Readonly<Record<StoryGroup, string>> = {
  people: `people: those who carry the story, most important first, at most eight. name as the cues have it; aliases: other names the script has for them. want: what they are after; need: what they lack and do not see; flaw: the habit that costs them; arc: from, to; works: what is best about them on the page; missing: the one thing the page still owes them, null where it owes nothing, with the absence where it can be searched for, and in "try" what could be typed tomorrow, naming the page or scene. cast: what an actor is offered, at most 12 words. Texts at most 30 words each.
bonds: what stands between two of them, at most eight: said, what turns it, what they never settle (unfinished).`,
  shape: `shape: what kind of shape it has, in its own terms, at most 25 words.
beats: the turns that the story would not go on without, in order, at most ten; name: the field's word where it fits, else your own; said: what turns for whom.
setups: what is planted and whether it pays, at most fourteen, dropped ones first: what, planted, paid (cites), state; for a dropped or half one the absence.`,
  meaning: `genre: the kind of story, in at most six words. promises: what that kind promises an audience and whether this script keeps it, at most five.
tone: the ruling tone and where it is heard. shifts: where it changes, and whether the page prepares it, at most five. themes: what it is about, each carried by an action, an image or a line, at most three.`,
  telling: `loglines: three of at most 40 words: plain, hook, character. Who, wanting what, against what, at what cost.
pitch: at most 60 words. synopsis: the whole story, ending included, in 8 to 14 sentences, each with the numbers of the scenes it tells.`,
};

export const storyQuestion = (groups: readonly StoryGroup[]): string =>
  `Say what the story is. Fill these fields:\n${groups.map((group) => groupQuestions[group]).join('\n')}`;

export const pointsQuestion = `Now the notes: what a writer would pay for. Four to eight strengths, six to twelve weaknesses, at most three questions and three opportunities, each a point of its own, most important first.
title: at most ten words, about this script. text: what the page does, at most 45 words. costs: what that does to a reader, and to whom, at most 20 words. try: for a weakness, what could be typed, naming the page or scene, at most 40 words. before, after: for at most six points a line or two of the script as it stands and as it could be; else null.
weight: 5 decides whether the script is bought, 1 is a detail. effort: word, scene, sequence or draft. fault: true for a contradiction on the page, or an answer that was looked for and is missing. people: whom it is about, by name. topics: the reports it belongs to, its own first.
Look for faults of logic before anything else: who knows what when, what a plan needs, what a speech claims against what was shown, distances, deadlines, names. Then what the ending owes. Then what could be cut.
plan: the rewrite in at most eight steps, in order of worth for effort; points: their numbers in your list, from 1.`;

export const judgementQuestion = `Judge it. Of thirty scripts that a company reads it recommends one and considers five.
against: the strongest case against this script, at most 50 words, made before you grade it. script, writer: pass, consider or recommend. verdict: two or three sentences to the writer. because: numbers of the points that decide.
ratings: one number from 1 to 10, halves allowed, for each of Flux (movement and change), Recall (what stays), Audience Appeal, Message, Engagement, Credibility, Aesthetics, Likability, Impact, Believability, Enjoyment, Relatability; names as given, in lower case; most produced scripts lie between 5 and 8; why: at most 20 words; because: numbers of points.
audience: for whom. narrowed_by: what keeps others away. level: what it would cost to make. drivers: what costs most, with scenes, at most five. cheaper_by: at most three. comparables: three to five released works that an executive would name, with the year, what they share with this script and how they differ, at most 15 words each; only works you are sure of. formats: as feature, as pilot of an hour, as half hour, as limited series: fits yes, with changes or no, and why.`;

export const checkQuestion = `For each claim say whether its passages carry it, read alone: yes; partly, where a part of it stands elsewhere; no, where they say something else, of somebody else, or nothing of it. Judge a fact strictly: who does what, numbers, negations. Judge a want, a need or a reading by whether the passages suggest it. Answer every claim by the name that follows the word Claim.`;
