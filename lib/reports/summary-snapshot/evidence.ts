/** Gathers the snapshot: the five specified fields, numbers and key scenes. Refuses to pass a guess for a fact: notes say which is which. */
import type { ScriptDetails } from '../../contract/uploads.ts';
import type { AnalysisInput } from '../../engine/analysis-input.ts';
import type { Derived } from '../../engine/derive.ts';
import type { Character } from '../../engine/people/character-index.ts';
import { quoteOf } from '../../engine/text/quote.ts';
import { decimal, listed, percent } from '../../engine/wording.ts';
import type { Screenplay } from '../../screenplay/model.ts';
import { formatAndReason } from '../format-words.ts';
import { kindOf } from '../from-derived.ts';
import type { Fact, SummarySnapshotFindings } from './card.ts';
import { genreFact } from './genre.ts';
import { loglineFact } from './logline.ts';
import { composeSummary } from './summary.ts';

export function summarySnapshotEvidence({ screenplay, derived, details }: AnalysisInput): SummarySnapshotFindings {
  const title = titleFact(screenplay, details);
  const writer = writerFact(screenplay);
  const genre = genreFact(screenplay, details);
  const lead = leadOf(derived, details);
  const logline = loglineFact(derived, lead);
  const { paragraphs, keyScenes } = composeSummary(derived, title.value, lead);
  return {
    Title: title.value,
    Writer: writer.value,
    Genre: genre.value,
    Logline: logline.value,
    Summary: paragraphs.join('\n\n'),
    facts: [title, writer, genre, logline, ...detailFacts(details)],
    numbers: numberFacts(derived),
    keyScenes: [...keyScenes],
    pageCount: Math.max(1, screenplay.pageCount),
    short: derived.short,
  };
}

const fact = (label: string, value: string, note: string | null): Fact => ({ label, value, note, evidence: [] });

/** Details beat the title page; a difference is said. */
function titleFact({ titlePage }: Screenplay, details: ScriptDetails): Fact {
  const printed = titlePage.title?.replace(/\s+/g, ' ').trim() ?? '';
  const given = details.title.trim();
  const episode = titlePage.episode && `Episode ${titlePage.episode.replace(/\s+/g, ' ')}.`;
  const noted = (note: string | null): string | null => [note, episode].filter(Boolean).join(' ') || null;
  if (given === '')
    return fact(
      'Title',
      printed === '' ? 'Untitled' : printed,
      noted(printed === '' ? 'The script has no title page.' : null),
    );
  const differs = printed !== '' && printed.toLowerCase() !== given.toLowerCase();
  return fact(
    'Title',
    given,
    noted(differs ? `As given in the script’s details; the title page has “${printed}”.` : null),
  );
}

function writerFact({ titlePage }: Screenplay): Fact {
  const notes = [titlePage.source && `Source: ${titlePage.source}.`, titlePage.draft && `Draft: ${titlePage.draft}.`];
  const note = notes.filter(Boolean).join(' ').replace(/\s+/g, ' ');
  return fact(
    'Writer',
    titlePage.authors.length > 0 ? listed(titlePage.authors) : 'Not named on the title page',
    note === '' ? null : note,
  );
}

/** The character that the details name, if such a one speaks; else the lead by words. */
function leadOf({ characters, lead }: Derived, details: ScriptDetails): Character | null {
  const named = details.character.trim().toUpperCase();
  const given =
    named === ''
      ? undefined
      : characters.find(({ id, introduction }) => id === named || introduction?.fullName.toUpperCase() === named);
  return given ?? lead?.character ?? null;
}

function detailFacts(details: ScriptDetails): Fact[] {
  const given: readonly (readonly [label: string, value: string])[] = [
    ['Type of script', details.script_type],
    ['Director', details.director],
    ['Tentative cast', details.cast],
    ['Hero', details.hero],
    ['Character', details.character],
  ];
  return given
    .filter(([, value]) => value.trim() !== '')
    .map(([label, value]) => fact(label, value.trim(), 'As given in the script’s details.'));
}

/** '1 page', '1.1 pages'. */
const plural = (count: string, one: string): string => `${count} ${one}${count === '1' ? '' : 's'}`;

function numberFacts(derived: Derived): Fact[] {
  const { pages, scenes, characters, speeches, talkWords, actionWords, lead, keyScenes, locations } = derived;
  const longest = [...scenes].sort((a, b) => b.pages - a.pages)[0];
  const facts: Fact[] = [
    fact(
      'Length',
      `${plural(decimal(pages), 'page')}, ${plural(String(scenes.length), 'scene')}, ${plural(String(locations.locations.length), 'location')}`,
      derived.short ? `Measured as ${formatAndReason(kindOf(derived))}.` : null,
    ),
    fact(
      'Talk',
      `${speeches.length} speeches by ${characters.length} speakers, ${percent(talkWords / Math.max(1, talkWords + actionWords))} of all words`,
      null,
    ),
  ];
  if (lead) {
    const first = lead.character.speeches[0];
    const note =
      'By words spoken: over produced scripts the character with most lines is billed first in two of three.';
    facts.push({
      label: 'Lead',
      value: `${lead.character.name}, ${percent(lead.character.share)} of the talk`,
      note,
      evidence: first ? [quoteOf(first.passage)] : [],
    });
  }
  if (longest && keyScenes.length > 0) {
    facts.push({
      label: 'Longest scene',
      value: `Scene ${longest.ordinal}, ${plural(decimal(longest.pages), 'page')}`,
      note: null,
      evidence: [quoteOf(longest.headingPassage)],
    });
  }
  return facts;
}
