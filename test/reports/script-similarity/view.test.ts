/** Question 10 as a view: own drafts by the wording they share, in words. */
import { describe, expect, it } from 'vitest';
import { scriptSimilarityView } from '../../../lib/reports/script-similarity/view.ts';
import type { Comparables } from '../../../lib/story/comparables.ts';
import type { Credits } from '../../../lib/story/credits.ts';
import type { OwnDraft } from '../../../lib/story/own-draft.ts';
import type { Source } from '../../../lib/story/source.ts';
import { citeOf, sceneOf } from '../story-people.ts';

const draft = (over: Partial<OwnDraft>): OwnDraft => ({
  title: 'Salt',
  fileName: 'salt-2.pdf',
  uploadedOn: '2026-11-03',
  share: 0.5,
  isDraft: true,
  scenes: 3,
  unchanged: { count: 0, shown: [] },
  reworked: { count: 0, shown: [] },
  fresh: { count: 0, shown: [] },
  gone: 0,
  ...over,
});
const creditsOf = (title: string): Credits => ({
  title,
  episode: null,
  authors: [],
  source: null,
  draft: null,
  setTitle: null,
  said: { logline: null, budget: null, comparables: null, intent: null },
  details: { title: '', scriptType: '', director: '', cast: '', hero: '', character: '' },
});
const source: Source = {
  pageCount: 100,
  pages: 100,
  short: false,
  english: true,
  locations: 2,
  format: { format: 'feature', from: 'length' },
  talkWords: 9000,
  actionWords: 9000,
  speeches: 800,
  marked: [],
  lead: null,
};
const shared = (tag: string, pages: number, quote = 'Rain on farms and barns.') => ({
  tag,
  pages,
  cite: citeOf(quote),
});
const viewOf = (comparables: Comparables, ownDrafts: OwnDraft[] = [], english = true) =>
  scriptSimilarityView({
    credits: creditsOf('Reel'),
    scenes: [sceneOf(1), sceneOf(2)],
    source: { ...source, english },
    comparables,
    ownDrafts,
  });
const view = (...ownDrafts: OwnDraft[]) => viewOf({ among: 2979, films: [], named: [] }, ownDrafts);

describe('the view of films', () => {
  const films: Comparables['films'] = [
    {
      title: 'Witness',
      year: 1985,
      kind: 'film',
      genres: ['crime', 'drama'],
      premises: [
        { told: 'an outsider in a closed community', signs: [] },
        { told: 'a policeman in hiding', signs: [] },
      ],
      shared: [shared('farm', 38), shared('barn', 1)],
    },
    {
      title: 'Heimat',
      year: 1984,
      kind: 'series',
      genres: ['drama'],
      premises: [{ told: 'an outsider in a closed community', signs: [shared('farm', 38)] }],
      shared: [],
    },
  ];

  it('says what a film that the writer names shares, and where nothing is known of it', () => {
    const [known, bare] = films;
    if (!known || !bare) throw new Error('The films are missing.');
    const named: Comparables['named'] = [
      { called: 'witness', film: known },
      { called: 'Heimat', film: { ...bare, shared: [] } },
      { called: 'Nobody’s', film: null },
    ];
    expect(viewOf({ among: 2979, films: [], named }).named).toEqual([
      {
        title: 'Witness (1985, crime and drama)',
        text: 'Both have farm and barn.',
        evidence: [
          { scene: 1, page: 1, line: 1, quote: 'Rain on farms and barns.' },
          { scene: 1, page: 1, line: 1, quote: 'Rain on farms and barns.' },
        ],
      },
      { title: 'Heimat (1984, drama series)', text: 'None of its subjects stands out on these pages.', evidence: [] },
      { title: 'Nobody’s', text: 'Not among the 2,979 films and series whose subjects are known here.', evidence: [] },
    ]);
    expect(viewOf({ among: 2979, films, named: [] }).named).toBeUndefined();
  });

  it('says why there are none', () => {
    expect(viewOf({ among: 2979, films: [], named: [] }).note).toBe(
      'Of 2,979 films and series, none stands near enough to “Reel”.',
    );
    expect(viewOf({ among: 2979, films: [], named: [] }, [], false).note).toBe(
      'Subjects are known by English words: “Reel” is set beside no film.',
    );
  });
});

describe('the view of own drafts', () => {
  it('names two drafts of one title apart, most shared wording first, without a title by the file', () => {
    const { drafts } = view(draft({ share: 0.1 }), draft({ share: 0.4, title: null }));
    expect(drafts.map(({ title }) => title)).toEqual([
      'salt-2.pdf (uploaded on 2026-11-03)',
      '“Salt” (salt-2.pdf, uploaded on 2026-11-03)',
    ]);
  });

  it('says of how many scenes each became what, naming those shown with their places', () => {
    const [first] = view(
      draft({
        reworked: { count: 2, shown: [{ scene: 'sc.2', kept: 0.25, cite: citeOf('Rain.', 2) }] },
        fresh: { count: 1, shown: [{ scene: 'sc.1', kept: 0, cite: citeOf('Snow.') }] },
      }),
    ).drafts;
    expect(first?.bullets).toEqual([
      {
        text: 'Reworked: 2 of 3 scenes, Shed (scene 2, page 2) with 25% kept among them.',
        evidence: [{ scene: 1, page: 2, line: 1, quote: 'Rain.' }],
      },
      {
        text: 'New in this script: 1 of 3 scenes: Shed (scene 1, page 1).',
        evidence: [{ scene: 1, page: 1, line: 1, quote: 'Snow.' }],
      },
    ]);
  });
});
