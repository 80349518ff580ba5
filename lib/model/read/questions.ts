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
  people: `people: everybody who carries the story or changes it, the opponent and the dead among them, most important first, at most eight; nobody with a turn of their own is left out. name as the cues have it; aliases: other names the script has for them. want: what they are after; need: what they lack and do not see; flaw: the habit that costs them; arc: from, to; works: what is best about them on the page; missing: the one thing the page still owes them, null where it owes nothing, with the absence where it can be searched for, and in "try" what could be typed tomorrow, naming the page or scene. cast: what an actor is offered, at most 12 words. Texts at most 30 words each.
bonds: what stands between two of them, at most eight: said, what turns it, what they never settle (unfinished).`,
  shape: `shape: what kind of shape it has, at most 25 words, in words that somebody understands who has not read it.
beats: the turns that the story would not go on without, in order, at most twelve, from the first to the last: the reveal, the low point, the choice and what it ends on among them; name: the field's word where it fits, else your own; said: what turns for whom.
setups: what is planted and whether it pays, at most fourteen, those that matter most to the ending first: what, planted (the piece that shows it first), paid (the piece that pays it), state; for a dropped or half one the absence.`,
  meaning: `genre: the kind of story, in at most six words. promises: what that kind promises an audience and whether this script keeps it, at most five.
tone: the ruling tone and where it is heard. shifts: where it changes, and whether the page prepares it, at most five. themes: what it is about, at most three, the spine first: the word, the thing or the wish that runs from the first scene to the last and turns on the way. No retelling of the plot; each carried by an action, an image or a line.`,
  telling: `loglines: three of at most 40 words: plain, hook, character. Who, wanting what, against what, at what cost. Nothing that the pages do not say; none gives the last turn away, or anything that the lead does not know when she or he sets out.
pitch: at most 60 words, every 'it' and 'they' clear. synopsis: the whole story, ending included, in 8 to 14 sentences, each with the numbers of the scenes it tells.`,
};

export const storyQuestion = (groups: readonly StoryGroup[]): string =>
  `Say what the story is. Fill these fields:\n${groups.map((group) => groupQuestions[group]).join('\n')}`;

export const pointsQuestion = `Now the notes: what a writer would pay for. Four to eight strengths, six to twelve weaknesses, at most three questions and three opportunities, each a point of its own, most important first.
title: at most ten words, about this script. text: what the page does, at most 45 words. costs: what that does to a reader, and to whom, at most 20 words. try: for a weakness, what could be typed, naming the page or scene, at most 40 words. before, after: for at most six points a line or two of the script as it stands and as it could be; else null.
weight: 5 decides whether the script is bought, 1 is a detail. effort: word, scene, sequence or draft. fault: true for a contradiction on the page, or an answer that was looked for and is missing. people: whom it is about, by name. topics: the reports it belongs to, its own first.
Look in this order. Faults of logic: who knows what when, what a plan needs, what a speech claims against what was shown, distances, deadlines, sums. Continuity, as a script editor goes through it: things put down and picked up, days and hours, names and their spelling, who is where, rules of the world. The opponent: what she or he wants, when we learn it, whether it is argued. What the ending owes. Dialogue: who explains, who sounds alike. Pace: where nothing can be lost. What could be cut.
A gap is a fault only where no line of the script closes it: look for that line first. cites: the piece that proves the note first, and for a fault each of the pieces that disagree.
try: read the scene it would be typed into, and the ten lines after it, before you write it. Not what the page has already; nothing that makes a later line or a rule of the world impossible; never a cut of what you praise elsewhere. What it adds is named in its own words, and its page is the page where it is typed.
Among the strengths: what runs through the whole, the best plant and its pay-off, the clue that is fair, the best joke.
plan: the rewrite in at most eight steps, in order of worth for effort; points: their numbers in your list, from 1.`;

export const judgementQuestion = `Judge it. Of thirty scripts that a company reads it recommends one and considers five.
against: the strongest case against this script, at most 50 words, made before you grade it. script, writer: pass, consider or recommend. verdict: two or three sentences to the writer. because: numbers of the points that decide.
ratings: one number from 1 to 10, halves allowed, for each of Flux (movement and change), Recall (what stays), Audience Appeal, Message, Engagement, Credibility, Aesthetics, Likability, Impact, Believability, Enjoyment, Relatability; names as given, in lower case; most produced scripts lie between 5 and 8; every one of the twelve; why: at most 20 words, plain; because: numbers of points.
audience: for whom, with the age it is fit for. narrowed_by: what keeps others away: length, language, rights named on the title page, scenes that do not fit that age. level: what it would cost to make. shoot: what a producer plans by, at most 35 words: live action or animation, days, extras, what has to be built, animals, children, effects. drivers: what costs most, with scenes, at most five. cheaper_by: at most three. comparables: three to five released works of this length and form that an executive would name today, one of the last ten years among them, with the year, what they share with this script and how they differ, at most 15 words each; only works you are sure of.
formats: the form it is written in, and every other that somebody might propose, of feature, short, pilot of an hour, half hour, limited series, stage play, audio play, graphic novel: fits yes, with changes or no, and why, at most 20 words.
potential: a sentence each, at most 30 words: artistic (what an award would be for), emotional (what an audience feels at the end, and where), commercial (who would buy it and what for), festival (which kind of festival, slot or platform, by name where you are sure, and what speaks against it), cultural (what it says to now). null where there is nothing to say.`;

export const fixesQuestion = `Each proposal below is to be typed into this script. Read the scenes around the place it names, then say whether it holds: yes; there already, where the page has it; breaks something, where a line that stands would become wrong or impossible, a rule of the world is broken, the wrong person would know it, or something is lost that works.
better: for those that do not hold, the same wish put so that it holds, naming the page, at most 40 words; null where nothing can be done about it. Name every proposal by its number.`;

export const checkQuestion = `For each claim say whether its passages carry it, read alone: yes; partly, where a part of it stands elsewhere; no, where they say something else, of somebody else, or nothing of it. Judge a fact strictly: who does what, numbers, negations. Judge a want, a need or a reading by whether the passages suggest it. Answer every claim by the name that follows the word Claim.`;
